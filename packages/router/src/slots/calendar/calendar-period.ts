import type { DayNumber } from '../civil-date.ts'
import {
  mondayOf,
  monthAround,
  toCivilDate,
  toDayNumber,
  toIsoDate,
  weekdayOf,
} from '../civil-date.ts'
import type { DateRange, Period } from '../slot-span.ts'

type Granularity = Period['granularity']
type Extras = Pick<Period, 'days' | 'relation'>

/** Calendar units that periods are counted in. */
export type PeriodUnit = 'week' | 'weekend' | 'month' | 'quarter' | 'semester' | 'year'

/** First and last day of a stretch. */
export interface DaySpan {
  readonly first: DayNumber
  readonly last: DayNumber
}

/** A period that is the same whatever the direction. */
export function fixedPeriod(granularity: Granularity, span: DaySpan, extras: Extras = {}): Period {
  const range = toRange(span)
  return { granularity, past: range, future: range, unspecified: range, ...extras }
}

/** A stretch as ISO dates. */
export function toRange({ first, last }: DaySpan): DateRange {
  return { startDate: toIsoDate(first), endDate: toIsoDate(last) }
}

/** The unit that holds today, or the one some units before or after it. */
export function unitAround(today: DayNumber, unit: PeriodUnit, offset: number): DaySpan {
  const { year, month } = toCivilDate(today)
  switch (unit) {
    case 'week': {
      const first = mondayOf(today) + 7 * offset
      return { first, last: first + 6 }
    }
    case 'weekend':
      return weekendAround(today, offset)
    case 'month':
      return monthAround(today, offset)
    case 'quarter':
      return monthsFrom(year, Math.floor((month - 1) / 3) * 3 + 1 + 3 * offset, 3)
    case 'semester':
      return monthsFrom(year, Math.floor((month - 1) / 6) * 6 + 1 + 6 * offset, 6)
    case 'year':
      return wholeYear(year + offset)
  }
}

/** The weekend of this week, the one before today, or the one after this week's when already in it. */
function weekendAround(today: DayNumber, offset: number): DaySpan {
  const isWeekend = weekdayOf(today) >= 6
  const here = mondayOf(today) + 5
  const first = offset > 0 && !isWeekend ? here + 7 * (offset - 1) : here + 7 * offset
  return { first, last: first + 1 }
}

function monthsFrom(year: number, month: number, count: number): DaySpan {
  const first = toDayNumber({ year, month, day: 1 })
  return { first, last: toDayNumber({ year, month: month + count, day: 1 }) - 1 }
}

/** 1 January to 31 December. */
export function wholeYear(year: number): DaySpan {
  return monthsFrom(year, 1, 12)
}

/** One month of one year. */
export function wholeMonth(year: number, month: number): DaySpan {
  return monthsFrom(year, month, 1)
}

/** A month named without a year: the latest, the next, and the nearest to now; this month is all three. */
export function monthInDirections(today: DayNumber, month: number): Period {
  const here = toCivilDate(today)
  const past = wholeMonth(month <= here.month ? here.year : here.year - 1, month)
  const future = wholeMonth(month >= here.month ? here.year : here.year + 1, month)
  const monthsBack = (here.month - month + 12) % 12
  return {
    granularity: 'month',
    past: toRange(past),
    future: toRange(future),
    unspecified: toRange(monthsBack <= 6 ? past : future),
  }
}
