import { localTimeOf, minutesOf, toClock, toDayNumber, toIsoMoment } from '../civil-date.ts'
import type { CalendarDate, ClockTime, Moment, SlotContext } from '../slot-span.ts'

const HALF_DAY = 720

/**
 * Joins a date and a clock time into instants of the user's zone. An hour said without its half of
 * the day follows the part of the day said with the date, and today it is the half still to come when
 * the direction is the future.
 */
export function toMoment(date: CalendarDate, clock: ClockTime, context: SlotContext): Moment {
  const now = localTimeOf(context.now, context.timeZone)
  const minutes = inDayPart(minutesOf(clock.time), clock.isExact, date.dayPart)
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

/** The next time a clock shows an hour, today or tomorrow, ISO with the zone's offset. */
export function nextOccurrence(clock: ClockTime, context: SlotContext): string {
  const now = localTimeOf(context.now, context.timeZone)
  const minutes = minutesOf(clock.time)
  const day = minutes > now.minutes ? now.day : now.day + 1
  return toIsoMoment({ day, minutes }, context.timeZone)
}

function inDayPart(minutes: number, isExact: boolean, part: CalendarDate['dayPart']): number {
  if (isExact || part === undefined || part === 'morning' || minutes >= HALF_DAY) return minutes
  return minutes + HALF_DAY
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
