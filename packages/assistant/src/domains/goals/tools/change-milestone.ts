import type { Id, PreviewField } from '@parco/protocol'
import { z } from 'zod'
import type { DomainContext } from '../../domain-context.ts'
import { type Checked, checkName } from '../../internal/check-slots.ts'
import { quoteText } from '../../internal/clean-text.ts'
import { defineDomainWriteTool } from '../../internal/define-domain-tool.ts'
import { bestMatches, nameKey } from '../../internal/match-name.ts'
import { ask, isNotReady, type NotReady, refuse } from '../../internal/preparations.ts'
import { numberField, readOnly, textField } from '../../internal/preview-fields.ts'
import { describeAmount } from '../progress/describe-goal.ts'
import { assertGoalUnchanged, type GoalFacts, toGoalFacts } from '../progress/goal-facts.ts'
import { referenceField } from '../progress/goal-fields.ts'
import { milestoneFromWords } from '../progress/milestone-from-words.ts'
import {
  assertMilestonesUnchanged,
  describeMilestones,
  type KeptMilestone,
  MAX_MILESTONES,
  type Milestone,
  milestonesField,
  toKeptMilestones,
  writeMilestones,
} from '../progress/milestones.ts'
import { resolveGoal } from '../progress/resolve-goal.ts'

const input = z.object({
  goalRef: z.string().optional().describe('The goal as the user names it.'),
  milestoneRef: z
    .string()
    .optional()
    .describe('A milestone that is there; left out for a new one.'),
  title: z
    .string()
    .optional()
    .describe('What it is called from now on, with its number or without.'),
  targetValue: z.number().optional().describe('Its number.'),
  isRemoved: z.boolean().optional(),
})
type Input = z.output<typeof input>

type Prepared = {
  readonly goalId: Id<'gol'>
  readonly goal: GoalFacts
  readonly before: readonly KeptMilestone[]
  readonly after: readonly Milestone[]
}

/** Adds, renames, moves or removes one milestone of a goal. */
export const changeMilestone = defineDomainWriteTool({
  name: 'change_milestone',
  description: 'Adds one milestone to a goal that exists, or renames, moves or removes one.',
  input,
  verb: 'change',
  writes: ['goal_milestones'],
  async prepare(slots, context) {
    const resolution = await resolveGoal(slots.goalRef, context)
    if (resolution.status !== 'found') return resolution
    const { row } = resolution
    const goal = toGoalFacts(row.goal)
    const before = toKeptMilestones(row.milestones)
    const after = toChanged(slots, { goal, before }, context)
    if (isNotReady(after)) return after
    const prepared: Prepared = { goalId: row.goal.id, goal, before, after: after.value }
    const change = describeChange(prepared, context)
    const told = (stops: readonly Milestone[]) => toldOf(stops, goal, context)
    return {
      status: 'ready',
      arguments: prepared,
      preview: {
        title: context.text('goal.updateTitle', { change: `${goal.title}: ${change}` }),
        fields: [
          referenceField(goal.title, context),
          ...stopFields(prepared, context),
          readOnly(milestonesField(after.value, goal.unit, context, told(before))),
        ],
      },
    }
  },
  async execute(prepared: Prepared, context): Promise<Prepared> {
    const { goalId, goal, before } = prepared
    const standing = await assertGoalUnchanged(goalId, goal, context)
    assertMilestonesUnchanged(standing.milestones, before, context)
    await writeMilestones(goalId, prepared, context)
    return prepared
  },
  reply: (prepared, context) =>
    context.text('goal.updated', {
      change: `${prepared.goal.title}: ${describeChange(prepared, context)}`,
    }),
})

/** The stop that is new or different. */
function stopFields({ after, before, goal }: Prepared, context: DomainContext): PreviewField[] {
  const stop = after.find(
    ({ target, title }) => !before.some((one) => one.title === title && one.target === target),
  )
  if (stop === undefined) return []
  const { text } = context
  const number = {
    slot: 'targetValue',
    label: text('goal.label.target'),
    value: stop.target,
    display: describeAmount(stop.target, goal.unit, context),
  }
  return [
    readOnly(textField({ slot: 'title', label: text('goal.label.milestone'), value: stop.title })),
    readOnly(numberField(number, context)),
  ]
}

