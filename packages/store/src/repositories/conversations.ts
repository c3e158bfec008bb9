import type { ConversationId } from '@parco/protocol'
import { fromUuid, toUuid } from '../ids.ts'
import type { Sql } from '../sql.ts'
import { type PageCursor, toCursorParameters } from './page.ts'
import { type InstantValue, optional, toInstant } from './row-values.ts'

/** A conversation without its messages. */
export interface StoredConversation {
  readonly id: ConversationId
  /** Absent until something worth a title was said. */
  readonly title?: string
  readonly createdAt: string
  readonly updatedAt: string
}

interface ConversationRow {
  readonly id: string
  readonly title: string | null
  readonly created_at: InstantValue
  readonly updated_at: InstantValue
}

function toConversation(row: ConversationRow): StoredConversation {
  return {
    id: fromUuid('conversation', row.id),
    ...optional('title', row.title, (title) => title),
    createdAt: toInstant(row.created_at),
    updatedAt: toInstant(row.updated_at),
  }
}

/** The user's conversations, the latest used first. */
export async function listConversations(
  sql: Sql,
  query: { readonly after?: PageCursor; readonly limit: number },
): Promise<StoredConversation[]> {
  const rows = await sql.query<ConversationRow>(
    `select id, title, created_at, updated_at from conversations
      where deleted_at is null and ($1::timestamptz is null or (updated_at, id) < ($1, $2::uuid))
      order by updated_at desc, id desc
      limit $3`,
    [...toCursorParameters(query.after), query.limit],
  )
  return rows.map(toConversation)
}

/** Finds a conversation of the user that was not deleted. */
export async function findConversation(
  sql: Sql,
  conversationId: ConversationId,
): Promise<StoredConversation | undefined> {
  const [row] = await sql.query<ConversationRow>(
    'select id, title, created_at, updated_at from conversations where id = $1 and deleted_at is null',
    [toUuid(conversationId)],
  )
  return row && toConversation(row)
}

/** Gives a conversation another title; false when there is no such conversation. */
export async function renameConversation(
  sql: Sql,
  conversationId: ConversationId,
  title: string,
): Promise<boolean> {
  const rows = await sql.query(
    'update conversations set title = left($2, 255) where id = $1 and deleted_at is null returning id',
    [toUuid(conversationId), title],
  )
  return rows.length === 1
}

/** Hides a conversation for good; its receipts stay, and can still be undone. */
export async function deleteConversation(
  sql: Sql,
  conversationId: ConversationId,
  now: Date,
): Promise<boolean> {
  const rows = await sql.query(
    'update conversations set deleted_at = $2 where id = $1 and deleted_at is null returning id',
    [toUuid(conversationId), now],
  )
  return rows.length === 1
}
