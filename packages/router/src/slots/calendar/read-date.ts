import { dayNumberOf, localTimeOf, weekdayOf } from '../civil-date.ts'
import type { Reading } from '../reading.ts'
import type { CalendarDate } from '../slot-span.ts'
import type { Words } from '../words.ts'
import { fixedDate } from './calendar-date.ts'
import { readDayPart } from './names.ts'
import { impossible, readDayOfMonth } from './read-day-of-month.ts'
import { dayAtDistance, readDistance } from './read-distance.ts'
import { readMonthEdge } from './read-month-edge.ts'
import { readNumericDate } from './read-numeric-date.ts'
import { readRelativeDate } from './read-relative-date.ts'
import { readWeekday } from './read-weekday.ts'

const MS_PER_MINUTE = 60_000

/** Reads the calendar day that starts at an index, with the part of the day said after it. */
export function readDate(words: Words, at: number): readonly Reading<CalendarDate>[] {
  const found = longest([
    readRelativeDate(words, at),
    readMonthEdge(words, at),
    readDistantDate(words, at),
    readWeekdayWithDate(words, at),
    readDayOfMonth(words, at),
    readDayPrefixed(words, at),
  ])
  return found && !isStreet(words, at, found.to) ? [withDayPart(words, found)] : []
}

/** "na 25 de março", "rua 7 de setembro": a street is feminine, and a day is not. */
const isStreet = (words: Words, at: number, to: number): boolean =>
  to > at + 1 && words.isNumber(at) && STREETS.has(words.word(at - 1) ?? '')

const STREETS: ReadonlySet<string> = new Set(['na', 'pela', 'rua', 'avenida', 'av', 'praca', 'r'])

function longest(readings: readonly (Reading<CalendarDate> | undefined)[]) {
  let best: Reading<CalendarDate> | undefined
  for (const reading of readings) {
    if (reading && (best === undefined || reading.to > best.to)) best = reading
  }
  return best
}

/** "sexta dia 20", "Monday, Nov 23": the date is meant, and the weekday tells its direction. */
function readWeekdayWithDate(words: Words, at: number): Reading<CalendarDate> | undefined {
  const weekday = readWeekday(words, at)
  if (weekday === undefined) return undefined
  const dateAt = words.word(weekday.to) === ',' ? weekday.to + 1 : weekday.to
  const date = readDayOfMonth(words, dateAt) ?? readDayPrefixed(words, dateAt)
  if (date === undefined || date.invalid) return weekday
  const number = weekdayOf(dayNumberOf(weekday.value.past))
  const fitting = ([date.value.future, date.value.past] as const).filter(
    (iso) => weekdayOf(dayNumberOf(iso)) === number,
  )
  const [one] = new Set(fitting)
  if (one === undefined) return impossible(date.to)
  const isBoth = new Set(fitting).size === 2
  const days = { past: one, future: one, unspecified: one }
  return { ...date, value: isBoth ? date.value : { ...date.value, ...days } }
}

/** "05/10", and "dia 05/10". */
function readDayPrefixed(words: Words, at: number): Reading<CalendarDate> | undefined {
  return readNumericDate(words, words.word(at) === 'dia' ? at + 1 : at)
}

/** "há 2 dias", "in two weeks"; hours and minutes lead to the day they fall on. */
function readDistantDate(words: Words, at: number): Reading<CalendarDate> | undefined {
  const distance = words.once(readDistance, at)
  if (distance === undefined) return undefined
  const { context, now } = words
  const instantMs = context.now.getTime() + distance.sign * distance.amount * MS_PER_MINUTE
  const day =
    distance.unit === 'minute'
      ? localTimeOf(new Date(instantMs), context.timeZone).day
      : dayAtDistance(now.day, distance)
  return {
    to: distance.to,
    value: fixedDate('relative', day),
    isApproximate: distance.isApproximate,
    // "em 30 minutos" is as often how long something took.
    isSoft: distance.unit === 'minute',
  }
}

function withDayPart(words: Words, reading: Reading<CalendarDate>): Reading<CalendarDate> {
  const part = readDayPart(words, reading.to)
  if (part === undefined || reading.value.dayPart !== undefined) return reading
  return { ...reading, to: part.to, value: { ...reading.value, dayPart: part.part } }
}
