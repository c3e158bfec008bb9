import { daysBetween } from '../../internal/calendar.ts'

/** A day of the year on which somebody was born; the year where it is known. */
export type Birthday = {
  readonly month: number
  readonly day: number
  readonly year: number | null
}

/** A birthday as it stands to a day, worked out whenever it is read. */
export type UpcomingBirthday = Birthday & {
  /** The next one, today's included, as YYYY-MM-DD. */
  readonly next: string
  readonly daysUntil: number
  /** How old they are today; null where the year is not known. */
  readonly age: number | null
  /** How old they will be on `next`. */
  readonly turns: number | null
}

/** Nobody who is known was born before. */
const FIRST_YEAR = 1850

/**
 * Reads `--03-12`, `1990-03-12`, or numbers as the user writes them on a card: `12/03`, `12/03/1990`,
 * the month first where `isMonthFirst`. Nothing when there is no such day, or it has not come yet.
 */
export function parseBirthday(
  text: string,
  { isMonthFirst, today }: { readonly isMonthFirst: boolean; readonly today: string },
): Birthday | undefined {
  const iso = /^(?:(\d{4})|-)-(\d{2})-(\d{2})$/.exec(text.trim())
  const written = /^(\d{1,2})[/.](\d{1,2})(?:[/.](\d{4}))?$/.exec(text.trim())
  const [first, second] = [Number(written?.[1]), Number(written?.[2])]
  const month = iso ? Number(iso[2]) : isMonthFirst ? first : second
  const day = iso ? Number(iso[3]) : isMonthFirst ? second : first
  const yearSaid = iso ? iso[1] : written?.[3]
  const year = yearSaid === undefined ? null : Number(yearSaid)
  if (!iso && !written) return undefined
  if (!isDayOfYear(month, day, year)) return undefined
  const isPast = year === null || (year >= FIRST_YEAR && dayIn(year, month, day) <= today)
  return isPast ? { month, day, year } : undefined
}

/** The year of birth that goes with a day: 29 February is in leap years alone. */
export function yearFor({ month, day }: Birthday, year: number | null): number | null {
  return isDayOfYear(month, day, year) ? year : null
}

/** The next birthday from a day on; 29 February is kept on the 28th where the year has none. */
export function upcomingBirthday(birthday: Birthday, today: string): UpcomingBirthday {
  const { month, day, year } = birthday
  const thisYear = Number(today.slice(0, 4))
  const ofThisYear = dayIn(thisYear, month, day)
  const next = ofThisYear >= today ? ofThisYear : dayIn(thisYear + 1, month, day)
  const turns = year === null ? null : Number(next.slice(0, 4)) - year
  const age = turns === null ? null : next === today ? turns : turns - 1
  return { ...birthday, next, daysUntil: daysBetween(today, next), age, turns }
}

const isLeap = (year: number): boolean => new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1

function isDayOfYear(month: number, day: number, year: number | null): boolean {
  const date = new Date(Date.UTC(year ?? 2000, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

function dayIn(year: number, month: number, day: number): string {
  const kept = month === 2 && day === 29 && !isLeap(year) ? 28 : day
  return [String(year).padStart(4, '0'), pad(month), pad(kept)].join('-')
}

const pad = (value: number): string => String(value).padStart(2, '0')
