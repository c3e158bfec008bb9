import { monthAround, toCivilDate, toDayNumber } from '../civil-date.ts'
import type { Reading } from '../reading.ts'
import type { CalendarDate } from '../slot-span.ts'
import type { Words } from '../words.ts'
import { fixedDate } from './calendar-date.ts'

type Edge = 'first' | 'last'

const MONTH_EDGES: readonly (readonly [readonly string[], Edge, boolean])[] = [
  [['ultimo', 'dia', 'do', 'mes'], 'last', false],
  [['primeiro', 'dia', 'do', 'mes'], 'first', false],
  [['fim', 'do', 'mes'], 'last', true],
  [['final', 'do', 'mes'], 'last', true],
  [['last', 'day', 'of', 'the', 'month'], 'last', false],
  [['first', 'day', 'of', 'the', 'month'], 'first', false],
  [['first', 'of', 'the', 'month'], 'first', false],
  [['end', 'of', 'the', 'month'], 'last', true],
  [['end', 'of', 'month'], 'last', true],
  [['month', 'end'], 'last', true],
]
const OTHER_MONTHS: readonly (readonly [readonly string[], readonly string[], Edge, number])[] = [
  [['last', 'day', 'of'], ['last', 'month'], 'last', -1],
  [['last', 'day', 'of'], ['next', 'month'], 'last', 1],
  [['last', 'day', 'of'], ['this', 'month'], 'last', 0],
  [['first', 'day', 'of'], ['next', 'month'], 'first', 1],
  [['first', 'of'], ['next', 'month'], 'first', 1],
  [['end', 'of'], ['this', 'month'], 'last', 0],
  [['end', 'of'], ['next', 'month'], 'last', 1],
]
const SHIFTS: readonly (readonly [readonly string[], number])[] = [
  [['passado'], -1],
  [['que', 'vem'], 1],
  [['atual'], 0],
]
const YEAR_ENDS: readonly (readonly string[])[] = [
  ['fim', 'do', 'ano'],
  ['final', 'do', 'ano'],
  ['fim', 'de', 'ano'],
  ['ultimo', 'dia', 'do', 'ano'],
  ['end', 'of', 'the', 'year'],
  ['end', 'of', 'this', 'year'],
  ['last', 'day', 'of', 'the', 'year'],
]

/** Reads the edges of months and years: "último dia do mês", "end of the year". */
export function readMonthEdge(words: Words, at: number): Reading<CalendarDate> | undefined {
  return readOwnMonth(words, at) ?? readOtherMonth(words, at) ?? readYearEnd(words, at)
}

function readOwnMonth(words: Words, at: number): Reading<CalendarDate> | undefined {
  for (const [phrase, edge, isRough] of MONTH_EDGES) {
    const end = words.after(at, ...phrase)
    if (end === undefined) continue
    const shift = SHIFTS.find(([words_]) => words.after(end, ...words_) !== undefined)
    const to = shift ? end + shift[0].length : end
    const day = monthAround(words.now.day, shift?.[1] ?? 0)[edge]
    return { to, value: fixedDate('relative', day), isApproximate: isRough }
  }
  return undefined
}

function readOtherMonth(words: Words, at: number): Reading<CalendarDate> | undefined {
  for (const [opener, month, edge, months] of OTHER_MONTHS) {
    const to = words.after(at, ...opener, ...month)
    if (to === undefined) continue
    return { to, value: fixedDate('relative', monthAround(words.now.day, months)[edge]) }
  }
  return undefined
}

function readYearEnd(words: Words, at: number): Reading<CalendarDate> | undefined {
  for (const phrase of YEAR_ENDS) {
    const to = words.after(at, ...phrase)
    if (to === undefined) continue
    const { year } = toCivilDate(words.now.day)
    const day = toDayNumber({ year, month: 12, day: 31 })
    return { to, value: fixedDate('relative', day), isApproximate: true }
  }
  return undefined
}
