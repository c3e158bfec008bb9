import type { Id } from '@parco/protocol'
import { z } from 'zod'
import { checkName } from '../../internal/check-slots.ts'
import { defineDomainWriteTool } from '../../internal/define-domain-tool.ts'
import { LIFE_AREAS } from '../../internal/life-areas.ts'
import { nameKey } from '../../internal/match-name.ts'
import { isNotReady } from '../../internal/preparations.ts'
import { monthlyField, withMonthly } from '../monthly/monthly-saving.ts'
import { checkDays, checkTarget, checkUnit } from '../progress/check-goal.ts'
import { describeGoal } from '../progress/describe-goal.ts'
import { type GoalFacts, toGoalColumns } from '../progress/goal-facts.ts'
import { goalFields } from '../progress/goal-fields.ts'
import {
  checkMilestones,
  insertMilestones,
  type Milestone,
  milestonesField,
  milestonesInput,
} from '../progress/milestones.ts'
import { readGoals } from '../progress/read-goals.ts'
import { targetFromAnswer } from '../progress/target-from-answer.ts'
import { unitFromWords } from '../progress/unit-from-words.ts'

const input = z.object({
  title: z.string().optional(),
  area: z.enum(LIFE_AREAS).optional(),
  targetValue: z.number().optional(),
  unit: z.string().optional().describe('What is counted: books, km, reais.'),
  startDate: z.string().optional().describe('YYYY-MM-DD; today when not said.'),
  endDate: z.string().optional().describe('YYYY-MM-DD, the last day.'),
  monthlyAmount: z
    .number()
    .optional()
    .describe('Money put aside each month: gives the target by the last day, or the last day.'),
  milestones: milestonesInput.optional().describe('Stops on the way; in words `Halfway: 12`.'),
})

type Prepared = { readonly goal: GoalFacts; readonly milestones: readonly Milestone[] }

/** Sets a goal. */
export const createGoal = defineDomainWriteTool({
  name: 'create_goal',
  description:
    'Sets a goal with a number to reach and a last day. Not for something to do again and again without an end: create_habit.',
  input,
  verb: 'record',
  writes: ['goals', 'goal_milestones'],
  async prepare(said, context) {
    const slots = withMonthly(said, context)
    const title = checkName('title', slots.title, context)
    if (isNotReady(title)) return title
    const unit = checkUnit(slots.unit, context)
    if (isNotReady(unit)) return unit
    // What so much a month comes to follows from the last day, so that this is asked first.
    const days = checkDays(slots, context)
    if (isNotReady(days) && slots.monthlyAmount !== undefined) return days
    const target = checkTarget(slots.targetValue, context)
    if (isNotReady(target)) return target
    if (isNotReady(days)) return days
    const milestones = checkMilestones(slots.milestones ?? [], target.value, context)
    if (isNotReady(milestones)) return milestones
    const goal: GoalFacts = {
      title: title.value,
      area: slots.area ?? null,
      target: target.value,
      unit: unit.value,
      ...days.value,
      status: 'open',
    }
    const prepared: Prepared = { goal, milestones: milestones.value }
    const key = nameKey(goal.title)
    const twin = (await readGoals(context)).find(
      ({ goal: other, progress }) =>
        nameKey(other.title) === key && ['not_started', 'in_progress'].includes(progress.status),
    )
    return {
      status: 'ready',
      arguments: prepared,
      preview: {
        title: context.text('goal.title', { goal: describeGoal(goal, context) }),
        fields: [
          ...goalFields(goal, context),
          ...(said.monthlyAmount === undefined
            ? []
            : [monthlyField(said.monthlyAmount, goal, context)]),
          ...(milestones.value.length === 0
            ? []
            : [milestonesField(milestones.value, goal.unit, context)]),
        ],
        ...(twin
          ? { warning: context.text('goal.duplicate', { goal: describeGoal(twin.goal, context) }) }
          : {}),
      },
    }
  },
  fromWords: unitFromWords,
  fromAnswer: targetFromAnswer,
  async execute(
    { goal, milestones }: Prepared,
    context,
  ): Promise<GoalFacts & { goalId: Id<'gol'> }> {
    const goalId = context.mint('gol')
    const created_at = context.now.toISOString()
    await context.ledger.insert('goals', { id: goalId, ...toGoalColumns(goal), created_at })
    await insertMilestones(goalId, milestones, context)
    return { ...goal, goalId }
  },
  reply: (goal, context) => context.text('goal.created', { goal: describeGoal(goal, context) }),
})
