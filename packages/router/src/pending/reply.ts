import type { SlotSpan } from '../slots/slot-span.ts'
import type { Lexicon } from './lexicon.ts'
import type { PendingInput } from './pending.ts'
import type { ReplyWords } from './reply-words.ts'

/** A message as the reply it may be: its words and values, with the cue phrases of its language. */
export interface Reply extends PendingInput {
  readonly reply: ReplyWords
  readonly spans: readonly SlotSpan[]
  readonly lexicon: Lexicon
}
