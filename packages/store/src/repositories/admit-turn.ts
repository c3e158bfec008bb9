import type {
  ConversationId,
  MessageId,
  MessagePart,
  Receipt,
  TurnEvent,
  TurnId,
  TurnOutcome,
  UserId,
} from '@parco/protocol'
import { ParcoError } from '@parco/protocol'
import { fromUuid, toUuid } from '../ids.ts'
import { toJson } from '../json.ts'
import type { Sql } from '../sql.ts'
import { type ApprovalRow, type StoredApproval, toApproval } from './approvals.ts'
import { type QuestionRow, type StoredQuestion, toQuestion } from './questions.ts'
import { type ReceiptRow, toReceipt } from './receipts.ts'
import { type StoredUser, toUser, type UserRow, type UserSettings } from './users.ts'

export interface AdmitTurnInput {
  readonly userId: UserId
  /** For a user who is not known yet. */
  readonly newUser: UserSettings
  readonly conversationId: ConversationId
  readonly turnId: TurnId
  /** The user's message; absent when the turn was begun by a click. */
  readonly message?: { readonly id: MessageId; readonly parts: readonly MessagePart[] }
  /** The message that the turn will fill. */
  readonly assistantMessageId: MessageId
  readonly idempotencyKey: string
  /** What the key stands for. */
  readonly requestHash: string
  readonly now: Date
  /** A turn that began before this instant and still runs was left behind by a process that ended. */
  readonly staleBefore: Date
}

/** A turn that was admitted before with the same idempotency key, and not left behind. */
export interface EarlierTurn {
  readonly turnId: TurnId
  readonly conversationId: ConversationId
  readonly assistantMessageId: MessageId
  readonly status: 'running' | TurnOutcome
  /** Absent while it runs. */
  readonly events?: readonly TurnEvent[]
}

/** What a new turn needs to know, read in the same round trip. */
export interface AdmittedTurn {
  readonly user: StoredUser
  readonly isNewConversation: boolean
  /** What can be decided, oldest turn first and in the order of each card. */
  readonly openApprovals: readonly StoredApproval[]
  readonly openQuestion?: StoredQuestion
  /** The user's last write that can be undone, from any conversation. */
  readonly lastReceipt?: Receipt
}

/**
 * The answer to a request for a turn. `replayed`: the key was used for the same request before.
 * `mismatch`: for another request. `busy`: the conversation has a turn under way. `not-found`: the
 * conversation was deleted.
 */
export type Admission =
  | ({ readonly status: 'admitted' } & AdmittedTurn)
  | { readonly status: 'replayed'; readonly earlier: EarlierTurn }
  | { readonly status: 'mismatch' }
  | { readonly status: 'busy'; readonly turnId: TurnId }
  | { readonly status: 'not-found' }

/**
 * Everything in one statement. The turn is inserted first and everything else follows from it, so
 * that the loser of a race (two requests with one key, two turns of one conversation) writes
 * nothing. What is read is as it was before the statement. A turn that was left behind gives its key
 * back, so that the request can be repeated: what it wrote was in transactions of its own.
 */
const ADMIT = `
with new_user as (
  insert into users (id, locale, time_zone, currency) values ($1, $2, $3, $4)
  on conflict (id) do nothing
  returning id, locale, time_zone, currency
), earlier as (
  select * from turns
   where idempotency_key = $9 and not (status = 'running' and started_at < $12)
), abandoned as (
  update turns set status = 'aborted', ended_at = $11,
    idempotency_key = left(idempotency_key, 200) || ' abandoned ' || id
   where (conversation_id = $5 or idempotency_key = $9) and status = 'running'
     and started_at < $12 and not exists (select from earlier)
  returning id
), running as (
  select id from turns
   where conversation_id = $5 and status = 'running' and started_at >= $12
), known as (
  select deleted_at from conversations where id = $5
), turn as (
  insert into turns
    (id, user_id, conversation_id, idempotency_key, request_hash, status, assistant_message_id, started_at)
  select $6, $1, $5, $9, $10, 'running', $8, $11
    from (select count(*) from abandoned) as first
   where not exists (select from earlier) and not exists (select from running)
     and not exists (select from known where deleted_at is not null)
  on conflict do nothing
  returning id
), conversation as (
  insert into conversations (id, user_id, last_seq, created_at, updated_at)
  select $5, $1, case when $7::uuid is null then 0 else 1 end, $11, $11 from turn
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
  (select id from running) as running,
  coalesce(
    (select to_jsonb(new_user) from new_user),
    (select to_jsonb(users) from users where id = $1)
  ) as "user",
  (select jsonb_agg(to_jsonb(approvals) order by requested_at, turn_id, position) from approvals
    where conversation_id = $5 and status = 'requested' and expires_at > $11) as approvals,
  (select to_jsonb(questions) from questions
    where conversation_id = $5 and status = 'open') as question,
  (select to_jsonb(receipts) from receipts where undone_at is null and undoes is null
    order by created_at desc, id desc limit 1) as receipt`

interface AdmitRow {
  readonly admitted: boolean
  readonly is_deleted: boolean
  readonly is_new: boolean
  readonly earlier: TurnRow | null
  readonly running: string | null
  readonly user: UserRow | null
  readonly approvals: ApprovalRow[] | null
  readonly question: QuestionRow | null
  readonly receipt: ReceiptRow | null
}

interface TurnRow {
  readonly id: string
  readonly conversation_id: string
  readonly request_hash: string
  readonly status: EarlierTurn['status']
  readonly assistant_message_id: string
  readonly events: TurnEvent[] | null
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
    input.staleBefore,
    input.message ? toJson(input.message.parts) : null,
  ]
}

/** Undefined when the turn lost a race with one that was not visible yet. */
function toAdmission(row: AdmitRow, input: AdmitTurnInput): Admission | undefined {
  if (row.earlier) {
    if (row.earlier.request_hash !== input.requestHash) return { status: 'mismatch' }
    return { status: 'replayed', earlier: toEarlierTurn(row.earlier) }
  }
  if (row.is_deleted) return { status: 'not-found' }
  if (row.running) return { status: 'busy', turnId: fromUuid('turn', row.running) }
  // Without a user row, another transaction was adding the same new user: the next look sees it.
  if (!row.admitted) return undefined
  return {
    status: 'admitted',
    user: row.user ? toUser(row.user) : { id: input.userId, ...input.newUser },
    isNewConversation: row.is_new,
    openApprovals: (row.approvals ?? []).map(toApproval),
    ...(row.question ? { openQuestion: toQuestion(row.question) } : {}),
    ...(row.receipt ? { lastReceipt: toReceipt(row.receipt) } : {}),
  }
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
