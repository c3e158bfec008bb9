import type { Claim } from '../../domain-tool.ts'
import { nameKey } from '../../internal/match-name.ts'
import { readRecentExpenses } from './read-expenses.ts'
import { expenseReferenceSchema } from './resolve-expense.ts'

/** What was bought longer ago is not what was just put right. */
const RECENT = 50

/**
 * "na verdade o mercado foi 80", said behind another purchase: the one that has the name is meant, and
 * none is renamed to it.
 */
export const claimNamed: Claim = async ({ expenseRef, name, ...changes }, _words, context) => {
  const reference = expenseReferenceSchema.safeParse(expenseRef).data
  if (typeof name !== 'string' || changes.actualAmount === undefined || !reference?.name)
    return undefined
  const key = nameKey(name)
  if (nameKey(reference.name) === key) return undefined
  const known = await readRecentExpenses(RECENT, context)
  if (!known.some((expense) => nameKey(expense.name) === key)) return undefined
  return { call: { intent: 'update_expense', params: { ...changes, expenseRef: { name } } } }
}
