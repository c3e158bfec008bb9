import type { SlotContext, SlotSpan } from '../slots/slot-span.ts'
import type { Locale } from '../text/locale.ts'
import type { Token } from '../text/token.ts'
import type { TokenKind } from '../text/token-kind.ts'
import type { WordRecord } from '../text/word-record.ts'
import type { SpansByStart } from './spans-by-start.ts'

/** One token of a message as rules see it: typos of known words corrected. */
export interface Item {
  /** The word to compare: folded, abbreviation spelled out, typo corrected. */
  readonly word: string
  /** The characters as written. */
  readonly raw: string
  readonly kind: TokenKind
  /** Offset in the message of its first character. */
  readonly start: number
  /** Offset after its last character. */
  readonly end: number
  /** Whether a space stands before it. */
  readonly isAfterSpace: boolean
  /** Whether the word is one that the grammar, the lexicon or the slot scanners know. */
  readonly isKnown: boolean
  /** What is known of `word` by itself. */
  readonly record: WordRecord
}

/** A message made ready for the stages: its words, and every reading of its slots. */
export interface Message {
  readonly text: string
  readonly locale: Locale
  /** What was typed, politeness and slips included. */
  readonly tokens: readonly Token[]
  readonly items: readonly Item[]
  readonly spans: readonly SlotSpan[]
  /** The spans that start at each item, the longest first. */
  readonly spansAt: SpansByStart
  /** Items that begin a line after the first. */
  readonly lineStarts: ReadonlySet<number>
  readonly slotContext: SlotContext
  /** Steps of matching left for the whole message: reading stays cheap whatever is typed. */
  readonly budget: { steps: number }
  /** What a `MessageNote` has worked out of the message, by the note's number. */
  readonly notes: ({ readonly message: Message; readonly value: unknown } | undefined)[]
}

/** A stretch of a message that says one thing: items `from` up to, not including, `to`. */
export interface Clause {
  readonly message: Message
  readonly from: number
  readonly to: number
}

/** The slots read inside a stretch, in order. */
export function spansIn({ message, from, to }: Clause): SlotSpan[] {
  return message.spans.filter((span) => span.from >= from && span.to <= to)
}

/** The words of a stretch, for a lookup or a trace. */
export function wordsOf({ message, from, to }: Clause): string[] {
  return message.items.slice(from, to).map((item) => item.word)
}
