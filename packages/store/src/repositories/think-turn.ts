import type { ConversationId, JsonObject, MessagePart, TurnEvent, TurnId } from '@parco/protocol'
import { fromUuid, toUuid } from '../ids.ts'
import { toJson } from '../json.ts'
import type { Sql } from '../sql.ts'
import { INSERT_DECISIONS, INSERT_USAGE, type NewDecision, toDecisionRow } from './finish-turn.ts'
import { type NewUsage, toUsageRow } from './usage.ts'

export interface SuspendTurnInput {
  readonly turnId: TurnId
  readonly conversationId: ConversationId
  /** The assistant's message as far as it is known. */
  readonly parts: readonly MessagePart[]
  readonly decisions: readonly NewDecision[]
  readonly usage: readonly NewUsage[]
  /** What was told so far. */
  readonly events: readonly TurnEvent[]
  /** What thinking needs: whoever resumes the turn has nothing else. */
  readonly thinking: JsonObject
  readonly leaseUntil: Date
  /** Only used when the conversation has none yet. */
  readonly title?: string
  readonly now: Date
}

const SUSPEND = `
with turn as (
  update turns set events = $3::jsonb, thinking = $4::jsonb, lease_until = $5, lease_epoch = 1
   where id = $1 and status = 'running' and lease_epoch = 0
  returning assistant_message_id
), conversation as (
  update conversations set
    last_seq = last_seq + 1, updated_at = $6, title = coalesce(title, left($7, 255))
    from turn
   where conversations.id = $2
  returning last_seq
), message as (
  insert into messages (id, user_id, conversation_id, turn_id, role, parts, seq, created_at)
  select turn.assistant_message_id, parco_user_id(), $2, $1, 'assistant', $8::jsonb, conversation.last_seq, $6
    from turn, conversation
  returning id
), ${INSERT_DECISIONS('$9', '$6')}, ${INSERT_USAGE('$10', '$6')}
select exists (select from turn) as done`

/**
 * Stores what a turn has said and decided, and leaves it running for whoever thinks about the rest
 * and holds its lease. Its message has its place in the conversation from here on. Returns false
 * when the turn does not run any more.
 */
export async function suspendTurn(sql: Sql, input: SuspendTurnInput): Promise<boolean> {
  const [row] = await sql.query<{ done: boolean }>(SUSPEND, [
    toUuid(input.turnId),
    toUuid(input.conversationId),
    toJson(input.events),
    toJson(input.thinking),
    input.leaseUntil,
    input.now,
    input.title ?? null,
    toJson(input.parts),
    toJson(input.decisions.map(toDecisionRow)),
    toJson(input.usage.map(toUsageRow)),
  ])
  return row?.done ?? false
}

/** A turn, and the lease under which somebody holds it. */
export interface TurnLease {
  readonly turnId: TurnId
  readonly epoch: number
}

/** Says that the holder of leases still thinks; gives the turns that it holds, without those that somebody else does, or nobody. */
export async function renewLeases(
  sql: Sql,
  leases: readonly TurnLease[],
  until: Date,
): Promise<ReadonlySet<TurnId>> {
  const rows = await sql.query<{ id: string }>(
    `update turns set lease_until = $3
       from unnest($1::uuid[], $2::integer[]) as held (id, epoch)
      where turns.id = held.id and lease_epoch = held.epoch and status = 'running'
     returning turns.id`,
    [leases.map(({ turnId }) => toUuid(turnId)), leases.map(({ epoch }) => epoch), until],
  )
  return new Set(rows.map(({ id }) => fromUuid('turn', id)))
}

/** A turn that somebody takes over where it was interrupted. */
export interface ResumedTurn {
  readonly epoch: number
  readonly thinking: JsonObject
  readonly events: readonly TurnEvent[]
}

/**
 * Takes over a turn whose holder is gone. Undefined when it is held, was settled, or another turn of
 * its conversation is under way.
 */
export async function resumeTurn(
  sql: Sql,
  {
    turnId,
    now,
    leaseUntil,
  }: {
    readonly turnId: TurnId
    readonly now: Date
    readonly leaseUntil: Date
  },
): Promise<ResumedTurn | undefined> {
  const [row] = await sql.query<{
    epoch: number
    thinking: JsonObject
    events: TurnEvent[] | null
  }>(
    `update turns set
       status = 'running', ended_at = null, lease_until = $3, lease_epoch = lease_epoch + 1
     where id = $1 and thinking is not null
       and (status = 'aborted' or (status = 'running' and lease_until <= $2))
       and not exists (
         select from turns as other
          where other.conversation_id = turns.conversation_id and other.id <> turns.id
            and other.status = 'running' and other.origin = 'message'
       )
     returning lease_epoch as epoch, thinking, events`,
    [toUuid(turnId), now, leaseUntil],
  )
  return row && { epoch: row.epoch, thinking: row.thinking, events: row.events ?? [] }
}

/**
 * Ends a turn whose holder is gone, so that its conversation goes on. Its message says that it was
 * interrupted; the same request may still resume it.
 */
export async function endLeftTurn(sql: Sql, turnId: TurnId, now: Date): Promise<void> {
  await sql.query(
    `with turn as (
       update turns set status = 'aborted', ended_at = $2
        where id = $1 and status = 'running' and (lease_until is null or lease_until <= $2)
       returning assistant_message_id
     )
     update messages set parts = parts || '[{"type": "interruption"}]'::jsonb
       from turn where messages.id = turn.assistant_message_id`,
    [toUuid(turnId), now],
  )
}
