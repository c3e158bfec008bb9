import type { Id } from '@parco/protocol'
import { z } from 'zod'
import { defineDomainWriteTool } from '../../internal/define-domain-tool.ts'
import { refuse } from '../../internal/preparations.ts'
import { describeGoal } from '../progress/describe-goal.ts'
import { assertGoalUnchanged, type GoalFacts, toGoalFacts } from '../progress/goal-facts.ts'
import { referenceField } from '../progress/goal-fields.ts'
import { resolveGoal } from '../progress/resolve-goal.ts'

const input = z.object({
  goalRef: z.string().optional().describe('The goal as the user names it.'),
})

type Prepared = { readonly goalId: Id<'gol'>; readonly goal: GoalFacts }

/** Says of a goal that it is reached, whatever was noted. */
export const completeGoal = defineDomainWriteTool({
  name: 'complete_goal',
  description: 'Marks a goal as completed because the user says so.',
  input,
  verb: 'change',
  writes: ['goals'],
  async prepare({ goalRef }, context) {
    const resolution = await resolveGoal(goalRef, context)
    if (resolution.status !== 'found') return resolution
    const { goal, progress } = resolution.row
    if (progress.status === 'completed') {
      return refuse(context.text('goal.completedAlready', { title: goal.title }))
    }
    return {
      status: 'ready',
      arguments: { goalId: goal.id, goal: toGoalFacts(goal) },
      preview: {
        title: context.text('goal.completeTitle', { goal: describeGoal(goal, context) }),
        fields: [referenceField(goal.title, context)],
      },
    }
  },
  async execute({ goalId, goal }: Prepared, context): Promise<Prepared> {
    await assertGoalUnchanged(goalId, goal, context)
    await context.ledger.update('goals', goalId, { status: 'completed' })
    return { goalId, goal }
  },
  reply: ({ goal }, context) => context.text('goal.completed', { title: goal.title }),
})
