import { addDays, daysBetween, daysFrom, mondayOf } from '../../display/calendar.ts'
import type { History } from './body-schemas.ts'

/** What one column stands for: a day, or a week with the average or the sum of its days. */
export interface Bucket {
  readonly first: string
  readonly last: string
  /** Nothing where nothing was measured. */
  readonly value: number | undefined
}

/** More columns than this are too thin to be told apart on a phone. */
const MAX_DAYS = 92

/** A window as columns: each day, or each week where there are many days. */
export function toBuckets(
  { days, period }: Pick<History, 'days' | 'period'>,
  ofWeek: 'average' | 'sum' = 'average',
): Bucket[] {
  const { startDate, endDate } = period
  const byDay = new Map(days.map(({ day, value }) => [day, value]))
  const all = daysFrom(startDate, endDate)
  if (all.length <= MAX_DAYS)
    return all.map((day) => ({ first: day, last: day, value: byDay.get(day) }))
  const weeks = Map.groupBy(all, mondayOf)
  return [...weeks].map(([monday, week]) => {
    const values = week.flatMap((day) => byDay.get(day) ?? [])
    const sum = values.reduce((total, value) => total + value, 0)
    const last = addDays(monday, 6)
    return {
      first: monday,
      last: daysBetween(last, endDate) < 0 ? endDate : last,
      value: values.length === 0 ? undefined : ofWeek === 'sum' ? sum : sum / values.length,
    }
  })
}
