import { instantOf, localOf } from '../../internal/local-time.ts'
import { daysFrom, lastDayUntil, seriesDays } from '../series/series.ts'
import type { Reminder, ReminderMark } from '../tables.ts'

/** One time that a reminder comes, with what its user said of it. */
export interface ReminderOccurrence {
  readonly reminder: Reminder
  /** As its series gives it, in its own zone; marks name it so. */
  readonly occurrence: string
  /** When it comes: later than its occurrence where it was snoozed. In its own zone. */
  readonly dueLocal: string
  readonly dueAt: Date
  readonly mark?: ReminderMark
}

type Marks = ReadonlyMap<string, ReminderMark>

/** The occurrences that come on days of its own zone. */
export function occurrencesOn(
  reminder: Reminder,
  marks: Marks,
  first: string,
  last: string,
): ReminderOccurrence[] {
  const start = reminder.startsLocal.slice(0, 10)
  return seriesDays(reminder.series, start, first, last).map((day) => at(reminder, marks, day))
}

/**
 * The occurrence that its user has to do with now: the last that came, unless something was said of
 * it, else the next that nothing was said of. One that was snoozed waits.
 */
export function openOccurrence(
  reminder: Reminder,
  marks: Marks,
  now: Date,
): ReminderOccurrence | undefined {
  const start = reminder.startsLocal.slice(0, 10)
  const today = localOf(now, reminder.zone).slice(0, 10)
  const lastDay = lastDayUntil(reminder.series, start, today)
  if (lastDay !== undefined) {
    const last = at(reminder, marks, lastDay)
    if (isOpen(last)) return last
  }
  for (const day of daysFrom(reminder.series, start, lastDay ?? start)) {
    const next = at(reminder, marks, day)
    if (isOpen(next)) return next
  }
  return undefined
}

/** Whether it is neither done nor left out. */
export function isOpen({ mark }: ReminderOccurrence): boolean {
  return mark === undefined || mark.state === 'snoozed'
}

function at(reminder: Reminder, marks: Marks, day: string): ReminderOccurrence {
  const occurrence = `${day}${reminder.startsLocal.slice(10)}`
  const mark = marks.get(occurrence)
  const dueLocal = mark?.untilLocal ?? occurrence
  return {
    reminder,
    occurrence,
    dueLocal,
    dueAt: instantOf(dueLocal, reminder.zone),
    ...(mark === undefined ? {} : { mark }),
  }
}
