import type { ConversationId, JsonObject, Locale, MintId, Receipt, TurnId } from '@parco/protocol'
import type { Sql, Store, StoredApproval, StoredQuestion } from '@parco/store'
import type { AskFor } from '../actions/create-questions.ts'
import type { Domain, DomainContext, Text } from '../domains/domain.ts'
import type { User } from '../parco.ts'
import type { Log } from './log.ts'
import type { ToolCatalogue } from './tool-catalogue.ts'
import type { TurnRecord } from './turn-record.ts'

/** What all turns share. */
export interface TurnServices {
  readonly domains: readonly Domain[]
  readonly tools: ToolCatalogue
  /** The tables of all domains. */
  readonly tables: ReadonlySet<string>
  readonly mint: MintId
  readonly log: Log
  readonly askFor: AskFor
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

/** An intent with its slots, and what the router says about it besides. */
export interface ActionCall {
  readonly intent: string
  readonly params: JsonObject
  /** Why the router asks back or abstains. */
  readonly reason?: string
  /** What a reply to something pending is about. */
  readonly about?: 'approvals' | 'question'
  /** The position of the one approval that a `correct` changes. */
  readonly target?: number
}
