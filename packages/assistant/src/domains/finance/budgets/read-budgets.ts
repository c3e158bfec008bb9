import { and, desc, eq, gte, isNull, lte, or } from 'drizzle-orm'
import type { DomainContext } from '../../domain.ts'
import { nameKey } from '../../internal/match-name.ts'
import { type Budget, budgets } from '../tables.ts'

/** The plans that hold in any month from `first` to `last`. */
export async function readBudgetsOfMonths(
  first: string,
  last: string,
  context: DomainContext,
): Promise<Budget[]> {
  return context.sql.drizzle
    .select()
    .from(budgets)
    .where(
      and(
        eq(budgets.userId, context.userId),
        lte(budgets.fromMonth, last),
        or(isNull(budgets.untilMonth), gte(budgets.untilMonth, first)),
      ),
    )
    .orderBy(desc(budgets.id))
}

/** Says whether a plan holds in a month. */
export function isPlannedIn(budget: Budget, month: string): boolean {
  return budget.fromMonth <= month && (budget.untilMonth === null || month <= budget.untilMonth)
}

/** What a new plan would take the place of: the one of the same name and kind in this month. */
export async function readReplacedBudget(
  plan: { readonly name: string; readonly currency: string; readonly isRecurring: boolean },
  month: string,
  context: DomainContext,
): Promise<Budget | undefined> {
  const current = await readBudgetsOfMonths(month, month, context)
  return current.find(
    (budget) =>
      (budget.untilMonth === null) === plan.isRecurring &&
      budget.currency === plan.currency &&
      nameKey(budget.name) === nameKey(plan.name),
  )
}
