import type { DomainContext, DomainWriteContext } from '../../domain-context.ts'
import { addDays, daysBetween } from '../../internal/calendar.ts'
import { holdLock } from '../../internal/hold-lock.ts'
import { instantOf, minutesBetween, movedTo, plusMinutes } from '../../internal/local-time.ts'
import { nameKey } from '../../internal/match-name.ts'
import type { EventFacts } from '../events/event-occurrence.ts'
import { sayMoment } from '../series/said-moment.ts'
import { readOpenReminders } from './read-reminders.ts'
import { assertShown, type ShownOccurrence, toShown } from './write-mark.ts'

/** A reminder of an event that moves, and when it comes then. */
export type MovedReminder = ShownOccurrence & { readonly newLocal: string }

/**
 * The reminders that an event takes along where it moves: those by its own name that come once, before it.
 * One of another day keeps its hour, one of the same day its distance; none that would be over.
 */
export async function movedAlong(
  before: EventFacts,
  after: EventFacts,
  context: DomainContext,
): Promise<readonly MovedReminder[]> {
  if (before.series !== null || before.startsLocal === after.startsLocal) return []
  const startsAt = instantOf(before.startsLocal, before.zone)
  const open = await readOpenReminders(context)
  return open.flatMap((one) => {
    const { dueAt, dueLocal, mark, reminder } = one
    const isOfIt =
      reminder.series === null &&
      mark === undefined &&
      nameKey(reminder.title) === nameKey(before.title) &&
      context.now < dueAt &&
      dueAt < startsAt
    const newLocal = isOfIt
      ? movedBy(dueLocal, before, { ...after, zone: reminder.zone })
      : dueLocal
    const isLater = newLocal !== dueLocal && instantOf(newLocal, reminder.zone) > context.now
    return isLater ? [{ ...toShown(one), newLocal }] : []
  })
}

function movedBy(dueLocal: string, before: EventFacts, after: EventFacts): string {
  const from = movedTo(before.startsLocal, before.zone, after.zone)
  const to = movedTo(after.startsLocal, before.zone, after.zone)
  const isOfItsDay = dueLocal.slice(0, 10) === from.slice(0, 10) && !before.allDay
  if (isOfItsDay) return plusMinutes(dueLocal, minutesBetween(from, to))
  const days = daysBetween(from.slice(0, 10), to.slice(0, 10))
  return `${addDays(dueLocal.slice(0, 10), days)}${dueLocal.slice(10)}`
}

/** "o lembrete vai de quarta às 9:00 para quinta às 9:00", each. */
export function describeMovedAlong(
  moved: readonly MovedReminder[],
  context: DomainContext,
): readonly string[] {
  const say = (local: string, zone: string) =>
    sayMoment(movedTo(local, zone, context.timeZone), context)
  return moved.map(({ dueLocal, newLocal, zone }) =>
    context.text('event.reminderMoves', { from: say(dueLocal, zone), to: say(newLocal, zone) }),
  )
}

/** Moves them with their event. */
export async function moveAlong(
  moved: readonly MovedReminder[],
  context: DomainWriteContext,
): Promise<void> {
  for (const { newLocal, ...shown } of moved) {
    await holdLock(`reminder/${shown.reminderId}`, context)
    await assertShown(shown, context)
    await context.ledger.update('reminders', shown.reminderId, { starts_local: newLocal })
  }
}
