import { type Id, ParcoError } from '@parco/protocol'
import type { DomainContext, DomainWriteContext } from '../../domain-context.ts'
import { holdLock } from '../../internal/hold-lock.ts'
import type { ReminderMark } from '../tables.ts'
import { readReminder } from './read-reminders.ts'
import { openOccurrence, type ReminderOccurrence } from './reminder-occurrence.ts'

/** The occurrence that a card shows. */
export type ShownOccurrence = {
  readonly reminderId: Id<'rem'>
  readonly title: string
  readonly occurrence: string
  readonly dueLocal: string
  readonly zone: string
}

/** What a card keeps of the occurrence that it shows. */
export function toShown({ reminder, occurrence, dueLocal }: ReminderOccurrence): ShownOccurrence {
  const { id: reminderId, title, zone } = reminder
  return { reminderId, title, occurrence, dueLocal, zone }
}

/** The occurrence of a card as words name it. */
export function asOccurrence(shown: ShownOccurrence) {
  return { reminder: shown, dueLocal: shown.dueLocal }
}

/** @throws ParcoError `stale` when the reminder is no more what the card showed. */
export async function assertShown(
  shown: ShownOccurrence,
  context: DomainContext,
): Promise<ReminderOccurrence> {
  const kept = await readReminder(shown.reminderId, context)
  const open = kept && openOccurrence(kept.reminder, kept.marks, context.now)
  const isSame =
    open &&
    open.reminder.title === shown.title &&
    open.occurrence === shown.occurrence &&
    open.dueLocal === shown.dueLocal
  if (isSame) return open
  throw new ParcoError('stale', context.text('shared.stale'))
}

/** Writes what the user says of an occurrence, in place of what was said before. */
export async function writeMark(
  shown: ShownOccurrence,
  state: ReminderMark['state'],
  untilLocal: string | null,
  context: DomainWriteContext,
): Promise<void> {
  await holdLock(`reminder/${shown.reminderId}`, context)
  const { mark } = await assertShown(shown, context)
  if (mark) {
    await context.ledger.update('reminder_marks', mark.id, { state, until_local: untilLocal })
    return
  }
  await context.ledger.insert('reminder_marks', {
    id: context.mint('rmk'),
    reminder_id: shown.reminderId,
    occurrence: shown.occurrence,
    state,
    until_local: untilLocal,
    created_at: context.now.toISOString(),
  })
}
