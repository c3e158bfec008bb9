import { type Message, wordsOf } from '../clauses/message.ts'
import type { UserVocabulary } from '../router-types.ts'
import { isTypoOf } from '../text/edit-distance.ts'
import { lexiconWords } from './lexicon.ts'
import { firstNameLexicon, relationLexicon } from './lexicons.ts'
import { spelled } from './name-of.ts'
import { PERSON_AT as WORDS } from './words.generated.ts'

/** A person named in a message. */
export interface NamedPerson {
  /** The item after the last of the name. */
  readonly to: number
  /** The user's own way to call them, without article or possessive: "sogra", "Ana Paula". */
  readonly ref: string
  /** The kind of relationship, when the word for it was used. */
  readonly relation?: string
}

/** The person whose name begins at an item; nothing when the words name nobody. */
export function personAt(
  message: Message,
  from: number,
  to: number,
  vocabulary: UserVocabulary | undefined,
): NamedPerson | undefined {
  let at = from
  while (at < to - 1 && WORDS.before.has(wordAt(message, at)) && !isName(message, at)) at += 1
  // "my old manager Keisha", "my lovely aunt"
  const isDescribed = at > from && WORDS.describing.has(wordAt(message, at))
  const described = isDescribed ? relationAt(message, at + 1, to) : undefined
  if (described) return described
  return (
    relationAt(message, at, to) ?? ownAt(message, at, to, vocabulary) ?? nameAt(message, at, to)
  )
}

/** "avô" and "avó" fold alike: the accent typed tells, or else the word before. */
function grandparent({ items }: Message, at: number, display: string): string {
  if (!display.endsWith('vó')) return display
  const typed = items[at]?.raw ?? ''
  const isTyped = /[óô]$/i.test(typed)
  const isHis = isTyped ? /ô$/i.test(typed) : WORDS.masculine.has(items[at - 1]?.word ?? '')
  return isHis ? `${display.slice(0, -1)}ô` : display
}

const wordAt = (message: Message, at: number): string => message.items[at]?.word ?? ''

function relationAt(message: Message, at: number, to: number): NamedPerson | undefined {
  if (!relationLexicon.isOpenedBy(wordAt(message, at))) return undefined
  const words = wordsOf({ message, from: at, to })
  const entry = relationLexicon.at(hyphenless(words), 0)
  if (entry === undefined || isEnglishName(message, words[0] ?? '')) return undefined
  const length = lengthOf(words, entry.words)
  const next = nameAt(message, at + length, to)
  // "minha amiga Ana" is Ana; "mãe da Ana" is somebody else's mother.
  if (next && isName(message, at + length)) return { ...next, relation: entry.key }
  const link = at + length
  if (WORDS.links.has(wordAt(message, link)) && link + 1 < to && isName(message, link + 1)) {
    const owner = nameAt(message, link + 1, to)
    if (owner)
      return { to: owner.to, ref: `${entry.display} ${wordAt(message, link)} ${owner.ref}` }
  }
  return { to: at + length, ref: grandparent(message, at, entry.display), relation: entry.key }
}

/** "Nora" is a daughter-in-law in Portuguese, and a name in English. */
const isEnglishName = ({ locale }: Message, word: string): boolean =>
  locale === 'en' && firstNameLexicon.at([word], 0)?.key === 'names'

/** "mother-in-law" is five tokens and three words. */
const hyphenless = (words: readonly string[]): string[] => words.filter((word) => word !== '-')

function lengthOf(words: readonly string[], entry: readonly string[]): number {
  let left = entry.length
  for (const [index, word] of words.entries()) {
    if (word !== '-') left -= 1
    if (left === 0) return index + 1
  }
  return words.length
}

