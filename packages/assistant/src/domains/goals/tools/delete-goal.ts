import type { Id } from '@parco/protocol'
import { z } from 'zod'
import { defineDomainWriteTool } from '../../internal/define-domain-tool.ts'
import { describeGoal } from '../progress/describe-goal.ts'
import { assertGoalUnchanged, type GoalFacts, toGoalFacts } from '../progress/goal-facts.ts'
import { referenceField } from '../progress/goal-fields.ts'
import { resolveGoal } from '../progress/resolve-goal.ts'

const input = z.object({
  goalRef: z.string().optional().describe('The goal as the user names it.'),
})

type Prepared = { readonly goalId: Id<'gol'>; readonly goal: GoalFacts }

/** Gives a goal up: it is listed among those that were, and what was noted is kept. */
export const deleteGoal = defineDomainWriteTool({
  name: 'delete_goal',
  description: 'Gives up one of the goals of the user. What was noted is kept.',
  input,
  verb: 'delete',
  writes: ['goals'],
  async prepare({ goalRef }, context) {
    const resolution = await resolveGoal(goalRef, context)
    if (resolution.status !== 'found') return resolution
    const goal = toGoalFacts(resolution.row.goal)
    return {
      status: 'ready',
      arguments: { goalId: resolution.row.goal.id, goal },
      preview: {
        title: context.text('goal.deleteTitle', { goal: describeGoal(goal, context) }),
        fields: [referenceField(goal.title, context)],
      },
    }
  },
  async execute({ goalId, goal }: Prepared, context): Promise<Prepared> {
    await assertGoalUnchanged(goalId, goal, context)
    await context.ledger.update('goals', goalId, { status: 'canceled' })
    return { goalId, goal }
  },
  reply: ({ goal }, context) => context.text('goal.deleted', { title: goal.title }),
})
