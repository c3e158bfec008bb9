import type {
  ConversationId,
  MessageId,
  MessagePart,
  TurnEvent,
  TurnId,
  TurnOutcome,
  UserId,
} from '@parco/protocol'
import { ParcoError } from '@parco/protocol'
import { fromUuid, toUuid } from '../ids.ts'
import { toJson } from '../json.ts'
import type { Sql } from '../sql.ts'
import type { ConversationKind } from './skill-state.ts'
import { endLeftTurn } from './think-turn.ts'
import {
  type TurnSurroundings,
  toWaiting,
  type WaitingRow,
  waitingIn,
} from './turn-surroundings.ts'
import { type NewUserSettings, toNewUser, toUser, type UserRow } from './users.ts'

export interface AdmitTurnInput {
  readonly userId: UserId
  /** For a user who is not known yet. */
  readonly newUser: NewUserSettings
  readonly conversationId: ConversationId
  /** What a conversation that begins with this turn is; one that is there stays what it was. */
  readonly kind?: ConversationKind
  readonly turnId: TurnId
  /** The user's message; absent when the turn was begun by a click. */
  readonly message?: { readonly id: MessageId; readonly parts: readonly MessagePart[] }
  /** The message that the turn will fill. */
  readonly assistantMessageId: MessageId
  readonly idempotencyKey: string
  /** What the key stands for. */
  readonly requestHash: string
  readonly now: Date
  /** What begins the turn; of `message` one at a time runs in a conversation. */
  readonly origin: TurnOrigin
}

/** What began a turn. */
export type TurnOrigin = 'message' | 'click' | 'job' | 'import' | 'api'

/** A turn that was admitted before with the same idempotency key. */
export interface EarlierTurn {
  readonly turnId: TurnId
  readonly conversationId: ConversationId
  readonly assistantMessageId: MessageId
  readonly status: 'running' | TurnOutcome
  /** Absent while it runs; of one that was left behind, what it had told until then. */
  readonly events?: readonly TurnEvent[]
}

/** What a new turn needs to know, read in the same round trip. */
export interface AdmittedTurn extends TurnSurroundings {
  readonly isNewConversation: boolean
}

/**
 * The answer to a request for a turn. `replayed`: the key was used for the same request before.
 * `interrupted`: the same, but whoever thought about it is gone; it goes on with `resumeTurn`.
 * `mismatch`: the key was used for another request. `busy`: the conversation has a turn under way.
 * `not-found`: the conversation was deleted.
 */
export type Admission =
  | ({ readonly status: 'admitted' } & AdmittedTurn)
  | { readonly status: 'replayed'; readonly earlier: EarlierTurn }
  | { readonly status: 'interrupted'; readonly turnId: TurnId }
  | { readonly status: 'mismatch' }
  | { readonly status: 'busy'; readonly turnId: TurnId }
  | { readonly status: 'not-found' }

/**
 * Everything in one statement. The turn is inserted first and everything else follows from it, so
 * that the loser of a race (two requests with one key, two turns of one conversation) writes
 * nothing. What is read is as it was before the statement.
 */
const ADMIT = `
with new_user as (
  insert into users (id, locale, time_zone, currency) values ($1, $2, $3, $4)
  on conflict (id) do nothing
  returning *
), earlier as (
  select * from turns where idempotency_key = $9
), running as (
  select id, lease_until from turns
   where conversation_id = $5 and status = 'running' and origin = 'message' and $12 = 'message'
     and not exists (select from earlier)
), known as (
  select deleted_at from conversations where id = $5
), turn as (
  insert into turns
    (id, user_id, conversation_id, idempotency_key, request_hash, status, assistant_message_id,
     started_at, origin)
  select $6, $1, $5, $9, $10, 'running', $8, $11, $12
   where not exists (select from earlier) and not exists (select from running)
     and not exists (select from known where deleted_at is not null)
  on conflict do nothing
  returning id
), conversation as (
  insert into conversations (id, user_id, last_seq, created_at, updated_at, kind)
  select $5, $1, case when $7::uuid is null then 0 else 1 end, $11, $11, $14 from turn
  on conflict (user_id, id) do update set
    last_seq = conversations.last_seq + excluded.last_seq, updated_at = excluded.updated_at
  returning last_seq
), message as (
  insert into messages (id, user_id, conversation_id, turn_id, role, parts, seq, created_at)
  select $7::uuid, $1, $5, $6, 'user', $13::jsonb, conversation.last_seq, $11
    from conversation where $7::uuid is not null
  returning id
)
select
  exists (select from turn) as admitted,
  exists (select from known where deleted_at is not null) as is_deleted,
  not exists (select from known) as is_new,
  (select to_jsonb(earlier) from earlier) as earlier,
  (select to_jsonb(running) from running) as running,
  coalesce(
    (select to_jsonb(new_user) from new_user),
    (select to_jsonb(users) from users where id = $1)
  ) as "user",
  ${waitingIn('$5', '$11')}`

