import { toCivilDate } from '../civil-date.ts'
import { definePart } from '../part.ts'
import type { Reading } from '../reading.ts'
import type { Period } from '../slot-span.ts'
import type { Words } from '../words.ts'
import { fixedPeriod, monthInDirections, wholeMonth, wholeYear } from './calendar-period.ts'
import { monthName, readAnyMonth } from './names.ts'
import { isYear, readYear, readYearAfter } from './read-year.ts'
import { READ_NAMED_MONTH as WORDS } from './words.generated.ts'

/** A month of the year: "outubro", "outubro de 2025", "last October", "10/2025". */
export const namedMonth = definePart(readNamedMonth)

function readNamedMonth(words: Words, at: number): Reading<Period> | undefined {
  const written = readWrittenMonth(words, at)
  if (written) return written
  const isLast = words.isOneOf(at, WORDS.last)
  const isNext = words.isOneOf(at, WORDS.next)
  const monthAt = isLast || isNext ? at + 1 : at
  const name = words.once(monthName, monthAt) ?? readShortWithYear(words, monthAt)
  if (name === undefined || isOfDay(words, monthAt, name.to)) return undefined
  if (isEveryday(words, monthAt) || isCity(words, monthAt)) return undefined
  return placeMonth(words, name, { isLast, isNext })
}

function placeMonth(
  words: Words,
  { month, to }: { month: number; to: number },
  { isLast, isNext }: { isLast: boolean; isNext: boolean },
): Reading<Period> {
  const here = toCivilDate(words.now.day)
  const year = readYearAfter(words, to, here.year)
  if (year) return { to: year.to, value: fixedPeriod('month', wholeMonth(year.year, month)) }
  const isPassed = words.isOneOf(to, WORDS.passed)
  if (isLast || isPassed) {
    const value = fixedPeriod(
      'month',
      wholeMonth(month < here.month ? here.year : here.year - 1, month),
    )
    return { to: isPassed ? to + 1 : to, value }
  }
  const comes = words.after(to, 'que', 'vem')
  if (isNext || comes !== undefined) {
    // Nobody calls the month ahead "next December" in November: it is that of the year after.
    const reached = here.month + (isNext && words.locale === 'en' ? 1 : 0)
    const inYear = month > reached ? here.year : here.year + 1
    const value = fixedPeriod('month', wholeMonth(inYear, month))
    return { to: comes ?? to, value }
  }
  return { to, value: monthInDirections(words.now.day, month) }
}

/** "10/2025". */
function readWrittenMonth(words: Words, at: number): Reading<Period> | undefined {
  const parts = words.isNumber(at) ? /^(\d{1,2})\/(\d{4})$/.exec(words.folded(at)) : null
  if (parts === null || !isYear(Number(parts[2]))) return undefined
  const month = Number(parts[1])
  const isReal = month >= 1 && month <= 12
  const value = fixedPeriod('month', wholeMonth(Number(parts[2]), isReal ? month : 1))
  return { to: at + 1, value, ...(isReal ? {} : { invalid: 'impossible-date' as const }) }
}

function readShortWithYear(words: Words, at: number) {
  const name = readAnyMonth(words, at)
  const yearAt = name && (words.word(name.to) === '/' ? name.to + 1 : name.to)
  return yearAt !== undefined && readYear(words, yearAt) ? name : undefined
}

/** A month beside a day belongs to a date: "5 de outubro", "October 5". */
function isOfDay(words: Words, at: number, to: number): boolean {
  const linked =
    words.word(at - 1) === 'de' || words.word(at - 1) === 'of' || words.word(at - 1) === '/'
  const before = linked ? at - 2 : at - 1
  const dayAt =
    words.isGlued(before) && ORDINAL_MARK.test(words.folded(before)) ? before - 1 : before
  const isDayBefore = words.isNumber(dayAt) && /^\d{1,2}$/.test(words.folded(dayAt))
  const isDayAfter =
    words.locale === 'en' && words.isNumber(to) && /^\d{1,2}$/.test(words.folded(to))
  return isDayBefore || isDayAfter
}

const ORDINAL_MARK = /^(?:st|nd|rd|th|o)$/

/** "Rio de Janeiro". */
function isCity(words: Words, at: number): boolean {
  return words.word(at - 2) === 'rio' && words.word(at - 1) === 'de'
}

function isEveryday(words: Words, at: number): boolean {
  if (!WORDS.everyday.has(words.word(at))) return false
  if (words.raw(at).toLowerCase() === 'março' && words.locale === 'pt-BR') return false
  const isName = words.word(at) === 'marco' && words.raw(at).startsWith('M')
  return isName || !(words.isOneOf(at - 1, WORDS.beforeMonth) || words.word(at + 1) === 'bills')
}

/** A year where something says it is one: "em 2027", "ano de 2025", "in 2025". */
export const namedYear = definePart(readNamedYear)

function readNamedYear(words: Words, at: number): Reading<Period> | undefined {
  const year = readYear(words, at)
  if (year === undefined || !words.isOneOf(at - 1, WORDS.beforeYear)) return undefined
  if (words.token(year.to)?.kind === 'symbol') return undefined
  // "de 2000" is more often money: "um salário de 2000", so the number stays beside the year.
  return { to: year.to, value: fixedPeriod('year', wholeYear(year.year)), isSoft: true }
}
