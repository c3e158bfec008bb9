import type { DomainContext } from '../../domain-context.ts'
import { nameKey } from '../../internal/match-name.ts'
import { selectRows } from '../../internal/select-rows.ts'
import { type Budget, budgets } from '../tables.ts'

/** The plans that hold in any month from `first` to `last`. */
export async function readBudgetsOfMonths(
  first: string,
  last: string,
  context: DomainContext,
): Promise<Budget[]> {
  return selectRows(
    budgets,
    'from_month <= $3 and (until_month is null or until_month >= $2) order by id desc',
    [first, last],
    context,
  )
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
