import type { Id } from '@parco/protocol'
import { z } from 'zod'
import type { DomainContext } from '../../domain-context.ts'
import { defineDomainWriteTool } from '../../internal/define-domain-tool.ts'
import { readOnly } from '../../internal/preview-fields.ts'
import { billInstead } from '../bills/bill-instead.ts'
import { describePlan, planFields } from '../budgets/describe-budget.ts'
import { endBudget } from '../budgets/end-budget.ts'
import { namesBudget, resolveBudget } from '../budgets/resolve-budget.ts'
import { type BudgetPlan, toBudgetPlan } from '../budgets/write-budget.ts'
import { readCards } from '../cards/read-cards.ts'
import { assertExpenseUnchanged } from '../expenses/assert-expense-unchanged.ts'
import {
  describeExpense,
  type ExpenseFacts,
  expenseFields,
  toExpenseFacts,
} from '../expenses/describe-expense.ts'
import {
  type ExpenseReference,
  expenseReferenceSchema,
  resolveExpense,
} from '../expenses/resolve-expense.ts'

const input = z.object({
  expenseRef: expenseReferenceSchema
    .optional()
    .describe(
      'The expense as the user names it: what it was, when, how much; or "budget" and its name.',
    ),
})

type Prepared =
  | { readonly target: 'expense'; readonly id: Id<'exp'>; readonly expense: ExpenseFacts }
  | { readonly target: 'budget'; readonly id: Id<'bud'>; readonly plan: BudgetPlan }

/** Deletes an expense that is recorded, or ends a monthly plan. */
export const deleteExpense = defineDomainWriteTool({
  name: 'delete_expense',
  description:
    'Deletes one recorded expense, or ends a monthly plan from this month on; expenseRef says which one.',
  input,
  verb: 'delete',
  writes: ['expenses', 'budgets'],
  instead: ({ expenseRef }, context) =>
    billInstead(expenseRef?.name, context, (billRef) => ({
      intent: 'cancel_bill',
      params: { billRef },
    })),
  async prepare({ expenseRef = {} }, context) {
    if (namesBudget(expenseRef)) return prepareBudget(expenseRef, context)
    const resolution = await resolveExpense(expenseRef, context)
    if (resolution.status !== 'found') return resolution
    const expense = toExpenseFacts(resolution.row)
    const prepared: Prepared = { target: 'expense', id: resolution.row.id, expense }
    return {
      status: 'ready',
      arguments: prepared,
      preview: {
        title: context.text('expense.deleteTitle', { expense: describeExpense(expense, context) }),
        fields: expenseFields(expense, await readCards(context), context).map(readOnly),
      },
    }
  },
  async execute(prepared: Prepared, context): Promise<Prepared> {
    if (prepared.target === 'budget') {
      await endBudget(prepared.id, prepared.plan.amountCents, context)
    } else {
      await assertExpenseUnchanged(prepared.id, prepared.expense, context)
      await context.ledger.delete('expenses', prepared.id)
    }
    return prepared
  },
  reply(deleted, context) {
    if (deleted.target === 'budget') {
      return context.text('budget.ended', { plan: describePlan(deleted.plan, context) })
    }
    return context.text('expense.deleted', { expense: describeExpense(deleted.expense, context) })
  },
})

async function prepareBudget(reference: ExpenseReference, context: DomainContext) {
  const resolution = await resolveBudget(reference, context)
  if (resolution.status !== 'found') return resolution
  const plan = toBudgetPlan(resolution.row)
  const prepared: Prepared = { target: 'budget', id: resolution.row.id, plan }
  return {
    status: 'ready' as const,
    arguments: prepared,
    preview: {
      title: context.text('budget.endTitle', { plan: describePlan(plan, context) }),
      fields: planFields(plan, false, context).map(readOnly),
    },
  }
}
