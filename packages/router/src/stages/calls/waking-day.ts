import { dayNumberOf, toIsoDate } from '../../slots/civil-date.ts'
import type { CalendarDate } from '../../slots/slot-span.ts'

const DAYS_OF_A_WEEK = 7

/**
 * The day on which a night ended that is named by its two days: "de domingo pra segunda", "from Friday
 * to Saturday". The first says which night, for today's own weekday is a week ago by itself but may end
 * last night. Nothing where the second is not the day after the first.
 */
export function wakingDayAfter(eve: CalendarDate, next: CalendarDate): string | undefined {
  const waking = dayNumberOf(eve.past) + 1
  const apart = waking - dayNumberOf(next.past)
  const isNext = next.said === 'weekday' ? apart % DAYS_OF_A_WEEK === 0 : apart === 0
  return isNext ? toIsoDate(waking) : undefined
}