/** The conversation of the turn that a key stands for already. */
export async function findTurnByKey(sql: Sql, key: string): Promise<ConversationId | undefined> {
  const [row] = await sql.query<{ conversation_id: string }>(
    'select conversation_id from turns where idempotency_key = $1',
    [key],
  )
  return row && fromUuid('conversation', row.conversation_id)
}

interface AdmitRow extends WaitingRow {
  readonly admitted: boolean
  readonly is_deleted: boolean
  readonly is_new: boolean
  readonly earlier: TurnRow | null
  readonly running: { readonly id: string; readonly lease_until: string | null } | null
  readonly user: UserRow | null
}

interface TurnRow {
  readonly id: string
  readonly conversation_id: string
  readonly request_hash: string
  readonly status: EarlierTurn['status']
  readonly assistant_message_id: string
  readonly events: TurnEvent[] | null
  readonly lease_until: string | null
  readonly thinking: unknown
}

/** A lost race shows its winner at the next look; more than a few in a row mean something else is wrong. */
const MAX_ATTEMPTS = 5

/** Admits one user message as a turn: exactly once per idempotency key, one at a time per conversation. */
export async function admitTurn(sql: Sql, input: AdmitTurnInput): Promise<Admission> {
  const parameters = toParameters(input)
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const [row] = await sql.query<AdmitRow>(ADMIT, parameters)
    const admission = row && toAdmission(row, input)
    if (admission) return admission
    if (row?.running) await endLeftTurn(sql, fromUuid('turn', row.running.id), input.now)
  }
  throw new ParcoError('conflict', 'Another message of the conversation came first. Try again.', {
    retryable: true,
  })
}

function toParameters(input: AdmitTurnInput): unknown[] {
  return [
    toUuid(input.userId),
    input.newUser.locale,
    input.newUser.timeZone,
    input.newUser.currency,
    toUuid(input.conversationId),
    toUuid(input.turnId),
    input.message ? toUuid(input.message.id) : null,
    toUuid(input.assistantMessageId),
    input.idempotencyKey,
    input.requestHash,
    input.now,
    input.origin,
    input.message ? toJson(input.message.parts) : null,
    input.kind ?? 'general',
  ]
}

/** Undefined when the turn lost a race with one that was not visible yet, or stands behind one that was left. */
function toAdmission(row: AdmitRow, input: AdmitTurnInput): Admission | undefined {
  if (row.earlier) {
    if (row.earlier.request_hash !== input.requestHash) return { status: 'mismatch' }
    const earlier = toEarlierTurn(row.earlier)
    if (isInterrupted(row.earlier, input.now))
      return { status: 'interrupted', turnId: earlier.turnId }
    return { status: 'replayed', earlier }
  }
  if (row.is_deleted) return { status: 'not-found' }
  if (row.running) {
    if (!isHeld(row.running, input.now)) return undefined
    return { status: 'busy', turnId: fromUuid('turn', row.running.id) }
  }
  // Without a user row, another transaction was adding the same new user: the next look sees it.
  if (!row.admitted) return undefined
  return {
    status: 'admitted',
    user: row.user ? toUser(row.user) : toNewUser(input.userId, input.newUser),
    isNewConversation: row.is_new,
    ...toWaiting(row),
  }
}

/** Whether somebody still thinks about a running turn. */
const isHeld = ({ lease_until }: Pick<TurnRow, 'lease_until'>, now: Date): boolean =>
  lease_until !== null && new Date(lease_until) > now

function isInterrupted(row: TurnRow, now: Date): boolean {
  if (row.thinking === null) return false
  return row.status === 'aborted' || (row.status === 'running' && !isHeld(row, now))
}

function toEarlierTurn(row: TurnRow): EarlierTurn {
  return {
    turnId: fromUuid('turn', row.id),
    conversationId: fromUuid('conversation', row.conversation_id),
    assistantMessageId: fromUuid('message', row.assistant_message_id),
    status: row.status,
    ...(row.events ? { events: row.events } : {}),
  }
}
