import { addDays, addMonths, dayInMonth, monthOf } from '../../internal/calendar.ts'
import { type MonthShare, type SpreadPurchase, shareFrom } from '../expenses/installments.ts'

/** The days of a card, each of the month; a month that is too short has its last day. */
export type CardDays = {
  readonly closingDay: number
  readonly dueDay: number
}

/** An invoice is named after the month in which it closes. */
export interface InvoiceDays {
  readonly month: string
  /** The first day whose purchases it holds. */
  readonly opensOn: string
  /** The last day whose purchases it holds. */
  readonly closesOn: string
  readonly dueOn: string
}

/** The invoice that a purchase of a day falls into: the one of the first closing on that day or after it. */
export function invoiceMonthOf(day: string, { closingDay }: Pick<CardDays, 'closingDay'>): string {
  const month = monthOf(day)
  return day <= dayInMonth(month, closingDay) ? month : addMonths(month, 1)
}

/** The days of the invoice of a month; where it is due before it closes, it is due in the month after. */
export function invoiceOf(month: string, { closingDay, dueDay }: CardDays): InvoiceDays {
  const previous = dayInMonth(addMonths(month, -1), closingDay)
  return {
    month,
    opensOn: addDays(previous, 1),
    closesOn: dayInMonth(month, closingDay),
    dueOn: dayInMonth(dueDay > closingDay ? month : addMonths(month, 1), dueDay),
  }
}

/** What an invoice bears of a purchase: instalments follow one another, each in an invoice of its own. */
export function shareOfInvoice(
  purchase: SpreadPurchase,
  month: string,
  card: Pick<CardDays, 'closingDay'>,
): MonthShare | undefined {
  return shareFrom(invoiceMonthOf(purchase.spentOn, card), purchase, month)
}
