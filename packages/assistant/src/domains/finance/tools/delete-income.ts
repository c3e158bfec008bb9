import type { Id } from '@parco/protocol'
import { z } from 'zod'
import { defineDomainWriteTool } from '../../internal/define-domain-tool.ts'
import { readOnly } from '../../internal/preview-fields.ts'
import { describeIncome, incomeFields } from '../incomes/describe-income.ts'
import {
  assertIncomeUnchanged,
  type IncomeFacts,
  incomeReferenceSchema,
  resolveIncome,
  toIncomeFacts,
} from '../incomes/resolve-income.ts'

type Prepared = { readonly id: Id<'inc'>; readonly income: IncomeFacts }

/** Deletes an income that is recorded. */
export const deleteIncome = defineDomainWriteTool({
  name: 'delete_income',
  description: 'Deletes one recorded income; incomeRef says which one.',
  input: z.object({
    incomeRef: incomeReferenceSchema
      .optional()
      .describe('The income as the user names it: whose or what for, when, how much.'),
  }),
  verb: 'delete',
  writes: ['incomes'],
  async prepare({ incomeRef = {} }, context) {
    const resolution = await resolveIncome(incomeRef, context)
    if (resolution.status !== 'found') return resolution
    const income = toIncomeFacts(resolution.row)
    const prepared: Prepared = { id: resolution.row.id, income }
    return {
      status: 'ready',
      arguments: prepared,
      preview: {
        title: context.text('income.deleteTitle', { income: describeIncome(income, context) }),
        fields: incomeFields(income, context).map(readOnly),
      },
    }
  },
  async execute(prepared: Prepared, context): Promise<Prepared> {
    await assertIncomeUnchanged(prepared.id, prepared.income, context)
    await context.ledger.delete('incomes', prepared.id)
    return prepared
  },
  reply: ({ income }, context) =>
    context.text('income.deleted', { income: describeIncome(income, context) }),
})
