import { isCalendarDay } from './calendar.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** Says whether a text is a moment as clocks show it: a day that exists with its hour, YYYY-MM-DDTHH:MM. */
export function isLocalMoment(text: string): boolean {
  return /^.{10}T([01]\d|2[0-3]):[0-5]\d$/.test(text) && isCalendarDay(text.slice(0, 10))
}

/** The clock and calendar of a zone at an instant, YYYY-MM-DDTHH:MM. @throws RangeError when the zone does not exist. */
export function localOf(instant: Date, zone: string): string {
  return new Date(Math.floor(wallMs(instant, zone) / MINUTE_MS) * MINUTE_MS)
    .toISOString()
    .slice(0, 16)
}

/**
 * The instant at which clocks of a zone show a moment. Where they skip it, it is as much later as they
 * skip; where they show it twice, the first time counts.
 */
export function instantOf(local: string, zone: string): Date {
  const wall = Date.parse(`${local}:00Z`)
  const offsetAt = (ms: number) => wallMs(new Date(ms), zone) - ms
  const before = offsetAt(wall - DAY_MS)
  const after = offsetAt(wall + DAY_MS)
  const fitting = [wall - before, wall - after].filter((ms) => ms + offsetAt(ms) === wall)
  return new Date(fitting.length > 0 ? Math.min(...fitting) : wall - before)
}

/** What clocks of one zone show when those of another show a moment. */
export function movedTo(local: string, from: string, to: string): string {
  return localOf(instantOf(local, from), to)
}

/** A moment some minutes later by the calendar alone. */
export function plusMinutes(local: string, minutes: number): string {
  return new Date(Date.parse(`${local}:00Z`) + minutes * MINUTE_MS).toISOString().slice(0, 16)
}

/** Minutes from one moment to another by the calendar alone. */
export function minutesBetween(from: string, to: string): number {
  return (Date.parse(`${to}:00Z`) - Date.parse(`${from}:00Z`)) / MINUTE_MS
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** What clocks of a zone show, as if it were UTC. */
function wallMs(instant: Date, zone: string): number {
  let format = formats.get(zone)
  if (!format) {
    format = new Intl.DateTimeFormat('en', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
    formats.set(zone, format)
  }
  const of = Object.fromEntries(
    format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = of
  return Date.UTC(year, month - 1, day, hour, minute, second) + (instant.getTime() % 1000)
}
