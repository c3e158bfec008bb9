import type { Message } from '../clauses/message.ts'
import type { SlotSpan } from '../slots/slot-span.ts'

/**
 * What a stretch of words is to a free-text slot: nothing that starts like this can be one, not one
 * as it stands, one, or one that a lexicon knows under a key.
 */
export type Verdict = 'never' | 'not-yet' | 'yes' | { readonly key: string }

/** A slot filled by words instead of by a scanner. */
export interface TextSlot {
  readonly maxWords: number
  accepts(message: Message, from: number, to: number): Verdict
  /**
   * The last item between two at which something stands of which any stretch must hold one, or -1;
   * not given where any words may do.
   */
  readonly lastKnown?: ((message: Message, from: number, to: number) => number) | undefined
}

/** In what ways a word may be passed over. */
export interface PassableWord {
  /** Whether it may join a float to its clause: "no" in "no pix". */
  readonly isConnector: boolean
  /** Whether it may be passed over in a question. */
  readonly isSoft: boolean
  /** Whether a filler begins with it. */
  readonly isFilling: boolean
}

/** What the matcher asks about words, for one language and one user's names. */
export interface WordClasses {
  /** The free-text slot of that name, or nothing when the name is a scanned slot's. */
  textSlot(type: string): TextSlot | undefined
  /** The free-text slots of several names in their order, looked up once for the same array. */
  textSlotsOf(types: readonly string[]): readonly (TextSlot | undefined)[]
  /** Whether a scanned span fills the template's slot of this name. */
  isSpanOf(span: SlotSpan, type: string): boolean
  /** Whether the span may stand anywhere in a clause: a date, a way to pay. */
  isFloat(span: SlotSpan): boolean
  /** In what ways each word of a message may be passed over, item by item. */
  passableIn(message: Message): readonly PassableWord[]
  /** How many words at a place say nothing. */
  fillerLength(message: Message, at: number, to: number): number
}
