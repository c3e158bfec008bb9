import type { DomainContext } from '../../domain-context.ts'
import { isCalendarDay } from '../../internal/calendar.ts'
import type { Checked } from '../../internal/check-slots.ts'
import { quoteText } from '../../internal/clean-text.ts'
import { ask, type NotReady } from '../../internal/preparations.ts'

/** The day by which money is to come lies anywhere: an invoice may be late already. */
export function checkDueDay(said: string, context: DomainContext): Checked<string> | NotReady {
  if (isCalendarDay(said)) return { status: 'checked', value: said }
  return ask('dueDate', context.text('shared.ask.dayInvalid', { day: quoteText(said) }))
}
