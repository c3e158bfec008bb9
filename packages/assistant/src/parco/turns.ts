import type {
  ApprovalDecision,
  ConversationId,
  Locale,
  ReceiptId,
  TurnEvent,
  UserId,
} from '@parco/protocol'
import type { ConversationKind } from '@parco/store'

export interface TurnInput {
  readonly userId: UserId
  /** A conversation that does not exist yet begins with this turn. */
  readonly conversationId: ConversationId
  readonly text: string
  /** The same key never runs a second turn: the first one's events are told again. */
  readonly idempotencyKey?: string
  /** The language of the page or terminal; the user's own by default. */
  readonly locale?: Locale
  /** What a conversation that begins with this turn is: a counselor's always holds that skill. */
  readonly kind?: ConversationKind
}

export interface DecisionsInput {
  readonly userId: UserId
  readonly conversationId: ConversationId
  readonly decisions: readonly ApprovalDecision[]
  readonly locale?: Locale
}

export interface ProposalInput {
  readonly userId: UserId
  readonly conversationId: ConversationId
  /** A tool that writes: `create_expense`. */
  readonly toolName: string
  /** Its slots, as a message would fill them. */
  readonly input: unknown
  readonly idempotencyKey?: string
  readonly locale?: Locale
}

export interface UndoInput {
  readonly userId: UserId
  /** The last write that can be undone, by default. */
  readonly receiptId?: ReceiptId
  readonly idempotencyKey?: string
  readonly locale?: Locale
}

/** What is said, decided, taken back and proposed. Every stream ends with `turn-end`, also when something fails. */
export interface Turns {
  turn(input: TurnInput, options?: { readonly signal?: AbortSignal }): AsyncIterable<TurnEvent>
  decide(input: DecisionsInput): AsyncIterable<TurnEvent>
  undo(input: UndoInput): AsyncIterable<TurnEvent>
  /**
   * Shows the card of a write that was not asked for in words: a form, an import, another program.
   * The tool may ask back, or refuse; nothing is written before the card is approved.
   */
  propose(input: ProposalInput): AsyncIterable<TurnEvent>
}
