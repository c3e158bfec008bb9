import type { ConversationId, MessageId, MessagePart, TurnId } from '@parco/protocol'
import { fromUuid, toUuid } from '../ids.ts'
import type { Sql } from '../sql.ts'

/** A message with which Parco spoke first. */
export interface StoredDelivery {
  readonly conversationId: ConversationId
  readonly messageId: MessageId
  readonly turnId: TurnId
  /** Its place in the inbox. */
  readonly seq: number
  /** The idempotency key of its turn. */
  readonly key: string
  readonly parts: readonly MessagePart[]
  readonly createdAt: Date
}

/** Where a user's inbox is, and how far it is read. */
export interface StoredInbox {
  readonly conversationId: ConversationId
  readonly readSeq: number
}

/** The user's inbox, if Parco ever spoke first. */
export async function findInbox(sql: Sql): Promise<StoredInbox | undefined> {
  const [row] = await sql.query<{ conversation_id: string; read_seq: number }>(
    'select conversation_id, read_seq from inboxes where user_id = parco_user_id()',
  )
  if (!row) return undefined
  return { conversationId: fromUuid('conversation', row.conversation_id), readSeq: row.read_seq }
}

/** The user's inbox, made of a new conversation when there is none; after `lockDue`. */
export async function ensureInbox(
  sql: Sql,
  create: { readonly conversationId: ConversationId; readonly title: string; readonly now: Date },
): Promise<ConversationId> {
  const known = await findInbox(sql)
  if (known) return known.conversationId
  const id = toUuid(create.conversationId)
  await sql.query(
    `insert into conversations (id, user_id, title, last_seq, created_at, updated_at)
     values ($1, parco_user_id(), $2, 0, $3, $3)`,
    [id, create.title, create.now],
  )
  await sql.query('insert into inboxes (user_id, conversation_id) values (parco_user_id(), $1)', [
    id,
  ])
  return create.conversationId
}

/** What Parco said first in the inbox behind a place in it, the oldest first. */
export async function listDeliveries(
  sql: Sql,
  { conversationId }: Pick<StoredInbox, 'conversationId'>,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<StoredDelivery[]> {
  const rows = await sql.query<{
    id: string
    turn_id: string
    seq: number
    idempotency_key: string
    parts: MessagePart[]
    created_at: Date
  }>(
    `select m.id, m.turn_id, m.seq, t.idempotency_key, m.parts, m.created_at
       from messages m join turns t on t.user_id = m.user_id and t.id = m.turn_id
      where m.user_id = parco_user_id() and m.conversation_id = $1 and m.seq > $2 and t.origin = 'job'
      order by m.seq limit $3`,
    [toUuid(conversationId), after, limit],
  )
  return rows.map((row) => ({
    conversationId,
    messageId: fromUuid('message', row.id),
    turnId: fromUuid('turn', row.turn_id),
    seq: row.seq,
    key: row.idempotency_key,
    parts: row.parts,
    createdAt: row.created_at,
  }))
}

/** Says that the inbox is read up to a place in it. */
export async function markInboxRead(sql: Sql, upTo: number): Promise<void> {
  await sql.query(
    'update inboxes set read_seq = greatest(read_seq, $1) where user_id = parco_user_id()',
    [upTo],
  )
}
