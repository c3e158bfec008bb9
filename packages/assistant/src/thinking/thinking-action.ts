import type {
  IntentCall,
  JsonObject,
  JsonValue,
  MessagePart,
  RecalledMemory,
  TurnEvent,
} from '@parco/protocol'
import type { ActionKind } from '../actions/action-handler.ts'
import type { ActionCall, Turn } from '../turn/turn.ts'
import type { MeteredModels } from './metered-models.ts'
import type { ProposalOutcome } from './prepare-proposal.ts'

/** What a turn tells while it thinks: all but its frame, its decisions, and what only a transaction can do. */
export type LiveEvent = Extract<
  TurnEvent,
  {
    readonly type:
      | 'status-replace'
      | 'step-start'
      | 'step-end'
      | 'text-start'
      | 'text-delta'
      | 'text-end'
      | 'reasoning-start'
      | 'reasoning-delta'
      | 'reasoning-end'
      | 'tool-input-start'
      | 'tool-input-delta'
      | 'tool-input-end'
      | 'tool-output-end'
      | 'tool-output-error'
      | 'skills-select'
      | 'memory-recall'
      | 'source-add'
      | 'file-add'
  }
>

/** What a read tool returned, and how it would be told. */
export interface ReadOutcome {
  readonly output: JsonValue
  readonly reply: string
  /** What of it was remembered, each a card. */
  readonly memories: readonly RecalledMemory[]
}

/** What an action may use while it thinks. No transaction is open, and none is kept between two uses. */
export interface Live {
  /** Tells the user at once. Text ids must be unique within the turn: see `textId`. */
  tell(event: LiveEvent): void
  /** An id for one more text of this turn. */
  textId(): string
  /**
   * Runs a read tool in a transaction of its own; `reply` is its answer in the user's words.
   * @throws bad-request when the input does not fit the tool; what the tool itself throws.
   */
  read(toolName: string, input: JsonObject): Promise<ReadOutcome>
  /** Says what would come of a write, as its card would show it; nothing is stored. */
  propose(toolName: string, input: JsonObject): Promise<ProposalOutcome>
  /** The models, each call of which is counted before it is made and refused past a limit. */
  readonly models: MeteredModels
  readonly signal: AbortSignal
}

/** What came of thinking. */
export interface Thought {
  readonly outcome: 'completed' | 'aborted' | 'failed' | 'limit' | 'no-model'
  /** What was told, as it is stored. */
  readonly parts: readonly MessagePart[]
  /** Writes to prepare again and show on a card. */
  readonly proposals: readonly IntentCall[]
  /** What later turns should know of this one, in short lines. */
  readonly facts: readonly string[]
  /** To answer the same request with at once, where the answer depends on nothing that changes. */
  readonly response?: { readonly key: string; readonly text: string }
  /** Said to the user after all else: why there is no answer, or no whole one. A key of the replies. */
  readonly remark?: { readonly key: string; readonly values?: Readonly<Record<string, string>> }
}

/**
 * An action that needs more than a transaction may wait for: a model, the network, a long
 * computation. It works in three parts, so that no database waits, and an interrupted turn goes on
 * from what `open` returned.
 */
export interface ThinkingAction<Brief extends JsonObject = JsonObject> {
  readonly name: string
  readonly kind: ActionKind
  /** Reads, inside the turn's transaction, all that thinking needs; plain JSON, as it is stored. */
  open(call: ActionCall, turn: Turn): Promise<Brief>
  /** Thinks. Must not reject: what went wrong is an outcome. Called again, from the same brief, after a crash. */
  think(brief: Brief, live: Live): Promise<Thought>
}
