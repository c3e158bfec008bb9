import { z } from 'zod'
import type { DomainContext } from '../../../domain-context.ts'
import { defineDomainWriteTool } from '../../../internal/define-domain-tool.ts'
import { readOnly, textField } from '../../../internal/preview-fields.ts'
import { assertDebtUnchanged, type ShownDebt, toShownDebt } from '../assert-debt-unchanged.ts'
import { debtFields } from '../debt-fields.ts'
import { describeDebt, toDebtFacts } from '../describe-debt.ts'
import { resolveDebt } from '../resolve-debt.ts'

type Prepared = { readonly shown: ShownDebt; readonly debt: string }

/** Removes a debt with its payments, as if it had never been noted. */
export const deleteDebt = defineDomainWriteTool({
  name: 'delete_debt',
  description:
    'Removes a debt that was noted in error, with its payments. One that is paid is not removed: note the payment.',
  input: z.object({ debtRef: z.string().optional().describe('The debt as the user names it.') }),
  verb: 'delete',
  writes: ['debts', 'debt_payments'],
  async prepare({ debtRef }, context) {
    const resolution = await resolveDebt(debtRef, () => true, context)
    if (resolution.status !== 'found') return resolution
    const series = resolution.row
    const facts = toDebtFacts(series)
    const prepared: Prepared = { shown: toShownDebt(series), debt: describeDebt(facts, context) }
    const { length: count } = series.payments
    return {
      status: 'ready',
      arguments: prepared,
      preview: {
        title: context.text('debt.deleteTitle', { debt: prepared.debt }),
        fields: [
          readOnly(
            textField({
              slot: 'debtRef',
              label: context.text('debt.label.debt'),
              value: series.debt.name,
            }),
          ),
          ...debtFields({ ...facts, notes: series.debt.notes }, context)
            .slice(1)
            .map(readOnly),
        ],
        ...(count === 0 ? {} : { warning: context.text('debt.removesPayments', { count }) }),
      },
    }
  },
  async execute(prepared: Prepared, context): Promise<Prepared> {
    const { payments } = await assertDebtUnchanged(prepared.shown, context)
    for (const { id } of payments) await context.ledger.delete('debt_payments', id)
    await context.ledger.delete('debts', prepared.shown.debtId)
    return prepared
  },
  reply: ({ debt }: Prepared, context: DomainContext) => context.text('debt.deleted', { debt }),
})
