import { z } from 'zod'
import type { DomainContext } from '../../domain-context.ts'
import { monthInput, toMonth } from '../../internal/asked-period.ts'
import { addMonths, isCalendarDay, monthOf } from '../../internal/calendar.ts'
import { defineDomainReadTool } from '../../internal/define-domain-tool.ts'
import { joinList } from '../../internal/join-list.ts'
import { askForBill, type BillAsked, describeAsked } from '../bills/bill-asked.ts'
import { type BillView, toBillView } from '../bills/bill-view.ts'
import { billLine } from '../bills/describe-bill.ts'
import { occurrencesOf, owedBefore, readBillSeries, withOwedMonths } from '../bills/read-bills.ts'
import { describeTotals, type Totals, totalOf } from '../totals.ts'

/** A day farther away than this is no longer "what is due". */
const MAX_MONTHS_AHEAD = 12

const input = z.object({
  ...monthInput,
  dueUntil: z
    .string()
    .refine(isCalendarDay, { error: 'expected a day that exists, as YYYY-MM-DD' })
    .optional()
    .describe('YYYY-MM-DD: only what is due by then, and what is overdue.'),
  name: z
    .string()
    .optional()
    .describe('One bill by its name: whether it is paid, and when it is due.'),
})

type Output = {
  readonly month: string
  readonly dueUntil: string | null
  readonly bills: readonly BillView[]
  /** Still owed of earlier months. */
  readonly earlier: readonly BillView[]
  readonly hasBills: boolean
  /** What is known of the bill that was asked for by name. */
  readonly asked: BillAsked | null
  readonly summary: {
    readonly totalPending: Totals
    readonly totalOverdue: Totals
    readonly countPending: number
    readonly countOverdue: number
  }
}

/** Lists what is still to be paid. */
export const getPendingBills = defineDomainReadTool({
  name: 'get_pending_bills',
  description:
    'What is still to be paid of a month, or until a day, with what is overdue; or how one bill stands.',
  input,
  async execute(slots, context): Promise<Output> {
    const month = toMonth(slots, context)
    const { dueUntil } = slots
    const last = dueUntil === undefined ? month : lastMonth(month, dueUntil)
    const { first } = withOwedMonths(month)
    const series = await readBillSeries({ first, last: addMonths(last, 1) }, context)
    const bills = occurrencesOf(series, month, last, context.today)
      .filter(({ status }) => status === 'pending' || status === 'overdue')
      .filter(({ dueOn, status }) => isWanted(dueOn, status, dueUntil))
    const earlier = month === monthOf(context.today) ? owedBefore(series, month, context.today) : []
    return {
      month,
      dueUntil: dueUntil ?? null,
      bills: bills.map(toBillView),
      earlier: earlier.map(toBillView),
      hasBills: series.length > 0,
      asked: slots.name === undefined ? null : await askForBill(slots.name, series, month, context),
      summary: summarise(bills, context),
    }
  },
  reply({ asked, bills, dueUntil, earlier, hasBills, month, summary }, context) {
    const { format, text } = context
    if (asked) return describeAsked(asked, context)
    if (!hasBills) return text('bill.none')
    const values = {
      month: format.month(month),
      day: dueUntil === null ? '' : format.day(dueUntil),
      count: bills.length,
      total: describeTotals(addUp(summary), context),
    }
    const scope = dueUntil === null ? 'ofMonth' : 'untilDay'
    if (bills.length === 0 && earlier.length === 0)
      return text(`pendingBills.empty.${scope}`, values)
    const line = (bill: BillView) => billLine(bill, context)
    const parts = []
    if (bills.length > 0) {
      parts.push(joinList(text(`pendingBills.${scope}`, values), bills.map(line), context))
    }
    if (earlier.length > 0) parts.push(joinList(text('bills.earlier'), earlier.map(line), context))
    return parts.join('\n')
  },
})

function lastMonth(month: string, dueUntil: string): string {
  const wanted = monthOf(dueUntil)
  const farthest = addMonths(month, MAX_MONTHS_AHEAD)
  if (wanted < month) return month
  return wanted < farthest ? wanted : farthest
}

function isWanted(dueOn: string, status: string, dueUntil: string | undefined): boolean {
  return dueUntil === undefined || status === 'overdue' || dueOn <= dueUntil
}

function summarise(
  bills: readonly Omit<BillView, 'id'>[],
  context: DomainContext,
): Output['summary'] {
  const of = (status: string) => bills.filter((bill) => bill.status === status)
  const total = (some: readonly Omit<BillView, 'id'>[]) =>
    totalOf(
      some.map((bill) => ({ cents: bill.amountCents, currency: bill.currency })),
      context,
    )
  return {
    totalPending: total(of('pending')),
    totalOverdue: total(of('overdue')),
    countPending: of('pending').length,
    countOverdue: of('overdue').length,
  }
}

function addUp({ totalPending, totalOverdue }: Output['summary']): Totals {
  return {
    cents: totalPending.cents + totalOverdue.cents,
    foreign: [...totalPending.foreign, ...totalOverdue.foreign],
  }
}
