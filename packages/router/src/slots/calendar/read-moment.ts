import { localTimeOf, minutesOf, toClock, toIsoMoment } from '../civil-date.ts'
import { joinParts } from '../part.ts'
import type { Reading } from '../reading.ts'
import type { CalendarDate, ClockTime, Moment } from '../slot-span.ts'
import type { Words } from '../words.ts'
import { date } from './read-date.ts'
import { distance } from './read-distance.ts'
import { time } from './read-time.ts'
import { toMoment } from './to-moment.ts'
import { READ_MOMENT as WORDS } from './words.generated.ts'

const HALF_DAY = 720
const MS_PER_MINUTE = 60_000

/** A date with a clock time in either order, or an instant counted from now ("in 20 minutes"). */
export const moment = joinParts([distance, date, time], readMoment)

function readMoment(words: Words, at: number): Reading<Moment> | undefined {
  return readDistantMoment(words, at) ?? readDateFirst(words, at) ?? readTimeFirst(words, at)
}

function readDistantMoment(words: Words, at: number): Reading<Moment> | undefined {
  const far = words.once(distance, at)
  if (far === undefined || far.unit !== 'minute') return undefined
  const { now, timeZone } = words.context
  const instant = new Date(now.getTime() + far.sign * far.amount * MS_PER_MINUTE)
  const local = localTimeOf(instant, timeZone)
  const iso = toIsoMoment(local, timeZone)
  const value: Moment = { past: iso, future: iso, unspecified: iso, time: toClock(local.minutes) }
  return { to: far.to, value, isApproximate: far.isApproximate, isSoft: true }
}

function readDateFirst(words: Words, at: number): Reading<Moment> | undefined {
  const day = words.once(date, at)
  if (day === undefined) return undefined
  const timeAt = words.word(day.to) === ',' ? day.to + 1 : day.to
  const hour = words.once(time, timeAt)
  return hour && join(words, day, hour, hour.to)
}

function readTimeFirst(words: Words, at: number): Reading<Moment> | undefined {
  const hour = words.once(time, at)
  if (hour === undefined) return undefined
  const day = words.once(date, words.skip(hour.to, WORDS.between))
  return day && join(words, day, hour, day.to)
}

function join(
  words: Words,
  day: Reading<CalendarDate>,
  hour: Reading<ClockTime>,
  to: number,
): Reading<Moment> | undefined {
  const invalid = day.invalid ?? hour.invalid
  if (invalid) return { to, value: { past: '', future: '', unspecified: '', time: '' }, invalid }
  const value = toMoment(day.value, hour.value, words.context)
  const others = isDoubtful(day.value, hour.value, value)
    ? [toMoment(day.value, { time: laterHalf(hour.value.time), isExact: true }, words.context)]
    : []
  return {
    to,
    value,
    ...(others.length > 0 ? { ambiguous: [value, ...others] } : {}),
    isApproximate: day.isApproximate === true,
  }
}

/** 6, 7 and 8 are hours of both halves of a planned day; the others are not. */
function isDoubtful(day: CalendarDate, clock: ClockTime, found: Moment): boolean {
  const hour = Number(clock.time.slice(0, 2))
  const isDecidedByNow = found.future.slice(11, 16) !== found.time
  return !clock.isExact && day.dayPart === undefined && hour >= 6 && hour <= 8 && !isDecidedByNow
}

function laterHalf(clock: string): string {
  return toClock(minutesOf(clock) + HALF_DAY)
}
