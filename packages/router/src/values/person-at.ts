import type { Message } from '../clauses/message.ts'
import type { UserVocabulary } from '../router-types.ts'
import { isTypoOf } from '../text/edit-distance.ts'
import { lexiconWords } from './lexicon.ts'
import { firstNameLexicon, relationLexicon } from './lexicons.ts'
import { spelled } from './name-of.ts'

/** A person named in a message. */
export interface NamedPerson {
  /** The item after the last of the name. */
  readonly to: number
  /** The user's own way to call them, without article or possessive: "sogra", "Ana Paula". */
  readonly ref: string
  /** The kind of relationship, when the word for it was used. */
  readonly relation?: string
}

const BEFORE = new Set(
  'o a os as meu minha meus minhas my our the nosso nossa do da com ao à'.split(' '),
)
const LINKS = new Set(['do', 'da', 'de', 'dos', 'das'])

/** Capitalised and no person: months, days, places people write large. */
const NOT_PEOPLE = new Set(
  'janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro segunda terca quarta quinta sexta sabado domingo january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday natal deus god pix uber ifood netflix spotify iptu ipva nubank itau bradesco google whatsapp brasil brazil rio english ingles i christmas jesus internet parco excel pdf tv ia ai eu ok'.split(
    ' ',
  ),
)

/** The person whose name begins at an item; nothing when the words name nobody. */
export function personAt(
  message: Message,
  from: number,
  to: number,
  vocabulary: UserVocabulary | undefined,
): NamedPerson | undefined {
  let at = from
  while (at < to - 1 && BEFORE.has(wordAt(message, at)) && !isName(message, at)) at += 1
  return (
    relationAt(message, at, to) ?? ownAt(message, at, to, vocabulary) ?? nameAt(message, at, to)
  )
}

const wordAt = (message: Message, at: number): string => message.items[at]?.word ?? ''

function relationAt(message: Message, at: number, to: number): NamedPerson | undefined {
  const words = message.items.slice(at, to).map((item) => item.word)
  const entry = relationLexicon.at(hyphenless(words), 0)
  if (entry === undefined) return undefined
  const length = lengthOf(words, entry.words)
  const next = nameAt(message, at + length, to)
  // "minha amiga Ana" is Ana; "mãe da Ana" is somebody else's mother.
  if (next && isName(message, at + length)) return { ...next, relation: entry.key }
  const link = at + length
  if (LINKS.has(wordAt(message, link)) && link + 1 < to && isName(message, link + 1)) {
    const owner = nameAt(message, link + 1, to)
    if (owner)
      return { to: owner.to, ref: `${entry.display} ${wordAt(message, link)} ${owner.ref}` }
  }
  return { to: at + length, ref: entry.display, relation: entry.key }
}

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
  if (item?.kind !== 'word' || NOT_PEOPLE.has(item.word)) return false
  if (firstNameLexicon.at([item.word], 0) !== undefined && item.word.length > 2) return true
  const isShouted = message.text === message.text.toUpperCase()
  const isPlaced = at > 0 || message.items[1]?.word === "'s"
  return !isShouted && /^\p{Lu}\p{Ll}/u.test(item.raw) && isPlaced && item.word.length > 1
}

function nameAt(message: Message, at: number, to: number): NamedPerson | undefined {
  if (!isName(message, at)) return undefined
  let end = at + 1
  while (end < to && isSurname(message, end)) end += 1
  // "João do RH", "Ana da academia" are how people tell two apart.
  if (LINKS.has(wordAt(message, end)) && end + 1 < to && isTail(message, end + 1)) end += 2
  return relativeOf(message, at, end, to) ?? { to: end, ref: spelled(message, at, end) }
}

/** "Megan's kid" is somebody else, told by whose they are. */
function relativeOf(
  message: Message,
  at: number,
  end: number,
  to: number,
): NamedPerson | undefined {
  if (wordAt(message, end) !== "'s") return undefined
  const words = message.items.slice(end + 1, to).map((item) => item.word)
  const entry = relationLexicon.at(hyphenless(words), 0)
  if (entry === undefined) return undefined
  const last = end + 1 + lengthOf(words, entry.words)
  return { to: last, ref: `${spelled(message, at, end)}'s ${entry.display}`, relation: entry.key }
}

function isSurname(message: Message, at: number): boolean {
  const item = message.items[at]
  if (item?.kind !== 'word' || NOT_PEOPLE.has(item.word)) return false
  return /^\p{Lu}\p{Ll}/u.test(item.raw)
}

/** After "do" and "da": a place or a company tells a person apart, a verb or a thing does not. */
function isTail(message: Message, at: number): boolean {
  const item = message.items[at]
  return item?.kind === 'word' && /^\p{Lu}/u.test(item.raw) && !NOT_PEOPLE.has(item.word)
}
