import type { CalendarEntry } from '../calendar-entry.ts'
import type { DomainContext } from '../domain-context.ts'
import { addDays, addMonths, monthOf } from '../internal/calendar.ts'
import { occurrencesOf, readBillSeries } from './bills/read-bills.ts'

/** Bills are rules that change; so many months of them are told, and more of them as time goes by. */
const MONTHS_BACK = 2
const MONTHS_AHEAD = 12

/** Each bill of the months around, on its day, as other calendars are told of it. */
export async function billCalendar(context: DomainContext): Promise<CalendarEntry[]> {
  const { format, text, timeZone, today } = context
  const [first, last] = [
    addMonths(monthOf(today), -MONTHS_BACK),
    addMonths(monthOf(today), MONTHS_AHEAD),
  ]
  const series = await readBillSeries({ first, last }, context)
  return occurrencesOf(series, first, last, today)
    .filter(({ status }) => status !== 'canceled')
    .map((bill) => ({
      key: `${bill.billId}-${bill.month}`,
      content: 'bills',
      title: text(bill.status === 'paid' ? 'agenda.paidBill' : 'agenda.dueBill', {
        name: bill.name,
        amount: format.money(bill.amountCents, bill.currency),
      }),
      zone: timeZone,
      startsLocal: `${bill.dueOn}T00:00`,
      endsLocal: `${addDays(bill.dueOn, 1)}T00:00`,
      allDay: true,
      isBusy: false,
      rings: false,
    }))
}
