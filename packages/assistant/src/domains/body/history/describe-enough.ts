import type { DomainContext } from '../../domain-context.ts'
import { describePeriod } from '../../internal/asked-period.ts'
import { describeAmount } from '../entries/describe-entry.ts'
import { describeTarget, type TargetFacts } from '../targets/target.ts'
import type { TrackingHistory } from './tracking-history.ts'

/**
 * What is commonly named for grown-ups, in the unit of each type: hours of sleep a night, millilitres
 * of water a day, minutes of exercise a week. The words for it stand in `enough.usual`.
 */
const USUAL = {
  sleep: { least: 7, most: 9, perDays: 1 },
  water: { least: 2000, most: Number.POSITIVE_INFINITY, perDays: 1 },
  exercise: { least: 150, most: Number.POSITIVE_INFINITY, perDays: 7 },
} as const

type Measured = keyof typeof USUAL
const isMeasured = (type: string): type is Measured => Object.hasOwn(USUAL, type)

/**
 * "tô dormindo o suficiente?": the average of what was noted beside the user's own target, or beside
 * what is commonly named where there is none. Days without an entry are told and count for nothing.
 */
export function describeEnough(
  history: TrackingHistory,
  values: { readonly metric: string },
  context: DomainContext,
): string {
  const { stats, target, type } = history
  const { text } = context
  if (!isMeasured(type)) return text('history.unknown', values)
  const period = describePeriod(history.period, context)
  const usual = text(`enough.usual.${type}`)
  if (!stats) {
    const nothing = text('enough.nothing', { ...values, period })
    return `${nothing} ${target ? sayTarget(history, context) : text('enough.reference', { usual })}`
  }
  const isWeekly = USUAL[type].perDays === 7
  const mean = isWeekly ? weeklyMean(history) : stats.average
  const told = text(isWeekly ? 'enough.weekly' : `enough.${type}`, {
    metric: history.name,
    mean: describeAmount(mean, history, context),
    period,
    count: stats.dayCount,
    days: history.period.days,
  })
  const verdict = target
    ? `${sayTarget(history, context)} ${text(`enough.${meanTowards(history) >= target.value ? 'reached' : 'below'}`)}`
    : text('enough.beside', { usual, place: text(`enough.place.${placeOf(mean, type)}`) })
  return `${told} ${verdict} ${text('enough.onlyNoted')}`
}

function sayTarget(history: TrackingHistory, context: DomainContext): string {
  const { name: customName, target, type } = history
  if (!target) return ''
  const facts = { ...target, type: type as TargetFacts['type'], customName }
  return context.text('target.is', { target: describeTarget(facts, context) })
}

/** The average of a day with entries, or of a week, as the target is meant. */
const meanTowards = (history: TrackingHistory): number =>
  history.target?.per === 'week' ? weeklyMean(history) : (history.stats?.average ?? 0)

/** Of a week, over all its days: a day without exercise is one. */
const weeklyMean = ({ period, stats }: TrackingHistory): number =>
  Math.round(((stats?.sum ?? 0) * 7 * 100) / Math.max(7, period.days)) / 100

function placeOf(mean: number, type: Measured): 'below' | 'within' | 'above' {
  const { least, most } = USUAL[type]
  if (mean < least) return 'below'
  return mean > most ? 'above' : 'within'
}
