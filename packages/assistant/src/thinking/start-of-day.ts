import { dayInZone } from '../turn/day-in-zone.ts'

const HOUR_MS = 3_600_000

/**
 * The instant at which a day (YYYY-MM-DD) begins in a zone. Zones lie within 15 hours of UTC and
 * change by minutes at most, so the first quarter of an hour that belongs to the day is looked for;
 * a day that a zone skipped begins with the next one.
 */
export function startOfDay(day: string, timeZone: string): Date {
  const noon = Date.parse(`${day}T12:00:00Z`)
  let before = noon - 28 * HOUR_MS
  let within = noon + 28 * HOUR_MS
  while (within - before > 1) {
    const middle = Math.floor((before + within) / 2)
    if (dayInZone(new Date(middle), timeZone) < day) before = middle
    else within = middle
  }
  return new Date(within)
}
