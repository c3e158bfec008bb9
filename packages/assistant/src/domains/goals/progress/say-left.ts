import type { DomainContext } from '../../domain-context.ts'
import { daysBetween } from '../../internal/calendar.ts'
import { describeAmount } from './describe-goal.ts'
import type { GoalFacts } from './goal-facts.ts'
import type { GoalProgress } from './goal-progress.ts'

/** Days of a month, as a pace is told. */
const MONTH = 30.4

type Standing = Pick<GoalFacts, 'target' | 'unit' | 'endOn'> &
  Pick<GoalProgress, 'current' | 'isFalling' | 'status'>

/** `Faltam 6.800 reais, cerca de 850 por mês até lá`, of a goal that is still pursued. */
export function sayLeft(
  { current, endOn, isFalling, status, target, unit }: Standing,
  context: DomainContext,
): string[] {
  const { format, text, today } = context
  const isPursued = status === 'not_started' || status === 'in_progress'
  const left = Math.abs(target - (current ?? 0))
  if (!isPursued || left === 0 || (isFalling && current === null)) return []
  const days = Math.max(1, daysBetween(today, endOn) + 1)
  const per = days >= 2 * MONTH ? 'month' : days >= 14 ? 'week' : 'day'
  const parts = { month: days / MONTH, week: days / 7, day: days }[per]
  const pace = left / parts
  return [
    text(`goals.left.${per}`, {
      count: left,
      left: describeAmount(left, unit, context),
      pace: format.number(pace < 10 ? Math.ceil(pace * 10) / 10 : Math.ceil(pace)),
    }),
  ]
}
