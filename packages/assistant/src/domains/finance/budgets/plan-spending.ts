import { categoryNamed } from '@parco/router'
import type { DomainContext } from '../../domain-context.ts'
import { matchName } from '../../internal/match-name.ts'
import type { ExpenseInMonth } from '../expenses/expenses-of-month.ts'
import type { Plan } from '../expenses/spending.ts'
import type { Budget } from '../tables.ts'

/**
 * A plan beside what was spent under it: all of its category where it is named after that ("Lazer",
 * "Eating out"), else what has its name.
 */
export function toPlan(budget: Budget, expenses: readonly ExpenseInMonth[]): Plan {
  const isOfCategory = categoryNamed(budget.name) === budget.category
  const spent = expenses.filter(
    ({ category, currency, name }) =>
      currency === budget.currency &&
      (isOfCategory
        ? category === budget.category
        : ['same', 'part'].includes(matchName(budget.name, name))),
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

/** `Lazer: R$ 50,00 de R$ 300,00, sobram R$ 250,00`. */
export function describePlanSpending(plan: Plan, { format, text }: DomainContext): string {
  const left = plan.plannedCents - plan.spentCents
  return text(left >= 0 ? 'expenses.planWithin' : 'expenses.planOver', {
    name: plan.name,
    spent: format.money(plan.spentCents, plan.currency),
    planned: format.money(plan.plannedCents, plan.currency),
    difference: format.money(Math.abs(left), plan.currency),
  })
}
