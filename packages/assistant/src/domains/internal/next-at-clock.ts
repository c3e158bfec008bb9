import type { Due } from '../domain-due.ts'
import { addDays } from './calendar.ts'
import { instantOf, localOf } from './local-time.ts'

/**
 * The next time from an instant on that clocks of a zone show an hour, on any day or on one of the week
 * (1 is Monday). An hour that clocks skip is as much later as they skip, and one that they show twice
 * comes once.
 */
export function nextAtClock(
  time: string,
  timeZone: string,
  from: Date,
  weekday?: number,
): Pick<Due, 'occurrence' | 'at'> {
  // What is a day before by the clock may be ahead by the instant, where a zone moved over a day.
  let day = addDays(localOf(from, timeZone).slice(0, 10), -1)
  for (;;) {
    const at = instantOf(`${day}T${time}`, timeZone)
    if (at >= from && (weekday === undefined || weekdayOf(day) === weekday)) {
      return { occurrence: `${day}T${time}`, at }
    }
    day = addDays(day, 1)
  }
}

const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7
