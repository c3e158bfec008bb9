import { z } from 'zod'
import type { DomainContext } from '../../domain-context.ts'
import {
  addDays,
  daysBetween,
  firstDayOf,
  isCalendarDay,
  monthOf,
} from '../../internal/calendar.ts'
import { cleanName, quoteText } from '../../internal/clean-text.ts'
import { defineDomainReadTool } from '../../internal/define-domain-tool.ts'
import { addsUpIn, readableName } from '../custom/known-metric.ts'
import {
  type CustomMetric,
  readCustomMetrics,
  resolveCustomMetric,
} from '../custom/resolve-custom-metric.ts'
import { metricName } from '../entries/describe-entry.ts'
import { readEntries } from '../entries/read-entries.ts'
import { describeHistory } from '../history/describe-history.ts'
import { type HistoryStats, summariseHistory, toDayValues } from '../history/summarise-history.ts'
import type { EntryView, TrackingHistory } from '../history/tracking-history.ts'
import { EXERCISE_TYPES, METRIC_RULES, METRIC_TYPES, type MetricType } from '../metric-types.ts'
import type { Metric } from '../tables.ts'
import { progressOf, targetOf } from '../targets/target.ts'

/** Ten years, and as many measurements as a person can make sense of. */
const MAX_DAYS = 3660
const MAX_ENTRIES = 5000
const RETURNED_ENTRIES = 100

const day = z.string().refine(isCalendarDay, { error: 'expected a day that exists, as YYYY-MM-DD' })

const input = z.object({
  type: z.enum(METRIC_TYPES),
  metricRef: z.string().optional().describe('Custom only: what is measured, in words.'),
  days: z.number().int().min(1).max(MAX_DAYS).optional().describe('How many days back; 30.'),
  startDate: day.optional(),
  endDate: day.optional(),
  exerciseType: z.enum(EXERCISE_TYPES).optional().describe('Exercise only: one kind of it.'),
  measure: z
    .enum([
      'distance',
      'pace',
      'target',
      'latest',
      'enough',
      'usual',
      'highest',
      'lowest',
      'changed',
      'compared',
    ])
    .optional()
    .describe(
      'Instead of the entries: kilometres of exercise, minutes a kilometre, what is wanted each day or week, when it was last, whether it is enough, its last value beside what is usual for grown-ups, its highest or lowest day, how it changed, or the days before as well.',
    ),
})
type Input = z.output<typeof input>

/** Tells how a measurement went over a window. */
export const getTrackingHistory = defineDomainReadTool({
  name: 'get_tracking_history',
  description:
    'The entries and figures of one measurement: the last so many days, or from one day to another.',
  input,
  async execute(slots, context): Promise<TrackingHistory> {
    const period = toPeriod(slots, context)
    const subject = await toSubject(slots, context)
    const { exerciseType, measure = null } = slots
    const base = {
      target: null,
      period,
      measure,
      type: subject.type,
      name: subject.name,
      endsToday: slots.startDate === undefined && slots.endDate === undefined,
    }
    if (subject.known) return { ...base, ...NOTHING, known: subject.known }
    const read = await readEntries(
      {
        type: subject.type,
        customKey: subject.custom?.key,
        from: period.startDate,
        until: period.endDate,
        limit: MAX_ENTRIES,
      },
      context,
    )
    const entries = read.filter(
      ({ metadata }) => exerciseType === undefined || metadata.exerciseType === exerciseType,
    )
    const unit = entries[0]?.unit ?? subject.unit
    const rule = ruleOf(subject.type, unit)
    const values = toDayValues(entries, ({ value }) => value, rule.addsUp)
    return {
      ...base,
      unit,
      entries: (context.isPrinted ? entries : entries.slice(0, RETURNED_ENTRIES)).map(toView),
      entryCount: entries.length,
      addsUp: rule.addsUp,
      days: values,
      stats: summariseHistory(values, rule) ?? null,
      componentStats: statsOfComponents(entries, rule),
      distanceKm: distanceOf(entries),
      lastBefore: entries.length > 0 ? null : await lastUntil(period.endDate, subject, context),
      known: null,
      before: measure === 'compared' ? await statsBefore(period, subject, context) : null,
      target: await targetIn({ slots, subject, period, entries }, context),
    }
  },
  reply: describeHistory,
})

