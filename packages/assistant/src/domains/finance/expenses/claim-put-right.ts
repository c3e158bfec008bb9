import type { Claim } from '../../domain-tool.ts'
import { claimedSentences } from '../../internal/claimed-sentences.ts'
import { isJustNow } from '../../internal/just-written.ts'
import { nameKey } from '../../internal/match-name.ts'
import { saidSlots } from '../../internal/said-slots.ts'
import { readExpensesOfDay } from './read-expenses.ts'

/** Reads purchases that are told in other words than an order. */
export const readTold = claimedSentences(new URL('./', import.meta.url))

/** "o pão foi 11" right after "pão 10, leite 6": the bread came to something else, and none was bought again. */
export const claimPutRight: Claim = async (
  { actualAmount, date, name, paymentMethod },
  { text },
  context,
) => {
  if (typeof name !== 'string' || typeof actualAmount !== 'number') return undefined
  if (readTold(text, context)?.intent !== 'purchase_was') return undefined
  const day = typeof date === 'string' ? date : context.today
  const meant = (await readExpensesOfDay(day, context)).find(
    (expense) =>
      nameKey(expense.name) === nameKey(name) && isJustNow(expense.createdAt, context.now),
  )
  if (!meant) return undefined
  const expenseRef = { id: meant.id, name: meant.name }
  return {
    call: {
      intent: 'update_expense',
      params: saidSlots({ expenseRef, actualAmount, paymentMethod }),
    },
  }
}
