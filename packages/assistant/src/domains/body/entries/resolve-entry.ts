import { isId } from '@parco/protocol'
import { z } from 'zod'
import type { DomainContext } from '../../domain-context.ts'
import type { Resolution } from '../../domain-tool.ts'
import { isCalendarDay } from '../../internal/calendar.ts'
import { quoteText } from '../../internal/clean-text.ts'
import { askWhich } from '../../internal/preparations.ts'
import { type CustomMetric, resolveCustomMetric } from '../custom/resolve-custom-metric.ts'
import { inUnit, unitOf } from '../measured-value.ts'
import { METRIC_TYPES } from '../metric-types.ts'
import type { Metric } from '../tables.ts'
import { describeEntry, metricName, withinSentence } from './describe-entry.ts'
import { type EntryFilter, readEntries, readEntry } from './read-entries.ts'

/** The user's own words for a measurement; `id` only when they chose it from a list. */
export const entryReferenceSchema = z.object({
  id: z.string().optional(),
  type: z.enum(METRIC_TYPES).optional(),
  metricRef: z.string().optional(),
  date: z.string().optional(),
  value: z.number().optional(),
})
export type EntryReference = z.output<typeof entryReferenceSchema>

/** More choices than this are no help. */
const MAX_OPTIONS = 6

/** Finds the measurement that the user means; without a day, the only one of the latest day. */
export async function resolveEntry(
  reference: EntryReference,
  context: DomainContext,
): Promise<Resolution<Metric>> {
  if (reference.id !== undefined) return resolveById(reference.id, context)
  const { date } = reference
  if (date !== undefined && !isCalendarDay(date)) {
    return askWhich('entryRef', context.text('shared.ask.dayInvalid', { day: quoteText(date) }), [])
  }
  const custom = await resolveName(reference, context)
  if (custom && custom.status !== 'found') return custom
  const filter = {
    type: custom ? ('custom' as const) : reference.type,
    customKey: custom?.row.key,
  }
  const known = await readEntries(
    { ...filter, from: date, until: date ?? context.today, limit: 50 },
    context,
  )
  const fitting = known.filter(
    (entry) => reference.value === undefined || isOf(entry, reference.value, context),
  )
  const [latest] = fitting
  if (!latest) return notFound(reference, filter, context)
  const ofLatestDay = fitting.filter(({ measuredOn }) => measuredOn === latest.measuredOn)
  const isOne = ofLatestDay.every((other) => isSame(other, latest))
  // Without a type a measurement of today is close at hand, and an older one would be a guess.
  const isNear = reference.type !== undefined || custom || date !== undefined
  if (isOne && (isNear || latest.measuredOn === context.today)) {
    return { status: 'found', row: latest }
  }
  return askWhichEntry(isOne ? fitting : ofLatestDay, context)
}

/** Whether an entry holds a value that was said: as it is kept, or as its user reads it. */
function isOf({ type, value }: Metric, said: number, context: DomainContext): boolean {
  if (value === null || value === said || type === 'custom') return value === said
  return inUnit(type, value, unitOf(type, context)) === said
}

async function resolveById(id: string, context: DomainContext): Promise<Resolution<Metric>> {
  const entry = isId('met', id) ? await readEntry(id, context) : undefined
  if (entry) return { status: 'found', row: entry }
  return { status: 'refused', explanation: context.text('metric.gone') }
}

async function resolveName(
  reference: EntryReference,
  context: DomainContext,
): Promise<Resolution<CustomMetric> | undefined> {
  const { metricRef, type } = reference
  if (metricRef === undefined || (type !== undefined && type !== 'custom')) return undefined
  const custom = await resolveCustomMetric(metricRef, context)
  if (custom) return custom
  const explanation = context.text('metric.noneOf', { metric: quoteText(metricRef) })
  return { status: 'refused', explanation }
}

function askWhichEntry(candidates: readonly Metric[], context: DomainContext): Resolution<Metric> {
  const shown = candidates.slice(0, MAX_OPTIONS)
  const labels = shown.map((entry) => describeEntry(entry, context))
  return askWhich(
    'entryRef',
    context.text('metric.askWhich'),
    shown.map((entry, index) => ({
      label: distinctLabel(labels, index, entry, context),
      value: { id: entry.id, type: entry.type, date: entry.measuredOn },
    })),
  )
}

function distinctLabel(
  labels: readonly string[],
  index: number,
  entry: Metric,
  context: DomainContext,
): string {
  const label = labels[index] ?? ''
  if (labels.filter((other) => other === label).length === 1) return label
  const time = context.format.time(entry.createdAt)
  return context.text('shared.recordedAt', { label, time })
}

async function notFound(
  reference: EntryReference,
  filter: Pick<EntryFilter, 'type' | 'customKey'>,
  context: DomainContext,
): Promise<Resolution<Metric>> {
  const { format, text } = context
  const recent = await readEntries({ ...filter, limit: 3 }, context)
  const [first] = recent
  if (!first) return { status: 'refused', explanation: explainNone(reference, context) }
  const metric = withinSentence(metricName(first, context))
  const key = reference.date === undefined ? 'metric.notFound' : 'metric.notFoundOnDay'
  const day = reference.date === undefined ? '' : format.day(reference.date)
  const existing = recent.map((entry) => `- ${describeEntry(entry, context)}`).join('\n')
  return { status: 'refused', explanation: `${text(key, { metric, day })}\n${existing}` }
}

function explainNone({ metricRef, type }: EntryReference, context: DomainContext): string {
  if (type === undefined) return context.text('metric.none')
  const name = metricName({ type, customName: quoteText(metricRef ?? '') || null }, context)
  return context.text('metric.noneOf', { metric: withinSentence(name) })
}

/** Entries that nobody could tell apart: any of them will do. */
function isSame(one: Metric, other: Metric): boolean {
  return (
    one.type === other.type &&
    one.customKey === other.customKey &&
    one.value === other.value &&
    JSON.stringify(one.components) === JSON.stringify(other.components)
  )
}
