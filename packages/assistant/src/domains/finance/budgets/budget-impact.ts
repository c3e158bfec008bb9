import type { DomainContext } from '../../domain-context.ts'
import { firstDayOf, lastDayOf, monthOf } from '../../internal/calendar.ts'
import type { ExpenseFacts } from '../expenses/describe-expense.ts'
import type { ExpenseInMonth } from '../expenses/expenses-of-month.ts'
import { shareOfMonth } from '../expenses/installments.ts'
import { spentIn } from '../expenses/spent-in.ts'
import { toPlan } from './plan-spending.ts'
import { readBudgetsOfMonths } from './read-budgets.ts'

/**
 * What an expense leaves of this month's plans that it falls under: "Sobram R$ 120,00 de Lazer este
 * mês." Empty where it falls under none, or where this month bears nothing of it.
 */
export async function describeImpact(
  expense: ExpenseFacts,
  context: DomainContext,
  { isWritten }: { readonly isWritten: boolean },
): Promise<string> {
  const month = monthOf(context.today)
  const borne = inMonth(expense, month)
  if (!borne) return ''
  const plans = await readBudgetsOfMonths(month, month, context)
  const touched = plans.filter((plan) => toPlan(plan, [borne]).spentCents > 0)
  if (touched.length === 0) return ''
  const period = { startDate: firstDayOf(month), endDate: lastDayOf(month) }
  const before = await spentIn(period, context)
  const spent = isWritten ? before : [...before, borne]
  const { format, text } = context
  const lines = touched.map((plan) => {
    const { name, currency, plannedCents, spentCents } = toPlan(plan, spent)
    const left = plannedCents - spentCents
    const amount = format.money(Math.abs(left), currency)
    return text(left >= 0 ? 'budget.leaves' : 'budget.exceeds', { amount, name })
  })
  return lines.join(' ')
}

/** What the month bears of it, as if it were recorded. */
function inMonth(expense: ExpenseFacts, month: string): ExpenseInMonth | undefined {
  const share = shareOfMonth(expense, month)
  if (!share) return undefined
  return { ...expense, id: '', cents: share.cents, installment: share.number }
}
