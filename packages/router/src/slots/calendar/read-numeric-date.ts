import { isRealDate, toCivilDate } from '../civil-date.ts'
import type { Reading } from '../reading.ts'
import type { CalendarDate } from '../slot-span.ts'
import type { Words } from '../words.ts'
import { daysOfYearAround, directedDate } from './calendar-date.ts'
import { exactDate, impossible, toMonthDay } from './read-day-of-month.ts'
import { fullYear, isYear } from './read-year.ts'

/** Figures with a slash that are idioms, not days. */
const IDIOMS = new Set(['24/7', '50/50'])

/** "energia 4/10" is a mark, and no day of October. */
const MARKED = new Set('humor energia animo disposicao mood energy'.split(' '))
const OUT_OF_TEN = /^\d{1,2}\/10$/

interface Parts {
  readonly first: number
  readonly second: number
  readonly year: number | undefined
  readonly to: number
}

/** Reads "05/10", "5/10/26", "5.10.2026", "05-10-2026", "2026-11-18": day first in pt-BR, month first in English. */
export function readNumericDate(words: Words, at: number): Reading<CalendarDate> | undefined {
  if (!words.isNumber(at) || IDIOMS.has(words.folded(at))) return undefined
  if (OUT_OF_TEN.test(words.folded(at)) && words.isOneOf(at - 1, MARKED)) return undefined
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(words.folded(at))
  if (iso) {
    const date = { year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) }
    return exactDate(date, at + 1)
  }
  const parts = readSlashed(words, at) ?? readDashed(words, at)
  if (parts === undefined) return undefined
  const said = inOrder(words, parts)
  const swapped = inOrder(words, { ...parts, first: parts.second, second: parts.first })
  return said.invalid && !swapped.invalid ? { ...said, ambiguous: [swapped.value] } : said
}

function readSlashed(words: Words, at: number): Parts | undefined {
  const folded = words.folded(at)
  const found =
    /^(\d{1,2})\/(\d{1,2})(?:\/(\d{4}|\d{2}))?$/.exec(folded) ??
    /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(folded)
  return found ? toParts(words, found.slice(1), at + 1) : undefined
}

function readDashed(words: Words, at: number): Parts | undefined {
  const isDashed = [1, 3].every((step) => words.raw(at + step) === '-' && words.isGlued(at + step))
  if (!isDashed || !words.isGlued(at + 2) || !words.isGlued(at + 4)) return undefined
  const figures = [0, 2, 4].map((step) => words.folded(at + step))
  const isDate = /^\d{1,2}$/.test(figures[0] ?? '') && /^\d{1,2}$/.test(figures[1] ?? '')
  return isDate && /^\d{4}$/.test(figures[2] ?? '') ? toParts(words, figures, at + 5) : undefined
}

function toParts(words: Words, figures: readonly (string | undefined)[], to: number): Parts {
  const [first, second, year] = figures
  const thisYear = toCivilDate(words.now.day).year
  const toYear = (text: string) =>
    text.length === 2 ? fullYear(Number(text), thisYear) : Number(text)
  return {
    first: Number(first),
    second: Number(second),
    year: year === undefined ? undefined : toYear(year),
    to,
  }
}

function inOrder(words: Words, { first, second, year, to }: Parts): Reading<CalendarDate> {
  const [day, month] = words.locale === 'pt-BR' ? [first, second] : [second, first]
  if (year !== undefined) return isYear(year) ? exactDate({ year, month, day }, to) : impossible(to)
  // A leap year decides whether 29/02 exists at all; the nearest such days follow.
  if (!isRealDate({ year: 2000, month, day })) return impossible(to)
  const days = daysOfYearAround(words.now.day, month, day)
  if (days === undefined) return impossible(to)
  return { to, value: directedDate('month-day', days, { monthDay: toMonthDay(month, day) }) }
}