function ownAt(
  message: Message,
  at: number,
  to: number,
  vocabulary: UserVocabulary | undefined,
): NamedPerson | undefined {
  for (const name of vocabulary?.people ?? []) {
    const words = lexiconWords(name)
    const isHere =
      words.length > 0 &&
      at + words.length <= to &&
      words.every((word, index) => isTypoOf(wordAt(message, at + index), word))
    if (isHere) return { to: at + words.length, ref: name }
  }
  return undefined
}

function isName(message: Message, at: number): boolean {
  const item = message.items[at]
  if (item?.kind !== 'word') return false
  const entry = firstNameLexicon.at([item.word], 0)
  // "April was born in 2019": a month that is a name, where only a person can be meant.
  const isMeant =
    entry?.key === 'words' &&
    at === 0 &&
    (isSaidOf(message) || WORDS.copulas.has(wordAt(message, 1)))
  if (WORDS.notPeople.has(item.word) && !isMeant) return false
  if (entry && entry.key !== 'words' && item.word.length > 2) return true
  const isShouted = message.text === message.text.toUpperCase()
  const isPlaced = at > 0 || (isSaidOf(message) && !WORDS.nobody.has(item.word))
  const isCapital = !isShouted && /^\p{Lu}\p{Ll}/u.test(item.raw)
  return isCapital && (isPlaced || isMeant) && item.word.length > 1
}

/** A capital letter opens any sentence: there it is a name only with what is said of people. */
function isSaidOf(message: Message): boolean {
  const isPassed = WORDS.saidAsWell.has(wordAt(message, 1)) || isWrittenLarge(message, 1)
  return WORDS.saidOfPeople.has(wordAt(message, isPassed ? 2 : 1))
}

const isWrittenLarge = (message: Message, at: number): boolean =>
  /^\p{Lu}\p{Ll}/u.test(message.items[at]?.raw ?? '')

function nameAt(message: Message, at: number, to: number): NamedPerson | undefined {
  if (!isName(message, at) || isPointed(message, at)) {
    const name = at + 1 + (wordAt(message, at + 1) === '.' ? 1 : 0)
    if (!WORDS.titles.has(wordAt(message, at)) || name >= to || !isName(message, name))
      return undefined
    const { to: end } = nameAt(message, name, to) ?? { to: name + 1 }
    return { to: end, ref: spelled(message, at, end) }
  }
  let end = at + 1
  while (end < to && isSurname(message, end)) end += 1
  // "João do RH", "Ana da academia" are how people tell two apart.
  if (WORDS.links.has(wordAt(message, end)) && end + 1 < to && isTail(message, end + 1)) end += 2
  return relativeOf(message, at, end, to) ?? { to: end, ref: spelled(message, at, end) }
}

/** "Dr. Lima": written large and with its point, a title is no name by itself. */
const isPointed = (message: Message, at: number): boolean =>
  WORDS.titles.has(wordAt(message, at)) && wordAt(message, at + 1) === '.'

/** "Megan's kid" is somebody else, told by whose they are. */
function relativeOf(
  message: Message,
  at: number,
  end: number,
  to: number,
): NamedPerson | undefined {
  if (wordAt(message, end) !== "'s") return undefined
  const words = wordsOf({ message, from: end + 1, to })
  const entry = relationLexicon.at(hyphenless(words), 0)
  if (entry === undefined) return undefined
  const last = end + 1 + lengthOf(words, entry.words)
  return { to: last, ref: `${spelled(message, at, end)}'s ${entry.display}`, relation: entry.key }
}

function isSurname(message: Message, at: number): boolean {
  const item = message.items[at]
  if (item?.kind !== 'word' || WORDS.notPeople.has(item.word)) return false
  return /^\p{Lu}\p{Ll}/u.test(item.raw)
}

/** After "do" and "da": a place or a company tells a person apart, a verb or a thing does not. */
function isTail(message: Message, at: number): boolean {
  const item = message.items[at]
  return item?.kind === 'word' && /^\p{Lu}/u.test(item.raw) && !WORDS.notPeople.has(item.word)
}
