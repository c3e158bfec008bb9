import { toUuid } from '@parco/store'
import type { DomainContext } from '../../domain-context.ts'
import { addDays, daysBetween } from '../../internal/calendar.ts'
import type { LifeArea } from '../../internal/life-areas.ts'
import { ramp } from '../../internal/ramp.ts'
import type { BalancePart } from '../../life-view.ts'
import { progressOf } from './goal-progress.ts'

/** The four weeks that a balance is of. */
const DAYS = 28

/** To lag this far behind the time that has gone, as a share of all, is worth nothing. */
const WORST_LAG = 0.4

interface GoalRow {
  readonly id: string
  readonly title: string
  readonly area: LifeArea
  readonly target: number
  readonly unit: string | null
  readonly start: string
  readonly end: string
  readonly values: readonly number[]
}

/**
 * Goals that run, each as a part of its area: whoever keeps up with the time that has gone has all.
 * One of which no progress is noted tells nothing.
 */
export async function goalsBalance(context: DomainContext, until: string): Promise<BalancePart[]> {
  const rows = await context.sql.query<GoalRow>(
    `select goals.id, title, area, target::float8 as target, unit,
            start_on::text as start, end_on::text as end,
            jsonb_agg(value order by noted_on, goal_values.id) as values
       from goals join goal_values
         on goal_values.user_id = goals.user_id and goal_values.goal_id = goals.id
      where goals.user_id = $1 and status = 'open' and area is not null
        and start_on <= $2 and end_on >= $3 and noted_on <= $2
      group by goals.user_id, goals.id, title, area, target, unit, start_on, end_on
      order by end_on, goals.id limit 200`,
    [toUuid(context.userId), until, addDays(until, 1 - DAYS)],
  )
  return rows.map(({ id, area, title, target, unit, values, start, end }) => {
    const pursuit = { target, unit, startOn: start, endOn: end, status: 'open', values } as const
    const { elapsed, share } = progressOf(pursuit, until)
    const days = daysBetween(start, until) + 1
    return {
      area,
      key: `goal:${id}`,
      name: title,
      score: 1 - ramp(elapsed - share, 0, WORST_LAG),
      coverage: Math.min(1, days / DAYS),
    }
  })
}
