import { z } from 'zod'
import type { DomainContext } from '../../domain.ts'
import { defineDomainReadTool } from '../../internal/define-domain-tool.ts'
import { joinList } from '../../internal/join-list.ts'
import { matchName } from '../../internal/match-name.ts'
import { isPlannedIn, readBudgetsOfMonths } from '../budgets/read-budgets.ts'
import { EXPENSE_CATEGORIES, type ExpenseCategory } from '../enums.ts'
import { byCategory, type ExpenseInMonth, expensesInMonth } from '../expenses/expenses-of-month.ts'
import { readExpensesOfMonths } from '../expenses/read-expenses.ts'
import { expenseCategoryLabel } from '../labels.ts'
import { monthInput, toMonth } from '../month-input.ts'
import type { Budget } from '../tables.ts'
import { describeTotals, type Totals, totalOf } from '../totals.ts'

const input = z.object({ ...monthInput, category: z.enum(EXPENSE_CATEGORIES).optional() })

type Plan = {
  readonly id: string
  readonly name: string
  readonly category: ExpenseCategory
  readonly currency: string
  readonly plannedCents: number
  /** What was spent under that name in the month. */
  readonly spentCents: number
}
type Output = {
  readonly month: string
  readonly category: ExpenseCategory | null
  readonly expenses: readonly ExpenseInMonth[]
  readonly total: Totals
  readonly byCategory: readonly { readonly category: ExpenseCategory; readonly cents: number }[]
  readonly plans: readonly Plan[]
}

/** Lists the expenses of a month, and its plans beside what was spent. */
export const getExpenses = defineDomainReadTool({
  name: 'get_expenses',
  description: 'What was spent in a month, or on one category of it, entry by entry.',
  input,
  async execute(slots, context): Promise<Output> {
    const month = toMonth(slots, context)
    const category = slots.category ?? null
    const isWanted = (item: { readonly category: string }) =>
      category === null || item.category === category
    const read = await readExpensesOfMonths(month, month, context)
    const expenses = expensesInMonth(read, month).filter(isWanted)
    const budgets = (await readBudgetsOfMonths(month, month, context)).filter(isWanted)
    return {
      month,
      category,
      expenses,
      total: totalOf(expenses, context),
      byCategory: byCategory(expenses, context.currency),
      plans: budgets
        .filter((budget) => isPlannedIn(budget, month))
        .map((budget) => toPlan(budget, expenses)),
    }
  },
  reply(output, context) {
    const { category, expenses, month, total } = output
    const { format, text } = context
    const values = {
      month: format.month(month),
      count: expenses.length,
      total: describeTotals(total, context),
      category: category === null ? '' : expenseCategoryLabel(category, context),
    }
    const scope = category === null ? 'all' : 'ofCategory'
    const heading = expenses.length > 0 ? `expenses.${scope}` : `expenses.empty.${scope}`
    const lines = expenses.map((expense) => lineOf(expense, context))
    const parts = [
      joinList(`${text(heading, values)}${todayPart(output, context)}`, lines, context),
    ]
    if (output.byCategory.length > 1) parts.push(categoriesLine(output, context))
    if (output.plans.length > 0) {
      const planLines = output.plans.map((plan) => planLine(plan, context))
      parts.push(joinList(text('expenses.plans'), planLines, context))
    }
    return parts.join('\n')
  },
})

/** How much of the month is of today: who asks in the middle of a day often means that. */
function todayPart({ expenses }: Output, context: DomainContext): string {
  const ofToday = expenses.filter(({ spentOn }) => spentOn === context.today)
  if (ofToday.length === 0 || ofToday.length === expenses.length) return ''
  return ` ${context.text('expenses.today', { total: describeTotals(totalOf(ofToday, context), context) })}`
}

function toPlan(budget: Budget, expenses: readonly ExpenseInMonth[]): Plan {
  const spent = expenses.filter(
    (expense) =>
      expense.currency === budget.currency &&
      ['same', 'part'].includes(matchName(budget.name, expense.name)),
  )
  return {
    id: budget.id,
    name: budget.name,
    category: budget.category,
    currency: budget.currency,
    plannedCents: budget.amountCents,
    spentCents: spent.reduce((sum, { cents }) => sum + cents, 0),
  }
}

function lineOf(expense: ExpenseInMonth, context: DomainContext): string {
  const { format, text } = context
  const amount = format.money(expense.cents, expense.currency)
  const day = format.day(expense.spentOn)
  if (expense.installments === 1) return `- ${expense.name}, ${amount}, ${day}`
  const { installment, installments, name } = expense
  return `- ${text('expenses.installmentLine', { name, amount, day, installment, installments })}`
}

function categoriesLine(output: Output, context: DomainContext): string {
  const parts = output.byCategory.map(({ category, cents }) =>
    context.text('expenses.categoryPart', {
      category: expenseCategoryLabel(category, context),
      amount: context.format.money(cents),
    }),
  )
  return context.text('expenses.byCategory', { parts: parts.join('; ') })
}

function planLine(plan: Plan, context: DomainContext): string {
  const { format, text } = context
  const left = plan.plannedCents - plan.spentCents
  return `- ${text(left >= 0 ? 'expenses.planWithin' : 'expenses.planOver', {
    name: plan.name,
    spent: format.money(plan.spentCents, plan.currency),
    planned: format.money(plan.plannedCents, plan.currency),
    difference: format.money(Math.abs(left), plan.currency),
  })}`
}
