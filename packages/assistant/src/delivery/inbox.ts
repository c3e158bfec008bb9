import { type Delivery, isId, type MessagePart, ParcoError } from '@parco/protocol'
import {
  findInbox,
  listDeliveries,
  markInboxRead,
  type Sql,
  type Store,
  type StoredDelivery,
} from '@parco/store'
import { kindOfKey } from '../jobs/deliver-due.ts'
import type { Inbox, InboxRequest } from '../parco.ts'

const PAGE = 100

/** What Parco said first behind a cursor, or behind what is read. */
export async function readInbox(store: Store, { userId, after }: InboxRequest): Promise<Inbox> {
  return store.transaction(userId, (sql) => readOn(sql, after), { readOnly: true })
}

async function readOn(sql: Sql, after: string | undefined): Promise<Inbox> {
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
    deliveries: found.map(toDelivery),
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

function toDelivery(stored: StoredDelivery): Delivery {
  const { conversationId, createdAt, key, messageId, parts } = stored
  return {
    cursor: cursorOf(stored),
    conversationId,
    messageId,
    kind: kindOfKey(key),
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
