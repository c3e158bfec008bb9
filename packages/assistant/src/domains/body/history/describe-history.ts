import type { DomainContext } from '../../domain-context.ts'
import { describePeriod as describeAskedPeriod } from '../../internal/asked-period.ts'
import { joinList } from '../../internal/join-list.ts'
import type { Components } from '../custom/custom-value.ts'
import {
  describeAmount,
  describeMeasurement,
  describeValue,
  withinSentence,
} from '../entries/describe-entry.ts'
import {
  describeProgress,
  describeTarget,
  sayProgress,
  type TargetFacts,
} from '../targets/target.ts'
import { describeChanged } from './describe-changed.ts'
import { describeCompared } from './describe-compared.ts'
import { describeEnough } from './describe-enough.ts'
import { describeExtreme } from './describe-extreme.ts'
import { describeLatest } from './describe-latest.ts'
import { describePace } from './describe-pace.ts'
import { describeUsual } from './describe-usual.ts'
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
  if (history.measure === 'latest') return describeLatest(history, inSentence, context)
  if (history.measure === 'enough') return describeEnough(history, inSentence, context)
  if (history.measure === 'usual') return describeUsual(history, inSentence, context)
  if (history.measure === 'compared') return describeCompared(history, inSentence, context)
  if (history.measure === 'target') return describeWanted(history, inSentence, context)
  if (history.entryCount === 0) {
    const wanted =
      history.target && describeTarget({ ...history.target, ...asTarget(history) }, context)
    const empty = describeEmpty(history, inSentence, context)
    return wanted ? `${empty} ${text('target.is', { target: wanted })}` : empty
  }
  if (history.measure === 'highest' || history.measure === 'lowest') {
    // Of workouts without minutes their distances are all there is.
    const isFarAlone = history.stats === null && history.distanceKm > 0
    return isFarAlone ? describeDistance(history, context) : describeExtreme(history, context)
  }
  if (history.measure === 'changed') return describeChanged(history, context)
  if (history.measure === 'distance') return describeDistance(history, context)
  if (history.measure === 'pace') return describePace(history, context)
  // The figures of one entry are that entry.
  const isTold = history.entryCount === 1 && history.entries[0]?.notes === null && history.stats
  if (isTold) return withTarget(headline(history, values, context), history, context)
  const shown = context.isPrinted ? history.entries : history.entries.slice(0, SHOWN_ENTRIES)
  const lines = shown.map((entry) => lineOf(history, entry, context))
  const older = history.entryCount - shown.length
  if (older > 0) lines.push(`- ${text('history.older', { count: older })}`)
  return joinList(withTarget(headline(history, values, context), history, context), lines, context)
}

/** "qual minha meta de água?": what is wanted, and how far it is today. */
function describeWanted(history: TrackingHistory, values: Values, context: DomainContext): string {
  const { period, target, type } = history
  if (target === null) return context.text('target.none', { metric: values.metric })
  const wanted = describeTarget({ ...target, ...asTarget(history) }, context)
  const is = context.text('target.is', { target: wanted })
  const left = target.value - target.done
  const open =
    left > 0
      ? [context.text('target.left', { left: describeAmount(left, { ...target, type }, context) })]
      : []
  return `${is}\n${[sayProgress(target, { type, day: period.endDate }, context), ...open].join(' ')}`
}

/** Which target it is, for the texts of targets. */
const asTarget = ({ type, name }: TrackingHistory) => ({
  type: type as TargetFacts['type'],
  customName: name,
})

/** How far one is on the day or in the week that the history ends with; of more days, on how many one got there. */
function withTarget(head: string, history: TrackingHistory, context: DomainContext): string {
  const { period, stats, target, type } = history
  if (target === null) return head
  // Of one day its sum is how far one is: it is not told twice.
  if (target.per === 'day' && isOneDay(period)) {
    const values = { metric: history.name, period: describePeriod(history, context) }
    const progress = describeProgress(target, type, context)
    return `${context.text('history.headline', values)} ${progress}.`
  }
  if (target.per === 'week')
    return `${head}\n${sayProgress(target, { type, day: period.endDate }, context)}`
  const told = context.text('target.days', {
    target: describeTarget({ ...target, ...asTarget(history) }, context),
    reached: target.daysReached,
    count: stats?.dayCount ?? 0,
  })
  return `${head}\n${told}`
}

function describeEmpty(history: TrackingHistory, values: Values, context: DomainContext): string {
  const { lastBefore } = history
  const empty = context.text('history.empty', values)
  // What adds up, such as water, is of its day alone: of an older day nobody wants to hear.
  if (lastBefore === null || history.addsUp) return empty
  const value = describeValue({ ...lastBefore, type: history.type }, context)
  return `${empty} ${context.text('history.lastBefore', { value, day: context.format.day(lastBefore.date) })}`
}

/** Entries keep the kind of exercise, not whether one ran or rode: that is said. */
function describeDistance(history: TrackingHistory, context: DomainContext): string {
  const { format, text } = context
  const far = history.entries.filter(({ metadata }) => metadata.distanceKm !== undefined)
  const period = describeAskedPeriod(history.period, context)
  if (far.length === 0) return text('history.noDistance', { period })
  const distance = format.measure(history.distanceKm, 'km')
  const shown = context.isPrinted ? far : far.slice(0, SHOWN_ENTRIES)
  const lines = shown.map((entry) => lineOf(history, entry, context))
  const first = text('history.distance', { distance, period, count: far.length })
  return joinList(`${first} ${text('history.distanceOfAll')}`, lines, context)
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
  const first = firstFigure(history, context)
  if (stats) {
    parts.push(describeStats(stats, history, context))
    if (stats.trend) parts.push(describeTrend(stats.trend, history, context))
  }
  if (componentStats) parts.push(describeComponentStats(componentStats, history, context))
  return `${first}${parts.join(' ')}`
}

/**
 * The latest value, which is what "what is my weight?" asks for; of water the sum, and of training
 * also how often, which is what "how many times did I train?" asks for.
 */
function firstFigure(history: TrackingHistory, context: DomainContext): string {
  const { addsUp, endsToday, entries, name, stats } = history
  const [latest] = entries
  const isOfSomeDays = endsToday || history.type === 'exercise'
  if (!latest || !isOfSomeDays || history.period.days === 1 || history.entryCount < 2) return ''
  const values = { metric: name, day: context.format.day(latest.date) }
  if (!addsUp)
    return `${context.text('history.latest', { ...values, value: describeValue({ ...latest, type: history.type }, context) })}\n`
  if (stats === null || history.type === 'sleep') return ''
  const value = describeAmount(stats.sum, history, context)
  const period = describeAskedPeriod(history.period, context)
  const key = history.type === 'exercise' ? 'history.sessions' : 'history.sum'
  return `${context.text(key, { ...values, value, period, count: history.entryCount })}\n`
}

function describeStats(
  stats: HistoryStats,
  history: TrackingHistory,
  context: DomainContext,
): string {
  const show = (value: number) => describeAmount(value, history, context)
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
  { type, unit }: TrackingHistory,
  context: DomainContext,
): string {
  // A change of mood by 0.5 is not "0.5/10".
  const shown = { type, unit: unit === 'score' ? '' : unit }
  const change = describeAmount(Math.abs(changePerWeek), shown, context)
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
  const average = describeValue({ type: 'custom', value: null, components, unit }, context)
  return context.text('history.averageOfComponents', { average })
}
