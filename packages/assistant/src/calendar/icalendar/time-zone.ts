import { addDays, lastDayOf } from '../../domains/internal/calendar.ts'
import { type ClockChange, clockChanges, offsetAt } from './clock-changes.ts'
import { contentLine } from './content-line.ts'
import { toLocalTime, toUtc } from './date-values.ts'

/** Rules of zones are looked at so many years ahead: what repeats through all of them is a rule. */
const YEARS_AHEAD = 12
const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']

/** Changes of one kind in years that follow each other, on the same weekday of the month. */
interface Run {
  readonly changes: ClockChange[]
  /** Which of its weekday in the month, -1 being the last, as far as all of them agree. */
  readonly places: readonly number[]
}

/** The rules of a zone's clocks from a year on, as lines of a calendar. */
export function timeZoneLines(zone: string, firstYear: number, thisYear: number): string[] {
  const first = new Date(Date.UTC(firstYear, 0, 1))
  const lastYear = Math.max(thisYear, firstYear) + YEARS_AHEAD
  const changes = clockChanges(zone, first, new Date(Date.UTC(lastYear + 1, 0, 1)))
  const offset = offsetAt(first, zone)
  const local = new Date(first.getTime() + offset * 60_000).toISOString().slice(0, 16)
  return [
    'BEGIN:VTIMEZONE',
    contentLine('TZID', zone),
    ...observance({ at: first, local, from: offset, to: offset }, undefined),
    ...runsOf(changes).flatMap((run) => linesOfRun(run, lastYear)),
    'END:VTIMEZONE',
  ]
}

function runsOf(changes: readonly ClockChange[]): Run[] {
  const runs: Run[] = []
  for (const change of changes) {
    const at = runs.findIndex((run) => continues(run, change))
    const run = runs[at]
    if (run === undefined) runs.push({ changes: [change], places: placesOf(change.local) })
    else runs[at] = { changes: [...run.changes, change], places: shared(run, change) }
  }
  return runs
}

function continues(run: Run, change: ClockChange): boolean {
  const last = run.changes.at(-1)
  return (
    last !== undefined &&
    yearOf(change) === yearOf(last) + 1 &&
    change.from === last.from &&
    change.to === last.to &&
    change.local.slice(5, 7) === last.local.slice(5, 7) &&
    change.local.slice(11) === last.local.slice(11) &&
    weekdayOf(change.local) === weekdayOf(last.local) &&
    shared(run, change).length > 0
  )
}

const shared = (run: Run, change: ClockChange): number[] =>
  placesOf(change.local).filter((place) => run.places.includes(place))

const yearOf = ({ local }: ClockChange): number => Number(local.slice(0, 4))

const weekdayOf = (local: string): number => new Date(`${local}:00Z`).getUTCDay()

/** The last Sunday of a month is also its fourth or its fifth. */
function placesOf(local: string): number[] {
  const isLast = addDays(local.slice(0, 10), 7) > lastDayOf(local.slice(0, 7))
  return [...(isLast ? [-1] : []), Math.ceil(Number(local.slice(8, 10)) / 7)]
}

function linesOfRun({ changes, places }: Run, lastYear: number): string[] {
  const [first] = changes
  const last = changes.at(-1)
  const [place] = places
  if (!first || !last || place === undefined) return []
  if (changes.length === 1) return observance(first, undefined)
  const month = Number(first.local.slice(5, 7))
  const weekday = WEEKDAYS[weekdayOf(first.local)]
  const until = yearOf(last) >= lastYear ? '' : `;UNTIL=${toUtc(last.at)}`
  return observance(first, `FREQ=YEARLY;BYMONTH=${month};BYDAY=${place}${weekday}${until}`)
}

function observance({ from, local, to }: ClockChange, rule: string | undefined): string[] {
  const kind = to > from ? 'DAYLIGHT' : 'STANDARD'
  return [
    `BEGIN:${kind}`,
    contentLine('DTSTART', toLocalTime(local)),
    contentLine('TZOFFSETFROM', toOffset(from)),
    contentLine('TZOFFSETTO', toOffset(to)),
    ...(rule === undefined ? [] : [contentLine('RRULE', rule)]),
    `END:${kind}`,
  ]
}

/** `-0330`. */
function toOffset(minutes: number): string {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  return `${minutes < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}${String(rest).padStart(2, '0')}`
}
