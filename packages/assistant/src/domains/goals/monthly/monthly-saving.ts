import type { PreviewField } from '@parco/protocol'
import type { DomainContext } from '../../domain-context.ts'
import {
  addMonths,
  isCalendarDay,
  lastDayOf,
  monthOf,
  monthsBetween,
} from '../../internal/calendar.ts'
import { readOnly, textField } from '../../internal/preview-fields.ts'

/** What is put aside each month, and what else was said of the goal. */
interface Slots {
  readonly monthlyAmount?: number | undefined
  readonly targetValue?: number | undefined
  readonly startDate?: string | undefined
  readonly endDate?: string | undefined
}

/** Fifty years of months: a goal farther ahead is a slip. */
const MOST_MONTHS = 600

/**
 * The target that so much a month comes to by its last day, or the last day by which it comes to its
 * target; as said, where both or neither are.
 */
export function withMonthly<Said extends Slots>(slots: Said, { today }: DomainContext): Said {
  const { endDate, monthlyAmount, startDate = today, targetValue } = slots
  if (monthlyAmount === undefined || !(monthlyAmount > 0)) return slots
  if (targetValue === undefined) {
    if (endDate === undefined || !isCalendarDay(endDate)) return slots
    const cents = Math.round(monthlyAmount * 100) * timesUntil(startDate, endDate)
    return { ...slots, targetValue: cents / 100 }
  }
  if (endDate !== undefined || !isCalendarDay(startDate)) return slots
  const months = Math.min(MOST_MONTHS, Math.max(1, Math.ceil(targetValue / monthlyAmount)))
  return { ...slots, endDate: lastDayOf(addMonths(monthOf(startDate), months)) }
}

/** How often money is put aside until a day: once a month, from the next one on. */
const timesUntil = (startDate: string, endDate: string): number =>
  Math.max(1, monthsBetween(monthOf(startDate), monthOf(endDate)))

/** `R$ 200,00 por mês, 13 vezes`, on the card of a goal that is reached so. */
export function monthlyField(
  monthlyAmount: number,
  days: { readonly startOn: string; readonly endOn: string },
  { format, text }: DomainContext,
): PreviewField {
  const values = {
    amount: format.money(Math.round(monthlyAmount * 100)),
    count: timesUntil(days.startOn, days.endOn),
  }
  return readOnly(
    textField({
      slot: 'monthlyAmount',
      label: text('goal.label.monthly'),
      value: text('goal.monthly', values),
    }),
  )
}
