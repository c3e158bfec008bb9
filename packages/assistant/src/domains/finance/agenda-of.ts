import type { DomainContext } from '../domain-context.ts'
import { monthOf } from '../internal/calendar.ts'
import { fromCents } from '../internal/money.ts'
import type { AgendaItem } from '../life-view.ts'
import type { BillOccurrence } from './bills/bill-occurrence.ts'
import { occurrencesOf, readBillSeries } from './bills/read-bills.ts'
import { stillExpected } from './incomes/income-rule.ts'
import { readIncomeSeries } from './incomes/income-rules.ts'
import { readIncomesOfMonths } from './incomes/read-incomes.ts'
import { openLoans } from './loans/read-loans.ts'
import { billEdit, loanEdit } from './record-edits.ts'

/** The bills and the invoices that are due on days, and the regular incomes that are expected. */
export async function financeAgenda(
  context: DomainContext,
  from: string,
  until: string,
): Promise<readonly AgendaItem[]> {
  return [
    ...(await billItems(context, from, until)),
    ...(await invoiceItems(context, from, until)),
    ...(await incomeItems(context, from, until)),
  ]
}

async function billItems(
  context: DomainContext,
  from: string,
  until: string,
): Promise<AgendaItem[]> {
  const [first, last] = [monthOf(from), monthOf(until)]
  const series = await readBillSeries({ first, last }, context)
  return occurrencesOf(series, first, last, context.today)
    .filter(({ dueOn, status }) => dueOn >= from && dueOn <= until && status !== 'canceled')
    .map((bill) => ({
      ref: bill.billId,
      type: 'bill',
      day: bill.dueOn,
      title: bill.name,
      detail: context.format.money(bill.amountCents, bill.currency),
      kind: context.text('agenda.bill'),
      ...stateOf(bill, context.today),
      edit: billEdit(bill),
    }))
}

/** Neither where its day had passed before it was registered: nobody is late with that. */
function stateOf(
  { dueOn, status }: Pick<BillOccurrence, 'dueOn' | 'status'>,
  today: string,
): Pick<AgendaItem, 'isDone' | 'isOpen'> {
  if (status === 'paid') return { isDone: true }
  return dueOn < today && status !== 'overdue' ? {} : { isOpen: true }
}

/** What was invoiced and is not paid yet, on the day by which it is due. */
async function invoiceItems(
  context: DomainContext,
  from: string,
  until: string,
): Promise<AgendaItem[]> {
  const loans = await openLoans(context)
  return loans.flatMap(({ currency, open, person }) =>
    open.flatMap((move) =>
      move.dueOn === null || move.dueOn < from || move.dueOn > until
        ? []
        : [
            {
              ref: move.id,
              type: 'invoice',
              day: move.dueOn,
              title: person,
              detail: context.format.money(move.leftCents, currency),
              kind: context.text('agenda.invoice'),
              isOpen: true,
              leftAmount: fromCents(move.leftCents),
              edit: loanEdit({ ...move, currency }),
            },
          ],
    ),
  )
}

async function incomeItems(
  context: DomainContext,
  from: string,
  until: string,
): Promise<AgendaItem[]> {
  const series = await readIncomeSeries(from, until, context)
  if (series.length === 0) return []
  // An income may have come on another day of its month.
  const incomes = await readIncomesOfMonths(monthOf(from), monthOf(until), context)
  return stillExpected(series, incomes, from, until).map((one) => ({
    ref: one.ruleId,
    type: 'income',
    day: one.expectedOn,
    title: one.name,
    detail: context.format.money(one.amountCents, one.currency),
    kind: context.text('agenda.income'),
  }))
}