/** How the days before went, as many as these; before a month that began the whole month before it. */
async function statsBefore(
  { startDate, days }: TrackingHistory['period'],
  { type, custom, unit }: Subject,
  context: DomainContext,
): Promise<TrackingHistory['before']> {
  const until = addDays(startDate, -1)
  const isMonth = startDate === firstDayOf(monthOf(context.today))
  const from = isMonth ? firstDayOf(monthOf(until)) : addDays(startDate, -days)
  const filter = { type, customKey: custom?.key, from, until, limit: MAX_ENTRIES }
  const entries = await readEntries(filter, context)
  const rule = ruleOf(type, unit)
  const stats = summariseHistory(
    toDayValues(entries, ({ value }) => value, rule.addsUp),
    rule,
  )
  const period = { startDate: from, endDate: until, days: daysBetween(from, until) + 1 }
  return { period, stats: stats ?? null }
}

interface Seen {
  readonly slots: Input
  readonly subject: Subject
  readonly period: TrackingHistory['period']
  readonly entries: readonly Metric[]
}

async function targetIn(
  { slots, subject, period, entries }: Seen,
  context: DomainContext,
): Promise<TrackingHistory['target']> {
  if (slots.exerciseType !== undefined || slots.measure === 'distance') return null
  const customName = subject.custom?.name ?? null
  const target = await targetOf({ type: subject.type, customName }, context)
  if (!target) return null
  const sums = toDayValues(entries, ({ value }) => value, true)
  const daysReached = sums.filter(({ value }) => value >= target.value).length
  return { ...(await progressOf(target, period.endDate, context)), daysReached }
}

const NOTHING = {
  before: null,
  unit: '',
  entries: [],
  entryCount: 0,
  addsUp: false,
  days: [],
  stats: null,
  componentStats: null,
  distanceKm: 0,
  lastBefore: null,
} as const

const distanceOf = (entries: readonly Metric[]): number =>
  Math.round(
    entries.reduce((sum, { metadata }) => sum + Number(metadata.distanceKm ?? 0), 0) * 100,
  ) / 100

/** The latest of all, for who asks of a time in which there was none. */
async function lastUntil(
  until: string,
  { type, custom }: Subject,
  context: DomainContext,
): Promise<EntryView | null> {
  const [last] = await readEntries({ type, customKey: custom?.key, until, limit: 1 }, context)
  return last ? toView(last) : null
}

function toPeriod(slots: Input, context: DomainContext): TrackingHistory['period'] {
  const wantedEnd = slots.endDate ?? context.today
  // Nothing is recorded in the future, and coverage must not count days that have not been.
  const end = wantedEnd > context.today ? context.today : wantedEnd
  const days = slots.days ?? 30
  const start = slots.startDate ?? addDays(end, 1 - days)
  const [startDate, endDate] = start <= end ? [start, end] : [end, start]
  return { startDate, endDate, days: daysBetween(startDate, endDate) + 1 }
}

interface Subject {
  readonly type: MetricType
  readonly name: string
  readonly unit: string
  readonly custom?: CustomMetric
  readonly known?: readonly string[]
}

async function toSubject(slots: Input, context: DomainContext): Promise<Subject> {
  const { metricRef } = slots
  const { type } = slots
  if (type !== 'custom') {
    const name = metricName({ type, customName: null }, context)
    return { type, name, unit: METRIC_RULES[type].unit }
  }
  const resolution = await resolveCustomMetric(metricRef ?? '', context)
  if (resolution?.status === 'found') {
    const { name, unit } = resolution.row
    return { type, name: readableName(name, context), unit, custom: resolution.row }
  }
  const known =
    resolution?.status === 'question'
      ? resolution.options.map(({ label }) => label)
      : (await readCustomMetrics(context)).map(({ name }) => readableName(name, context))
  return { type, name: cleanName(quoteText(metricRef ?? '')), unit: '', known }
}

function ruleOf(type: MetricType, unit: string) {
  return type === 'custom' ? { addsUp: addsUpIn(unit), relevantChange: 0.05 } : METRIC_RULES[type]
}

function statsOfComponents(
  entries: readonly Metric[],
  rule: { readonly addsUp: boolean; readonly relevantChange: number },
): Readonly<Record<string, HistoryStats>> | null {
  const names = new Set(entries.flatMap(({ components }) => Object.keys(components ?? {})))
  if (names.size === 0) return null
  const stats = [...names].map((name) => {
    const values = toDayValues(entries, ({ components }) => components?.[name] ?? null, false)
    return [name, summariseHistory(values, rule)] as const
  })
  return Object.fromEntries(
    stats.filter((one): one is readonly [string, HistoryStats] => one[1] !== undefined),
  )
}

function toView(entry: Metric): EntryView {
  const { components, createdAt, id, measuredOn, metadata, notes, unit, value } = entry
  const recordedAt = createdAt.toISOString()
  return { id, date: measuredOn, value, components, unit, notes, metadata, recordedAt }
}
