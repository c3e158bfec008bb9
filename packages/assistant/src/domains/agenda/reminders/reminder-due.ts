import type { Due, DueContext, DueKind } from '../../domain-due.ts'
import { addDays } from '../../internal/calendar.ts'
import { localOf, movedTo } from '../../internal/local-time.ts'
import { sayMoment } from '../series/said-moment.ts'
import { daysFrom } from '../series/series.ts'
import { type KeptReminder, readReminder, readReminders } from './read-reminders.ts'
import { isOpen, occurrencesOn, type ReminderOccurrence } from './reminder-occurrence.ts'

const MINUTE_MS = 60_000
/** What comes later than this says when it was for. */
const LATE_MS = 10 * MINUTE_MS

/** Reminders ring at their moment, by the clock of their own zone, quiet hours or not: somebody set them. */
export const reminderDue: DueKind = {
  kind: 'reminder',
  prefix: 'rem',
  tables: ['reminders', 'reminder_marks'],
  async next(context) {
    const kept = await readReminders(context)
    return kept.flatMap((one) => nextRing(one, context.from(one.reminder.id)) ?? [])
  },
  async say({ ref, occurrence }, context) {
    const kept = await readReminder(ref as KeptReminder['reminder']['id'], context)
    const rung = kept && lastRung(kept, occurrence, context)
    if (!kept || !rung) return undefined
    const { now, text, timeZone } = context
    const { title, notes, zone } = kept.reminder
    const isLate = now.getTime() - rung.dueAt.getTime() > LATE_MS
    const moment = sayMoment(movedTo(rung.dueLocal, zone, timeZone), context)
    const said = text(isLate ? 'reminder.ringsLate' : 'reminder.rings', { title, moment })
    return notes === null ? said : `${said}\n${notes}`
  },
}

/** The first time from an instant on that it rings. */
function nextRing({ reminder, marks }: KeptReminder, from: Date): Due | undefined {
  const start = reminder.startsLocal.slice(0, 10)
  const snoozed = [...marks.values()]
    .filter(({ state }) => state === 'snoozed')
    .flatMap(({ occurrence }) => {
      const day = occurrence.slice(0, 10)
      return occurrencesOn(reminder, marks, day, day)
    })
  const regular: ReminderOccurrence[] = []
  // The clock of a zone may be behind by a day of what an instant was there before.
  const first = addDays(localOf(from, reminder.zone).slice(0, 10), -1)
  for (const day of daysFrom(reminder.series, start, first)) {
    const [one] = occurrencesOn(reminder, marks, day, day)
    if (!one || !isOpen(one) || one.mark !== undefined || one.dueAt < from) continue
    regular.push(one)
    break
  }
  const [soonest] = [...snoozed, ...regular]
    .filter(({ dueAt }) => dueAt >= from)
    .sort((one, other) => one.dueAt.getTime() - other.dueAt.getTime())
  if (!soonest) return undefined
  const { dueAt, dueLocal, occurrence } = soonest
  // Put off, it rings once more, and once for each time that it is.
  const name = dueLocal === occurrence ? occurrence : `${occurrence}/${dueLocal}`
  return { ref: reminder.id, occurrence: name, at: dueAt }
}

/** The occurrence that rings; of a series that rang to nobody for days, the last that came. */
function lastRung(
  { reminder, marks }: KeptReminder,
  name: string,
  { now }: DueContext,
): ReminderOccurrence | undefined {
  const day = name.slice(0, 10)
  const today = localOf(now, reminder.zone).slice(0, 10)
  const last = reminder.series === null || today < day ? day : today
  return occurrencesOn(reminder, marks, day, last)
    .filter((one) => isOpen(one) && one.dueAt <= now)
    .at(-1)
}
