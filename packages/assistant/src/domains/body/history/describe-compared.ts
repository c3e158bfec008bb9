import type { DomainContext } from '../../domain-context.ts'
import { describePeriod } from '../../internal/asked-period.ts'
import { describeAmount } from '../entries/describe-entry.ts'
import type { TrackingHistory } from './tracking-history.ts'

/** A difference below this share is none worth telling. */
const SAME = 0.02

type Part = Pick<TrackingHistory, 'period' | 'stats'>

/**
 * "dormi mais do que na semana passada?": what was noted on these days beside the days before, by the
 * average of a day; of exercise by that of a week, as days without it count as well.
 */
export function describeCompared(
  history: TrackingHistory,
  values: { readonly metric: string },
  context: DomainContext,
): string {
  const { before, name: metric, period, stats } = history
  const { text } = context
  if (!stats || !before?.stats) {
    const empty = stats ? before?.period : period
    const told = stats ? `${sayPart(history, history, context)} ` : `${metric}: `
    const missing = { ...values, period: empty ? describePeriod(empty, context) : '' }
    return `${told}${text('compared.nothing', missing)}`
  }
  // What is told is compared: of hours whole minutes.
  const [now, then] = [history, before].map((part) => asTold(meanOf(part, history), history)) as [
    number,
    number,
  ]
  const change = now - then
  const isSame = Math.abs(change) < SAME * Math.abs(then)
  const difference = describeAmount(asTold(Math.abs(change), history), asChange(history), context)
  const verdict = isSame ? 'same' : change > 0 ? 'more' : 'less'
  return [
    sayPart(history, history, context),
    text('compared.before', partValues(before, history, context)),
    text(`compared.${verdict}`, { difference }),
  ].join(' ')
}

const sayPart = (part: Part, history: TrackingHistory, context: DomainContext): string =>
  context.text('compared.now', { metric: history.name, ...partValues(part, history, context) })

function partValues(part: Part, history: TrackingHistory, context: DomainContext) {
  const { text } = context
  const mean = describeAmount(meanOf(part, history), history, context)
  return {
    mean: text(`compared.per.${perOf(history)}`, { mean }),
    period: describePeriod(part.period, context),
    count: part.stats?.dayCount ?? 0,
  }
}

/** What an average is of: a day or a night of what adds up, a week of exercise; a mark is itself. */
function perOf({ addsUp, type }: TrackingHistory): 'day' | 'night' | 'week' | 'itself' {
  if (type === 'exercise') return 'week'
  if (!addsUp) return 'itself'
  return type === 'sleep' ? 'night' : 'day'
}

/** As a value is told: hours in minutes, all else in hundredths. */
const asTold = (value: number, { unit }: TrackingHistory): number =>
  unit === 'hours' ? Math.round(value * 60) / 60 : Math.round(value * 100) / 100

function meanOf({ period, stats }: Part, { type }: TrackingHistory): number {
  if (type !== 'exercise') return stats?.average ?? 0
  return Math.round(((stats?.sum ?? 0) * 7) / Math.max(7, period.days))
}

/** A difference of marks is not "0.5/10". */
const asChange = ({ type, unit }: TrackingHistory) => ({ type, unit: unit === 'score' ? '' : unit })
