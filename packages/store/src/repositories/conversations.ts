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

export interface ConversationQuery {
  readonly after?: PageCursor
  readonly limit: number
  /** Words that all stand in the title or in what was said. */
  readonly words?: readonly string[]
}

/** What a text of the conversation is searched in, without case and accents. */
const SAID = `select from messages, jsonb_array_elements(messages.parts) as part
   where messages.conversation_id = conversations.id and part ->> 'type' = 'text'`

/**
 * The user's conversations, the latest used first. One in which nothing was said, only a form was
 * filled or a write undone, is none to come back to.
 */
export async function listConversations(
  sql: Sql,
  { after, limit, words = [] }: ConversationQuery,
): Promise<StoredConversation[]> {
  const rows = await sql.query<ConversationRow>(
    `select id, title, created_at, updated_at from conversations
      where deleted_at is null
        and (title is not null or exists (
          select from messages where messages.conversation_id = conversations.id and role = 'user'))
        and ($1::timestamptz is null or (updated_at, id) < ($1, $2::uuid))
        and not exists (
          select from unnest($4::text[]) as word
           where parco_fold(coalesce(title, '')) not like parco_fold(word)
             and not exists (${SAID} and parco_fold(part ->> 'text') like parco_fold(word)))
      order by updated_at desc, id desc
      limit $3`,
    [...toCursorParameters(after), limit, words.map(anywhere)],
  )
  return rows.map(toConversation)
}

/** A pattern of `like` that finds the word as it stands. */
const anywhere = (word: string): string => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`

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

/** What went with a conversation, and what stayed. */
export interface DeletedConversation {
  readonly messages: number
  /** Cards that waited for a decision; nothing of them was written. */
  readonly openApprovals: number
  /** Writes that stay, and can still be undone. */
  readonly receipts: number
}

/**
 * Deletes a conversation with all that was said in it. What was written stays, with its receipts, which
 * lose the words that they were said in. `busy` while somebody thinks about an answer.
 */
export async function deleteConversation(
  sql: Sql,
  conversationId: ConversationId,
  now: Date,
): Promise<DeletedConversation | 'busy' | undefined> {
  const id = toUuid(conversationId)
  const [found] = await sql.query<DeletedConversation & { readonly busy: boolean }>(
    `select
       exists (select from turns where conversation_id = $1 and status = 'running' and lease_until > $2)
         as busy,
       (select count(*)::integer from messages where conversation_id = $1) as messages,
       (select count(*)::integer from approvals
         where conversation_id = $1 and status = 'requested' and expires_at > $2) as "openApprovals",
       (select count(*)::integer from receipts
         where conversation_id = $1 and undone_at is null and undoes is null) as receipts
       from conversations where id = $1 for update`,
    [id, now],
  )
  if (!found) return undefined
  const { busy, ...deleted } = found
  if (busy) return 'busy'
  await sql.query(`update receipts set source_text = '' where conversation_id = $1`, [id])
  await sql.query('delete from conversations where id = $1', [id])
  return deleted
}
