import type { RowChange } from '@parco/protocol'
import { listUndoable } from '@parco/store'
import type { DomainContext } from '../../domain-context.ts'
import { type EventOccurrence, nextOccurrences } from './event-occurrence.ts'
import { readEvents } from './read-events.ts'

/** An event that was written further back is not what a message without its name leans on. */
export const LAST_WRITES = 3

/** The event that a write touched, itself or one of its days. */
export function eventOf({ after, id, table }: RowChange): string | undefined {
  if (table === 'events') return id
  const eventId = table === 'event_changes' ? after?.event_id : undefined
  return typeof eventId === 'string' ? eventId : undefined
}

/** The event ahead that the conversation wrote last. */
export async function lastWritten(context: DomainContext): Promise<EventOccurrence | undefined> {
  const { conversationId, sql, timeZone, today } = context
  const receipts = await listUndoable(sql, { conversationId, limit: LAST_WRITES })
  const ahead = (await readEvents(context)).flatMap((one) => nextOccurrences(one, today, timeZone))
  const ids = receipts.flatMap(({ changes }) => changes).map(eventOf)
  const id = ids.find((one) => ahead.some(({ event }) => event.id === one))
  return ahead.find(({ event }) => event.id === id)
}
