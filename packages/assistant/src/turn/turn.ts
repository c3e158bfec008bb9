import type {
  ConversationId,
  JsonObject,
  Locale,
  MintId,
  Receipt,
  TurnId,
  User,
} from '@parco/protocol'
import type { IntentAction, Sql, Store, StoredApproval, StoredQuestion } from '@parco/store'
import type { AskFor } from '../actions/create-questions.ts'
import type { Domain } from '../domains/domain.ts'
import type { DomainContext, Text } from '../domains/domain-context.ts'
import type { DueKeeper } from '../jobs/due-keeper.ts'
import type { Meanings } from '../meaning/create-meanings.ts'
import type { Meter } from '../thinking/metered-models.ts'
import type { Log } from './log.ts'
import type { ToolCatalogue } from './tool-catalogue.ts'
import type { TurnRecord } from './turn-record.ts'

/** What all turns share. */
export interface TurnServices {
  readonly domains: readonly Domain[]
  readonly tools: ToolCatalogue
  /** The tables of all domains. */
  readonly tables: ReadonlyMap<string, string>
  readonly mint: MintId
  readonly log: Log
  readonly askFor: AskFor
  /** Keeps what is due in step with what is written. */
  readonly due: DueKeeper
  /** Gives the models for one piece of work, each call counted. */
  readonly meter: Meter
  /** What questions mean, where an embedding model is configured. */
  readonly meanings: Meanings
}

/** One turn under way, inside its transaction. */
export interface Turn {
  readonly services: TurnServices
  readonly turnId: TurnId
  readonly conversationId: ConversationId
  readonly user: User
  /** The language of this turn. */
  readonly locale: Locale
  readonly now: Date
  /** The user's words; empty when the turn began with a click. */
  readonly text: string
  readonly sql: Sql
  readonly engine: Store['engine']
  readonly signal: AbortSignal
  /** What the pipeline itself says. */
  readonly say: Text
  readonly record: TurnRecord
  /** What waited for the user when the turn began. */
  readonly openApprovals: readonly StoredApproval[]
  readonly openQuestion: StoredQuestion | undefined
  readonly lastReceipt: Receipt | undefined
  /** The context of a domain's tools. */
  contextOf(domain: Domain): DomainContext
}

/** An intent that a message may have, and how likely, from 0 to 1. */
export interface LikelyIntent {
  readonly intent: string
  readonly confidence: number
}

/** An intent with its slots, and what the router says about it besides. */
export interface ActionCall {
  readonly intent: string
  readonly params: JsonObject
  /** Why the router asks back or abstains. */
  readonly reason?: string
  /** What a reply to something pending is about. */
  readonly about?: 'approvals' | 'question'
  /** For an action that thinks: what the message may be about, the likeliest first. */
  readonly likely?: readonly LikelyIntent[]
  /** What the installation says of the intent. */
  readonly override?: IntentAction
  /** The position of the one approval that a `correct` changes. */
  readonly target?: number
}
