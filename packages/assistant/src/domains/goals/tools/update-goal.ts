import type { Id } from '@parco/protocol'
import { z } from 'zod'
import type { DomainContext } from '../../domain-context.ts'
import { checkName } from '../../internal/check-slots.ts'
import { defineDomainWriteTool } from '../../internal/define-domain-tool.ts'
import { LIFE_AREAS } from '../../internal/life-areas.ts'
import { ask, isNotReady } from '../../internal/preparations.ts'
import { SAID_STATUSES } from '../enums.ts'
import { checkDays, checkTarget, checkUnit } from '../progress/check-goal.ts'
import { areaLabel, describeAmount, describeGoal } from '../progress/describe-goal.ts'
import {
  assertGoalUnchanged,
  type GoalFacts,
  isSameGoal,
  toGoalColumns,
  toGoalFacts,
} from '../progress/goal-facts.ts'
import { goalFields, referenceField, statusField } from '../progress/goal-fields.ts'
import {
  assertMilestonesUnchanged,
  checkMilestones,
  describeMilestones,
  type KeptMilestone,
  type Milestone,
  milestonesField,
  milestonesInput,
  toKeptMilestones,
  writeMilestones,
} from '../progress/milestones.ts'
import { resolveGoal } from '../progress/resolve-goal.ts'
import { inUnitSaid } from '../progress/unit-from-words.ts'

const input = z.object({
  goalRef: z.string().optional().describe('The goal as the user names it.'),
  title: z.string().optional().describe('Its new title.'),
  targetValue: z.number().optional(),
  unit: z.string().optional(),
  startDate: z.string().optional(),
  endDate: z.string().optional().describe('YYYY-MM-DD, the new last day.'),
  area: z.enum(LIFE_AREAS).optional(),
  status: z.enum(SAID_STATUSES).optional(),
  milestones: milestonesInput
    .optional()
    .describe('All stops on the way as they are to be, the kept ones too; in words `Halfway: 12`.'),
})
type Input = z.output<typeof input>

type Prepared = {
  readonly goalId: Id<'gol'>
  readonly before: GoalFacts
  readonly after: GoalFacts
  /** Only where they are to change. */
  readonly milestones?: {
    readonly before: readonly KeptMilestone[]
    readonly after: readonly Milestone[]
  }
}

/** Changes a goal: its number, its last day, its title. */
export const updateGoal = defineDomainWriteTool({
  name: 'update_goal',
  description:
    'Changes a goal: its target, last day, title, area or milestones, or opens one again. How far the user is: update_goal_progress.',
  input,
  verb: 'change',
  writes: ['goals', 'goal_milestones'],
  async prepare(slots, context) {
    const resolution = await resolveGoal(slots.goalRef, context)
    if (resolution.status !== 'found') return resolution
    const before = toGoalFacts(resolution.row.goal)
    const checked = checkChanges(slots, before, context)
    if (isNotReady(checked)) return checked
    const after = checked.value
    const kept = toKeptMilestones(resolution.row.milestones)
    const stops = slots.milestones && checkMilestones(slots.milestones, after.target, context)
    if (stops && isNotReady(stops)) return stops
    const told = (milestones: readonly Milestone[]) =>
      describeMilestones(milestones, after.unit, context)
    const areSame = stops === undefined || told(stops.value) === told(kept)
    if (isSameGoal(before, after) && areSame) {
      return ask(
        'targetValue',
        context.text('goal.askChange', { goal: describeGoal(before, context) }),
      )
    }
    const prepared: Prepared = {
      goalId: resolution.row.goal.id,
      before,
      after,
      ...(areSame ? {} : { milestones: { before: kept, after: stops.value } }),
    }
    return {
      status: 'ready',
      arguments: prepared,
      preview: {
        title: context.text('goal.updateTitle', { change: describeChange(prepared, context) }),
        fields: [
          referenceField(before.title, context),
          ...goalFields(after, context, before),
          statusField(after, context, before),
          ...(areSame ? [] : [milestonesField(stops.value, after.unit, context, told(kept))]),
        ],
      },
    }
  },
  fromWords: (slots, { text }) => inUnitSaid(slots, 'targetValue', text),
  async execute(prepared: Prepared, context): Promise<Prepared> {
    const { goalId, before, after, milestones } = prepared
    const standing = await assertGoalUnchanged(goalId, before, context)
    if (!isSameGoal(before, after)) {
      await context.ledger.update('goals', goalId, toGoalColumns(after))
    }
    if (milestones) {
      assertMilestonesUnchanged(standing.milestones, milestones.before, context)
      await writeMilestones(goalId, milestones, context)
    }
    return prepared
  },
  reply: (prepared, context) =>
    context.text('goal.updated', { change: describeChange(prepared, context) }),
})

function checkChanges(slots: Input, before: GoalFacts, context: DomainContext) {
  const target = checkTarget(slots.targetValue ?? before.target, context)
  if (isNotReady(target)) return target
  const said = slots.title ?? retitled(before, target.value)
  const title = checkName('title', said, context)
  if (isNotReady(title)) return title
  const unit = checkUnit(slots.unit ?? before.unit ?? '', context)
  if (isNotReady(unit)) return unit
  const { startDate = before.startOn, endDate } = slots
  const isMoved = slots.startDate !== undefined || endDate !== undefined
  const days = isMoved
    ? checkDays({ startDate, endDate: endDate ?? before.endOn }, context)
    : undefined
  if (days && isNotReady(days)) return days
  const value: GoalFacts = {
    title: title.value,
    area: slots.area ?? before.area,
    target: target.value,
    unit: unit.value,
    startOn: days?.value.startOn ?? before.startOn,
    endOn: days?.value.endOn ?? before.endOn,
    status: slots.status ?? before.status,
  }
  return { status: 'checked' as const, value }
}

/** A title that says its number says the new one: "Ler 24 livros" becomes "Ler 30 livros". */
function retitled({ target, title }: GoalFacts, now: number): string {
  const numbers = title.match(/\d+(?:[.,]\d+)*/g) ?? []
  const isSaid = numbers.length === 1 && numbers[0] === String(target)
  return isSaid ? title.replace(String(target), String(now)) : title
}

/** `Viagem: 5.000 reais → 6.000 reais; 31/12 → 30/06/2027`; a title that changes is told before the rest. */
function describeChange({ before, after, milestones }: Prepared, context: DomainContext): string {
  const { format, text } = context
  const stops = (of: 'before' | 'after') =>
    describeMilestones(milestones?.[of] ?? [], after.unit, context) || text('shared.nothing')
  const told = [
    { goal: before, stops: stops('before') },
    { goal: after, stops: stops('after') },
  ].map(({ goal, stops }) => [
    goal.title,
    describeAmount(goal.target, goal.unit, context),
    format.dayNumeric(goal.startOn),
    format.dayNumeric(goal.endOn),
    areaLabel(goal.area, context),
    text(`said.${goal.status}`),
    stops,
  ])
  const [from = [], to = []] = told
  const changes = from.flatMap((value, index) =>
    value === to[index] ? [] : [text('shared.fromTo', { from: value, to: to[index] })],
  )
  if (before.title === after.title) return `${before.title}: ${changes.join('; ')}`
  // A title that says the number has told it.
  const isTold = after.title === retitled(before, after.target) && before.unit === after.unit
  return (isTold ? changes.filter((_, index) => index !== 1) : changes).join('; ')
}
