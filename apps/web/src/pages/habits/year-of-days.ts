import { addDays, daysBetween, daysFrom, mondayOf } from '../../display/calendar.ts'
import type { Habit } from './habits-schemas.ts'

/** A day of a habit: done, meant to be done and not, free of it, or yet to come. */
export interface HabitDay {
  readonly day: string
  readonly state: 'done' | 'missed' | 'open' | 'free' | 'before' | 'future'
}

type Rhythm = Pick<Habit, 'frequency' | 'weekdays' | 'perWeek' | 'everyDays'>
type Kept = Rhythm & Pick<Habit, 'doneDays' | 'startedOn'>

/**
 * The last weeks of a habit, Monday first, the newest last. Of a habit that is done so many times a
 * week no single day is missed, and one of an interval only from the day on which it is due; what is
 * not done yet today is open.
 */
export function weeksOfHabit(habit: Kept, today: string, weeks: number): HabitDay[][] {
  const done = new Set(habit.doneDays)
  const begun = [habit.startedOn, ...habit.doneDays].reduce((a, b) => (a < b ? a : b))
  const first = addDays(mondayOf(today), -7 * (weeks - 1))
  return Array.from({ length: weeks }, (_, index) => {
    const monday = addDays(first, index * 7)
    return daysFrom(monday, addDays(monday, 6)).map((day) => ({ day, state: stateOf(day) }))
  })

  function stateOf(day: string): HabitDay['state'] {
    if (done.has(day)) return 'done'
    if (day > today) return 'future'
    if (day < begun) return 'before'
    if (habit.perWeek !== null || !isExpected(habit, day, lastBefore(day))) return 'free'
    return day === today ? 'open' : 'missed'
  }

  function lastBefore(day: string): string | undefined {
    return habit.doneDays.findLast((other) => other < day)
  }
}

function isExpected(
  { everyDays, frequency, weekdays }: Rhythm,
  day: string,
  last: string | undefined,
): boolean {
  if (everyDays !== null) return last === undefined || daysBetween(last, day) >= everyDays
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay() || 7
  if (frequency === 'weekdays') return weekday < 6
  if (frequency === 'weekends') return weekday > 5
  return weekdays === null || weekdays.includes(weekday)
}
