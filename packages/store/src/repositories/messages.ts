import type { ConversationId, Message, MessagePart, MessageRole } from '@parco/protocol'
import { fromUuid, toUuid } from '../ids.ts'
import type { Sql } from '../sql.ts'
import { type InstantValue, toInstant } from './row-values.ts'

/** A message with its place in the conversation, from 1. */
export interface StoredMessage extends Message {
  readonly seq: number
}

export interface MessageRow {
  readonly id: string
  readonly conversation_id: string
  readonly role: MessageRole
  readonly parts: MessagePart[]
  readonly seq: number
  readonly created_at: InstantValue
}

/** Turns a row of `messages` into a message. */
export function toMessage(row: MessageRow): StoredMessage {
  return {
    version: 1,
    id: fromUuid('message', row.id),
    conversationId: fromUuid('conversation', row.conversation_id),
    role: row.role,
    parts: row.parts,
    createdAt: toInstant(row.created_at),
    seq: row.seq,
  }
}

/** The last messages of a conversation, or those before a place in it or of one side, oldest first. */
export async function listMessages(
  sql: Sql,
  conversationId: ConversationId,
  query: { readonly beforeSeq?: number; readonly role?: MessageRole; readonly limit: number },
): Promise<StoredMessage[]> {
  const rows = await sql.query<MessageRow>(
    `select id, conversation_id, role, parts, seq, created_at from messages
      where conversation_id = $1 and ($2::integer is null or seq < $2)
        and ($3::text is null or role = $3)
      order by seq desc
      limit $4`,
    [toUuid(conversationId), query.beforeSeq ?? null, query.role ?? null, query.limit],
  )
  return rows.map(toMessage).reverse()
}
