import {
  addDays,
  addMonths,
  dayInMonth,
  daysBetween,
  firstDayOf,
  lastDayOf,
  mondayOf,
  monthOf,
  monthsBetween,
  weekdayOf,
} from '../../internal/calendar.ts'

/** How often something comes again. */
export const FREQUENCIES = ['daily', 'weekly', 'monthly', 'yearly'] as const

/**
 * How something comes again: each `interval` days, weeks, months or years from its first day, up to
 * the day `until`. `weekdays` are 1 (Monday) to 7 (Sunday); a month that lacks `monthDay` has its last day.
 * With `nth`, it is that one among the weekdays of a month, the last of them for -1: the first Monday, the
 * last working day.
 */
export type Series = {
  readonly freq: (typeof FREQUENCIES)[number]
  readonly interval: number
  readonly weekdays?: readonly number[]
  readonly monthDay?: number
  readonly nth?: number
  readonly until?: string
}

/** No day later than this is looked at. */
const LAST_DAY = '2199-12-31'

/** The days from `first` to `last` on which something takes place that began on `start`, itself among them. */
export function seriesDays(
  series: Series | null,
  start: string,
  first: string,
  last: string,
): string[] {
  const end = [last, series?.until ?? LAST_DAY, LAST_DAY].reduce((a, b) => (a < b ? a : b))
  const from = first > start ? first : start
  if (from > end) return []
  if (series === null) return from === start ? [start] : []
  return daysOf(series, start, from, end).filter((day) => day >= from && day <= end)
}

/** The days on which it takes place from a day on, one after another. */
export function* daysFrom(series: Series | null, start: string, first: string): Generator<string> {
  const span = spanDays(series)
  let from = first > start ? first : start
  while (from <= LAST_DAY && (series?.until === undefined || from <= series.until)) {
    const last = addDays(from, span)
    yield* seriesDays(series, start, from, last)
    if (series === null || last >= LAST_DAY) return
    from = addDays(last, 1)
  }
}

/** The last day up to `last` on which it took place. */
export function lastDayUntil(
  series: Series | null,
  start: string,
  last: string,
): string | undefined {
  const end = series?.until !== undefined && series.until < last ? series.until : last
  const first = series === null ? start : addDays(end, -spanDays(series))
  return seriesDays(series, start, first, end).at(-1)
}

/** Of so many days in a row at least one is of the series. */
function spanDays(series: Series | null): number {
  const days = { daily: 1, weekly: 14, monthly: 62, yearly: 732 }
  return series === null ? 1 : days[series.freq] * series.interval
}

/** The days of a series around a stretch of days. */
function daysOf(series: Series, start: string, from: string, end: string): string[] {
  const { freq, interval } = series
  switch (freq) {
    case 'daily': {
      const ahead = Math.ceil(daysBetween(start, from) / interval)
      return every(addDays(start, ahead * interval), interval, end)
    }
    case 'weekly': {
      const monday = mondayOf(start)
      const ahead = Math.floor(daysBetween(monday, from) / (7 * interval))
      const weekdays = [...new Set(series.weekdays ?? [weekdayOf(start)])].sort()
      return every(addDays(monday, ahead * 7 * interval), 7 * interval, end).flatMap((week) =>
        weekdays.map((weekday) => addDays(week, weekday - 1)),
      )
    }
    case 'monthly':
    case 'yearly': {
      const months = freq === 'yearly' ? 12 * interval : interval
      const first = monthOf(start)
      const ahead = Math.floor(monthsBetween(first, monthOf(from)) / months)
      const dayNumber = series.monthDay ?? Number(start.slice(8))
      const days: string[] = []
      for (
        let month = addMonths(first, ahead * months);
        month <= monthOf(end);
        month = addMonths(month, months)
      ) {
        days.push(
          ...(series.nth === undefined ? [dayInMonth(month, dayNumber)] : nthOf(month, series)),
        )
      }
      return days
    }
  }
}

/** The day of a month that is the nth of its weekdays; none where it has fewer. */
function nthOf(month: string, { nth = 1, weekdays = [] }: Series): string[] {
  const days = every(firstDayOf(month), 1, lastDayOf(month)).filter((day) =>
    weekdays.includes(weekdayOf(day)),
  )
  const day = days.at(nth < 0 ? nth : nth - 1)
  return day === undefined ? [] : [day]
}

function every(first: string, step: number, last: string): string[] {
  const days: string[] = []
  for (let day = first; day <= last; day = addDays(day, step)) days.push(day)
  return days
}
