import type { DomainContext } from '../../domain-context.ts'
import { addMonths, firstDayOf, lastDayOf } from '../../internal/calendar.ts'
import { quoteText } from '../../internal/clean-text.ts'
import { joinList } from '../../internal/join-list.ts'
import { bestMatches, namedSo } from '../../internal/match-name.ts'
import { describeInvoice, type Invoice } from '../cards/describe-invoice.ts'
import { openInvoiceNamed } from '../cards/read-invoice.ts'
import type { ExpenseInMonth } from '../expenses/expenses-of-month.ts'
import { spentIn } from '../expenses/spent-in.ts'
import { type BillSeries, occurrenceOf } from './bill-occurrence.ts'
import { type BillView, toBillView } from './bill-view.ts'
import { stateOf } from './describe-bill.ts'
import { owedBefore } from './read-bills.ts'

/** What is known of the bills that somebody asks for by name, in one month and next to it. */
export type BillAsked = {
  readonly name: string
  readonly month: string
  /** The bills of that name in the month; several when the name fits several. */
  readonly bills: readonly BillView[]
  /** Still owed of earlier months. */
  readonly earlier: readonly BillView[]
  /** The next time each is due, where this month is settled. */
  readonly next: readonly BillView[]
  /** What was spent under that name in the month, where no bill is called so. */
  readonly expenses: readonly ExpenseInMonth[]
  /** The names of all bills, told where none is called so. */
  readonly existing: readonly string[]
  /** The open invoice of a credit card of that name, where no bill is called so. */
  readonly invoice: Invoice | null
}

/** Looks up the bills of a name; people who keep no bills note what they pay as expenses. */
export async function askForBill(
  name: string,
  series: readonly BillSeries[],
  month: string,
  context: DomainContext,
): Promise<BillAsked> {
  const { today } = context
  const { candidates, match } = bestMatches(name, series, ({ bill }) => bill.name)
  const named = match === 'overlap' ? [] : candidates
  const inMonth = (which: string, some: readonly BillSeries[]): BillView[] =>
    some.flatMap((one) => {
      const found = occurrenceOf(one, which, today)
      return found === undefined ? [] : [toBillView(found)]
    })
  const isOpen = ({ status }: BillView): boolean => status === 'pending' || status === 'overdue'
  const settled = named.filter((one) => !inMonth(month, [one]).some(isOpen))
  const days = { startDate: firstDayOf(month), endDate: lastDayOf(month) }
  const spent = named.length > 0 ? [] : await spentIn(days, context)
  return {
    name,
    month,
    expenses: namedSo(name, spent, (expense) => expense.name),
    bills: inMonth(month, named),
    earlier: owedBefore(named, month, today).map(toBillView),
    next: inMonth(addMonths(month, 1), settled),
    existing: series.map(({ bill }) => bill.name),
    invoice: named.length > 0 ? null : await openInvoiceNamed(name, context),
  }
}

/** More names than this are no help. */
const MAX_NAMES = 8

/** Tells of the bills of a name whether they are paid, when they are due, and what is still owed. */
export function describeAsked(asked: BillAsked, context: DomainContext): string {
  const { format, text } = context
  const { bills, earlier, existing, expenses, invoice, name, next } = asked
  if (invoice) return describeInvoice(invoice, context)
  const month = format.month(asked.month)
  if (bills.length + earlier.length + next.length === 0) {
    const values = {
      name: quoteText(name),
      month,
      existing: format.list(existing.slice(0, MAX_NAMES)),
    }
    if (expenses.length === 0)
      return text(`bill.asked.${existing.length === 0 ? 'none' : 'unknown'}`, values)
    return joinList(
      text('bill.asked.spent', values),
      expenses.map((one) => spentLine(one, context)),
      context,
    )
  }
  const lines = bills.map((bill) => lineOf(bill, context))
  if (bills.length === 0)
    lines.push(text('bill.asked.notInMonth', { name: quoteText(name), month }))
  lines.push(...earlier.map((bill) => lineOf(bill, context)))
  const isDue = bills.length === 0 || bills.every(({ status }) => status !== 'canceled')
  const ahead = isDue ? next : []
  lines.push(
    ...ahead.map((bill) =>
      text('bill.asked.next', {
        name: bill.name,
        day: format.day(bill.dueOn),
        amount: amountOf(bill, context),
      }),
    ),
  )
  return lines.join('\n')
}

function lineOf(bill: BillView, context: DomainContext): string {
  const { format, text } = context
  const key = bill.status === 'paid' ? 'paid' : bill.status === 'canceled' ? 'canceled' : 'open'
  return text(`bill.asked.${key}`, {
    name: bill.name,
    month: format.month(bill.month),
    amount: amountOf(bill, context),
    day: format.day(bill.paidOn ?? bill.dueOn),
    state: stateOf(bill, context),
  })
}

const spentLine = ({ cents, currency, name, spentOn }: ExpenseInMonth, { format }: DomainContext) =>
  `- ${name}, ${format.money(cents, currency)}, ${format.day(spentOn)}`

const amountOf = (bill: BillView, { format }: DomainContext): string =>
  format.money(bill.paidCents ?? bill.amountCents, bill.currency)
