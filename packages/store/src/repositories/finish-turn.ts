import type {
  ConversationId,
  Decision,
  DecisionId,
  MessagePart,
  TurnEvent,
  TurnId,
  TurnOutcome,
} from '@parco/protocol'
import { toUuid } from '../ids.ts'
import { toJson } from '../json.ts'
import type { Sql } from '../sql.ts'
import { type NewUsage, toUsageRow } from './usage.ts'

/** A decision of a turn, with the id it is stored under. */
export interface NewDecision extends Decision {
  readonly id: DecisionId
}

export interface FinishTurnInput {
  readonly turnId: TurnId
  readonly conversationId: ConversationId
  readonly outcome: TurnOutcome
  /** The assistant's message, stored under the id given when the turn was admitted; empty stores none. */
  readonly parts: readonly MessagePart[]
  readonly decisions: readonly NewDecision[]
  readonly usage: readonly NewUsage[]
  /** All events of the turn, for whoever repeats the request. */
  readonly events: readonly TurnEvent[]
  /** Only used when the conversation has none yet. */
  readonly title?: string
  /** The lease of whoever thought about the turn; of a turn in one transaction 0, the default. */
  readonly epoch?: number
  readonly now: Date
}

/** SQL that stores decisions out of a JSON list; behind `with turn as (…)`, `$1` the turn and `$2` its conversation. */
export const INSERT_DECISIONS = (list: string, now: string): string => `decision as (
  insert into decisions
    (id, user_id, conversation_id, turn_id, position, intent, params, source, confidence, reason, created_at)
  select new.id, parco_user_id(), $2, $1, new.position, new.intent, new.params, new.source,
         new.confidence, new.reason, ${now}
    from turn, jsonb_to_recordset(${list}::jsonb) as new
      (id uuid, position smallint, intent text, params jsonb, source text,
       confidence double precision, reason text)
  returning id
)`

/** The same for what actions used. */
export const INSERT_USAGE = (list: string, now: string): string => `usage as (
  insert into usage_metrics
    (id, user_id, conversation_id, turn_id, intent_key, action_type, tokens_input, tokens_output,
     tokens_input_cached, execution_time_ms, was_keyword_matched, created_at)
  select new.id, parco_user_id(), $2, $1, new.intent_key, new.action_type, new.tokens_input,
         new.tokens_output, new.tokens_input_cached, new.execution_time_ms, new.was_keyword_matched, ${now}
    from turn, jsonb_to_recordset(${list}::jsonb) as new
      (id uuid, intent_key text, action_type text, tokens_input integer, tokens_output integer,
       tokens_input_cached integer, execution_time_ms integer, was_keyword_matched boolean)
  returning id
)`

const FINISH = `
with turn as (
  update turns set
    status = $3, events = $4::jsonb, ended_at = $5, lease_until = null, thinking = null
   where id = $1 and status = 'running' and lease_epoch = $10
  returning assistant_message_id
), conversation as (
  update conversations set
    last_seq = last_seq + case when jsonb_array_length($6::jsonb) = 0 or $10 > 0 then 0 else 1 end,
    updated_at = $5, title = coalesce(title, left($7, 255))
    from turn
   where conversations.id = $2
  returning last_seq
), message as (
  insert into messages (id, user_id, conversation_id, turn_id, role, parts, seq, created_at)
  select turn.assistant_message_id, parco_user_id(), $2, $1, 'assistant', $6::jsonb, conversation.last_seq, $5
    from turn, conversation where jsonb_array_length($6::jsonb) > 0
  on conflict (user_id, id) do update set parts = excluded.parts
  returning id
), ${INSERT_DECISIONS('$8', '$5')}, ${INSERT_USAGE('$9', '$5')}
select exists (select from turn) as finished`

/**
 * Ends a turn and stores what it said, decided and used, in one statement.
 * Returns false, and stores nothing, when it was ended before or is held by somebody else.
 */
export async function finishTurn(sql: Sql, input: FinishTurnInput): Promise<boolean> {
  const [row] = await sql.query<{ finished: boolean }>(FINISH, [
    toUuid(input.turnId),
    toUuid(input.conversationId),
    input.outcome,
    toJson(input.events),
    input.now,
    toJson(input.parts),
    input.title ?? null,
    toJson(input.decisions.map(toDecisionRow)),
    toJson(input.usage.map(toUsageRow)),
    input.epoch ?? 0,
  ])
  return row?.finished ?? false
}

/** The columns of `decisions`, as JSON. */
export function toDecisionRow(decision: NewDecision, position: number): Record<string, unknown> {
  return {
    id: toUuid(decision.id),
    position,
    intent: decision.intent,
    params: decision.params,
    source: decision.source,
    confidence: decision.confidence,
    reason: decision.reason ?? null,
  }
}
