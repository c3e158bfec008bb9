import type { DomainContext } from '../../domain-context.ts'
import type { AskedPeriod } from '../../internal/asked-period.ts'
import { addMonths, monthOf } from '../../internal/calendar.ts'
import { occurrencesOf, readBillSeries } from './read-bills.ts'

/** A bill that was paid. */
export type BillPayment = {
  readonly id: string
  readonly name: string
  readonly month: string
  readonly paidOn: string
  readonly cents: number
  readonly currency: string
}

/** A bill may be paid this many months before or after its own. */
const REACH_MONTHS = 12

/** The bills that were paid in a stretch of days, the latest payment first. */
export async function paymentsIn(
  { startDate, endDate }: AskedPeriod,
  context: DomainContext,
): Promise<BillPayment[]> {
  const first = addMonths(monthOf(startDate), -REACH_MONTHS)
  const last = addMonths(monthOf(endDate), REACH_MONTHS)
  const series = await readBillSeries({ first, last }, context)
  if (series.length === 0) return []
  return occurrencesOf(series, first, last, context.today)
    .flatMap(({ billId, currency, month, name, paidCents, paidOn, status }) => {
      const isPaid = status === 'paid' && paidOn !== null && paidCents !== null
      if (!isPaid || paidOn < startDate || paidOn > endDate) return []
      return [{ id: billId, name, month, paidOn, cents: paidCents, currency }]
    })
    .sort((one, other) => (one.paidOn < other.paidOn ? 1 : -1))
}
