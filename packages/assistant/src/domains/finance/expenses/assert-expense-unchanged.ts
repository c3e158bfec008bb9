import { type Id, ParcoError } from '@parco/protocol'
import type { DomainContext } from '../../domain-context.ts'
import { type ExpenseFacts, toExpenseFacts } from './describe-expense.ts'
import { readExpense } from './read-expenses.ts'

/**
 * Makes sure that an expense is still what the user saw on the card.
 * @throws ParcoError `not-found` when it is gone, `stale` when it is different.
 */
export async function assertExpenseUnchanged(
  id: Id<'exp'>,
  shown: ExpenseFacts,
  context: DomainContext,
): Promise<void> {
  const now = await readExpense(id, context)
  if (!now) throw new ParcoError('not-found', context.text('expense.gone'))
  const current = toExpenseFacts(now)
  const keys = Object.keys(current) as (keyof ExpenseFacts)[]
  if (keys.every((key) => (current[key] ?? null) === (shown[key] ?? null))) return
  throw new ParcoError('stale', context.text('shared.stale'))
}
