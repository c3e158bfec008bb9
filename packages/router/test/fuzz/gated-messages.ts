import type { Locale } from '../../src/text/locale.ts'
import type { Seeded } from './hostile-messages.ts'

const STATEMENTS: Readonly<Record<Locale, readonly string[]>> = {
  'pt-BR': [
    'gastei 50 no mercado',
    'paguei a luz',
    'comprei um tênis de 300',
    'recebi 4000 de salário',
    'bebi 2 litros de água',
    'pesei 80 kg',
    'dormi 7 horas',
    'corri 5 km em 30 minutos',
  ],
  en: [
    'i spent 50 on groceries',
    'i paid the electricity bill',
    'i bought shoes for 300',
    'i got 4000 of salary',
    'i drank 2 liters of water',
    'i weighed 80 kg',
    'i slept 7 hours',
    'i ran 5 km in 30 minutes',
  ],
}

/** Frames of which each turns any statement into something that is not to be recorded. */
const FRAMES: Readonly<Record<Locale, readonly ((statement: string) => string)[]>> = {
  'pt-BR': [
    (said) => `não ${said}`,
    (said) => `eu nunca ${said}`,
    (said) => `quase que eu ${said}`,
    (said) => `imagina se eu ${said}`,
    (said) => `sonhei que ${said}`,
    (said) => `minha irmã disse que ${said}`,
    (said) => `não registra, mas ${said}`,
    (said) => `${said}, brincadeira`,
    (said) => `só comentando: ${said}`,
    (said) => `"${said}", disse o vizinho`,
    (said) => `ele falou: ${said}`,
  ],
  en: [
    (said) => `it is not true that ${said}`,
    (said) => `i never said ${said}`,
    (said) => `what if ${said}`,
    (said) => `i dreamed that ${said}`,
    (said) => `my sister said ${said}`,
    (said) => `don't log it, but ${said}`,
    (said) => `${said}, just kidding`,
    (said) => `"${said}", said the neighbor`,
    (said) => `he told me ${said}`,
  ],
}

const NOISE = ['', ' ', '!!', ' …', ' 😅', '\u200b', ' kkk', '\n', ' ok', ' 🇧🇷', '\u00a0']

/** A statement that a frame keeps from being recorded, with noise that must not hide the frame. */
export function gatedMessage(random: Seeded): { readonly text: string; readonly locale: Locale } {
  const locale = random.pick(['pt-BR', 'en'] as const)
  const framed = random.pick(FRAMES[locale])(random.pick(STATEMENTS[locale]))
  const cased = random.below(5) === 0 ? framed.toUpperCase() : framed
  return { text: random.pick(NOISE) + cased + random.pick(NOISE), locale }
}
