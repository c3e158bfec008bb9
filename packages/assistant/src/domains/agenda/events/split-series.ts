import type { DomainWriteContext } from '../../domain-context.ts'
import { addDays } from '../../internal/calendar.ts'
import type { EventFacts, KeptEvent } from './event-occurrence.ts'
import { movedName } from './move-series.ts'
import type { ShownEvent } from './write-change.ts'

/** Whether a change from an occurrence on is one of all of them: there is none before it. */
export const isFromStart = ({ event, occurrence }: ShownEvent): boolean =>
  occurrence.slice(0, 10) <= event.startsLocal.slice(0, 10)

/** Ends a series before the occurrence of a card, and begins another one in its place. */
export async function splitSeries(
  shown: ShownEvent,
  later: EventFacts,
  to: { readonly startsLocal: string },
  { changes }: KeptEvent,
  context: DomainWriteContext,
): Promise<void> {
  const { ledger, mint, now } = context
  const { event, eventId, occurrence } = shown
  const id = mint('evt')
  const until = addDays(occurrence.slice(0, 10), -1)
  await ledger.update('events', eventId, { series: event.series && { ...event.series, until } })
  await ledger.insert('events', {
    id,
    title: later.title,
    starts_local: later.startsLocal,
    ends_local: later.endsLocal,
    all_day: later.allDay,
    zone: later.zone,
    location: later.location,
    series: later.series,
    created_at: now.toISOString(),
  })
  for (const change of changes.values()) {
    if (change.occurrence < occurrence) continue
    // The one that the card shows goes where the card says, wherever it had gone before.
    if (change.occurrence === occurrence) {
      await ledger.delete('event_changes', change.id)
      continue
    }
    const name = movedName(event, change.occurrence, shown.startsLocal, to.startsLocal)
    await ledger.update('event_changes', change.id, { event_id: id, occurrence: name })
  }
}
