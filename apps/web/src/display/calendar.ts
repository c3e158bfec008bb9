const DAY_MS = 24 * 60 * 60 * 1000

/** The day, YYYY-MM-DD, that it is now in a zone; in the browser's own where none is given. */
export function todayIn(timeZone: string | undefined, now: Date): string {
  const parts = new Intl.DateTimeFormat('en', {
    ...(timeZone === undefined ? {} : { timeZone }),
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(now)
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  return `${part('year')}-${part('month')}-${part('day')}`
}

/** Says whether a text is a day that exists, as YYYY-MM-DD. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** Says whether a text is a month, as YYYY-MM. */
export function isMonth(text: string): boolean {
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(text)
}

/** Moves a day by whole days. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/** Days from the first day to the second; negative when the second comes first. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS)
}

/** Moves a month, YYYY-MM, by whole months. */
export function addMonths(month: string, months: number): string {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + months
  const number = String((index % 12) + 1).padStart(2, '0')
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${number}`
}

/** The month of a day. */
export const monthOf = (day: string): string => day.slice(0, 7)

/** The first and the last day of a month. */
export function daysOfMonth(month: string): {
  readonly startDate: string
  readonly endDate: string
} {
  const startDate = `${month}-01`
  return { startDate, endDate: addDays(`${addMonths(month, 1)}-01`, -1) }
}

/** The Monday of a day's week. */
export function mondayOf(day: string): string {
  return addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))
}

/** Every day of a stretch, both ends included. */
export function daysFrom(first: string, last: string): string[] {
  const count = Math.max(0, daysBetween(first, last) + 1)
  return Array.from({ length: count }, (_, index) => addDays(first, index))
}
