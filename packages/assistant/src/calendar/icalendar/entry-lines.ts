import type { CalendarEntry, CalendarRule, CalendarStretch } from '../../domains/calendar-entry.ts'
import { addDays } from '../../domains/internal/calendar.ts'
import { instantOf } from '../../domains/internal/local-time.ts'
import { contentLine, textLine } from './content-line.ts'
import { momentValue, toUtc } from './date-values.ts'
import { daysBesides, toRecurrence } from './recurrence.ts'

/** How often an entry changed, and when it last did: calendars take what has a higher number. */
export interface EntryRevision {
  readonly sequence: number
  readonly changedAt: Date
}

/** The name of an entry among all calendars. */
export const uidOf = ({ key }: CalendarEntry): string => `${key}@parco`

/** An entry as lines of a calendar: itself, and each of its occurrences that is elsewhere. */
export function entryLines(entry: CalendarEntry, revision: EntryRevision): string[] {
  const { exceptions = [], rule } = entry
  if (rule === undefined) return block(entry, revision, onceLines(entry, entry))
  const moved = exceptions.flatMap(({ occurrence, to }) => {
    if (to === null) return []
    const which = valuedLine('RECURRENCE-ID', momentValue(occurrence, entry))
    return block(entry, revision, [which, ...onceLines(to, entry)])
  })
  const calledOff = exceptions
    .filter(({ to }) => to === null)
    .map(({ occurrence }) => valuedLine('EXDATE', momentValue(occurrence, entry)))
  const times = timeLines(entry, entry, (local) => momentValue(local, entry))
  return [...block(entry, revision, [...times, ...againLines(rule, entry), ...calledOff]), ...moved]
}

/**
 * What takes place once is told as its instant, which no program takes for another one: clocks skip
 * moments, and show others twice.
 */
function onceLines(stretch: CalendarStretch, entry: CalendarEntry): string[] {
  const { allDay, zone } = entry
  return timeLines(stretch, entry, (local) =>
    allDay ? momentValue(local, entry) : `:${toUtc(instantOf(local, zone))}`,
  )
}

function againLines(rule: CalendarRule, entry: CalendarEntry): string[] {
  const besides = daysBesides(rule, entry.startsLocal)
  return [
    contentLine('RRULE', toRecurrence(rule, entry)),
    ...besides.map((local) => valuedLine('RDATE', momentValue(local, entry))),
  ]
}

/** Its value begins with its parameters. */
function valuedLine(name: string, valued: string): string {
  const at = valued.indexOf(':')
  return contentLine(`${name}${valued.slice(0, at)}`, valued.slice(at + 1))
}

function block(
  entry: CalendarEntry,
  { changedAt, sequence }: EntryRevision,
  times: readonly string[],
): string[] {
  const { isBusy, notes, place, rings, title } = entry
  return [
    'BEGIN:VEVENT',
    contentLine('UID', uidOf(entry)),
    contentLine('DTSTAMP', toUtc(changedAt)),
    contentLine('SEQUENCE', String(sequence)),
    ...times,
    textLine('SUMMARY', title),
    ...(place === undefined ? [] : [textLine('LOCATION', place)]),
    ...(notes === undefined ? [] : [textLine('DESCRIPTION', notes)]),
    contentLine('TRANSP', isBusy ? 'OPAQUE' : 'TRANSPARENT'),
    ...(rings ? alarm(title) : []),
    'END:VEVENT',
  ]
}

/** What has no end is over at once, or lasts the day; clocks that are set may leave an end before the beginning. */
function timeLines(
  { endsLocal, startsLocal }: CalendarStretch,
  { allDay, zone }: CalendarEntry,
  say: (local: string) => string,
): string[] {
  const starts = valuedLine('DTSTART', say(startsLocal))
  const end = allDay ? (endsLocal ?? addDays(startsLocal.slice(0, 10), 1)) : endsLocal
  const hasEnd = end !== null && (allDay || instantOf(end, zone) > instantOf(startsLocal, zone))
  return hasEnd ? [starts, valuedLine('DTEND', say(end))] : [starts]
}

const alarm = (title: string): string[] => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  'TRIGGER:PT0S',
  textLine('DESCRIPTION', title),
  'END:VALARM',
]
