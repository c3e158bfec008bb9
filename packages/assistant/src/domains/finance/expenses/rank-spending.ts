import type { DomainContext } from '../../domain-context.ts'
import type { ExpenseInMonth } from './expenses-of-month.ts'

/** Expenses that share a day or a name, in the user's currency. */
export type SpendingRank = {
  readonly label: string
  readonly cents: number
  readonly count: number
}

/** The days, or the shops and things, on which most was spent; the greatest sum first. */
export function rankSpending(
  expenses: readonly ExpenseInMonth[],
  by: 'day' | 'place',
  { currency, format }: Pick<DomainContext, 'currency' | 'format'>,
): SpendingRank[] {
  const groups = Map.groupBy(
    expenses.filter((expense) => expense.currency === currency),
    ({ name, spentOn }) => (by === 'day' ? spentOn : name.toLocaleLowerCase()),
  )
  return [...groups.values()]
    .map((group) => ({
      label: by === 'day' ? format.day(group[0]?.spentOn ?? '') : (group[0]?.name ?? ''),
      cents: group.reduce((sum, { cents }) => sum + cents, 0),
      count: group.length,
    }))
    .toSorted((one, other) => other.cents - one.cents)
}
