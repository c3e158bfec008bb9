import { categoryNamed } from '@parco/router'
import { z } from 'zod'
import { monthInput, toMonth } from '../../internal/asked-period.ts'
import { quoteText } from '../../internal/clean-text.ts'
import { defineDomainReadTool } from '../../internal/define-domain-tool.ts'
import { joinList } from '../../internal/join-list.ts'
import { bestMatches, namedSo } from '../../internal/match-name.ts'
import { describePlanSpending, toPlan } from '../budgets/plan-spending.ts'
import { readBudgetsOfMonths } from '../budgets/read-budgets.ts'
import { EXPENSE_CATEGORIES } from '../enums.ts'
import { expensesInMonth } from '../expenses/expenses-of-month.ts'
import { readExpensesOfMonths } from '../expenses/read-expenses.ts'
import type { Plan } from '../expenses/spending.ts'
import { expenseCategoryLabel } from '../labels.ts'
import { describeTotals, type Totals, totalOf } from '../totals.ts'

type Output = {
  readonly month: string
  /** What was asked for; all plans where it is nothing. */
  readonly wanted: string | null
  readonly plans: readonly Plan[]
  /** The names of all plans of the month. */
  readonly existing: readonly string[]
  /** What was spent in the month under the name that was asked for, where no plan has it. */
  readonly spent: Totals | null
}

/** Tells the plans of a month, what was spent under each and what is left. */
export const getBudgets = defineDomainReadTool({
  name: 'get_budgets',
  description:
    'The plans of a month with what was spent and what is left of each: all, of one name or of one category.',
  input: z.object({
    ...monthInput,
    name: z.string().optional().describe('A plan by its name, in words.'),
    category: z.enum(EXPENSE_CATEGORIES).optional(),
  }),
  async execute(slots, context): Promise<Output> {
    const { name, category } = slots
    const month = toMonth(slots, context)
    const budgets = await readBudgetsOfMonths(month, month, context)
    const expenses = expensesInMonth(await readExpensesOfMonths(month, month, context), month)
    const plans = budgets.map((budget) => toPlan(budget, expenses))
    const named = name === undefined ? plans : plansNamed(name, plans)
    const ofName = name === undefined ? [] : namedSo(name, expenses, (expense) => expense.name)
    return {
      month,
      spent: named.length === 0 && ofName.length > 0 ? totalOf(ofName, context) : null,
      wanted: name ?? (category === undefined ? null : expenseCategoryLabel(category, context)),
      plans: named.filter((plan) => category === undefined || plan.category === category),
      existing: plans.map((plan) => plan.name),
    }
  },
  reply({ month, wanted, plans, existing, spent }, context) {
    const { format, text } = context
    const values = { month: format.month(month) }
    const [only] = plans
    if (only && plans.length === 1 && wanted !== null)
      return `${describePlanSpending(only, context)}.`
    if (plans.length > 0) {
      const lines = plans.map((plan) => `- ${describePlanSpending(plan, context)}`)
      return joinList(text('budgets.heading', values), lines, context)
    }
    if (spent && wanted !== null) {
      const total = describeTotals(spent, context)
      return text('budgets.noneOfName', { ...values, total, wanted: quoteText(wanted) })
    }
    if (existing.length === 0) return text('budgets.empty', values)
    return text('budgets.unknown', {
      ...values,
      wanted: quoteText(wanted ?? ''),
      existing: format.list([...existing]),
    })
  },
})

/** Those of that name; else, where it is the name of a category, those of the category. */
function plansNamed(name: string, plans: readonly Plan[]): readonly Plan[] {
  const { candidates } = bestMatches(name, plans, (plan) => plan.name)
  if (candidates.length > 0) return candidates
  const named = categoryNamed(name)
  return plans.filter(({ category }) => category === named)
}
