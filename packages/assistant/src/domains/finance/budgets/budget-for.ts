import type { DomainContext } from '../../domain-context.ts'
import { monthOf } from '../../internal/calendar.ts'
import { matchName } from '../../internal/match-name.ts'
import type { Budget } from '../tables.ts'
import { isPlannedIn, readBudgetsOfMonths } from './read-budgets.ts'

/** This month's plan that something falls under: the one of its name, else of its category. */
export async function budgetFor(
  { category, name }: { readonly category: unknown; readonly name: string | undefined },
  context: DomainContext,
): Promise<Budget | undefined> {
  const month = monthOf(context.today)
  const plans = (await readBudgetsOfMonths(month, month, context)).filter((plan) =>
    isPlannedIn(plan, month),
  )
  const isNamed = (plan: Budget) =>
    name !== undefined && ['same', 'part'].includes(matchName(plan.name, name))
  return plans.find(isNamed) ?? plans.find((plan) => plan.category === category)
}
