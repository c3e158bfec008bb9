import type { Id } from '@parco/protocol'
import { z } from 'zod'
import type { DomainContext } from '../../domain.ts'
import { checkName } from '../../internal/check-slots.ts'
import { defineDomainWriteTool } from '../../internal/define-domain-tool.ts'
import { LIFE_AREAS } from '../../internal/life-areas.ts'
import { nameKey } from '../../internal/match-name.ts'
import { ask, isNotReady, type NotReady } from '../../internal/preparations.ts'
import { readOnly, textField } from '../../internal/preview-fields.ts'
import { checkDays, checkTarget, checkUnit } from '../progress/check-goal.ts'
import { describeAmount, describeGoal } from '../progress/describe-goal.ts'
import { type GoalFacts, toGoalColumns } from '../progress/goal-facts.ts'
import { goalFields } from '../progress/goal-fields.ts'
import { milestoneFromWords } from '../progress/milestone-from-words.ts'
import { readGoals } from '../progress/read-goals.ts'
import { targetFromAnswer } from '../progress/target-from-answer.ts'
import { unitFromWords } from '../progress/unit-from-words.ts'

/** More stops than this are a plan of another kind. */
const MAX_MILESTONES = 20

const input = z.object({
  title: z.string().optional(),
  area: z.enum(LIFE_AREAS).optional(),
  targetValue: z.number().optional(),
  unit: z.string().optional().describe('What is counted: books, km, reais.'),
  startDate: z.string().optional().describe('YYYY-MM-DD; today when not said.'),
  endDate: z.string().optional().describe('YYYY-MM-DD, the last day.'),
  milestones: z
    .array(z.union([z.object({ title: z.string(), targetValue: z.number() }), z.string()]))
    .max(MAX_MILESTONES)
    .optional()
    .describe('Stops on the way; in words `Halfway: 12`.'),
})
type Input = z.output<typeof input>

type Milestone = { readonly title: string; readonly target: number }
type Prepared = { readonly goal: GoalFacts; readonly milestones: readonly Milestone[] }

/** Sets a goal. */
export const createGoal = defineDomainWriteTool({
  name: 'create_goal',
  description:
    'Sets a goal with a number to reach and a last day. Not for something to do again and again without an end: create_habit.',
  input,
  verb: 'record',
  writes: ['goals', 'goal_milestones'],
  async prepare(slots, context) {
    const title = checkName('title', slots.title, context)
    if (isNotReady(title)) return title
    const target = checkTarget(slots.targetValue, context)
    if (isNotReady(target)) return target
    const unit = checkUnit(slots.unit, context)
    if (isNotReady(unit)) return unit
    const days = checkDays(slots, context)
    if (isNotReady(days)) return days
    const milestones = checkMilestones(slots, target.value, context)
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
        fields: [...goalFields(goal, context), ...milestoneFields(prepared, context)],
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
    for (const { title, target } of milestones) {
      const id = context.mint('gms')
      await context.ledger.insert('goal_milestones', {
        id,
        goal_id: goalId,
        title,
        target,
        created_at,
      })
    }
    return { ...goal, goalId }
  },
  reply: (goal, context) => context.text('goal.created', { goal: describeGoal(goal, context) }),
})

function checkMilestones(
  { milestones = [] }: Input,
  target: number,
  context: DomainContext,
): { readonly status: 'checked'; readonly value: readonly Milestone[] } | NotReady {
  const value: Milestone[] = []
  for (const asked of milestones) {
    const milestone = typeof asked === 'string' ? milestoneFromWords(asked, context.locale) : asked
    const title = checkName('milestones', milestone.title, context)
    if (isNotReady(title)) return title
    const amount = Math.round(milestone.targetValue * 100) / 100
    if (!(amount > 0 && amount <= target)) {
      return ask('milestones', context.text('goal.milestoneInvalid', { title: title.value }))
    }
    value.push({ title: title.value, target: amount })
  }
  return { status: 'checked', value: value.sort((one, other) => one.target - other.target) }
}

function milestoneFields({ goal, milestones }: Prepared, context: DomainContext) {
  if (milestones.length === 0) return []
  const stops = milestones.map(
    ({ target, title }) => `${title} (${describeAmount(target, goal.unit, context)})`,
  )
  const label = context.text('goal.label.milestones')
  return [readOnly(textField({ slot: 'milestones', label, value: context.format.list(stops) }))]
}
