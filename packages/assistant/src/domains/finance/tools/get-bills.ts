import { z } from 'zod'
import type { DomainContext } from '../../domain-context.ts'
import { monthInput, toMonth } from '../../internal/asked-period.ts'
import { addMonths, monthOf } from '../../internal/calendar.ts'
import { defineDomainReadTool } from '../../internal/define-domain-tool.ts'
import { joinList } from '../../internal/join-list.ts'
import { askForBill, type BillAsked, describeAsked } from '../bills/bill-asked.ts'
import { type BillView, toBillView } from '../bills/bill-view.ts'
import { billLine } from '../bills/describe-bill.ts'
import { occurrencesOf, owedBefore, readBillSeries, withOwedMonths } from '../bills/read-bills.ts'
import { BILL_CATEGORIES, BILL_STATUSES, type BillCategory, type BillStatus } from '../enums.ts'
import { describeTotals, type Totals, totalOf } from '../totals.ts'

const input = z.object({
  ...monthInput,
  status: z.enum(['all', ...BILL_STATUSES]).optional(),
  name: z.string().optional().describe('One bill by its name.'),
  category: z.enum(BILL_CATEGORIES).optional().describe('subscription: subscriptions alone.'),
})

type Output = {
  readonly month: string
  readonly status: 'all' | BillStatus
  readonly category: BillCategory | null
  readonly bills: readonly BillView[]
  /** Still owed of earlier months; only when what is owed now is asked for. */
  readonly earlier: readonly BillView[]
  readonly hasBills: boolean
  /** What is known of the bill that was asked for by name. */
  readonly asked: BillAsked | null
  readonly summary: {
    readonly total: Totals
    readonly paid: Totals
    readonly pending: Totals
    readonly overdue: Totals
    readonly paidCount: number
    readonly pendingCount: number
    readonly overdueCount: number
    readonly canceledCount: number
  }
}

type Bill = Omit<BillView, 'id'>

/** Lists the bills of a month by how they stand. */
export const getBills = defineDomainReadTool({
  name: 'get_bills',
  description: 'The fixed bills of a month: all, or those pending, paid, overdue or canceled.',
  input,
  async execute(slots, context): Promise<Output> {
    const month = toMonth(slots, context)
    const status = slots.status ?? 'all'
    const isAboutNow = month === monthOf(context.today)
    const asksForOwed = isAboutNow && (status === 'overdue' || status === 'all')
    const { first } = asksForOwed || slots.name ? withOwedMonths(month) : { first: month }
    const series = await readBillSeries({ first, last: addMonths(month, 1) }, context)
    const { category = null } = slots
    const isAsked = (bill: Bill) => category === null || bill.category === category
    const all = occurrencesOf(series, month, month, context.today).filter(isAsked)
    const bills = all.filter((bill) => status === 'all' || bill.status === status)
    const earlier = asksForOwed ? owedBefore(series, month, context.today).filter(isAsked) : []
    return {
      month,
      status,
      category,
      bills: bills.map(toBillView),
      earlier: earlier.map(toBillView),
      hasBills: series.length > 0,
      asked: slots.name === undefined ? null : await askForBill(slots.name, series, month, context),
      summary: summarise(all, context),
    }
  },
  reply(output, context) {
    const { asked, bills, category, earlier, hasBills, month, status, summary } = output
    const { format, text } = context
    if (asked) return describeAsked(asked, context)
    if (!hasBills) return text('bill.none')
    const values = { month: format.month(month), count: bills.length }
    if (category !== null && bills.length === 0) return text(`bills.noneOf.${category}`, values)
    if (bills.length === 0 && earlier.length === 0) return text(`bills.empty.${status}`, values)
    const isNoneLeft = earlier.length === 0 && summary.canceledCount === bills.length
    if (status === 'all' && isNoneLeft)
      return list(text('bills.allCanceled', values), bills, context)
    const heading =
      status === 'all'
        ? text(category === null ? 'bills.all' : `bills.of.${category}`, {
            ...values,
            total: describeTotals(summary.total, context),
          })
        : text(`bills.${status}`, {
            ...values,
            total: describeTotals(totalShown(bills, context), context),
          })
    const parts = bills.length > 0 ? [list(heading, bills, context)] : []
    if (earlier.length > 0) parts.push(earlierPart(earlier, context))
    if (status === 'all') parts.push(closing(summary, context))
    return parts.join('\n')
  },
})

function summarise(bills: readonly Bill[], context: DomainContext): Output['summary'] {
  const of = (status: BillStatus) => bills.filter((bill) => bill.status === status)
  const due = (some: readonly Bill[]) =>
    totalOf(
      some.map((bill) => ({ cents: bill.amountCents, currency: bill.currency })),
      context,
    )
  const paid = of('paid').map((bill) => ({ cents: bill.paidCents ?? 0, currency: bill.currency }))
  return {
    total: due(bills.filter((bill) => bill.status !== 'canceled')),
    paid: totalOf(paid, context),
    pending: due(of('pending')),
    overdue: due(of('overdue')),
    paidCount: of('paid').length,
    pendingCount: of('pending').length,
    overdueCount: of('overdue').length,
    canceledCount: of('canceled').length,
  }
}

function totalShown(bills: readonly BillView[], context: DomainContext): Totals {
  const amounts = bills.map((bill) => ({
    cents: bill.paidCents ?? bill.amountCents,
    currency: bill.currency,
  }))
  return totalOf(amounts, context)
}

function list(heading: string, bills: readonly BillView[], context: DomainContext): string {
  return joinList(
    heading,
    bills.map((bill) => billLine(bill, context)),
    context,
  )
}

function earlierPart(bills: readonly BillView[], context: DomainContext): string {
  return list(context.text('bills.earlier'), bills, context)
}

function closing(summary: Output['summary'], context: DomainContext): string {
  const { text } = context
  const open = summary.pendingCount + summary.overdueCount
  if (open === 0) return text('bills.allSettled')
  return text('bills.closing', {
    paid: describeTotals(summary.paid, context),
    open: describeTotals(
      {
        cents: summary.pending.cents + summary.overdue.cents,
        foreign: [...summary.pending.foreign, ...summary.overdue.foreign],
      },
      context,
    ),
  })
}
