import { toUuid } from '@parco/store'
import type { DomainContext } from '../../domain-context.ts'
import { selectRows } from '../../internal/select-rows.ts'
import { type Event, eventChanges, events } from '../tables.ts'
import { type EventOccurrence, type KeptEvent, occurrencesOn } from './event-occurrence.ts'

/** Every event of the user, the oldest first. */
export async function readEvents(context: DomainContext): Promise<KeptEvent[]> {
  const all = await selectRows(events, 'true order by id', [], context)
  if (all.length === 0) return []
  const changes = await selectRows(eventChanges, 'true', [], context)
  const changesOf = Map.groupBy(changes, ({ eventId }) => eventId)
  return all.map((event) => ({
    event,
    changes: new Map((changesOf.get(event.id) ?? []).map((one) => [one.occurrence, one])),
  }))
}

/** One event as it is now. */
export async function readEvent(
  id: Event['id'],
  context: DomainContext,
): Promise<KeptEvent | undefined> {
  const [event] = await selectRows(events, 'id = $2', [toUuid(id)], context)
  if (!event) return undefined
  const changes = await selectRows(eventChanges, 'event_id = $2', [toUuid(id)], context)
  return { event, changes: new Map(changes.map((one) => [one.occurrence, one])) }
}

/** What takes place on days of the user's, in order. */
export async function readOccurrences(
  first: string,
  last: string,
  context: DomainContext,
): Promise<EventOccurrence[]> {
  return occurrencesOf(await readEvents(context), first, last, context)
}

/** The same of events that are read already. */
export const occurrencesOf = (
  kept: readonly KeptEvent[],
  first: string,
  last: string,
  { timeZone }: Pick<DomainContext, 'timeZone'>,
): EventOccurrence[] => kept.flatMap((one) => occurrencesOn(one, first, last, timeZone))
