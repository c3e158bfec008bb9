import type { DomainContext } from '../../domain-context.ts'
import { isCalendarDay } from '../../internal/calendar.ts'
import type { Checked } from '../../internal/check-slots.ts'
import { quoteText } from '../../internal/clean-text.ts'
import { isLocalMoment, localOf } from '../../internal/local-time.ts'
import { ask, type NotReady } from '../../internal/preparations.ts'

const WITH_OFFSET = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/

/** Where a day without an hour begins, for what needs one. */
const MORNING = '09:00'

/**
 * The moment that a slot says, by the user's clock: with an offset, as the router gives it, without
 * one, as cards do, or a day alone.
 */
export function checkMoment(
  slot: string,
  said: string | undefined,
  question: string,
  context: DomainContext,
): Checked<string> | NotReady {
  if (said === undefined) return ask(slot, question)
  const local = toLocal(said, context)
  if (local !== undefined) return { status: 'checked', value: local }
  return ask(slot, context.text('agenda.momentInvalid', { said: quoteText(said) }))
}

function toLocal(said: string, { timeZone }: DomainContext): string | undefined {
  const bare = said.replace(/^(.{16}):00$/, '$1')
  if (isLocalMoment(bare)) return bare
  if (isCalendarDay(said)) return `${said}T${MORNING}`
  if (!WITH_OFFSET.test(said) || Number.isNaN(Date.parse(said))) return undefined
  const local = localOf(new Date(said), timeZone)
  return isLocalMoment(local) ? local : undefined
}

/** `amanhã (19/11) às 10:00`, of a moment by the user's clock. */
export function sayMoment(local: string, { format, text }: DomainContext): string {
  return text('agenda.moment', {
    day: format.day(local.slice(0, 10)),
    time: format.clockTime(local.slice(11)),
  })
}
