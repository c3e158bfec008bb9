import { toUuid } from '@parco/store'
import type { DomainContext } from '../../domain-context.ts'
import { selectRows } from '../../internal/select-rows.ts'
import { type Goal, type GoalMilestone, goalMilestones, goals, goalValues } from '../tables.ts'
import { type GoalProgress, progressOf } from './goal-progress.ts'

/** Nobody pursues more. */
const MAX_GOALS = 200

/** A goal and how it stands today. */
export interface StandingGoal {
  readonly goal: Goal
  readonly progress: GoalProgress
  readonly milestones: readonly GoalMilestone[]
}

/** Every goal of the user, the one that ends first before the others. */
export async function readGoals(context: DomainContext): Promise<StandingGoal[]> {
  const order = `true order by end_on, id limit ${MAX_GOALS}`
  return withProgress(await selectRows(goals, order, [], context), context)
}

/** One goal, when it is there. */
export async function readGoal(
  id: Goal['id'],
  context: DomainContext,
): Promise<StandingGoal | undefined> {
  const [standing] = await withProgress(
    await selectRows(goals, 'id = $2', [toUuid(id)], context),
    context,
  )
  return standing
}

async function withProgress(
  found: readonly Goal[],
  context: DomainContext,
): Promise<StandingGoal[]> {
  if (found.length === 0) return []
  const ids = [found.map(({ id }) => toUuid(id))]
  const noted = 'goal_id = any($2) order by noted_on, id'
  const values = await selectRows(goalValues, noted, ids, context)
  const stops = 'goal_id = any($2) order by target, id'
  const milestones = await selectRows(goalMilestones, stops, ids, context)
  const valuesOf = Map.groupBy(values, ({ goalId }) => goalId)
  const milestonesOf = Map.groupBy(milestones, ({ goalId }) => goalId)
  return found.map((goal) => {
    const own = (valuesOf.get(goal.id) ?? []).map(({ value }) => value)
    return {
      goal,
      progress: progressOf({ ...goal, values: own }, context.today),
      milestones: milestonesOf.get(goal.id) ?? [],
    }
  })
}
