import { dayNumberOf, localTimeOf, weekdayOf } from '../civil-date.ts'
import { definePart, joinParts } from '../part.ts'
import type { Reading } from '../reading.ts'
import type { CalendarDate } from '../slot-span.ts'
import type { Words } from '../words.ts'
import { fixedDate } from './calendar-date.ts'
import { readDayPart } from './names.ts'
import { dayOfMonth, impossible } from './read-day-of-month.ts'
import { dayAtDistance, distance } from './read-distance.ts'
import { monthEdge } from './read-month-edge.ts'
import { readNumericDate } from './read-numeric-date.ts'
import { relativeDate } from './read-relative-date.ts'
import { weekday } from './read-weekday.ts'
import { READ_DATE as WORDS } from './words.generated.ts'

const MS_PER_MINUTE = 60_000

/** "05/10", and "dia 05/10". */
const numericDate = definePart((words, at) =>
  readNumericDate(words, words.word(at) === 'dia' ? at + 1 : at),
)

/** A calendar day, with the part of the day said after it. */
export const date = joinParts(
  [relativeDate, monthEdge, distance, weekday, dayOfMonth, numericDate],
  readDate,
)

function readDate(words: Words, at: number): Reading<CalendarDate> | undefined {
  let found = words.read(relativeDate, at)
  found = longer(found, words.read(monthEdge, at))
  found = longer(found, readDistantDate(words, at))
  found = longer(found, readWeekdayWithDate(words, at))
  found = longer(found, words.read(dayOfMonth, at))
  found = longer(found, words.read(numericDate, at))
  return found && !isStreet(words, at, found.to) ? withDayPart(words, found) : undefined
}

/** "na 25 de março", "rua 7 de setembro": a street is feminine, and a day is not. */
const isStreet = (words: Words, at: number, to: number): boolean =>
  to > at + 1 && words.isNumber(at) && WORDS.streets.has(words.word(at - 1) ?? '')

type Found = Reading<CalendarDate> | undefined

/** The reading that reaches farther, the first of two that reach as far. */
const longer = (one: Found, other: Found): Found =>
  one === undefined || (other !== undefined && other.to > one.to) ? other : one

/** "sexta dia 20", "Monday, Nov 23": the date is meant, and the weekday tells its direction. */
function readWeekdayWithDate(words: Words, at: number): Reading<CalendarDate> | undefined {
  const named = words.read(weekday, at)
  if (named === undefined) return undefined
  const dateAt = words.word(named.to) === ',' ? named.to + 1 : named.to
  const dated = words.read(dayOfMonth, dateAt) ?? words.read(numericDate, dateAt)
  if (dated === undefined || dated.invalid) return named
  const number = weekdayOf(dayNumberOf(named.value.past))
  const fitting = ([dated.value.future, dated.value.past] as const).filter(
    (iso) => weekdayOf(dayNumberOf(iso)) === number,
  )
  const [one] = new Set(fitting)
  if (one === undefined) return impossible(dated.to)
  const isBoth = new Set(fitting).size === 2
  const days = { past: one, future: one, unspecified: one }
  return { ...dated, value: isBoth ? dated.value : { ...dated.value, ...days } }
}

/** "há 2 dias", "in two weeks"; hours and minutes lead to the day they fall on. */
function readDistantDate(words: Words, at: number): Reading<CalendarDate> | undefined {
  const far = words.once(distance, at)
  if (far === undefined) return undefined
  const { context, now } = words
  const instantMs = context.now.getTime() + far.sign * far.amount * MS_PER_MINUTE
  const day =
    far.unit === 'minute'
      ? localTimeOf(new Date(instantMs), context.timeZone).day
      : dayAtDistance(now.day, far)
  return {
    to: far.to,
    value: fixedDate('relative', day),
    isApproximate: far.isApproximate,
    // "em 30 minutos" is as often how long something took.
    isSoft: far.unit === 'minute',
  }
}

function withDayPart(words: Words, reading: Reading<CalendarDate>): Reading<CalendarDate> {
  const part = readDayPart(words, reading.to)
  if (part === undefined || reading.value.dayPart !== undefined) return reading
  return { ...reading, to: part.to, value: { ...reading.value, dayPart: part.part } }
}
