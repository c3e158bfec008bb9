import type { Locale } from '@parco/protocol'
import type { BenchMessage } from './messages.ts'

/** One situation, as it is said in either language to somebody who just arrived. */
export interface Scenario {
  readonly name: string
  readonly messages: Readonly<Record<Locale, BenchMessage>>
}

/** The model answers at once: only what it is sent first is looked at. */
const message = (text: string): BenchMessage => ({
  kind: 'conversation',
  text,
  answer: 'Ok.',
  calls: [],
})

const scenario = (name: string, portuguese: string, english: string): Scenario => ({
  name,
  messages: { 'pt-BR': message(portuguese), en: message(english) },
})

/** What an assistant is told on an ordinary day, from a greeting to what keeps somebody awake. */
export const SCENARIOS: readonly Scenario[] = [
  scenario('greeting', 'oi, tudo bem?', 'hi, how are you?'),
  scenario('expense', 'gastei 50 no mercado', 'spent 50 on groceries'),
  scenario('sadness', 'estou triste hoje', 'I am sad today'),
  scenario('weight', 'pesei 82 kg hoje', 'I weighed 82 kg today'),
  scenario('debts', 'como estão minhas dívidas?', 'how are my debts?'),
  scenario('job', 'não sei se peço demissão', 'I do not know whether to quit my job'),
  scenario(
    'sleepless',
    'tô com insônia por causa das dívidas',
    'I can not sleep because of my debts',
  ),
]
