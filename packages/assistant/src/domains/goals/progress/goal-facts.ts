import { ParcoError } from '@parco/protocol'
import type { DomainWriteContext } from '../../domain-context.ts'
import { holdLock } from '../../internal/hold-lock.ts'
import type { LifeArea } from '../../internal/life-areas.ts'
import type { SaidStatus } from '../enums.ts'
import type { Goal } from '../tables.ts'
import { readGoal, type StandingGoal } from './read-goals.ts'

/** What a goal is. */
export type GoalFacts = {
  readonly title: string
  readonly area: LifeArea | null
  readonly target: number
  readonly unit: string | null
  readonly startOn: string
  readonly endOn: string
  readonly status: SaidStatus
}

/** Picks the facts out of a goal. */
export function toGoalFacts(goal: GoalFacts): GoalFacts {
  const { title, area, target, unit, startOn, endOn, status } = goal
  return { title, area, target, unit, startOn, endOn, status }
}

/** The columns that hold the facts. */
export function toGoalColumns({ startOn, endOn, ...facts }: GoalFacts) {
  return { ...facts, start_on: startOn, end_on: endOn }
}

/** Whether two goals are alike in all that a card shows of them. */
export function isSameGoal(one: GoalFacts, other: GoalFacts): boolean {
  return JSON.stringify(toGoalFacts(one)) === JSON.stringify(toGoalFacts(other))
}

/**
 * Holds a goal and makes sure that it is still what the user saw on the card.
 * @throws ParcoError `not-found` when it is gone, `stale` when it is different.
 */
export async function assertGoalUnchanged(
  id: Goal['id'],
  shown: GoalFacts,
  context: DomainWriteContext,
): Promise<StandingGoal> {
  await holdLock(`goal/${id}`, context)
  const standing = await readGoal(id, context)
  if (!standing) throw new ParcoError('not-found', context.text('goal.gone'))
  if (!isSameGoal(standing.goal, shown)) throw new ParcoError('stale', context.text('shared.stale'))
  return standing
}
