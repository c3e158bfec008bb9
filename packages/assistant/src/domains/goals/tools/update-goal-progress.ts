import { type Id, ParcoError } from '@parco/protocol'
import { z } from 'zod'
import type { DomainContext } from '../../domain-context.ts'
import { checkDay } from '../../internal/check-slots.ts'
import { defineDomainWriteTool } from '../../internal/define-domain-tool.ts'
import { isNotReady, refuse } from '../../internal/preparations.ts'
import { dayField, numberField } from '../../internal/preview-fields.ts'
import { checkCurrent } from '../progress/check-goal.ts'
import { describeAmount, describeProgress } from '../progress/describe-goal.ts'
import { assertGoalUnchanged, type GoalFacts, toGoalFacts } from '../progress/goal-facts.ts'
import { MAX_TARGET, referenceField } from '../progress/goal-fields.ts'
import { readGoal, type StandingGoal } from '../progress/read-goals.ts'
import { resolveGoal } from '../progress/resolve-goal.ts'
import { inUnitSaid } from '../progress/unit-from-words.ts'

const input = z.object({
  goalRef: z.string().optional().describe('The goal as the user names it.'),
  currentValue: z.number().optional().describe('How far they are in all, not what was added.'),
  date: z.string().optional().describe('YYYY-MM-DD; today when not said.'),
})

type Prepared = {
  readonly goalId: Id<'gol'>
  readonly goal: GoalFacts
  /** What was noted last; nothing for the first time. */
  readonly before: number | null
  readonly value: number
  readonly notedOn: string
}
type Output = Prepared & {
  /** `14 de 24 livros (58%)`, as numbers. */
  readonly share: number
  readonly isFalling: boolean
  readonly isCompleted: boolean
  /** The stops that this value passed. */
  readonly reached: readonly string[]
}

/** Notes how far the user is on the way to a goal. */
export const updateGoalProgress = defineDomainWriteTool({
  name: 'update_goal_progress',
  description:
    'Notes how far the user is on the way to one of their goals, as the whole amount so far. Another target or day: update_goal.',
  input,
  verb: 'record',
  writes: ['goal_values'],
  async prepare(slots, context) {
    const resolution = await resolveGoal(slots.goalRef, context)
    if (resolution.status !== 'found') return resolution
    const { goal, progress } = resolution.row
    const day = checkDay('date', slots.date, context)
    if (isNotReady(day)) return day
    const current = checkCurrent(slots.currentValue, goal.title, context)
    if (isNotReady(current)) return current
    const before = progress.current
    if (before === current.value) {
      const values = { title: goal.title, progress: describeProgress(progress, goal, context) }
      return refuse(context.text('goal.noted', values))
    }
    const prepared: Prepared = {
      goalId: goal.id,
      goal: toGoalFacts(goal),
      before,
      value: current.value,
      notedOn: day.value,
    }
    return {
      status: 'ready',
      arguments: prepared,
      preview: {
        title: context.text('goal.progressTitle', { change: describeChange(prepared, context) }),
        fields: fieldsOf(prepared, context),
      },
    }
  },
  fromWords: (slots, { text }) => inUnitSaid(slots, 'currentValue', text),
  async execute(prepared: Prepared, context): Promise<Output> {
    const { before, goal, goalId, notedOn, value } = prepared
    const earlier = await assertGoalUnchanged(goalId, goal, context)
    if (earlier.progress.current !== before) {
      throw new ParcoError('stale', context.text('shared.stale'))
    }
    await context.ledger.insert('goal_values', {
      id: context.mint('gvl'),
      goal_id: goalId,
      value,
      noted_on: notedOn,
      created_at: context.now.toISOString(),
    })
    const later = (await readGoal(goalId, context)) ?? earlier
    return {
      ...prepared,
      share: later.progress.share,
      isFalling: later.progress.isFalling,
      isCompleted: isNew('completed', earlier, later),
      reached: later.milestones
        .filter(({ target }) => target > (before ?? 0) && target <= value)
        .map(({ title }) => title),
    }
  },
  reply(output, context) {
    const { format, text } = context
    const { goal, isCompleted, isFalling, reached, share, value } = output
    const progress = describeProgress({ current: value, isFalling, share }, goal, context)
    const lines = [text('goal.noteDone', { title: goal.title, progress })]
    if (reached.length > 0 && !isCompleted) {
      lines.push(text('goal.milestoneReached', { stops: format.list(reached) }))
    }
    if (isCompleted) lines.push(text('goal.reached'))
    return lines.join('\n')
  },
})

const isNew = (status: string, earlier: StandingGoal, later: StandingGoal): boolean =>
  later.progress.status === status && earlier.progress.status !== status

/** `Ler 24 livros: 12 → 14 livros`. */
function describeChange({ before, goal, value }: Prepared, context: DomainContext): string {
  const to = describeAmount(value, goal.unit, context)
  const from = before === null ? undefined : context.format.number(before)
  return `${goal.title}: ${from === undefined ? to : context.text('shared.fromTo', { from, to })}`
}

function fieldsOf(prepared: Prepared, context: DomainContext) {
  const { goal, notedOn, value } = prepared
  const { text } = context
  return [
    referenceField(goal.title, context),
    numberField(
      {
        slot: 'currentValue',
        label: text('goal.label.current'),
        value,
        minimum: 0,
        maximum: MAX_TARGET,
        ...(goal.unit === null ? {} : { unit: goal.unit }),
      },
      context,
    ),
    dayField({ slot: 'date', label: text('shared.label.day'), value: notedOn }, context),
  ]
}
