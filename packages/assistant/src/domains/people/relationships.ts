import { readFileSync } from 'node:fs'
import { fold } from '@parco/router'
import { parse } from 'yaml'
import { anyOf } from '../internal/word-lists.ts'

const GENDERS = ['feminine', 'masculine', 'either'] as const
type Gender = (typeof GENDERS)[number]

type Group = Readonly<Partial<Record<Gender, readonly string[]>>>

const words = parse(readFileSync(new URL('./relationships.yaml', import.meta.url), 'utf8')) as {
  readonly family: Group
  readonly others: Group
  readonly families: string
  readonly wholeFamily: string
  readonly articles: string
  readonly owners: string
}

interface Relationship {
  readonly key: string
  readonly gender: Gender
}

const groupsOf = (group: Group): readonly (readonly [Gender, readonly string[]])[] =>
  GENDERS.flatMap((gender) =>
    (group[gender] ?? []).map((list) => [gender, list.split(', ')] as const),
  )

const byWord = new Map<string, Relationship>()
for (const [gender, [first = '', ...others]] of [words.family, words.others].flatMap(groupsOf)) {
  for (const word of [first, ...others]) byWord.set(word, { key: first, gender })
}
/** All words that make somebody the same to the user: of "mãe", "mom" too. */
export function sameRelationshipAs(said: string): readonly string[] {
  const key = relationshipOf(said)?.key
  return key === undefined
    ? []
    : [...byWord].flatMap(([word, one]) => (one.key === key ? [word] : []))
}

/** Words by which somebody of the family is spoken of, one or several of them. */
export const FAMILY_WORDS: readonly string[] = [
  ...groupsOf(words.family).flatMap(([, list]) => list),
  ...words.families.split(', '),
]
const wholeFamily: ReadonlySet<string> = new Set(words.wholeFamily.split(', ').map(fold))
const ofFamily: ReadonlySet<string> = new Set(
  groupsOf(words.family).map(([, [first]]) => first ?? ''),
)

/** "minha família", "my relatives": all of them at once. */
export const isWholeFamily = (words: string): boolean =>
  wholeFamily.has(fold(withoutArticle(words.trim())))

/** Whether what somebody is to the user makes them family. */
export const isOfFamily = (words: string): boolean => ofFamily.has(relationshipOf(words)?.key ?? '')

// Words typed without accents; "avo" may be either of two, and is neither.
const folded = new Map<string, Relationship | null>()
for (const [word, relationship] of byWord) {
  const other = folded.get(fold(word))
  folded.set(
    fold(word),
    other === undefined || other?.key === relationship.key ? relationship : null,
  )
}

/** "minha irmã" as the word alone. */
export const withoutArticle = (said: string): string => said.replace(OWNER, '')
const OWNER = new RegExp(`^(?:${anyOf(words.articles)} )?(?:${anyOf(words.owners)} )?`, 'iu')

/** What a word makes somebody to the user; nothing where it is no such word. */
export function relationshipOf(words: string): Relationship | undefined {
  const plain = withoutArticle(words.trim().toLocaleLowerCase())
  const spaced = plain.replaceAll(' in law', '-in-law')
  return byWord.get(spaced) ?? folded.get(fold(spaced)) ?? undefined
}

/** Whether two of the user's words mean the same relationship. */
export function isSameRelationship(one: string, other: string): boolean {
  const [first, second] = [relationshipOf(one), relationshipOf(other)]
  if (first && second) return first.key === second.key
  return fold(one.trim()) === fold(other.trim())
}
