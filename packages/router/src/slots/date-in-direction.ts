import type { CalendarDate, DateRange, Direction, Moment, Period } from './slot-span.ts'

/** The day meant, once the sentence's direction is known: past tense looks back, a plan looks ahead. */
export function dateInDirection(date: CalendarDate, direction: Direction): string {
  return date[direction]
}

/** The first and last day meant, once the sentence's direction is known. */
export function rangeInDirection(period: Period, direction: Direction): DateRange {
  return period[direction]
}

/** The instant meant, ISO with the zone's offset, once the sentence's direction is known. */
export function instantInDirection(moment: Moment, direction: Direction): string {
  return moment[direction]
}
