import type { ExpenseCategory, PaymentMethod } from '../enums.ts'
import type { Expense } from '../tables.ts'
import { shareOfMonth } from './installments.ts'

/** An expense in a month: `cents` is what that month bears. */
export type ExpenseInMonth = {
  readonly id: string
  readonly name: string
  readonly category: ExpenseCategory
  readonly spentOn: string
  readonly cents: number
  readonly currency: string
  readonly totalCents: number
  readonly installment: number
  readonly installments: number
  readonly paymentMethod: PaymentMethod | null
}

/** What one month bears of each expense; those of which it bears nothing are left out. */
export function expensesInMonth(expenses: readonly Expense[], month: string): ExpenseInMonth[] {
  return expenses.flatMap((expense) => {
    const share = shareOfMonth(expense, month)
    if (!share) return []
    const { id, name, category, spentOn, currency, totalCents, installments, paymentMethod } =
      expense
    const { cents, number } = share
    return [
      {
        id,
        name,
        category,
        spentOn,
        cents,
        currency,
        totalCents,
        installment: number,
        installments,
        paymentMethod,
      },
    ]
  })
}

/** What each category bears in one currency, the largest first. */
export function byCategory(
  expenses: readonly ExpenseInMonth[],
  currency: string,
): { readonly category: ExpenseCategory; readonly cents: number }[] {
  const sums = new Map<ExpenseCategory, number>()
  for (const expense of expenses) {
    if (expense.currency !== currency) continue
    sums.set(expense.category, (sums.get(expense.category) ?? 0) + expense.cents)
  }
  return [...sums]
    .map(([category, cents]) => ({ category, cents }))
    .sort((one, other) => other.cents - one.cents)
}