type Kept = Pick<Prepared, 'goal' | 'before'>

/** The stops as they are to be. */
function toChanged(
  slots: Input,
  kept: Kept,
  context: DomainContext,
): Checked<readonly Milestone[]> | NotReady {
  const { before, goal } = kept
  const { text } = context
  const named = slots.milestoneRef ?? (slots.isRemoved === true ? slots.title : undefined)
  const known = named === undefined ? undefined : find(named, kept, context)
  if (known !== undefined && isNotReady(known)) return known
  const stop = known?.value
  if (slots.isRemoved === true) {
    if (stop === undefined) return ask('milestoneRef', text('goal.askMilestone'))
    return { status: 'checked', value: before.filter((one) => one !== stop) }
  }
  const wanted = toWanted(slots, { stop, goal }, context)
  if (isNotReady(wanted)) return wanted
  const isOther = (one: Milestone) =>
    one !== stop && nameKey(one.title) !== nameKey(wanted.value.title)
  const others = before.filter(isOther)
  const value = [...others, wanted.value].sort((one, other) => one.target - other.target)
  if (value.length > MAX_MILESTONES) {
    return refuse(text('goal.milestonesFull', { maximum: MAX_MILESTONES }))
  }
  if (toldOf(value, goal, context) === toldOf(before, goal, context)) {
    return refuse(text('goal.milestoneIsSo', { stop: toldOf([wanted.value], goal, context) }))
  }
  return { status: 'checked', value }
}

/** One stop as it is to be; of one that is there, what is not said stays. */
function toWanted(
  slots: Input,
  { goal, stop }: { readonly goal: GoalFacts; readonly stop: KeptMilestone | undefined },
  context: DomainContext,
): Checked<Milestone> | NotReady {
  const { text } = context
  const words = milestoneFromWords(slots.title ?? '', context.locale)
  // "muda a etapa metade pra 15" says a number alone.
  const isNumber = /^\d/.test(words.title) && !Number.isNaN(words.targetValue)
  const said = stop !== undefined && (isNumber || words.title === '') ? stop.title : words.title
  if (said === '') return ask('title', text('goal.askMilestone'))
  const title = checkName('title', said, context)
  if (isNotReady(title)) return title
  const number = Number.isNaN(words.targetValue) ? stop?.target : words.targetValue
  const target = Math.round((slots.targetValue ?? number ?? Number.NaN) * 100) / 100
  if (target > 0 && target <= goal.target) {
    return { status: 'checked', value: { title: title.value, target } }
  }
  const most = describeAmount(goal.target, goal.unit, context)
  return ask('targetValue', text('goal.askMilestoneTarget', { title: title.value, most }))
}

function find(
  named: string,
  { before, goal }: Kept,
  context: DomainContext,
): Checked<KeptMilestone> | NotReady {
  const { text } = context
  const { candidates, match } = bestMatches(named, before, ({ title }) => title)
  const [only, ...others] = match === 'overlap' ? [] : candidates
  if (only && others.length === 0) return { status: 'checked', value: only }
  const values = { wanted: quoteText(named), goal: goal.title }
  if (before.length === 0) return refuse(text('goal.milestonesNone', values))
  const existing = toldOf(only ? candidates : before, goal, context)
  return ask('milestoneRef', text('goal.askWhichMilestone', { ...values, existing }))
}

const toldOf = (milestones: readonly Milestone[], { unit }: GoalFacts, context: DomainContext) =>
  describeMilestones(milestones, unit, context)

function describeChange({ after, before, goal }: Prepared, context: DomainContext): string {
  const nothing = context.text('shared.nothing')
  const [from, to] = [before, after].map((stops) => toldOf(stops, goal, context) || nothing)
  return context.text('shared.fromTo', { from, to })
}
