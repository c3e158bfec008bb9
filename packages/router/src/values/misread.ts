import { type Item, type Message, wordsOf } from '../clauses/message.ts'
import { withinEdits } from '../text/edit-distance.ts'
import { fold } from '../text/fold.ts'
import { nameLexicons } from './lexicons.ts'

/** The words of a name, and which of them say what it is of. */
interface NameWords {
  readonly from: number
  readonly to: number
  readonly isContent: (item: Item) => boolean
}

/** Shorter words are corrected by rules of their own. */
const SHORTEST = 5

/**
 * Whether a word of a name was taken for a slip of another one: "quilt batting", "ankara fabric". Beside
 * other words an exchanged or an added letter as likely makes a word that no lexicon knows. A Portuguese
 * name tells by its first word what it is of, which is corrected wherever it stands.
 */
export function isMisread(message: Message, name: NameWords, at: number): boolean {
  const { items, locale } = message
  const item = items[at]
  const typed = item?.kind === 'word' ? fold(item.raw) : ''
  if (item === undefined || typed.length < SHORTEST || typed === item.word) return false
  // One of what is known in numbers is as right: "a flower box".
  if (item.word === `${typed}s`) return true
  if (!withinEdits(typed, item.word, 1) || isClearSlip(typed, item.word)) return false
  // "semente" is no "somente": a name holds words for things.
  if (!namingWords().has(item.word)) return true
  const isContentAt = (place: number) => {
    const other = place >= name.from && place < name.to ? items[place] : undefined
    return other !== undefined && name.isContent(other)
  }
  const isHead = !items.slice(name.from, at).some(name.isContent)
  if (locale === 'pt-BR' && isHead) return false
  return (isContentAt(at - 1) || isContentAt(at + 1)) && !isInPhrase(message, name, at)
}

/** A letter left out, typed twice, or typed too early. */
function isClearSlip(typed: string, word: string): boolean {
  if (typed.length < word.length) return true
  if (typed.length === word.length) return [...typed].sort().join('') === [...word].sort().join('')
  return [...typed].some(
    (letter, at) => letter === typed[at - 1] && typed.slice(0, at) + typed.slice(at + 1) === word,
  )
}

/** Whether a known phrase of several words stands over a place. */
function isInPhrase(message: Message, { from, to }: NameWords, at: number): boolean {
  const words = wordsOf({ message, from, to })
  return words.some((_, start) => {
    const length = Math.max(...nameLexicons.map((one) => one.at(words, start)?.words.length ?? 0))
    return length > 1 && from + start <= at && at < from + start + length
  })
}

let naming: ReadonlySet<string> | undefined

/** Every word in the name of a thing. */
function namingWords(): ReadonlySet<string> {
  naming ??= new Set(nameLexicons.flatMap((one) => [...one.allWords()]))
  return naming
}
