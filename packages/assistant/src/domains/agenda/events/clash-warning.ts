import type { DomainContext } from '../../domain-context.ts'
import { addDays } from '../../internal/calendar.ts'
import type { Event } from '../tables.ts'
import { clashes, type EventFacts, nextOccurrences, occurrencesOn } from './event-occurrence.ts'
import { readEvents } from './read-events.ts'
import { describeOccurrence } from './resolve-event.ts'

/** So many of a series are held against what is planned. */
const MAX_LOOKED_AT = 12

/** What else takes place at the same time, as a warning of a card; `own` is the event itself. */
export async function clashWarning(
  facts: EventFacts,
  own: Event['id'] | undefined,
  context: DomainContext,
): Promise<string | undefined> {
  const others = (await readEvents(context)).filter(({ event }) => event.id !== own)
  if (facts.allDay || others.length === 0) return undefined
  // No id is asked of it, so one of the others stands in where it has none yet.
  const event: Event = { ...(others[0]?.event as Event), ...facts }
  const first = facts.startsLocal.slice(0, 10)
  const planned = nextOccurrences({ event, changes: new Map() }, first, facts.zone, MAX_LOOKED_AT)
  for (const one of planned) {
    const day = one.startsLocal.slice(0, 10)
    const last = addDays((one.endsLocal ?? one.startsLocal).slice(0, 10), 1)
    const near = others.flatMap((other) => occurrencesOn(other, addDays(day, -1), last, facts.zone))
    const clash = near.find((other) => clashes(one, other))
    if (clash) return context.text('event.clash', { event: describeOccurrence(clash, context) })
  }
  return undefined
}
