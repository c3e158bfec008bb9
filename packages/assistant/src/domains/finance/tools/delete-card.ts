import { type Id, ParcoError } from '@parco/protocol'
import { z } from 'zod'
import { defineDomainWriteTool } from '../../internal/define-domain-tool.ts'
import { readOnly, textField } from '../../internal/preview-fields.ts'
import { readCard, readExpensesOfCard } from '../cards/read-cards.ts'
import { describeCard, resolveCard } from '../cards/resolve-card.ts'

type Prepared = {
  readonly id: Id<'crd'>
  readonly name: string
  readonly closingDay: number
  readonly dueDay: number
}
type Output = Prepared & { readonly expenses: number }

/** Deletes a credit card; what was paid with it stays recorded. */
export const deleteCard = defineDomainWriteTool({
  name: 'delete_card',
  description: 'Deletes a registered credit card; the expenses paid with it stay, without a card.',
  input: z.object({ cardRef: z.string().optional().describe('The card as the user names it.') }),
  verb: 'delete',
  writes: ['cards', 'expenses'],
  async prepare({ cardRef }, context) {
    const resolution = await resolveCard(cardRef, context)
    if (resolution.status !== 'found') return resolution
    const { id, name, closingDay, dueDay } = resolution.row
    const prepared: Prepared = { id, name, closingDay, dueDay }
    const { text } = context
    const count = (await readExpensesOfCard(id, context)).length
    return {
      status: 'ready',
      arguments: prepared,
      preview: {
        title: text('card.deleteTitle', { card: describeCard(prepared, context) }),
        fields: [textField({ slot: 'cardRef', label: text('card.label.card'), value: name })].map(
          readOnly,
        ),
        ...(count === 0 ? {} : { warning: text('card.expensesStay', { count }) }),
      },
    }
  },
  async execute(prepared: Prepared, context): Promise<Output> {
    const now = await readCard(prepared.id, context)
    if (now.closingDay !== prepared.closingDay || now.dueDay !== prepared.dueDay) {
      throw new ParcoError('stale', context.text('shared.stale'))
    }
    const paid = await readExpensesOfCard(prepared.id, context)
    // Before the card goes, because they refer to it; an undo brings it back first.
    for (const { id } of paid) await context.ledger.update('expenses', id, { card_id: null })
    await context.ledger.delete('cards', prepared.id)
    return { ...prepared, expenses: paid.length }
  },
  reply: (card, { text }) => text('card.deleted', { name: card.name }),
})
