import type { SlotSpan } from '../slots/slot-span.ts'

/** A stretch of words bound to a free-text slot. */
export interface TextBinding {
  readonly type: 'text'
  readonly name: string
  readonly from: number
  readonly to: number
  /** The identifier the lexicon gives the words, when the slot is a lexical one. */
  readonly key?: string
}

/** A scanned slot bound by a template. */
export interface SpanBinding {
  readonly type: 'span'
  readonly name: string
  readonly span: SlotSpan
}

export type Binding = TextBinding | SpanBinding

/** Everything a match bound: what the template asked for, and what was said besides. */
export interface Match {
  readonly bindings: readonly Binding[]
  /** Dates, payment methods and the like, which may stand anywhere in a clause. */
  readonly floats: readonly SlotSpan[]
  /** How many words the template itself named. */
  readonly literalCount: number
  /** How many words went into free text. */
  readonly freeCount: number
}
