import type { Id } from '@parco/protocol'
import { z } from 'zod'
import { defineDomainWriteTool } from '../../internal/define-domain-tool.ts'
import { assertDecisionUnchanged, type ShownDecision, toShown } from '../decision/decision-facts.ts'
import { referenceField } from '../decision/decision-fields.ts'
import { labelDecision } from '../decision/describe-decision.ts'
import { resolveDecision } from '../decision/resolve-decision.ts'

const input = z.object({
  decisionRef: z.string().optional().describe('The decision as the user names it.'),
})

type Prepared = { readonly decisionId: Id<'lfd'>; readonly decision: ShownDecision }

/** Takes a decision away, with what there was to choose from. */
export const deleteDecision = defineDomainWriteTool({
  name: 'delete_decision',
  description: 'Deletes a kept decision with its options.',
  input,
  verb: 'delete',
  writes: ['life_decisions', 'life_decision_options'],
  async prepare({ decisionRef }, context) {
    const found = await resolveDecision(decisionRef, context)
    if (found.status !== 'found') return found
    const decision = found.row
    return {
      status: 'ready',
      arguments: { decisionId: decision.id, decision: toShown(decision) },
      preview: {
        title: context.text('decision.deleteTitle', { title: labelDecision(decision, context) }),
        fields: [referenceField(decision.title, context)],
      },
    }
  },
  async execute({ decisionId, decision }: Prepared, context): Promise<Prepared> {
    const { options } = await assertDecisionUnchanged(decisionId, decision, context)
    for (const { id } of options) await context.ledger.delete('life_decision_options', id)
    await context.ledger.delete('life_decisions', decisionId)
    return { decisionId, decision }
  },
  reply: ({ decision }, { text }) => text('decision.deleted', { title: decision.title }),
})
