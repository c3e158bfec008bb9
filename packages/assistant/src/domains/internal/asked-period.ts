import { z } from 'zod'
import type { DomainContext } from '../domain-context.ts'
import {
  addDays,
  daysBetween,
  firstDayOf,
  isCalendarDay,
  lastDayOf,
  monthFrom,
  monthOf,
} from './calendar.ts'

/** Ten years: no question reaches farther back. */
const MAX_DAYS = 3660

const day = z.string().refine(isCalendarDay, { error: 'expected a day that exists, as YYYY-MM-DD' })

/** The slots that choose a stretch of days. */
export const daysInput = {
  startDate: day.optional().describe('YYYY-MM-DD, in place of a month.'),
  endDate: day.optional(),
}

/** The slots that choose a month; each is that of the user's day when not said. */
export const monthInput = {
  month: z.number().int().min(1).max(12).optional(),
  year: z.number().int().min(2020).max(2100).optional(),
}

/** The slots that choose a month, or other days. */
export const periodInput = { ...monthInput, ...daysInput }

/** A stretch of the user's days, both ends included. */
export type AskedPeriod = { readonly startDate: string; readonly endDate: string }

type Slots<Key extends string, Value> = { readonly [Name in Key]?: Value | undefined }

/** The month that was chosen. */
export function toMonth(input: Slots<'month' | 'year', number>, context: DomainContext): string {
  const current = monthOf(context.today)
  const year = input.year ?? Number(current.slice(0, 4))
  return monthFrom(year, input.month ?? Number(current.slice(5, 7)))
}

/** The days that were chosen, in order; those of a month where no day is given. */
export function toAskedPeriod(
  input: Slots<'month' | 'year', number> & Slots<'startDate' | 'endDate', string>,
  context: DomainContext,
): AskedPeriod {
  const { startDate = input.endDate, endDate = input.startDate } = input
  if (startDate === undefined || endDate === undefined) {
    const month = toMonth(input, context)
    return { startDate: firstDayOf(month), endDate: lastDayOf(month) }
  }
  const [first, last] = startDate <= endDate ? [startDate, endDate] : [endDate, startDate]
  return {
    startDate: daysBetween(first, last) > MAX_DAYS ? addDays(last, -MAX_DAYS) : first,
    endDate: last,
  }
}

/** The months that a stretch of days is made of; nothing when it begins or ends within one. */
export function wholeMonthsOf({
  startDate,
  endDate,
}: AskedPeriod): readonly [string, string] | undefined {
  const isWhole = startDate.endsWith('-01') && lastDayOf(monthOf(endDate)) === endDate
  return isWhole ? [monthOf(startDate), monthOf(endDate)] : undefined
}

/** How many of its days have come, today included. */
export function daysSoFar({ startDate, endDate }: AskedPeriod, today: string): number {
  const last = endDate < today ? endDate : today
  return Math.max(1, daysBetween(startDate, last) + 1)
}

/** The stretch as a sentence ends with it: `em novembro de 2026`, `ontem (17/11)`, `nesta semana (16/11 a 22/11)`. */
export function describePeriod(period: AskedPeriod, context: DomainContext): string {
  const { format, text, today } = context
  const { startDate, endDate } = period
  if (startDate === endDate) {
    const isNear = Math.abs(daysBetween(startDate, today)) <= 1
    return text(`shared.period.${isNear ? 'nearDay' : 'day'}`, {
      day: isNear ? format.day(startDate) : format.dayNumeric(startDate),
    })
  }
  const [first, last] = wholeMonthsOf(untilItsEnd(period, today)) ?? []
  if (first !== undefined && first === last)
    return text('shared.period.month', { month: format.month(first) })
  const year = startDate.slice(0, 4)
  if (first === `${year}-01` && last === `${year}-12`) return text('shared.period.year', { year })
  const values = { from: format.dayNumeric(startDate), to: format.dayNumeric(endDate) }
  const week = weekOf(period, today)
  if (week !== undefined) return text(`shared.period.${week}`, values)
  const count = daysBetween(startDate, endDate) + 1
  if (endDate === today) return text('shared.period.lastDays', { count })
  return text('shared.period.fromTo', values)
}

/** The month or the year that a stretch up to today is the beginning of, whole. */
function untilItsEnd({ startDate, endDate }: AskedPeriod, today: string): AskedPeriod {
  const isMonth = endDate === today && startDate === firstDayOf(monthOf(today))
  const isYear = endDate === today && startDate === `${today.slice(0, 4)}-01-01`
  if (isYear) return { startDate, endDate: `${today.slice(0, 4)}-12-31` }
  return { startDate, endDate: isMonth ? lastDayOf(monthOf(today)) : endDate }
}

/** Which week or weekend it is, where people have a name for it. */
function weekOf({ startDate, endDate }: AskedPeriod, today: string): string | undefined {
  const days = daysBetween(startDate, endDate) + 1
  const weekday = new Date(`${startDate}T00:00:00Z`).getUTCDay()
  const age = daysBetween(startDate, today)
  if (days === 2 && weekday === 6 && age >= 0 && age < 8) return 'weekend'
  if (days !== 7 || weekday !== 1) return undefined
  if (age >= 0 && age < 7) return 'thisWeek'
  return age >= 7 && age < 14 ? 'lastWeek' : undefined
}
