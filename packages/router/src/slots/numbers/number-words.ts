import type { Locale } from '../../text/locale.ts'
import { phrasesOf } from '../../text/word-tables.ts'
import { NUMBER_WORDS as WORDS } from './words.generated.ts'

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

const valuesOf = (meanings: Readonly<Record<string, string>>): ReadonlyMap<string, number> =>
  new Map(phrasesOf(meanings).map(([word, value]) => [word, Number(value)]))

const wordsOf = (locale: Locale): Pick<NumberWords, 'units' | 'tens' | 'hundreds' | 'scales'> => ({
  units: valuesOf(WORDS.units[locale]),
  tens: valuesOf(WORDS.tens[locale]),
  hundreds: valuesOf(WORDS.hundreds[locale]),
  scales: valuesOf(WORDS.scales[locale]),
})

const PORTUGUESE: NumberWords = {
  ...wordsOf('pt-BR'),
  joiner: 'e',
  articles: new Set(['um', 'uma']),
}

const ENGLISH: NumberWords = { ...wordsOf('en'), joiner: 'and', articles: new Set(['a', 'an']) }

/** The number words of a language. */
export function numberWordsOf(locale: Locale): NumberWords {
  return locale === 'pt-BR' ? PORTUGUESE : ENGLISH
}

/** Scale letters and words that may follow digits in either language: "1,5k", "2 mil", "1 mi". */
export const DIGIT_SCALES: ReadonlyMap<string, number> = new Map([
  ...valuesOf(WORDS.digitScales['pt-BR']),
  ...valuesOf(WORDS.digitScales.en),
])
