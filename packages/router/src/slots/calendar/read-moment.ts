import { localTimeOf, minutesOf, toClock, toIsoMoment } from '../civil-date.ts'
import type { Reading } from '../reading.ts'
import type { CalendarDate, ClockTime, Moment } from '../slot-span.ts'
import type { Words } from '../words.ts'
import { readDate } from './read-date.ts'
import { readDistance } from './read-distance.ts'
import { readTime } from './read-time.ts'
import { toMoment } from './to-moment.ts'

const HALF_DAY = 720
const MS_PER_MINUTE = 60_000
const BETWEEN = new Set([',', 'no', 'na', 'on', 'de', 'do', 'da', 'of', 'para'])

/** Reads a date with a clock time in either order, or an instant counted from now ("in 20 minutes"). */
export function readMoment(words: Words, at: number): readonly Reading<Moment>[] {
  const found = readDistantMoment(words, at) ?? readDateFirst(words, at) ?? readTimeFirst(words, at)
  return found ? [found] : []
}

function readDistantMoment(words: Words, at: number): Reading<Moment> | undefined {
  const distance = words.once(readDistance, at)
  if (distance === undefined || distance.unit !== 'minute') return undefined
  const { now, timeZone } = words.context
  const instant = new Date(now.getTime() + distance.sign * distance.amount * MS_PER_MINUTE)
  const local = localTimeOf(instant, timeZone)
  const iso = toIsoMoment(local, timeZone)
  const value: Moment = { past: iso, future: iso, unspecified: iso, time: toClock(local.minutes) }
  return { to: distance.to, value, isApproximate: distance.isApproximate, isSoft: true }
}

function readDateFirst(words: Words, at: number): Reading<Moment> | undefined {
  const [date] = words.once(readDate, at)
  if (date === undefined) return undefined
  const timeAt = words.word(date.to) === ',' ? date.to + 1 : date.to
  const [time] = words.once(readTime, timeAt)
  return time && join(words, date, time, time.to)
}

function readTimeFirst(words: Words, at: number): Reading<Moment> | undefined {
  const [time] = words.once(readTime, at)
  if (time === undefined) return undefined
  const [date] = words.once(readDate, words.skip(time.to, BETWEEN))
  return date && join(words, date, time, date.to)
}

function join(
  words: Words,
  date: Reading<CalendarDate>,
  time: Reading<ClockTime>,
  to: number,
): Reading<Moment> | undefined {
  const invalid = date.invalid ?? time.invalid
  if (invalid) return { to, value: { past: '', future: '', unspecified: '', time: '' }, invalid }
  const value = toMoment(date.value, time.value, words.context)
  const others = isDoubtful(date.value, time.value, value)
    ? [toMoment(date.value, { time: laterHalf(time.value.time), isExact: true }, words.context)]
    : []
  return {
    to,
    value,
    ...(others.length > 0 ? { ambiguous: [value, ...others] } : {}),
    isApproximate: date.isApproximate === true,
  }
}

/** 6, 7 and 8 are hours of both halves of a planned day; the others are not. */
function isDoubtful(date: CalendarDate, clock: ClockTime, moment: Moment): boolean {
  const hour = Number(clock.time.slice(0, 2))
  const isDecidedByNow = moment.future.slice(11, 16) !== moment.time
  return !clock.isExact && date.dayPart === undefined && hour >= 6 && hour <= 8 && !isDecidedByNow
}

function laterHalf(clock: string): string {
  return toClock(minutesOf(clock) + HALF_DAY)
}
