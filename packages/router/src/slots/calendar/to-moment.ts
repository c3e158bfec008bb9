import { localTimeOf, minutesOf, toClock, toDayNumber, toIsoMoment } from '../civil-date.ts'
import type { CalendarDate, ClockTime, Moment, SlotContext } from '../slot-span.ts'

const HALF_DAY = 720
const FIRST_WAKING_HOUR = 6

/**
 * Joins a date and a clock time into instants of the user's zone. An hour said without its half of
 * the day follows the part of the day said with the date, and today it is the half still to come when
 * the direction is the future.
 */
export function toMoment(date: CalendarDate, clock: ClockTime, context: SlotContext): Moment {
  const now = localTimeOf(context.now, context.timeZone)
  const minutes = placeInDay(clock, date.dayPart)
  const at = (isoDate: string, minute: number) =>
    toIsoMoment({ day: dayOf(isoDate), minutes: minute }, context.timeZone)
  const future = futureOf(
    date,
    { minutes, isExact: clock.isExact || date.dayPart !== undefined },
    now,
  )
  return {
    past: at(date.past, minutes),
    future: toIsoMoment(future, context.timeZone),
    unspecified:
      date.unspecified === date.future
        ? toIsoMoment(future, context.timeZone)
        : at(date.unspecified, minutes),
    time: toClock(minutes),
  }
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

function futureOf(
  date: CalendarDate,
  clock: { readonly minutes: number; readonly isExact: boolean },
  now: { readonly day: number; readonly minutes: number },
) {
  const isTodayPossible = date.said === 'day-of-month' && dayOf(date.past) === now.day
  const day = isTodayPossible && clock.minutes > now.minutes ? now.day : dayOf(date.future)
  const isGone = day === now.day && clock.minutes <= now.minutes
  const isOtherHalf = isGone && !clock.isExact && clock.minutes + HALF_DAY > now.minutes
  return {
    day,
    minutes: isOtherHalf && clock.minutes < HALF_DAY ? clock.minutes + HALF_DAY : clock.minutes,
  }
}

function dayOf(isoDate: string): number {
  const [year = 0, month = 1, day = 1] = isoDate.split('-').map(Number)
  return toDayNumber({ year, month, day })
}
