import type { IntentCall, JsonValue } from '@parco/protocol'
import type { SlotContext, SlotSpan } from '../slots/slot-span.ts'
import type { ItemNames } from './item-names.ts'
import type { Lexicon } from './lexicon.ts'
import type { ReplyWords } from './reply-words.ts'

/** A reply as a change to one of the pending writes. */
export type Change =
  | {
      readonly type: 'change'
      readonly target: number
      readonly changes: Readonly<Record<string, JsonValue>>
    }
  /** A value was given that cannot be: the slots to ask again. */
  | { readonly type: 'impossible'; readonly target: number; readonly slots: readonly string[] }
  /** It changes something, but not for sure which write or to which of two values. */
  | { readonly type: 'ambiguous' }

/** What the reader of changes needs. */
export interface ChangeInput {
  readonly text: string
  readonly reply: ReplyWords
  readonly spans: readonly SlotSpan[]
  readonly writes: readonly IntentCall[]
  readonly names: ItemNames
  readonly lexicon: Lexicon
  readonly context: SlotContext
  readonly readFresh: (text: string) => IntentCall | undefined
  readonly complete: (call: IntentCall) => IntentCall
}
