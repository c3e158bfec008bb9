import { phrasesOfBoth } from '../../text/word-tables.ts'
import { isRealDate, monthAround, toCivilDate, toDayNumber } from '../civil-date.ts'
import { definePart } from '../part.ts'
import { PhraseTable } from '../phrase-table.ts'
import type { Reading } from '../reading.ts'
import type { CalendarDate } from '../slot-span.ts'
import type { Words } from '../words.ts'
import { daysOfMonthAround, daysOfYearAround, directedDate, fixedDate } from './calendar-date.ts'
import { readAnyMonth } from './names.ts'
import { readRanked } from './read-ranked-day.ts'
import { readYearAfter } from './read-year.ts'
import { READ_DAY_OF_MONTH as WORDS } from './words.generated.ts'

/** "dia 5", "the 5th", "dia 5 do mês passado", "5 de outubro", "Oct 5, 2026". */
export const dayOfMonth = definePart(readDayOfMonth)

function readDayOfMonth(words: Words, at: number): Reading<CalendarDate> | undefined {
  const found = readDayWithMonth(words, at)
  return found && !isStreet(words, at) ? found : undefined
}

function readDayWithMonth(words: Words, at: number): Reading<CalendarDate> | undefined {
  const named = readMonthFirst(words, at)
  if (named) return named
  const opener = readDayOpener(words, at)
  const day = readRanked(words, opener?.to ?? at)
  if (day === undefined) return undefined
  const inMonth = readMonthOf(words, day)
  if (inMonth) return inMonth
  if (opener === undefined || (words.locale === 'en' && !day.isRanked)) return undefined
  return readRelativeMonth(words, day) ?? bareDay(words, day)
}

/** "Rua 15 de Novembro", "Av. 9 de Julho"; "na escola dia 15" is of a day. */
function isStreet(words: Words, at: number): boolean {
  if (readDayOpener(words, at)) return false
  const before = words.raw(at - 1) === '.' ? at - 2 : at - 1
  return words.isOneOf(before, WORDS.streets)
}

/** "dia" in Portuguese, "the" (with "day") in English. */
function readDayOpener(words: Words, at: number): { to: number } | undefined {
  if (words.locale === 'pt-BR') return words.word(at) === 'dia' ? { to: at + 1 } : undefined
  return words.word(at) === 'the' ? { to: at + 1 } : undefined
}

interface Day {
  readonly day: number
  readonly to: number
}

/** "October 5", "Oct. 5th, 2026", "October the 5th". */
function readMonthFirst(words: Words, at: number): Reading<CalendarDate> | undefined {
  if (words.locale !== 'en') return undefined
  const month = readAnyMonth(words, at)
  if (month === undefined) return undefined
  const dayAt = words.word(month.to) === 'the' ? month.to + 1 : month.to
  const day = readRanked(words, dayAt)
  return day && withYear(words, { ...day, month: month.month })
}

/** "5 de outubro", "5/out", "5 of October", "5 Oct". */
function readMonthOf(words: Words, day: Day): Reading<CalendarDate> | undefined {
  const monthAt = words.skip(day.to, WORDS.of)
  const month = readAnyMonth(words, monthAt)
  if (month === undefined) return undefined
  const reading = withYear(words, { day: day.day, month: month.month, to: month.to })
  const isTen = words.word(monthAt) === 'dez' && words.word(monthAt - 1) === 'de'
  // "sete de dez" is a mark out of ten; with a year it is a day of December.
  return isTen && reading.value.said !== 'full' ? undefined : reading
}

function withYear(words: Words, said: Day & { readonly month: number }): Reading<CalendarDate> {
  const { year: thisYear } = toCivilDate(words.now.day)
  const year = readYearAfter(words, said.to, thisYear)
  const monthDay = toMonthDay(said.month, said.day)
  if (year) {
    const date = { year: year.year, month: said.month, day: said.day }
    return exactDate(date, year.to)
  }
  const days = daysOfYearAround(words.now.day, said.month, said.day)
  if (days === undefined) return impossible(said.to)
  return { to: said.to, value: directedDate('month-day', days, { monthDay }) }
}

/** A date with all its parts, or the mark of one that does not exist. */
export function exactDate(
  date: { readonly year: number; readonly month: number; readonly day: number },
  to: number,
): Reading<CalendarDate> {
  if (!isRealDate(date)) return impossible(to)
  return {
    to,
    value: fixedDate('full', toDayNumber(date), { monthDay: toMonthDay(date.month, date.day) }),
  }
}

/** A reading that says the words name no day; its value is empty, so that nothing can be written with it. */
export function impossible(to: number): Reading<CalendarDate> {
  return {
    to,
    value: { said: 'full', past: '', future: '', unspecified: '' },
    invalid: 'impossible-date',
  }
}

/** `MM-DD`. */
export function toMonthDay(month: number, day: number): string {
  return `${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

const RELATIVE_MONTHS = new PhraseTable(phrasesOfBoth(WORDS.relativeMonths))

function readRelativeMonth(words: Words, day: Day): Reading<CalendarDate> | undefined {
  const month = RELATIVE_MONTHS.find(words, day.to)
  if (month === undefined) return undefined
  const { first, last } = monthAround(words.now.day, Number(month.value))
  const found = first + day.day - 1
  const isReal = day.day >= 1 && found <= last
  return isReal ? { to: month.to, value: fixedDate('relative', found) } : impossible(month.to)
}

function bareDay(words: Words, day: Day): Reading<CalendarDate> | undefined {
  if (words.isOneOf(day.to, WORDS.rankedNouns)) return undefined
  const days = day.day >= 1 && day.day <= 31 ? daysOfMonthAround(words.now.day, day.day) : undefined
  if (days === undefined) return impossible(day.to)
  return { to: day.to, value: directedDate('day-of-month', days, { dayOfMonth: day.day }) }
}
