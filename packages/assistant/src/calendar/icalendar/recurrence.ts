import type { CalendarEntry, CalendarRule } from '../../domains/calendar-entry.ts'
import { addMonths, lastDayOf, monthOf } from '../../domains/internal/calendar.ts'
import { instantOf } from '../../domains/internal/local-time.ts'
import { toDate, toUtc } from './date-values.ts'

const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']

/** The rule of an entry as the value of RRULE. */
export function toRecurrence(
  rule: CalendarRule,
  { allDay, startsLocal, zone }: Pick<CalendarEntry, 'allDay' | 'startsLocal' | 'zone'>,
): string {
  const { freq, interval, until } = rule
  const parts = [`FREQ=${freq.toUpperCase()}`]
  if (interval > 1) parts.push(`INTERVAL=${interval}`)
  if (until !== undefined) {
    const end = allDay ? toDate(until) : toUtc(instantOf(`${until}T23:59`, zone))
    parts.push(`UNTIL=${end}`)
  }
  return [...parts, ...daysOf(rule, startsLocal)].join(';')
}

function daysOf(
  { freq, monthDay, nth, weekdays = [] }: CalendarRule,
  startsLocal: string,
): string[] {
  const startDay = Number(startsLocal.slice(8, 10))
  switch (freq) {
    case 'daily':
      return []
    case 'weekly': {
      if (weekdays.length === 0) return []
      // Weeks of the agenda begin on Mondays, which counts where only every other one is meant.
      return ['WKST=MO', `BYDAY=${namesOf(weekdays)}`]
    }
    case 'monthly':
      if (nth !== undefined) {
        const days = namesOf(weekdays)
        return weekdays.length === 1
          ? [`BYDAY=${nth}${days}`]
          : [`BYDAY=${days}`, `BYSETPOS=${nth}`]
      }
      return [`BYMONTHDAY=${monthDay === 31 ? -1 : (monthDay ?? startDay)}`]
    case 'yearly':
      return startsLocal.slice(5, 10) === '02-29' ? ['BYMONTH=2', 'BYMONTHDAY=-1'] : []
  }
}

const namesOf = (weekdays: readonly number[]): string =>
  weekdays.map((weekday) => WEEKDAYS[weekday - 1]).join(',')

/** Days that a rule leaves out are told one by one, for so many years. */
const YEARS = 40

/**
 * The days that the rule lacks: a rule leaves out the Februaries that have no 29th or 30th, while the
 * agenda takes their last day. `BYSETPOS` could say it, and is read as three days a month by some.
 */
export function daysBesides(rule: CalendarRule, startsLocal: string): string[] {
  const { freq, interval, monthDay, until } = rule
  if (freq !== 'monthly' || (monthDay !== 29 && monthDay !== 30)) return []
  const first = monthOf(startsLocal)
  const months = Array.from({ length: Math.ceil((YEARS * 12) / interval) }, (_, index) =>
    addMonths(first, index * interval),
  )
  return months
    .map((month) => lastDayOf(month))
    .filter((day) => Number(day.slice(8)) < monthDay && (until === undefined || day <= until))
    .map((day) => `${day}${startsLocal.slice(10)}`)
}
