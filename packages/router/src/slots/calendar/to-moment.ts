import type { LocalTime } from '../civil-date.ts'
import { dayNumberOf, localTimeOf, minutesOf, toClock, toIsoMoment } from '../civil-date.ts'
import type { CalendarDate, ClockTime, Moment, SlotContext } from '../slot-span.ts'

const HALF_DAY = 720
const FIRST_WAKING_HOUR = 6
/** Until then a night is still called by the evening it began on. */
const SMALL_HOURS_END = 240

/**
 * Joins a date and a clock time into instants of the user's zone. An hour said without its half of
 * the day follows the part of the day said with the date, and today it is the half still to come when
 * the direction is the future.
 */
export function toMoment(date: CalendarDate, clock: ClockTime, context: SlotContext): Moment {
  const now = localTimeOf(context.now, context.timeZone)
  const minutes = placeInDay(clock, date.dayPart)
  // The midnight of "tonight" already belongs to tomorrow.
  const nights = date.dayPart === 'evening' && minutes < SMALL_HOURS_END ? 1 : 0
  const at = (isoDate: string) =>
    toIsoMoment({ day: dayNumberOf(isoDate) + nights, minutes }, context.timeZone)
  const isExact = clock.isExact || date.dayPart !== undefined
  const ahead = futureOf(date, { minutes, isExact, nights }, now)
  const future = toIsoMoment(ahead, context.timeZone)
  const unspecified = date.unspecified === date.future ? future : at(date.unspecified)
  return { past: at(date.past), future, unspecified, time: toClock(minutes) }
}

/**
 * The next time a clock shows an hour, ISO with the zone's offset; of two possible halves of the day
 * the sooner one that is not at night.
 */
export function nextOccurrence(clock: ClockTime, context: SlotContext): string {
  const now = localTimeOf(context.now, context.timeZone)
  const literal = minutesOf(clock.time)
  const halves = clock.isExact ? [literal] : [literal, literal + HALF_DAY].filter(isWaking)
  const upcoming = halves.map((minutes) => ({
    day: minutes > now.minutes ? now.day : now.day + 1,
    minutes,
  }))
  upcoming.sort((a, b) => a.day - b.day || a.minutes - b.minutes)
  return toIsoMoment(upcoming[0] ?? { day: now.day + 1, minutes: literal }, context.timeZone)
}

/** Nobody plans for the night without saying so. */
function isWaking(minutes: number): boolean {
  return minutes >= FIRST_WAKING_HOUR * 60
}

function placeInDay(clock: ClockTime, part: CalendarDate['dayPart']): number {
  const minutes = minutesOf(clock.time)
  if (clock.isExact || minutes >= HALF_DAY || part === 'morning') return minutes
  const isLater = part !== undefined || !isWaking(minutes)
  return isLater ? minutes + HALF_DAY : minutes
}

interface PlannedClock {
  readonly minutes: number
  readonly isExact: boolean
  /** 1 when the hour lies after the midnight of the evening that was named. */
  readonly nights: number
}

function futureOf(date: CalendarDate, clock: PlannedClock, now: LocalTime): LocalTime {
  const { minutes, nights } = clock
  const isTodayPossible = date.said === 'day-of-month' && dayNumberOf(date.past) === now.day
  const named = isTodayPossible && minutes > now.minutes ? now.day : dayNumberOf(date.future)
  const day = named + nights
  const isGone = day === now.day && minutes <= now.minutes
  // "hoje à meia-noite" is the midnight to come.
  if (isGone && minutes === 0) return { day: day + 1, minutes }
  const isOtherHalf = isGone && !clock.isExact && minutes < HALF_DAY
  const later = minutes + HALF_DAY
  return { day, minutes: isOtherHalf && later > now.minutes ? later : minutes }
}
