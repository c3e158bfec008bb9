import { weekdayOf } from '../../internal/calendar.ts'

export const FREQUENCIES = ['daily', 'weekdays', 'weekends', 'custom'] as const
export type Frequency = (typeof FREQUENCIES)[number]

export const PERIODS_OF_DAY = ['morning', 'afternoon', 'evening', 'anytime'] as const
export type PeriodOfDay = (typeof PERIODS_OF_DAY)[number]

/** How often a habit is meant to be done. A custom one has either `weekdays` or `perWeek`. */
export type Rhythm = {
  readonly frequency: Frequency
  /** 1 (Monday) to 7 (Sunday), in order. */
  readonly weekdays: readonly number[] | null
  readonly perWeek: number | null
}

const WORKING_DAYS = [1, 2, 3, 4, 5]
const WEEKEND = [6, 7]
const ALL_DAYS = [...WORKING_DAYS, ...WEEKEND]

/** Whether the habit is meant to be done on a day; one of so many times a week may be on any. */
export function isExpected(rhythm: Rhythm, day: string): boolean {
  return daysOf(rhythm).includes(weekdayOf(day))
}

function daysOf({ frequency, weekdays }: Rhythm): readonly number[] {
  if (frequency === 'weekdays') return WORKING_DAYS
  if (frequency === 'weekends') return WEEKEND
  return weekdays ?? ALL_DAYS
}

/** Days of the week as one frequency where they are one: Monday to Friday are the weekdays. */
export function ofWeekdays(days: readonly number[]): Rhythm {
  const weekdays = [...new Set(days)].sort((one, other) => one - other)
  const is = (others: readonly number[]) => weekdays.join() === others.join()
  const named = is(ALL_DAYS)
    ? 'daily'
    : is(WORKING_DAYS)
      ? 'weekdays'
      : is(WEEKEND)
        ? 'weekends'
        : undefined
  return named
    ? { frequency: named, weekdays: null, perWeek: null }
    : { frequency: 'custom', weekdays, perWeek: null }
}
