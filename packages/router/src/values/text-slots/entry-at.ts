import type { Message } from '../../clauses/message.ts'
import { MessageNote } from '../../grammar/message-note.ts'
import type { Lexicon, LexiconEntry } from '../lexicon.ts'
import { lexiconsOpenedBy } from '../lexicons.ts'

/**
 * The longest entry of a lexicon that begins at an item and ends before `to`. Many slots ask for many
 * ends from the same item: the lexicon is asked once, for all that follows.
 */
export function entryAt(
  lexicon: Lexicon,
  message: Message,
  from: number,
  to: number,
): LexiconEntry | undefined {
  const longest = entriesOf(message).longestAt(lexicon, from)
  if (longest === undefined || from + longest.words.length <= to) return longest
  return lexicon.at(wordsBetween(message, from, to), 0)
}

/** The first entry of a lexicon anywhere between two items. */
export function entryWithin(
  lexicon: Lexicon,
  message: Message,
  from: number,
  to: number,
): LexiconEntry | undefined {
  for (let at = from; at < to; at++) {
    const entry = entryAt(lexicon, message, at, to)
    if (entry) return entry
  }
  return undefined
}

/** The last item between two at which any of the lexicons knows anything, or -1. */
export function lastKnownBetween(
  lexicons: readonly Lexicon[],
  message: Message,
  from: number,
  to: number,
): number {
  const known = entriesOf(message)
  for (let at = to - 1; at >= from; at--) {
    for (const lexicon of lexicons) if (known.longestAt(lexicon, at)) return at
  }
  return -1
}

/** The words of a stretch; empty beyond the message. */
export function wordsBetween(message: Message, from: number, to: number): string[] {
  const words: string[] = []
  for (let at = from; at < to; at++) words.push(message.items[at]?.word ?? '')
  return words
}

/** What lexicons hold at the items of one message, each looked up once. */
class MessageEntries {
  private readonly words: readonly string[]
  /** The lexicons that ship and know something that begins at an item, as bits. */
  private readonly opened: readonly number[]
  /** Of lexicons that ship by the number of their bit, then by item. */
  private readonly shipped: Known[] = []
  private readonly own = new Map<Lexicon, Known>()

  constructor(message: Message) {
    this.words = message.items.map(({ word }) => word)
    this.opened = message.items.map(({ record }) => lexiconsOpenedBy(record))
  }

  longestAt(lexicon: Lexicon, at: number): LexiconEntry | undefined {
    const isUnknown = lexicon.bit !== 0 && ((this.opened[at] ?? 0) & lexicon.bit) === 0
    if (isUnknown) return undefined
    const entries = this.entriesFrom(lexicon)
    const known = entries[at]
    if (known !== undefined) return known ?? undefined
    const found = lexicon.at(this.words, at)
    entries[at] = found ?? null
    return found
  }

  private entriesFrom(lexicon: Lexicon): Known {
    const number = 31 - Math.clz32(lexicon.bit)
    const known = number < 0 ? this.own.get(lexicon) : this.shipped[number]
    if (known) return known
    const entries: Known = []
    if (number < 0) this.own.set(lexicon, entries)
    else this.shipped[number] = entries
    return entries
  }
}

/** What begins at each item; null where nothing does. */
type Known = (LexiconEntry | null | undefined)[]

const entries = new MessageNote<MessageEntries>()

const entriesOf = (message: Message): MessageEntries =>
  entries.of(message) ?? entries.note(message, new MessageEntries(message))
