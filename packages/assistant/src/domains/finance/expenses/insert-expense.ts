import type { DomainWriteContext } from '../../domain-context.ts'
import type { ExpenseFacts } from './describe-expense.ts'

/** Writes an expense, and returns its id. */
export async function insertExpense(
  facts: ExpenseFacts,
  context: DomainWriteContext,
): Promise<string> {
  const row = newExpense(facts, context)
  await context.ledger.insert('expenses', row)
  return row.id
}

/** A new expense as its row. */
export function newExpense(facts: ExpenseFacts, context: DomainWriteContext) {
  return {
    id: context.mint('exp'),
    ...toExpenseColumns(facts),
    created_at: context.now.toISOString(),
  }
}

/** The columns of an expense's facts. */
export function toExpenseColumns(facts: ExpenseFacts) {
  return {
    name: facts.name,
    category: facts.category,
    total_cents: facts.totalCents,
    currency: facts.currency,
    spent_on: facts.spentOn,
    payment_method: facts.paymentMethod,
    installments: facts.installments,
    // An approval may be older than cards are.
    card_id: facts.cardId ?? null,
  }
}
