const DAY_MS = 24 * 60 * 60 * 1000
const DAY_PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/
const MONTH_PATTERN = /^\d{4}-(0[1-9]|1[0-2])$/

/** Says whether a text is a day that exists, as YYYY-MM-DD, from 2000 to 2199. */
export function isCalendarDay(text: string): boolean {
  if (!DAY_PATTERN.test(text) || !isSaneYear(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** Says whether a text is a month as YYYY-MM, from 2000 to 2199. */
export function isCalendarMonth(text: string): boolean {
  return MONTH_PATTERN.test(text) && isSaneYear(text)
}

function isSaneYear(text: string): boolean {
  const year = Number(text.slice(0, 4))
  return year >= 2000 && year <= 2199
}

/** The month of a day. */
export function monthOf(day: string): string {
  return day.slice(0, 7)
}

/** The month of a year and a number from 1 to 12. */
export function monthFrom(year: number, month: number): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`
}

/** Moves a day by whole days. */
export function addDays(day: string, days: number): string {
  return new Date(toTime(day) + days * DAY_MS).toISOString().slice(0, 10)
}

/** The day of the week, 1 (Monday) to 7 (Sunday). */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7
}

/** The Monday of a day's week. */
export function mondayOf(day: string): string {
  return addDays(day, 1 - weekdayOf(day))
}

/** Days from the first day to the second; negative when the second comes first. */
export function daysBetween(from: string, to: string): number {
  return Math.round((toTime(to) - toTime(from)) / DAY_MS)
}

/** Moves a month by whole months. */
export function addMonths(month: string, months: number): string {
  const index = monthIndex(month) + months
  return monthFrom(Math.floor(index / 12), (index % 12) + 1)
}

/** Months from the first month to the second; negative when the second comes first. */
export function monthsBetween(from: string, to: string): number {
  return monthIndex(to) - monthIndex(from)
}

/** Every month from the first to the last, both included. */
export function monthsFrom(first: string, last: string): string[] {
  const count = Math.max(0, monthsBetween(first, last) + 1)
  return Array.from({ length: count }, (_, index) => addMonths(first, index))
}

/** The first day of a month. */
export function firstDayOf(month: string): string {
  return `${month}-01`
}

/** The last day of a month. */
export function lastDayOf(month: string): string {
  return addDays(firstDayOf(addMonths(month, 1)), -1)
}

/** A day of a month by its number; the month's last day when the month is shorter. */
export function dayInMonth(month: string, dayNumber: number): string {
  const last = lastDayOf(month)
  const wanted = `${month}-${String(dayNumber).padStart(2, '0')}`
  return wanted < last ? wanted : last
}

function toTime(day: string): number {
  return Date.parse(`${day}T00:00:00Z`)
}

function monthIndex(month: string): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1
}
