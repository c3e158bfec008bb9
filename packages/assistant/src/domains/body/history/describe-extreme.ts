import type { DomainContext } from '../../domain-context.ts'
import { describePeriod } from '../../internal/asked-period.ts'
import { describeAmount } from '../entries/describe-entry.ts'
import type { TrackingHistory } from './tracking-history.ts'

/** "em que dia dormi menos?": the day, its value, and how many days it is the least of. */
export function describeExtreme(history: TrackingHistory, context: DomainContext): string {
  const { days, measure, name, stats } = history
  const isHighest = measure === 'highest'
  const wanted = isHighest ? stats?.maximum : stats?.minimum
  const found = days.findLast(({ value }) => value === wanted)
  if (!found || !stats) return context.text('history.unknown', { metric: name })
  return context.text(`history.${isHighest ? 'highest' : 'lowest'}`, {
    metric: name,
    value: describeAmount(found.value, history, context),
    day: context.format.day(found.day),
    period: describePeriod(history.period, context),
    count: stats.dayCount,
  })
}
