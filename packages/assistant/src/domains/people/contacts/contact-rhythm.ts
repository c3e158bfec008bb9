import { addDays, daysBetween } from '../../internal/calendar.ts'

/** How somebody's contacts stand to how often the user wants to be in touch. */
export type ContactRhythm = {
  readonly everyDays: number
  /** The day by which to be in touch again, as YYYY-MM-DD: today where there never was a contact. */
  readonly dueOn: string
  /** How many days ago that was; 0 while it lies ahead. */
  readonly overdueDays: number
}

/** Works out when a contact is due; nothing without a rhythm. */
export function contactRhythm(
  everyDays: number | null,
  lastContactOn: string | null,
  today: string,
): ContactRhythm | null {
  if (everyDays === null) return null
  const dueOn = lastContactOn === null ? today : addDays(lastContactOn, everyDays)
  return { everyDays, dueOn, overdueDays: Math.max(0, daysBetween(dueOn, today)) }
}
