import type { Locale } from '../../text/locale.ts'

/** The number words of one language. */
export interface NumberWords {
  /** 0 to 19. */
  readonly units: ReadonlyMap<string, number>
  /** 20 to 90. */
  readonly tens: ReadonlyMap<string, number>
  /** 100 to 900, for a language that has words for them. */
  readonly hundreds: ReadonlyMap<string, number>
  /** Thousand and beyond. */
  readonly scales: ReadonlyMap<string, number>
  /** The words that join parts: "e", "and". */
  readonly joiner: string
  /** Words that are an article as well as the number one. */
  readonly articles: ReadonlySet<string>
}

const PORTUGUESE: NumberWords = {
  units: new Map([
    ['zero', 0],
    ['um', 1],
    ['uma', 1],
    ['hum', 1],
    ['dois', 2],
    ['duas', 2],
    ['tres', 3],
    ['quatro', 4],
    ['cinco', 5],
    ['seis', 6],
    ['sete', 7],
    ['oito', 8],
    ['nove', 9],
    ['dez', 10],
    ['onze', 11],
    ['doze', 12],
    ['treze', 13],
    ['catorze', 14],
    ['quatorze', 14],
    ['quinze', 15],
    ['dezesseis', 16],
    ['dezeseis', 16],
    ['dezessete', 17],
    ['dezesete', 17],
    ['dezoito', 18],
    ['dezenove', 19],
  ]),
  tens: new Map([
    ['vinte', 20],
    ['trinta', 30],
    ['quarenta', 40],
    ['cinquenta', 50],
    ['cincoenta', 50],
    ['sessenta', 60],
    ['setenta', 70],
    ['oitenta', 80],
    ['noventa', 90],
  ]),
  hundreds: new Map([
    ['cem', 100],
    ['cento', 100],
    ['duzentos', 200],
    ['duzentas', 200],
    ['trezentos', 300],
    ['trezentas', 300],
    ['quatrocentos', 400],
    ['quatrocentas', 400],
    ['quinhentos', 500],
    ['quinhentas', 500],
    ['seiscentos', 600],
    ['seiscentas', 600],
    ['setecentos', 700],
    ['setecentas', 700],
    ['oitocentos', 800],
    ['oitocentas', 800],
    ['novecentos', 900],
    ['novecentas', 900],
  ]),
  scales: new Map([
    ['mil', 1_000],
    ['milhao', 1_000_000],
    ['milhoes', 1_000_000],
    ['bilhao', 1_000_000_000],
    ['bilhoes', 1_000_000_000],
  ]),
  joiner: 'e',
  articles: new Set(['um', 'uma']),
}

const ENGLISH: NumberWords = {
  units: new Map([
    ['zero', 0],
    ['one', 1],
    ['a', 1],
    ['an', 1],
    ['two', 2],
    ['three', 3],
    ['four', 4],
    ['five', 5],
    ['six', 6],
    ['seven', 7],
    ['eight', 8],
    ['nine', 9],
    ['ten', 10],
    ['eleven', 11],
    ['twelve', 12],
    ['thirteen', 13],
    ['fourteen', 14],
    ['fifteen', 15],
    ['sixteen', 16],
    ['seventeen', 17],
    ['eighteen', 18],
    ['nineteen', 19],
  ]),
  tens: new Map([
    ['twenty', 20],
    ['thirty', 30],
    ['forty', 40],
    ['fourty', 40],
    ['fifty', 50],
    ['sixty', 60],
    ['seventy', 70],
    ['eighty', 80],
    ['ninety', 90],
  ]),
  hundreds: new Map(),
  scales: new Map([
    ['thousand', 1_000],
    ['grand', 1_000],
    ['lakh', 100_000],
    ['lakhs', 100_000],
    ['million', 1_000_000],
    ['crore', 10_000_000],
    ['crores', 10_000_000],
    ['billion', 1_000_000_000],
  ]),
  joiner: 'and',
  articles: new Set(['a', 'an']),
}

/** The number words of a language. */
export function numberWordsOf(locale: Locale): NumberWords {
  return locale === 'pt-BR' ? PORTUGUESE : ENGLISH
}

/** Scale letters and words that may follow digits in either language: "1,5k", "2 mil", "1 mi". */
export const DIGIT_SCALES: ReadonlyMap<string, number> = new Map([
  ['k', 1_000],
  ['mil', 1_000],
  ['thousand', 1_000],
  ['grand', 1_000],
  ['mi', 1_000_000],
  ['mm', 1_000_000],
  ['milhao', 1_000_000],
  ['milhoes', 1_000_000],
  ['lakh', 100_000],
  ['lakhs', 100_000],
  ['million', 1_000_000],
  ['crore', 10_000_000],
  ['crores', 10_000_000],
  ['bilhao', 1_000_000_000],
  ['bilhoes', 1_000_000_000],
  ['billion', 1_000_000_000],
])
