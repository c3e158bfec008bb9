import { addDays, daysBetween } from '../../internal/calendar.ts'
import { instantOf, minutesBetween, movedTo, plusMinutes } from '../../internal/local-time.ts'
import { daysFrom, seriesDays } from '../series/series.ts'
import type { Event, EventChange } from '../tables.ts'

/** What is planned without an end is taken to last so long, where it may clash. */
export const USUAL_MINUTES = 60
const DAY_MINUTES = 24 * 60

/** An event with what was changed of its occurrences, by their moments. */
export interface KeptEvent {
  readonly event: Event
  readonly changes: ReadonlyMap<string, EventChange>
}

/** What a card tells of an event. */
export type EventFacts = Pick<
  Event,
  'title' | 'startsLocal' | 'endsLocal' | 'allDay' | 'zone' | 'location' | 'series'
>

/** One time that an event takes place, in its own zone. */
export interface EventOccurrence {
  readonly event: Event
  /** As its series gives it; changes name it so. */
  readonly occurrence: string
  readonly startsLocal: string
  readonly endsLocal: string | null
  readonly change?: EventChange
}

/** The facts of an event alone. */
export function toEventFacts(event: EventFacts): EventFacts {
  const { title, startsLocal, endsLocal, allDay, zone, location, series } = event
  return { title, startsLocal, endsLocal, allDay, zone, location, series }
}

/** The occurrences that are under way on days by the clock of a zone, in order. */
export function occurrencesOn(
  { event, changes }: KeptEvent,
  first: string,
  last: string,
  zone: string,
): EventOccurrence[] {
  const length = lengthOf(event)
  // Zones are less than a day apart.
  const from = addDays(first, -1 - Math.ceil(length / DAY_MINUTES))
  const start = event.startsLocal.slice(0, 10)
  const regular = seriesDays(event.series, start, from, addDays(last, 1))
    .map((day) => regularOn(event, day))
    .filter(({ occurrence }) => !changes.has(occurrence))
  const moved = [...changes.values()].flatMap((change) => movedOf(event, change))
  return [...regular, ...moved]
    .filter((one) => {
      const { startsLocal, endsLocal } = byClockOf(one, zone)
      return startsLocal.slice(0, 10) <= last && lastDayOf(startsLocal, endsLocal) >= first
    })
    .sort((one, other) => (one.startsLocal < other.startsLocal ? -1 : 1))
}

/** The first occurrences from a day on, `count` of them at most, those that moved in their places. */
export function nextOccurrences(
  kept: KeptEvent,
  first: string,
  zone: string,
  count = 1,
): EventOccurrence[] {
  const { event, changes } = kept
  const start = event.startsLocal.slice(0, 10)
  const found: EventOccurrence[] = []
  const day = (one: EventOccurrence) => byClockOf(one, zone).startsLocal.slice(0, 10)
  for (const on of daysFrom(event.series, start, addDays(first, -1))) {
    const one = regularOn(event, on)
    if (changes.has(one.occurrence) || day(one) < first) continue
    found.push(one)
    if (found.length === count) break
  }
  const moved = [...changes.values()].flatMap((change) => movedOf(event, change))
  return [...found, ...moved.filter((one) => day(one) >= first)]
    .sort((one, other) => (one.startsLocal < other.startsLocal ? -1 : 1))
    .slice(0, count)
}

/** The first occurrences of each of several events from a day on, in order over all of them. */
export const soonestOf = (
  kept: readonly KeptEvent[],
  first: string,
  zone: string,
  count = 1,
): EventOccurrence[] =>
  kept
    .flatMap((one) => nextOccurrences(one, first, zone, count))
    .sort((one, other) => (one.startsLocal < other.startsLocal ? -1 : 1))

/** When it begins and ends by the clock of a zone; days are the same everywhere. */
export function byClockOf(
  {
    event,
    startsLocal,
    endsLocal,
  }: Pick<EventOccurrence, 'startsLocal' | 'endsLocal'> & {
    readonly event: Pick<Event, 'allDay' | 'zone'>
  },
  zone: string,
): Pick<EventOccurrence, 'startsLocal' | 'endsLocal'> {
  if (event.allDay) return { startsLocal, endsLocal }
  const move = (local: string) => movedTo(local, event.zone, zone)
  return { startsLocal: move(startsLocal), endsLocal: endsLocal && move(endsLocal) }
}

/** Whether two of them are at the same time; what lasts all day clashes with nothing. */
export function clashes(one: EventOccurrence, other: EventOccurrence): boolean {
  if (one.event.allDay || other.event.allDay) return false
  const [a, b] = [stretchOf(one), stretchOf(other)]
  return a.from < b.until && b.from < a.until
}

function stretchOf({ event, startsLocal, endsLocal }: EventOccurrence) {
  return {
    from: instantOf(startsLocal, event.zone).getTime(),
    until: instantOf(endsLocal ?? plusMinutes(startsLocal, USUAL_MINUTES), event.zone).getTime(),
  }
}

/** The last day it is under way: what ends at midnight has none of the next. */
function lastDayOf(startsLocal: string, endsLocal: string | null): string {
  if (endsLocal === null || endsLocal <= startsLocal) return startsLocal.slice(0, 10)
  return plusMinutes(endsLocal, -1).slice(0, 10)
}

function lengthOf({ startsLocal, endsLocal }: Pick<Event, 'startsLocal' | 'endsLocal'>): number {
  return endsLocal === null ? 0 : minutesBetween(startsLocal, endsLocal)
}

function regularOn(event: Event, day: string): EventOccurrence {
  const shift = daysBetween(event.startsLocal.slice(0, 10), day) * DAY_MINUTES
  const startsLocal = plusMinutes(event.startsLocal, shift)
  const endsLocal = event.endsLocal && plusMinutes(event.endsLocal, shift)
  return { event, occurrence: startsLocal, startsLocal, endsLocal }
}

function movedOf(event: Event, change: EventChange): EventOccurrence[] {
  const { endsLocal, occurrence, startsLocal } = change
  return startsLocal === null ? [] : [{ event, occurrence, startsLocal, endsLocal, change }]
}
