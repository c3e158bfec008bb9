import { fromUuid } from '@parco/store'
import type { DomainContext } from '../../domain-context.ts'
import type { Claim } from '../../domain-tool.ts'
import { justWritten } from '../../internal/just-written.ts'
import { selectRows } from '../../internal/select-rows.ts'
import { goalValues } from '../tables.ts'
import { readStep } from './claim-step.ts'
import { readGoals, type StandingGoal } from './read-goals.ts'
import { isMoneyUnit } from './unit-from-words.ts'

/**
 * "put 20 toward it", "actually 60", "drop it", said right behind what was written of a goal: that goal is
 * meant, or its last step.
 */
export const claimPointed: Claim = async (_slots, { text }, context) => {
  const { intent = '', params = {} } = readStep(text, context) ?? {}
  if (!POINTING.has(intent)) return undefined
  const goal = await goalJustWritten(context)
  if (!goal) return undefined
  const { id: goalRef, unit } = goal.goal
  if (intent === 'drop_pointed') return { call: { intent: 'delete_goal', params: { goalRef } } }
  const { amount } = params
  if (typeof amount !== 'number' || unit === null || !isMoneyUnit(unit)) return undefined
  const before =
    intent === 'step_of_pointed'
      ? (goal.progress.current ?? 0)
      : await beforeLastStep(goal.goal.id, context)
  if (before === undefined) return undefined
  return {
    call: { intent: 'update_goal_progress', params: { goalRef, currentValue: before + amount } },
  }
}

const POINTING: ReadonlySet<string> = new Set(['step_of_pointed', 'right_step', 'drop_pointed'])

/** The goal that was begun, changed or stepped towards a moment ago. */
async function goalJustWritten(context: DomainContext): Promise<StandingGoal | undefined> {
  const changes = await justWritten(['goals', 'goal_values'], context)
  const ids = changes.map(({ after, id, table }) =>
    table === 'goals' ? id : fromUuid('gol', String(after?.goal_id)),
  )
  const open = (await readGoals(context)).filter(({ progress }) => progress.status !== 'canceled')
  return open.find(({ goal }) => ids.includes(goal.id))
}

/** Where a goal was before the step that was just noted; nothing where none was. */
async function beforeLastStep(goalId: string, context: DomainContext): Promise<number | undefined> {
  const [step] = await justWritten(['goal_values'], context)
  if (!step?.after) return undefined
  if (step.before) return Number(step.before.value)
  const values = await selectRows(goalValues, 'true order by noted_on, id', [], context)
  const earlier = values.filter((one) => one.goalId === goalId && one.id !== step.id)
  return earlier.at(-1)?.value ?? 0
}
