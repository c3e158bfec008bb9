import type { PrintedPart } from '../../../printouts/printout.ts'
import type { DomainContext } from '../../domain-context.ts'
import type { ExpenseInMonth } from '../expenses/expenses-of-month.ts'
import type { Spending } from '../expenses/spending.ts'
import { expenseCategoryLabel, paymentMethodLabel } from '../labels.ts'
import { type MoneyLine, moneyTable } from './money-table.ts'

/** Every purchase of a time, and what each category comes to. */
export function printSpending(spending: Spending, context: DomainContext): readonly PrintedPart[] {
  const { byCategory, expenses, name, payments } = spending
  const bills = name === null ? [] : payments
  const lines: readonly MoneyLine[] = [
    ...expenses.map((expense) => lineOf(expense, context)),
    ...bills.map(({ cents, currency, name, paidOn }) => ({ day: paidOn, name, cents, currency })),
  ]
  const table = moneyTable(lines, context)
  return byCategory.length > 1 ? [categoryTable(byCategory, context), table] : [table]
}

/** What each category comes to, the largest first. */
export function categoryTable(
  byCategory: Spending['byCategory'],
  context: DomainContext,
): PrintedPart {
  const { format, text } = context
  const sum = byCategory.reduce((cents, part) => cents + part.cents, 0)
  return {
    kind: 'table',
    title: text('printing.byCategory'),
    columns: [
      { label: text('shared.label.category') },
      { label: text('printing.share'), isFigure: true },
      { label: text('shared.label.amount'), isFigure: true },
    ],
    rows: byCategory.map(({ category, cents }) => [
      expenseCategoryLabel(category, context),
      format.percent(Math.round((cents / sum) * 100) / 100),
      format.money(cents),
    ]),
    total: [text('printing.total'), '', format.money(sum)],
  }
}

function lineOf(expense: ExpenseInMonth, context: DomainContext): MoneyLine {
  const { category, cents, currency, installment, installments, paymentMethod, spentOn } = expense
  const part = installments > 1 ? ` (${installment}/${installments})` : ''
  return {
    day: spentOn,
    name: `${expense.name}${part}`,
    kind: expenseCategoryLabel(category, context),
    paidBy: paymentMethod === null ? undefined : paymentMethodLabel(paymentMethod, context),
    cents,
    currency,
  }
}
