import type { DomainContext } from '../../domain-context.ts'
import { describeAmount } from '../entries/describe-entry.ts'
import type { TrackingHistory } from './tracking-history.ts'

/** "quanto eu perdi desde o começo do mês?": from the first entry of the days to the last. */
export function describeChanged(history: TrackingHistory, context: DomainContext): string {
  const { days, name: metric } = history
  const { format, text } = context
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return text('history.unknown', { metric })
  const show = (value: number) => describeAmount(value, history, context)
  if (first === last) {
    return text('history.oneOnly', { metric, value: show(first.value), day: format.day(first.day) })
  }
  const change = Math.round((last.value - first.value) * 100) / 100
  return text(`history.changed.${change === 0 ? 'same' : change > 0 ? 'more' : 'less'}`, {
    metric,
    first: show(first.value),
    firstDay: format.day(first.day),
    last: show(last.value),
    lastDay: format.day(last.day),
    change: show(Math.abs(change)),
  })
}
