import type { DomainContext } from '../../domain-context.ts'
import { monthOf, monthsBetween } from '../../internal/calendar.ts'
import { namedSo } from '../../internal/match-name.ts'
import { installmentCents, lastMonthOf } from './installments.ts'
import { readExpensesOfMonths } from './read-expenses.ts'

/** A purchase in instalments, with what later months bear of it. */
export type PurchaseLeft = {
  readonly name: string
  readonly currency: string
  readonly installments: number
  /** The instalment of this month, or the last one where all are over. */
  readonly number: number
  readonly leftCents: number
  /** The last month that bears one, YYYY-MM. */
  readonly until: string
}

/**
 * Purchases in instalments that this month or a later one bears a part of, newest first: those of a name,
 * or all. This month's instalment counts as paid.
 */
export async function spreadPurchases(
  name: string | undefined,
  context: DomainContext,
): Promise<readonly PurchaseLeft[]> {
  const month = monthOf(context.today)
  const running = (await readExpensesOfMonths(month, month, context)).filter(
    (expense) => expense.installments > 1 && lastMonthOf(expense) >= month,
  )
  const asked = name === undefined ? running : namedSo(name, running, (one) => one.name)
  return asked.map((expense) => {
    const number = monthsBetween(monthOf(expense.spentOn), month) + 1
    const left = Array.from({ length: expense.installments - number }, (_, index) =>
      installmentCents(expense, number + index),
    )
    return {
      name: expense.name,
      currency: expense.currency,
      installments: expense.installments,
      number,
      leftCents: left.reduce((sum, cents) => sum + cents, 0),
      until: lastMonthOf(expense),
    }
  })
}
