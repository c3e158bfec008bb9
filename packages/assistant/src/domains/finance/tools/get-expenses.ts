import { z } from 'zod'
import type { DomainContext } from '../../domain-context.ts'
import {
  type AskedPeriod,
  periodInput,
  toAskedPeriod,
  wholeMonthsOf,
} from '../../internal/asked-period.ts'
import { monthOf } from '../../internal/calendar.ts'
import { defineDomainReadTool } from '../../internal/define-domain-tool.ts'
import { namedSo } from '../../internal/match-name.ts'
import { paymentsIn } from '../bills/payments-in.ts'
import { toPlan } from '../budgets/plan-spending.ts'
import { isPlannedIn, readBudgetsOfMonths } from '../budgets/read-budgets.ts'
import { EXPENSE_CATEGORIES, type ExpenseCategory, PAYMENT_METHODS } from '../enums.ts'
import { describeSpending } from '../expenses/describe-spending.ts'
import { byCategory, type ExpenseInMonth } from '../expenses/expenses-of-month.ts'
import type { Plan, Spending } from '../expenses/spending.ts'
import { SPENDING_MEASURES } from '../expenses/spending.ts'
import { spentIn } from '../expenses/spent-in.ts'
import { printSpending } from '../printing/print-spending.ts'
import { totalOf } from '../totals.ts'

const input = z.object({
  ...periodInput,
  category: z.enum(EXPENSE_CATEGORIES).optional(),
  other: z
    .enum(EXPENSE_CATEGORIES)
    .optional()
    .describe('A second category, counted with the first.'),
  name: z.string().optional().describe('A shop, a thing or whom it was paid to, in words.'),
  paymentMethod: z.enum(PAYMENT_METHODS).optional(),
  measure: z.enum(SPENDING_MEASURES).optional().describe('Which figure is asked for; the sum.'),
})

/**
 * What was spent in a month or on other days: in all, on a category, or on what has a name, bills of
 * that name included. A name narrows, its category is only told beside it.
 */
export const getExpenses = defineDomainReadTool({
  name: 'get_expenses',
  description:
    'What was spent in a month or between two days, in all, on a category, at a shop or on a thing, entry by entry.',
  input,
  codeSlots: ['other'],
  async execute(slots, context): Promise<Spending> {
    const period = toAskedPeriod(slots, context)
    const { category = null, measure = 'total', other = null, paymentMethod = null } = slots
    // "mercado e farmácia": the name is of the first alone, their categories are of both.
    const name = other === null ? (slots.name ?? null) : null
    const all = (await spentIn(period, context)).filter(
      (expense) => paymentMethod === null || expense.paymentMethod === paymentMethod,
    )
    const ofCategory = all.filter(
      (expense) => category === null || [category, other].includes(expense.category),
    )
    const expenses = name === null ? ofCategory : namedSo(name, all, (expense) => expense.name)
    const paid = paymentMethod === null ? await paymentsIn(period, context) : []
    const payments = name === null ? paid : namedSo(name, paid, (payment) => payment.name)
    return {
      period,
      month: monthOf(period.startDate),
      category,
      other,
      name,
      paymentMethod,
      measure,
      expenses,
      payments: category === null || name !== null ? payments : [],
      total: totalOf([...expenses, ...(name === null ? [] : payments)], context),
      byCategory: byCategory(expenses, context.currency),
      categoryTotal: category !== null && name !== null ? totalOf(ofCategory, context) : null,
      plans: name === null ? await plansOf(period, category, expenses, context) : [],
    }
  },
  reply: describeSpending,
  print: printSpending,
})

/** The plans of a month beside what was spent; of other days there is none. */
async function plansOf(
  period: AskedPeriod,
  category: ExpenseCategory | null,
  expenses: readonly ExpenseInMonth[],
  context: DomainContext,
): Promise<Plan[]> {
  const month = monthOf(period.startDate)
  if (wholeMonthsOf(period)?.[1] !== month) return []
  const budgets = await readBudgetsOfMonths(month, month, context)
  return budgets
    .filter((budget) => isPlannedIn(budget, month))
    .filter((budget) => category === null || budget.category === category)
    .map((budget) => toPlan(budget, expenses))
}
