import type {
  Approval,
  ApprovalId,
  ApprovalStatus,
  ConversationId,
  JsonObject,
  Preview,
} from '@parco/protocol'
import { fromUuid, toUuid, toUuidOrNull } from '../ids.ts'
import { toJson } from '../json.ts'
import type { Sql } from '../sql.ts'
import { type InstantValue, optional, toInstant } from './row-values.ts'

/** An approval with what only the server knows of it. */
export interface StoredApproval extends Approval {
  /** The input with every reference resolved, which is what `argumentsHash` covers. */
  readonly arguments: JsonObject
  /** The user's message that led to it. */
  readonly sourceText: string
}

export interface ApprovalRow {
  readonly id: string
  readonly conversation_id: string
  readonly turn_id: string
  readonly position: number
  readonly tool_call_id: string
  readonly tool_name: string
  readonly input: JsonObject
  readonly arguments: JsonObject
  readonly arguments_hash: string
  readonly preview: Preview
  readonly source_text: string
  readonly status: ApprovalStatus
  readonly requested_at: InstantValue
  readonly expires_at: InstantValue
  readonly decided_at: InstantValue | null
  readonly receipt_id: string | null
}

/** Turns a row of `approvals` into an approval. */
export function toApproval(row: ApprovalRow): StoredApproval {
  return {
    version: 1,
    id: fromUuid('approval', row.id),
    conversationId: fromUuid('conversation', row.conversation_id),
    turnId: fromUuid('turn', row.turn_id),
    position: row.position,
    toolCallId: row.tool_call_id,
    toolName: row.tool_name,
    input: row.input,
    arguments: row.arguments,
    argumentsHash: row.arguments_hash,
    preview: row.preview,
    sourceText: row.source_text,
    status: row.status,
    requestedAt: toInstant(row.requested_at),
    expiresAt: toInstant(row.expires_at),
    ...optional('decidedAt', row.decided_at, toInstant),
    ...optional('receiptId', row.receipt_id, (id) => fromUuid('receipt', id)),
  }
}

/** Stores approvals that were just requested. */
export async function insertApprovals(
  sql: Sql,
  approvals: readonly StoredApproval[],
): Promise<void> {
  if (approvals.length === 0) return
  await sql.query(
    `insert into approvals
       (id, user_id, conversation_id, turn_id, position, tool_call_id, tool_name, input, arguments,
        arguments_hash, preview, source_text, status, requested_at, expires_at)
     select id, parco_user_id(), conversation_id, turn_id, position, tool_call_id, tool_name, input,
        arguments, arguments_hash, preview, source_text, 'requested', requested_at, expires_at
       from jsonb_to_recordset($1::jsonb) as new
        (id uuid, conversation_id uuid, turn_id uuid, position smallint, tool_call_id text,
         tool_name text, input jsonb, arguments jsonb, arguments_hash text, preview jsonb,
         source_text text, requested_at timestamptz, expires_at timestamptz)`,
    [toJson(approvals.map(toInsertedRow))],
  )
}

function toInsertedRow(approval: StoredApproval): Record<string, unknown> {
  return {
    id: toUuid(approval.id),
    conversation_id: toUuid(approval.conversationId),
    turn_id: toUuid(approval.turnId),
    position: approval.position,
    tool_call_id: approval.toolCallId,
    tool_name: approval.toolName,
    input: approval.input,
    arguments: approval.arguments,
    arguments_hash: approval.argumentsHash,
    preview: approval.preview,
    source_text: approval.sourceText,
    requested_at: approval.requestedAt,
    expires_at: approval.expiresAt,
  }
}

/** Finds an approval of the user, whatever its state. */
export async function findApproval(
  sql: Sql,
  approvalId: ApprovalId,
): Promise<StoredApproval | undefined> {
  const [row] = await sql.query<ApprovalRow>('select * from approvals where id = $1', [
    toUuid(approvalId),
  ])
  return row && toApproval(row)
}

/** The approvals that can still be decided, oldest turn first and in the order of each card. */
export async function listOpenApprovals(
  sql: Sql,
  query: { readonly conversationId?: ConversationId; readonly now: Date },
): Promise<StoredApproval[]> {
  const rows = await sql.query<ApprovalRow>(
    `select * from approvals
      where status = 'requested' and expires_at > $2
        and ($1::uuid is null or conversation_id = $1)
      order by requested_at, turn_id, position`,
    [toUuidOrNull(query.conversationId), query.now],
  )
  return rows.map(toApproval)
}

