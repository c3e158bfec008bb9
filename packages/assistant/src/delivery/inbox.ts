import { type Delivery, isId, type MessagePart, ParcoError } from '@parco/protocol'
import {
  findInbox,
  fromUuid,
  listDeliveries,
  markInboxRead,
  type Sql,
  type Store,
  type StoredDelivery,
} from '@parco/store'
import { readDueKey } from '../jobs/due-key.ts'
import type { Inbox, InboxRequest } from '../parco/deliveries.ts'

const PAGE = 100

/** Where inboxes are, and how ids of records of a kind begin. */
export interface InboxSource {
  readonly store: Store
  prefixOf(kind: string): string | undefined
}

/** What Parco said first behind a cursor, or behind what is read. */
export async function readInbox(
  source: InboxSource,
  { userId, after }: InboxRequest,
): Promise<Inbox> {
  return source.store.transaction(userId, (sql) => readOn(source, sql, after), { readOnly: true })
}

async function readOn(source: InboxSource, sql: Sql, after: string | undefined): Promise<Inbox> {
  const inbox = await findInbox(sql)
  if (!inbox) return { deliveries: [] }
  const { conversationId, readSeq } = inbox
  const place = after === undefined ? undefined : parseCursor(after)
  // Of an inbox that was deleted nothing is left to follow on.
  const from = place?.conversationId === conversationId ? place.seq : readSeq
  const found = await listDeliveries(sql, inbox, { after: from, limit: PAGE })
  return {
    conversationId,
    readUpTo: cursorOf({ conversationId, seq: readSeq }),
    deliveries: found.map((stored) => toDelivery(stored, source)),
  }
}

/** Says that the inbox is read up to a cursor. */
export async function markRead(
  store: Store,
  { userId, upTo }: { readonly userId: InboxRequest['userId']; readonly upTo: string },
): Promise<void> {
  const { conversationId, seq } = parseCursor(upTo)
  await store.transaction(userId, async (sql) => {
    const inbox = await findInbox(sql)
    if (inbox?.conversationId === conversationId) await markInboxRead(sql, seq)
  })
}

function toDelivery(stored: StoredDelivery, { prefixOf }: InboxSource): Delivery {
  const { conversationId, createdAt, key, messageId, parts } = stored
  const { kind, ref } = readDueKey(key)
  const prefix = prefixOf(kind)
  return {
    cursor: cursorOf(stored),
    conversationId,
    messageId,
    kind,
    // Its domain may not be here any more.
    ...(prefix === undefined ? {} : { ref: fromUuid(prefix, ref) }),
    text: parts.flatMap(textOf).join('\n\n'),
    deliveredAt: createdAt.toISOString(),
  }
}

const textOf = (part: MessagePart): string[] => (part.type === 'text' ? [part.text] : [])

const cursorOf = ({
  conversationId,
  seq,
}: Pick<StoredDelivery, 'conversationId' | 'seq'>): string => `${conversationId}:${seq}`

/** @throws bad-request when it is no cursor. */
function parseCursor(cursor: string): Pick<StoredDelivery, 'conversationId' | 'seq'> {
  const [conversationId = '', seq = ''] = cursor.split(':')
  if (isId('conversation', conversationId) && /^\d{1,9}$/.test(seq)) {
    return { conversationId, seq: Number(seq) }
  }
  throw new ParcoError('bad-request', 'The cursor must be one that a delivery has.', {
    data: { field: 'after' },
  })
}
