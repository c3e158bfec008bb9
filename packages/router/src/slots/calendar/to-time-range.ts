import { minutesOf, toClock } from '../civil-date.ts'
import type { ClockTime, TimeRange } from '../slot-span.ts'

const DAY = 1_440
const HALF_DAY = 720

/**
 * Joins two clock times into a stretch, across midnight when needed; nothing when they are equal. A
 * start without its half of the day is placed so that the stretch is at most half a day: "bed at 11,
 * up at 6" starts at 23:00.
 */
export function toTimeRange(start: ClockTime, end: ClockTime): TimeRange | undefined {
  const to = minutesOf(end.time)
  const said = lengthOf(minutesOf(start.time), to)
  if (said === 0) return undefined
  const isMoved = !start.isExact && said > HALF_DAY
  return rangeOf(minutesOf(start.time) + (isMoved ? HALF_DAY : 0), to)
}

/** The stretch between two times exactly as said. */
export function literalTimeRange(start: ClockTime, end: ClockTime): TimeRange {
  return rangeOf(minutesOf(start.time), minutesOf(end.time))
}

function rangeOf(start: number, end: number): TimeRange {
  return { start: toClock(start), end: toClock(end), minutes: lengthOf(start, end) }
}

function lengthOf(start: number, end: number): number {
  return (((end - start) % DAY) + DAY) % DAY
}
