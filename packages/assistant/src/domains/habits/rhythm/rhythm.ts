import { daysBetween, weekdayOf } from '../../internal/calendar.ts'

export const FREQUENCIES = ['daily', 'weekdays', 'weekends', 'custom'] as const
export type Frequency = (typeof FREQUENCIES)[number]

export const PERIODS_OF_DAY = ['morning', 'afternoon', 'evening', 'anytime'] as const
export type PeriodOfDay = (typeof PERIODS_OF_DAY)[number]

/** The longest interval between two times of a habit. */
export const MAX_EVERY_DAYS = 60

/** How often a habit is meant to be done. A custom one has one of `weekdays`, `perWeek` and `everyDays`. */
export type Rhythm = {
  readonly frequency: Frequency
  /** 1 (Monday) to 7 (Sunday), in order. */
  readonly weekdays: readonly number[] | null
  readonly perWeek: number | null
  /** 2 is every other day: so many days after it was done last. */
  readonly everyDays: number | null
}

/** The days on which a habit was done, and since when it is kept. */
export interface Marks {
  readonly done: ReadonlySet<string>
  readonly startedOn: string
}

const WORKING_DAYS = [1, 2, 3, 4, 5]
const WEEKEND = [6, 7]
const ALL_DAYS = [...WORKING_DAYS, ...WEEKEND]

/**
 * Whether the habit is meant to be done on a day. One of so many times a week may be on any; one of an
 * interval is due so many days after it was done last, and stays so until it is done.
 */
export function isExpected(rhythm: Rhythm, day: string, marks: Marks): boolean {
  if (rhythm.everyDays === null) return daysOf(rhythm).includes(weekdayOf(day))
  const last = lastBefore(day, marks.done)
  return last === undefined ? day >= marks.startedOn : daysBetween(last, day) >= rhythm.everyDays
}

/** The last day before this one on which it was done. */
function lastBefore(day: string, done: ReadonlySet<string>): string | undefined {
  let last: string | undefined
  for (const other of done) if (other < day && (last === undefined || other > last)) last = other
  return last
}

/** How many of some days in a row it is meant to be done on; any days do where it is so many times a week. */
export function timesExpected(rhythm: Rhythm, days: readonly string[], marks: Marks): number {
  const { everyDays, perWeek } = rhythm
  if (perWeek !== null) return Math.ceil((days.length * perWeek) / 7)
  if (everyDays !== null) return Math.ceil(days.length / everyDays)
  return days.filter((day) => isExpected(rhythm, day, marks)).length
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
    ? everyTime(named)
    : { frequency: 'custom', weekdays, perWeek: null, everyDays: null }
}

/** A frequency that says all by its name. */
export const everyTime = (frequency: Exclude<Frequency, 'custom'>): Rhythm => ({
  frequency,
  weekdays: null,
  perWeek: null,
  everyDays: null,
})

/** So many times a week, on any days. */
export const timesAWeek = (perWeek: number): Rhythm => ({
  frequency: 'custom',
  weekdays: null,
  perWeek,
  everyDays: null,
})

/** Again so many days after it was done last. */
export const everySoManyDays = (everyDays: number): Rhythm => ({
  frequency: 'custom',
  weekdays: null,
  perWeek: null,
  everyDays,
})

/** A custom rhythm as slots say it, without what it does not have. */
export function rhythmSlots({ everyDays, perWeek, weekdays }: Rhythm) {
  return {
    ...(weekdays === null ? {} : { weekdays: [...weekdays] }),
    ...(perWeek === null ? {} : { perWeek }),
    ...(everyDays === null ? {} : { everyDays }),
  }
}
