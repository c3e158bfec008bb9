import type { RowChange } from '@parco/protocol'
import { listUndoable } from '@parco/store'
import type { DomainContext } from '../../domain-context.ts'
import { type EventOccurrence, nextOccurrences } from './event-occurrence.ts'
import { readEvents } from './read-events.ts'

/** An event that was written further back is not what a message without its name leans on. */
const LAST_WRITES = 3

/** The rows that the conversation's last writes changed, the newest write first. */
export async function lastChanges({
  conversationId,
  sql,
}: DomainContext): Promise<readonly RowChange[]> {
  const receipts = await listUndoable(sql, { conversationId, limit: LAST_WRITES })
  return receipts.flatMap(({ changes }) => changes)
}

/** The event that a write touched, itself or one of its days. */
export function eventOf({ after, id, table }: RowChange): string | undefined {
  if (table === 'events') return id
  const eventId = table === 'event_changes' ? after?.event_id : undefined
  return typeof eventId === 'string' ? eventId : undefined
}

/** The event ahead that the conversation wrote last. */
export async function lastWritten(context: DomainContext): Promise<EventOccurrence | undefined> {
  const { timeZone, today } = context
  const ids = (await lastChanges(context)).map(eventOf)
  const ahead = (await readEvents(context)).flatMap((one) => nextOccurrences(one, today, timeZone))
  const id = ids.find((one) => ahead.some(({ event }) => event.id === one))
  return ahead.find(({ event }) => event.id === id)
}
