import type { DomainContext } from '../../domain.ts'
import { joinList } from '../../internal/join-list.ts'
import type { Components } from '../custom/custom-value.ts'
import { describeMeasurement, describeValue, withinSentence } from '../entries/describe-entry.ts'
import type { HistoryStats } from './summarise-history.ts'
import type { EntryView, TrackingHistory } from './tracking-history.ts'

/** More measurements than this are read in a list, not in a conversation. */
const SHOWN_ENTRIES = 7

/** Tells a history as a person would: the figures first, then the latest measurements. */
export function describeHistory(history: TrackingHistory, context: DomainContext): string {
  const { text } = context
  const values = { metric: history.name, period: describePeriod(history, context) }
  const inSentence = { ...values, metric: withinSentence(history.name) }
  if (history.known) return describeUnknown(history.known, inSentence, context)
  if (history.entryCount === 0) return text('history.empty', inSentence)
  // The figures of one entry are that entry.
  const isTold = history.entryCount === 1 && history.entries[0]?.notes === null && history.stats
  if (isTold) return headline(history, values, context)
  const shown = history.entries.slice(0, SHOWN_ENTRIES)
  const lines = shown.map((entry) => lineOf(history, entry, context))
  const older = history.entryCount - shown.length
  if (older > 0) lines.push(`- ${text('history.older', { count: older })}`)
  return joinList(headline(history, values, context), lines, context)
}

type Values = { readonly metric: string; readonly period: string }

function describeUnknown(known: readonly string[], values: Values, context: DomainContext): string {
  if (known.length === 0) return context.text('history.unknown', values)
  const others = { ...values, known: context.format.list(known) }
  return context.text('history.unknownWithOthers', others)
}

function describePeriod({ endsToday, period }: TrackingHistory, context: DomainContext): string {
  if (endsToday || (isOneDay(period) && period.endDate === context.today)) {
    return context.text('history.lastDays', { count: period.days })
  }
  const { dayNumeric } = context.format
  const { endDate, startDate } = period
  if (isOneDay(period)) return dayNumeric(endDate)
  return context.text('history.fromTo', { from: dayNumeric(startDate), to: dayNumeric(endDate) })
}

const isOneDay = ({ startDate, endDate }: TrackingHistory['period']): boolean =>
  startDate === endDate

function lineOf(history: TrackingHistory, entry: EntryView, context: DomainContext): string {
  const facts = { ...entry, type: history.type, customName: history.name, measuredOn: entry.date }
  const line = `- ${context.format.day(entry.date)}: ${describeMeasurement(facts, context)}`
  return entry.notes === null ? line : `${line} (${entry.notes})`
}

function headline(history: TrackingHistory, values: Values, context: DomainContext): string {
  const { componentStats, stats } = history
  const parts = [context.text('history.headline', values)]
  if (stats) {
    parts.push(describeStats(stats, history, context))
    if (stats.trend) parts.push(describeTrend(stats.trend, history, context))
  }
  if (componentStats) parts.push(describeComponentStats(componentStats, history, context))
  return parts.join(' ')
}

function describeStats(
  stats: HistoryStats,
  history: TrackingHistory,
  context: DomainContext,
): string {
  const show = (value: number) => context.format.quantity(value, history.unit)
  const isSingle = stats.dayCount === 1 && (history.addsUp || history.entryCount === 1)
  if (isSingle) {
    const value = show(stats.latestValue)
    if (isOneDay(history.period)) return `${value}.`
    const day = context.format.day(history.entries[0]?.date ?? history.period.endDate)
    return context.text('history.single', { value, day })
  }
  return context.text(history.addsUp ? 'history.statsPerDay' : 'history.stats', {
    average: show(stats.average),
    minimum: show(stats.minimum),
    maximum: show(stats.maximum),
    // Nothing recorded on a day says nothing about it: how many days the figures rest on is told.
    count: stats.dayCount,
    days: history.period.days,
  })
}

function describeTrend(
  { changePerWeek, direction }: NonNullable<HistoryStats['trend']>,
  { unit }: TrackingHistory,
  context: DomainContext,
): string {
  // A change of mood by 0.5 is not "0.5/10".
  const change = context.format.quantity(Math.abs(changePerWeek), unit === 'score' ? '' : unit)
  return context.text(`history.trend.${direction}`, { change })
}

function describeComponentStats(
  componentStats: Readonly<Record<string, HistoryStats>>,
  { unit }: TrackingHistory,
  context: DomainContext,
): string {
  const components: Components = Object.fromEntries(
    Object.entries(componentStats).map(([name, { average }]) => [name, Math.round(average)]),
  )
  const average = describeValue({ value: null, components, unit }, context)
  return context.text('history.averageOfComponents', { average })
}
