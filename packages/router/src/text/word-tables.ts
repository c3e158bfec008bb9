import type { Locale } from './locale.ts'

/** Words of one language by what they mean, one text for each meaning. */
type Meanings<Meaning extends string> = Readonly<Partial<Record<Meaning, string>>>

/** What words mean, in each language. */
type WordTable<Meaning extends string> = Readonly<Record<Locale, Meanings<Meaning>>>

/** The phrases of one language, parted by commas, each with its meaning. */
export const phrasesOf = <Meaning extends string>(
  meanings: Meanings<Meaning>,
): (readonly [phrase: string, meaning: Meaning])[] =>
  (Object.entries(meanings) as [Meaning, string][]).flatMap(([meaning, phrases]) =>
    phrases.split(', ').map((phrase) => [phrase, meaning] as const),
  )

/** The phrases of both languages, each with its meaning. */
export const phrasesOfBoth = <Meaning extends string>(table: WordTable<Meaning>) => [
  ...phrasesOf(table['pt-BR']),
  ...phrasesOf(table.en),
]

/** The words for each meaning, of both languages. */
export function wordSetsOf<Meaning extends string>(table: WordTable<Meaning>) {
  const meanings = Object.keys({ ...table['pt-BR'], ...table.en }) as Meaning[]
  const words = (meaning: Meaning) => `${table['pt-BR'][meaning] ?? ''} ${table.en[meaning] ?? ''}`
  return Object.fromEntries<ReadonlySet<string>>(
    meanings.map((meaning) => [meaning, new Set(words(meaning).trim().split(' '))]),
  ) as Readonly<Record<Meaning, ReadonlySet<string>>>
}
