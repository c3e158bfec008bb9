import type { CivilDate, DayNumber } from '../civil-date.ts'
import { isRealDate, toCivilDate, toDayNumber, toIsoDate } from '../civil-date.ts'
import type { CalendarDate } from '../slot-span.ts'

type Said = CalendarDate['said']
type Extras = Pick<CalendarDate, 'monthDay' | 'dayOfMonth' | 'dayPart'>

/** How many years or months to look for a day that exists: a leap day is at most eight years away. */
const MAX_STEPS = 9

/** A date that is the same whatever the direction. */
export function fixedDate(said: Said, day: DayNumber, extras: Extras = {}): CalendarDate {
  const iso = toIsoDate(day)
  return { said, past: iso, future: iso, unspecified: iso, ...extras }
}

/** A date whose day depends on the direction. */
export function directedDate(
  said: Said,
  days: { readonly past: DayNumber; readonly future: DayNumber; readonly unspecified?: DayNumber },
  extras: Extras = {},
): CalendarDate {
  const { past, future, unspecified = past } = days
  return {
    said,
    past: toIsoDate(past),
    future: toIsoDate(future),
    unspecified: toIsoDate(unspecified),
    ...extras,
  }
}

/** The latest and the next day of the month with this number: today counts as past, never as next. */
export function daysOfMonthAround(today: DayNumber, dayOfMonth: number) {
  const here = toCivilDate(today)
  const inMonth = (step: number): CivilDate => {
    const { year, month } = toCivilDate(
      toDayNumber({ year: here.year, month: here.month + step, day: 1 }),
    )
    return { year, month, day: dayOfMonth }
  }
  return nearestReal(today, inMonth)
}

/** The latest and the next such day of the year: today counts as both. */
export function daysOfYearAround(today: DayNumber, month: number, day: number) {
  const { year } = toCivilDate(today)
  const found = nearestReal(today, (step) => ({ year: year + step, month, day }))
  const isToday = found?.past === today
  return found && isToday ? { past: today, future: today } : found
}

function nearestReal(today: DayNumber, candidate: (step: number) => CivilDate) {
  const past = firstReal(
    (step) => candidate(-step),
    (day) => day <= today,
  )
  const future = firstReal(candidate, (day) => day > today)
  return past === undefined || future === undefined ? undefined : { past, future }
}

function firstReal(candidate: (step: number) => CivilDate, fits: (day: DayNumber) => boolean) {
  for (let step = 0; step < MAX_STEPS; step++) {
    const date = candidate(step)
    if (!isRealDate(date)) continue
    const day = toDayNumber(date)
    if (fits(day)) return day
  }
  return undefined
}
