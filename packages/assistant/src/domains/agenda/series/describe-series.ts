import type { DomainContext } from '../../domain-context.ts'
import { weekdayOf } from '../../internal/calendar.ts'
import type { Series } from './series.ts'

/** How something comes again that first does on a day: `todo dia`, `toda segunda e quarta`, `a cada 2 meses, no dia 5`. */
export function describeSeries(
  series: Series,
  startDay: string,
  { format, text }: DomainContext,
): string {
  const { freq, interval, until } = series
  const weekdays = series.weekdays ?? [weekdayOf(startDay)]
  const values = {
    count: interval,
    days: format.list(weekdays.map((weekday) => text(`weekday.${weekday}`))),
    monthDay: series.monthDay ?? Number(startDay.slice(8)),
    date: format.dayNumeric(startDay),
    nth: series.nth,
  }
  const key = keyOf(freq, weekdays, series.monthDay)
  const ofInterval = interval === 1 ? `each.${key}` : `eachSo.${key}`
  const said = text(series.nth === undefined ? ofInterval : keyOfNth(series.nth, weekdays), values)
  return until === undefined ? said : text('each.until', { said, until: format.dayNumeric(until) })
}

/** `each.nth.1`, `each.nthFromWeekend.last`, `each.nthWorking.so`: languages agree in gender with the day. */
function keyOfNth(nth: number, weekdays: readonly number[]): string {
  const which = nth < 0 ? 'last' : nth
  if (weekdays.length > 1) return nth < 0 ? 'each.nthWorking.last' : 'each.nthWorking.so'
  const [first = 1] = weekdays
  return first < 6 ? `each.nth.${which}` : `each.nthFromWeekend.${which}`
}

function keyOf(freq: Series['freq'], weekdays: readonly number[], monthDay?: number): string {
  // A month that has no 31st has its last day.
  if (freq === 'monthly' && monthDay === 31) return 'lastDay'
  if (freq !== 'weekly') return freq
  const days = weekdays.join('')
  if (days === '12345') return 'weekdays'
  if (days === '67') return 'weekends'
  const [first = 1] = weekdays
  return first < 6 ? 'weekly' : 'weeklyFromWeekend'
}
