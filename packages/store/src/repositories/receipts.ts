import type { ConversationId, JsonObject, Receipt, ReceiptId, RowChange } from '@parco/protocol'
import { fromUuid, toUuid, toUuidOrNull } from '../ids.ts'
import { toJson } from '../json.ts'
import type { Sql } from '../sql.ts'
import { type PageCursor, toCursorParameters } from './page.ts'
import { type InstantValue, optional, toInstant } from './row-values.ts'

export interface ReceiptRow {
  readonly id: string
  readonly conversation_id: string
  readonly turn_id: string
  readonly approval_id: string | null
  readonly tool_name: string
  readonly input: JsonObject
  readonly summary: string
  readonly source_text: string
  readonly changes: RowChange[]
  readonly created_at: InstantValue
  readonly undone_at: InstantValue | null
  readonly undoes: string | null
}

/** Turns a row of `receipts` into a receipt. */
export function toReceipt(row: ReceiptRow): Receipt {
  return {
    version: 1,
    id: fromUuid('receipt', row.id),
    conversationId: fromUuid('conversation', row.conversation_id),
    turnId: fromUuid('turn', row.turn_id),
    ...optional('approvalId', row.approval_id, (id) => fromUuid('approval', id)),
    toolName: row.tool_name,
    input: row.input,
    summary: row.summary,
    sourceText: row.source_text,
    changes: row.changes,
    createdAt: toInstant(row.created_at),
    ...optional('undoneAt', row.undone_at, toInstant),
    ...optional('undoes', row.undoes, (id) => fromUuid('receipt', id)),
  }
}

/**
 * Stores the proof of a write, in the write's own transaction, and links it to its approval.
 * @throws a unique violation (23505) when the approval was spent, or the write undone, before.
 */
export async function insertReceipt(sql: Sql, receipt: Receipt): Promise<void> {
  await sql.query(
    `with receipt as (
       insert into receipts
         (id, user_id, conversation_id, turn_id, approval_id, tool_name, input, summary,
          source_text, changes, created_at, undoes)
       values ($1, parco_user_id(), $2, $3, $4, $5, $6::jsonb, $7, $8, $9::jsonb, $10, $11)
       returning id, approval_id
     )
     update approvals set receipt_id = receipt.id from receipt where approvals.id = receipt.approval_id`,
    [
      toUuid(receipt.id),
      toUuid(receipt.conversationId),
      toUuid(receipt.turnId),
      toUuidOrNull(receipt.approvalId),
      receipt.toolName,
      toJson(receipt.input),
      receipt.summary,
      receipt.sourceText,
      toJson(receipt.changes),
      receipt.createdAt,
      toUuidOrNull(receipt.undoes),
    ],
  )
}

/** Marks a write as undone; undefined when it was already, is an undo itself, or is not the user's. */
export async function markReceiptUndone(
  sql: Sql,
  receiptId: ReceiptId,
  now: Date,
): Promise<Receipt | undefined> {
  const [row] = await sql.query<ReceiptRow>(
    `update receipts set undone_at = $2
      where id = $1 and undone_at is null and undoes is null returning *`,
    [toUuid(receiptId), now],
  )
  return row && toReceipt(row)
}

/**
 * Marks the user's latest undoing that still stands as taken back, and returns it; of any number of
 * attempts one gets it.
 */
export async function markLastUndoingRedone(sql: Sql, now: Date): Promise<Receipt | undefined> {
  const [row] = await sql.query<ReceiptRow>(
    `update receipts set undone_at = $1
      where undone_at is null and id = (
        select id from receipts where undoes is not null and undone_at is null
         order by id desc limit 1
      ) returning *`,
    [now],
  )
  return row && toReceipt(row)
}

/** Finds a receipt of the user. */
export async function findReceipt(sql: Sql, receiptId: ReceiptId): Promise<Receipt | undefined> {
  const [row] = await sql.query<ReceiptRow>('select * from receipts where id = $1', [
    toUuid(receiptId),
  ])
  return row && toReceipt(row)
}

/** The receipts of the given ids, in no particular order: for messages that refer to them. */
export async function listReceiptsById(
  sql: Sql,
  receiptIds: readonly ReceiptId[],
): Promise<Receipt[]> {
  if (receiptIds.length === 0) return []
  const rows = await sql.query<ReceiptRow>('select * from receipts where id = any($1::uuid[])', [
    receiptIds.map(toUuid),
  ])
  return rows.map(toReceipt)
}

export interface ListReceiptsQuery {
  readonly after?: PageCursor
  readonly limit: number
}

/** The user's receipts, newest first. */
export async function listReceipts(sql: Sql, query: ListReceiptsQuery): Promise<Receipt[]> {
  const rows = await sql.query<ReceiptRow>(
    `select * from receipts
      where ($1::timestamptz is null or (created_at, id) < ($1, $2::uuid))
      order by created_at desc, id desc
      limit $3`,
    [...toCursorParameters(query.after), query.limit],
  )
  return rows.map(toReceipt)
}

export interface UndoableQuery {
  readonly conversationId?: ConversationId
  readonly limit: number
}

/**
 * The writes that can be undone, the last one first: by their ids, which go up also where the clock of
 * the process was set back.
 */
export async function listUndoable(sql: Sql, query: UndoableQuery): Promise<Receipt[]> {
  const rows = await sql.query<ReceiptRow>(
    `select * from receipts
      where undone_at is null and undoes is null and ($1::uuid is null or conversation_id = $1)
      order by id desc
      limit $2`,
    [toUuidOrNull(query.conversationId), query.limit],
  )
  return rows.map(toReceipt)
}
