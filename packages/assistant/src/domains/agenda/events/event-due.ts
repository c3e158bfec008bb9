import type { Due, DueContext, DueKind } from '../../domain-due.ts'
import { addDays } from '../../internal/calendar.ts'
import { instantOf, localOf, movedTo } from '../../internal/local-time.ts'
import { sayMoment } from '../series/said-moment.ts'
import {
  type EventOccurrence,
  type KeptEvent,
  nextOccurrences,
  occurrencesOn,
  USUAL_MINUTES,
} from './event-occurrence.ts'
import { readEvent, readEvents } from './read-events.ts'

const MINUTE_MS = 60_000
/** Those that begin within the time of an alert were told of already; one more is to come. */
const AHEAD = 8

/** Events are told of some time before they begin; what lasts all day is in the summary of its day. */
export const eventDue: DueKind = {
  kind: 'event',
  prefix: 'evt',
  tables: ['events', 'event_changes'],
  async next(context) {
    if (!context.alerts.events) return []
    const kept = await readEvents(context)
    return kept.flatMap((one) => nextAlert(one, context) ?? [])
  },
  async say({ ref, occurrence }, context) {
    const kept = await readEvent(ref as KeptEvent['event']['id'], context)
    const [name = '', startsLocal = name] = occurrence.split('/')
    const one = kept && findOccurrence(kept, name, startsLocal)
    if (!one || endOf(one) <= context.now) return undefined
    const { title, location, zone } = one.event
    const { now, text, timeZone } = context
    const key = startOf(one) <= now ? 'event.underWay' : 'event.soon'
    return text(key, {
      moment: sayMoment(movedTo(one.startsLocal, zone, timeZone), context),
      event: location === null ? title : `${title}, ${location}`,
    })
  },
}

/** The first alert from an instant on. */
function nextAlert(kept: KeptEvent, context: DueContext): Due | undefined {
  const { event } = kept
  if (event.allDay) return undefined
  const from = context.from(event.id)
  const before = context.alerts.eventMinutes * MINUTE_MS
  const day = addDays(localOf(from, event.zone).slice(0, 10), -1)
  return nextOccurrences(kept, day, event.zone, AHEAD)
    .map((one) => ({
      ref: event.id,
      occurrence:
        one.startsLocal === one.occurrence
          ? one.occurrence
          : `${one.occurrence}/${one.startsLocal}`,
      at: alertOf(one, before, context.now),
    }))
    .find(({ at }) => at >= from)
}

/** An event that is planned within the time of its alert is told of when it begins. */
function alertOf(one: EventOccurrence, before: number, now: Date): Date {
  const starts = startOf(one)
  const alert = new Date(starts.getTime() - before)
  const { createdAt } = one.change ?? one.event
  return createdAt > alert && createdAt <= now ? starts : alert
}

/** The occurrence of that name, if it still takes place then. */
function findOccurrence(
  kept: KeptEvent,
  name: string,
  startsLocal: string,
): EventOccurrence | undefined {
  const day = startsLocal.slice(0, 10)
  return occurrencesOn(kept, day, day, kept.event.zone).find(
    (one) => one.occurrence === name && one.startsLocal === startsLocal,
  )
}

const startOf = ({ event, startsLocal }: EventOccurrence): Date =>
  instantOf(startsLocal, event.zone)

const endOf = (one: EventOccurrence): Date =>
  one.endsLocal === null
    ? new Date(startOf(one).getTime() + USUAL_MINUTES * MINUTE_MS)
    : instantOf(one.endsLocal, one.event.zone)
