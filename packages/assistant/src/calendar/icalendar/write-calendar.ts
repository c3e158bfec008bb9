import type { CalendarEntry } from '../../domains/calendar-entry.ts'
import { contentLine, textLine } from './content-line.ts'
import { isUtc } from './date-values.ts'
import { type EntryRevision, entryLines } from './entry-lines.ts'
import { timeZoneLines } from './time-zone.ts'

export interface CalendarDocument {
  readonly name: string
  readonly entries: readonly { readonly entry: CalendarEntry; readonly revision: EntryRevision }[]
  readonly now: Date
}

/** Entries as a calendar of RFC 5545; the same entries give the same text until a year ends. */
export function writeCalendar({ entries, name, now }: CalendarDocument): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Parco//Parco//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    textLine('NAME', name),
    textLine('X-WR-CALNAME', name),
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    contentLine('X-PUBLISHED-TTL', 'PT1H'),
    ...zonesOf(entries.map(({ entry }) => entry)).flatMap(([zone, firstYear]) =>
      timeZoneLines(zone, firstYear, now.getUTCFullYear()),
    ),
    ...entries.flatMap(({ entry, revision }) => entryLines(entry, revision)),
    'END:VCALENDAR',
  ]
  return `${lines.join('\r\n')}\r\n`
}

/** The zones that entries name, each with the year from which its rules are needed. */
function zonesOf(entries: readonly CalendarEntry[]): [string, number][] {
  const years = new Map<string, number>()
  for (const { allDay, rule, startsLocal, zone } of entries) {
    if (allDay || rule === undefined || isUtc(zone)) continue
    const first = Number(startsLocal.slice(0, 4)) - 1
    years.set(zone, Math.min(years.get(zone) ?? first, first))
  }
  return [...years].sort(([one], [other]) => (one < other ? -1 : 1))
}
