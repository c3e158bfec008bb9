import { toClassifierInput } from '../classifier-input.ts'
import {
  type ClassifierExample,
  type ClassifierOptions,
  DEFAULT_OPTIONS,
} from '../classifier-types.ts'

const SAID: Readonly<Record<string, readonly [subjects: string, templates: string]>> = {
  create_expense: [
    'mercado|farmácia|uber|almoço|padaria|cinema',
    'gastei 50 reais no *|comprei * por 30|paguei 12,90 de *|registra 80 com *',
  ],
  get_expenses: [
    'mercado|farmácia|uber|almoço|padaria|cinema',
    'quanto gastei com *?|mostra os gastos de *|total de * esse mês|lista o que foi de *',
  ],
  record_metric: [
    'água|sono|peso|corrida|energia|humor',
    'meu * hoje foi 8|anota * de 7|bati 60 de *|fiz 5 de * agora',
  ],
  create_reminder: [
    'luz|dentista|remédio|reunião|prova|viagem',
    'me lembra da * amanhã|não me deixa esquecer de * sexta|avisa sobre * às 8|põe um lembrete de *',
  ],
  none: [
    'time|tempo|filme|trânsito|vizinho|cachorro',
    'que * lindo|nem me fale de *|o * do meu primo sumiu|adoro falar de *',
  ],
}

/** A small training set, enough to tell four intents and small talk apart. */
export function someExamples(): ClassifierExample[] {
  return Object.entries(SAID).flatMap(([intent, [subjects, templates]]) =>
    templates.split('|').flatMap((template) =>
      subjects.split('|').map((subject) => ({
        ...toClassifierInput(template.replace('*', subject), 'pt-BR'),
        intent,
      })),
    ),
  )
}

/** The shipped options, small enough to train in a moment. */
export const QUICK_OPTIONS: ClassifierOptions = {
  ...DEFAULT_OPTIONS,
  bucketBits: 11,
  embedding: { ...DEFAULT_OPTIONS.embedding, width: 8, hidden: 16, epochs: 6 },
  members: 2,
  folds: 3,
  precision: { read: 0.9, write: 0.95 },
  vouchedPrecision: { read: 0.8, write: 0.9 },
}
