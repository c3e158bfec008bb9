import type { Id } from '@parco/protocol'
import { z } from 'zod'
import { defineDomainWriteTool } from '../../internal/define-domain-tool.ts'
import { readOnly } from '../../internal/preview-fields.ts'
import { assertExpenseUnchanged } from '../expenses/assert-expense-unchanged.ts'
import {
  describeExpense,
  type ExpenseFacts,
  expenseFields,
  toExpenseFacts,
} from '../expenses/describe-expense.ts'
import { expenseReferenceSchema, resolveExpense } from '../expenses/resolve-expense.ts'

const input = z.object({
  expenseRef: expenseReferenceSchema
    .optional()
    .describe('The expense as the user names it: what it was, when, how much.'),
})

type Prepared = { readonly id: Id<'expense'>; readonly expense: ExpenseFacts }

/** Deletes an expense that is recorded. */
export const deleteExpense = defineDomainWriteTool({
  name: 'delete_expense',
  description: 'Deletes one recorded expense; expenseRef says which one.',
  input,
  async prepare({ expenseRef }, context) {
    const resolution = await resolveExpense(expenseRef ?? {}, context)
    if (resolution.status !== 'found') return resolution
    const expense = toExpenseFacts(resolution.row)
    return {
      status: 'ready',
      arguments: { id: resolution.row.id, expense },
      preview: {
        title: context.text('expense.deleteTitle', { expense: describeExpense(expense, context) }),
        fields: expenseFields(expense, context).map(readOnly),
      },
    }
  },
  async execute({ id, expense }: Prepared, context): Promise<Prepared> {
    await assertExpenseUnchanged(id, expense, context)
    await context.ledger.delete('expenses', id)
    return { id, expense }
  },
  reply({ expense }, context) {
    return context.text('expense.deleted', { expense: describeExpense(expense, context) })
  },
})
