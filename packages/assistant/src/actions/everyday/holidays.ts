import { addDays, firstDayOf, lastDayOf, monthFrom } from '../../domains/internal/calendar.ts'

/** How the day of a holiday is found in a year. */
type Rule =
  | { readonly month: number; readonly day: number }
  /** Days from Easter Sunday. */
  | { readonly easter: number }
  /** The n-th weekday of a month, Sunday being 0; the last one where `nth` is -1; `plus` days later. */
  | {
      readonly month: number
      readonly nth: number
      readonly weekday: number
      readonly plus?: number
    }

/** Holidays of Brazil and the United States, and days that people there count towards. */
export const HOLIDAYS: Readonly<Record<string, Rule>> = {
  newYear: { month: 1, day: 1 },
  carnival: { easter: -47 },
  ashWednesday: { easter: -46 },
  goodFriday: { easter: -2 },
  easter: { easter: 0 },
  corpusChristi: { easter: 60 },
  tiradentes: { month: 4, day: 21 },
  labourDay: { month: 5, day: 1 },
  mothersDay: { month: 5, nth: 2, weekday: 0 },
  lovers: { month: 6, day: 12 },
  saintJohn: { month: 6, day: 24 },
  fathersDay: { month: 8, nth: 2, weekday: 0 },
  independence: { month: 9, day: 7 },
  aparecida: { month: 10, day: 12 },
  allSouls: { month: 11, day: 2 },
  republic: { month: 11, day: 15 },
  consciousness: { month: 11, day: 20 },
  christmasEve: { month: 12, day: 24 },
  christmas: { month: 12, day: 25 },
  newYearsEve: { month: 12, day: 31 },
  halloween: { month: 10, day: 31 },
  martinLutherKing: { month: 1, nth: 3, weekday: 1 },
  valentines: { month: 2, day: 14 },
  presidentsDay: { month: 2, nth: 3, weekday: 1 },
  memorialDay: { month: 5, nth: -1, weekday: 1 },
  fathersDayOfUs: { month: 6, nth: 3, weekday: 0 },
  juneteenth: { month: 6, day: 19 },
  independenceOfUs: { month: 7, day: 4 },
  laborDayOfUs: { month: 9, nth: 1, weekday: 1 },
  columbusDay: { month: 10, nth: 2, weekday: 1 },
  veteransDay: { month: 11, day: 11 },
  thanksgiving: { month: 11, nth: 4, weekday: 4 },
  blackFriday: { month: 11, nth: 4, weekday: 4, plus: 1 },
}

/** The next day of a holiday, today included; nothing for a name that is none. */
export function nextHoliday(name: string, today: string): string | undefined {
  const rule = Object.hasOwn(HOLIDAYS, name) ? HOLIDAYS[name] : undefined
  if (rule === undefined) return undefined
  const year = Number(today.slice(0, 4))
  const day = dayOf(rule, year)
  return day >= today ? day : dayOf(rule, year + 1)
}

function dayOf(rule: Rule, year: number): string {
  if ('easter' in rule) return addDays(easterOf(year), rule.easter)
  const month = monthFrom(year, rule.month)
  if ('day' in rule) return `${month}-${String(rule.day).padStart(2, '0')}`
  const { nth, plus = 0, weekday } = rule
  if (nth < 0)
    return addDays(lastDayOf(month), plus - ((weekdayOf(lastDayOf(month)) - weekday + 7) % 7))
  const first = firstDayOf(month)
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + 7 * (nth - 1) + plus)
}

const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay()

/** Easter Sunday of the Gregorian calendar, by the anonymous algorithm of 1876. */
function easterOf(year: number): string {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = Math.floor(b / 4)
  const e = b % 4
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - d - g + 15) % 30
  const i = Math.floor(c / 4)
  const k = c % 4
  const l = (32 + 2 * e + 2 * i - h - k) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const n = h + l - 7 * m + 114
  const day = String((n % 31) + 1).padStart(2, '0')
  return `${monthFrom(year, Math.floor(n / 31))}-${day}`
}