/** The approvals of the given ids, in no particular order: for messages that refer to them. */
export async function listApprovals(
  sql: Sql,
  approvalIds: readonly ApprovalId[],
): Promise<StoredApproval[]> {
  if (approvalIds.length === 0) return []
  const rows = await sql.query<ApprovalRow>('select * from approvals where id = any($1::uuid[])', [
    approvalIds.map(toUuid),
  ])
  return rows.map(toApproval)
}

/** What an edit changes together: the values, and the hash that binds a decision to them. */
export interface ApprovalValues {
  readonly input: JsonObject
  readonly arguments: JsonObject
  readonly argumentsHash: string
  readonly preview: Preview
}

export interface DecideApprovalInput {
  readonly approvalId: ApprovalId
  readonly status: 'approved' | 'edited' | 'denied'
  /** What the user saw; required unless it is denied. */
  readonly argumentsHash?: string
  /** The new values of an `edited` one. */
  readonly values?: ApprovalValues
  readonly now: Date
}

/** What became of a decision: only `decided` may be followed by the write. */
export type DecideApprovalResult =
  | { readonly status: 'decided'; readonly approval: StoredApproval }
  | {
      readonly status: 'stale' | 'expired' | 'already-decided'
      readonly approval: StoredApproval
    }
  | { readonly status: 'not-found' }

/**
 * Spends an approval: of any number of attempts, at once or one after another, exactly one gets
 * `decided`, provided its write commits in the same transaction.
 */
export async function decideApproval(
  sql: Sql,
  input: DecideApprovalInput,
): Promise<DecideApprovalResult> {
  const [row] = await sql.query<ApprovalRow>(
    `update approvals set
       status = $2, decided_at = $3,
       input = coalesce($5::jsonb, input), arguments = coalesce($6::jsonb, arguments),
       arguments_hash = coalesce($7, arguments_hash), preview = coalesce($8::jsonb, preview)
     where id = $1 and status = 'requested' and expires_at > $3
       and ($2 = 'denied' or arguments_hash = $4)
     returning *`,
    [
      toUuid(input.approvalId),
      input.status,
      input.now,
      input.argumentsHash ?? null,
      ...toValueParameters(input.values),
    ],
  )
  return row
    ? { status: 'decided', approval: toApproval(row) }
    : explainRefusal(sql, input.approvalId, input.now)
}

/** Changes what is proposed and leaves it open; refused like a decision. */
export async function editApproval(
  sql: Sql,
  input: {
    readonly approvalId: ApprovalId
    readonly argumentsHash: string
    readonly values: ApprovalValues
    readonly now: Date
  },
): Promise<DecideApprovalResult> {
  const [row] = await sql.query<ApprovalRow>(
    `update approvals set input = $4::jsonb, arguments = $5::jsonb, arguments_hash = $6, preview = $7::jsonb
      where id = $1 and status = 'requested' and expires_at > $2 and arguments_hash = $3
      returning *`,
    [toUuid(input.approvalId), input.now, input.argumentsHash, ...toValueParameters(input.values)],
  )
  return row
    ? { status: 'decided', approval: toApproval(row) }
    : explainRefusal(sql, input.approvalId, input.now)
}

function toValueParameters(values: ApprovalValues | undefined): (string | null)[] {
  if (!values) return [null, null, null, null]
  return [
    toJson(values.input),
    toJson(values.arguments),
    values.argumentsHash,
    toJson(values.preview),
  ]
}

async function explainRefusal(
  sql: Sql,
  approvalId: ApprovalId,
  now: Date,
): Promise<DecideApprovalResult> {
  const approval = await findApproval(sql, approvalId)
  if (!approval) return { status: 'not-found' }
  if (approval.status === 'expired') return { status: 'expired', approval }
  if (approval.status !== 'requested') return { status: 'already-decided', approval }
  const isExpired = Date.parse(approval.expiresAt) <= now.getTime()
  return { status: isExpired ? 'expired' : 'stale', approval }
}

/** Closes the user's approvals whose time is over, and returns them as they are now. */
export async function expireApprovals(sql: Sql, now: Date): Promise<StoredApproval[]> {
  const rows = await sql.query<ApprovalRow>(
    `update approvals set status = 'expired', decided_at = $1
      where status = 'requested' and expires_at <= $1 returning *`,
    [now],
  )
  return rows.map(toApproval)
}
