import { toUuid } from '@parco/store'
import type { DomainContext } from '../../domain-context.ts'
import { selectRows } from '../../internal/select-rows.ts'
import { type Reminder, type ReminderMark, reminderMarks, reminders } from '../tables.ts'
import { openOccurrence, type ReminderOccurrence } from './reminder-occurrence.ts'

/** A reminder with what was said of its occurrences, by their moments. */
export interface KeptReminder {
  readonly reminder: Reminder
  readonly marks: ReadonlyMap<string, ReminderMark>
}

/** Every reminder of the user, the oldest first. */
export async function readReminders(context: DomainContext): Promise<KeptReminder[]> {
  const all = await selectRows(reminders, 'true order by id', [], context)
  if (all.length === 0) return []
  const marks = await selectRows(reminderMarks, 'true', [], context)
  const marksOf = Map.groupBy(marks, ({ reminderId }) => reminderId)
  return all.map((reminder) => ({
    reminder,
    marks: new Map((marksOf.get(reminder.id) ?? []).map((mark) => [mark.occurrence, mark])),
  }))
}

/** What is open of every reminder, the soonest first. */
export async function readOpenReminders(context: DomainContext): Promise<ReminderOccurrence[]> {
  const kept = await readReminders(context)
  return kept
    .map(({ reminder, marks }) => openOccurrence(reminder, marks, context.now))
    .filter((one) => one !== undefined)
    .sort((one, other) => one.dueAt.getTime() - other.dueAt.getTime())
}

/** One reminder as it is now. */
export async function readReminder(
  id: Reminder['id'],
  context: DomainContext,
): Promise<KeptReminder | undefined> {
  const [reminder] = await selectRows(reminders, 'id = $2', [toUuid(id)], context)
  if (!reminder) return undefined
  const marks = await selectRows(reminderMarks, 'reminder_id = $2', [toUuid(id)], context)
  return { reminder, marks: new Map(marks.map((mark) => [mark.occurrence, mark])) }
}
