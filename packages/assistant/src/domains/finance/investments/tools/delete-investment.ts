import { z } from 'zod'
import { defineDomainWriteTool } from '../../../internal/define-domain-tool.ts'
import { readOnly, textField } from '../../../internal/preview-fields.ts'
import { amountFields, termFields, typeField } from '../investment-terms.ts'
import { readInvestments } from '../read-investments.ts'
import {
  assertInvestmentUnchanged,
  describeShort,
  resolveInvestment,
  type ShownInvestment,
  toShownInvestment,
} from '../resolve-investment.ts'

type Prepared = { readonly shown: ShownInvestment; readonly investment: string }

/** Removes an investment with its moves, as if it had never been noted. */
export const deleteInvestment = defineDomainWriteTool({
  name: 'delete_investment',
  description:
    'Removes an investment that was noted in error, with all that went in and out. Money taken out of it is a withdrawal instead.',
  input: z.object({
    investmentRef: z.string().optional().describe('The investment as the user names it.'),
  }),
  verb: 'delete',
  writes: ['investments', 'investment_moves'],
  async prepare({ investmentRef }, context) {
    const resolution = await resolveInvestment(investmentRef, context)
    if (resolution.status !== 'found') return resolution
    const { investment, moves } = resolution.row
    const shown = toShownInvestment(resolution.row)
    const prepared: Prepared = { shown, investment: describeShort(resolution.row, context) }
    const named = {
      slot: 'investmentRef',
      label: context.text('investment.label.investment'),
      value: shown.name,
    }
    return {
      status: 'ready',
      arguments: prepared,
      preview: {
        title: context.text('investment.deleteTitle', { investment: prepared.investment }),
        fields: [
          textField(named),
          typeField(investment.type, context),
          ...amountFields('currentAmount', 'current', shown.currentCents, shown.currency, context),
          ...termFields(investment, shown.currency, context),
        ].map(readOnly),
        ...(moves.length === 0
          ? {}
          : { warning: context.text('investment.removesMoves', { count: moves.length }) }),
      },
    }
  },
  async execute(prepared: Prepared, context): Promise<Prepared> {
    const { shown } = prepared
    await assertInvestmentUnchanged(shown, context)
    const series = (await readInvestments(context)).find(
      ({ investment }) => investment.id === shown.investmentId,
    )
    for (const { id } of series?.moves ?? []) await context.ledger.delete('investment_moves', id)
    await context.ledger.delete('investments', shown.investmentId)
    return prepared
  },
  reply: ({ investment }, context) => context.text('investment.deleted', { investment }),
})
