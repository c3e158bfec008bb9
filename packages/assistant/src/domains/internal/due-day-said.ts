import { addDays, daysBetween, isCalendarDay } from './calendar.ts'

/** Nobody names a day that is further off than this without its year. */
const FARTHEST_DAYS = 300
const YEAR_DAYS = 365

/**
 * The day by which something is to be paid, as words say it: "vence 20/11", said on the 30th, has just
 * passed, where a plan would be of next year. With its year it is that day.
 */
export function dueDaySaid(day: string, text: string, today: string): string {
  if (text.includes(day.slice(0, 4)) || daysBetween(today, day) < FARTHEST_DAYS) return day
  const before = `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`
  return isCalendarDay(before) ? before : addDays(day, -YEAR_DAYS)
}
