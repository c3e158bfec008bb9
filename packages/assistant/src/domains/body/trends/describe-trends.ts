import type { DomainContext } from '../../domain-context.ts'
import { joinList } from '../../internal/join-list.ts'
import { describeSeriesValue } from '../../internal/series-value.ts'
import type { SeriesUnit } from '../../life-view.ts'
import { withinSentence } from '../entries/describe-entry.ts'
import type { PairTrend, SeriesTrend, Trends, Withheld } from './trends.ts'

/** More pairs than this are a table, not an answer. */
const SHOWN_PAIRS = 3

/**
 * Tells trends as a person would: what was asked for, and where nothing can be told, what is missing.
 * What goes together is told by averages, and never as a cause.
 */
export function describeTrends(trends: Trends, context: DomainContext): string {
  switch (trends.asked) {
    case 'direction':
      return [
        ...trends.series.map((one) => describeSeries(one, trends, context)),
        ...trends.withheld.map((one) => describeWithheld(one, trends, context)),
      ].join('\n')
    case 'relation':
      return describeRelation(trends, context)
    case 'all':
      return describeAll(trends, context)
  }
}

function describeRelation(trends: Trends, context: DomainContext): string {
  const pairs = trends.pairs.slice(0, SHOWN_PAIRS).map((pair) => describePair(pair, context))
  const unfound = trends.withheld.filter(({ other }) => other !== null)
  // Of three things asked about, what was found says enough.
  const rest = pairs.length > 0 ? [] : unfound.slice(0, SHOWN_PAIRS)
  if (pairs.length + rest.length === 0) {
    const [one] = trends.series
    return context.text('trends.noneTogether', { name: withinSentence(one?.name ?? '') })
  }
  return [
    ...pairs,
    ...(pairs.length > 0 ? [context.text('trends.noCause')] : []),
    ...rest.map((one) => describeWithheld(one, trends, context)),
  ].join('\n')
}

function describeAll(trends: Trends, context: DomainContext): string {
  const { text } = context
  if (trends.series.length === 0) return text('trends.nothing', { count: trends.period.days })
  const heading = text('trends.heading', { count: trends.period.days })
  const lines = trends.series.map((one) => `- ${describeSeries(one, trends, context)}`)
  const list = joinList(heading, lines, context)
  return trends.pairs.length === 0 ? list : `${list}\n${describeRelation(trends, context)}`
}

export function describeSeries(
  series: SeriesTrend,
  { period }: Trends,
  context: DomainContext,
): string {
  const { direction, mean, n, name, unit } = series
  const values = {
    name,
    count: n,
    days: period.days,
    mean: describeSeriesValue(mean, unit, context),
  }
  if (unit.kind === 'mark') return context.text(`trends.mark.${direction}`, values)
  const change = showChange(Math.abs(series.changePerWeek), unit, context)
  return context.text(`trends.direction.${direction}`, { ...values, change })
}

export function describePair(pair: PairTrend, context: DomainContext): string {
  const { n, unit, words } = pair
  const values = {
    ...words,
    more: describeSeriesValue(pair.onMore, unit, context),
    less: describeSeriesValue(pair.onLess, unit, context),
  }
  const sentence = context.text(unit.kind === 'mark' ? 'trends.pairOfMark' : 'trends.pair', values)
  return `${sentence} ${context.text(`trends.confidence.${pair.confidence}`, { count: n })}`
}

export function describeWithheld(
  withheld: Withheld,
  { period }: Trends,
  context: DomainContext,
): string {
  const { n, needed, other, reason } = withheld
  const values = { needed, missing: needed - n, days: period.days }
  const name = withinSentence(withheld.name)
  const both = { ...values, a: name, b: withinSentence(other ?? '') }
  switch (reason) {
    case 'no-data':
      return context.text('trends.noData', { ...values, name, count: period.days })
    case 'too-few-days':
      return context.text('trends.tooFewDays', { ...values, name, count: n })
    case 'too-few-shared-days':
      return context.text('trends.tooFewShared', { ...both, count: needed - n })
    case 'no-relation':
      return context.text('trends.noRelation', { ...both, count: n })
  }
}

/** A change of mood by 0.5 is not "0.5/10", and a change of weight is told to the decagram. */
function showChange(value: number, unit: SeriesUnit, context: DomainContext): string {
  if (unit.kind !== 'measure') return describeSeriesValue(value, unit, context)
  return context.format.measure(value, unit.unit === 'score' ? '' : unit.unit)
}
