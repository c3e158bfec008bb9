import type { DomainContext } from '../../domain-context.ts'
import type { Components } from '../custom/custom-value.ts'
import { metricKey } from '../custom/known-metric.ts'
import { describeValue } from '../entries/describe-entry.ts'
import type { TrackingHistory } from './tracking-history.ts'

/**
 * From where, or up to where, a value is one that wants help now, in the unit that it is told in. What is
 * usual stands in the texts of `usual`.
 */
const URGENT = {
  bloodPressure: { unit: 'mmHg', from: [180, 120] },
  bloodSugar: { unit: 'mg/dL', from: [300], to: [53] },
  heartRate: { unit: 'bpm', from: [130], to: [39] },
  pulse: { unit: 'bpm', from: [130], to: [39] },
  temperature: { unit: '°C', from: [39.5], to: [35] },
  oxygen: { unit: '%', to: [91] },
} as const satisfies Readonly<Record<string, Limits>>

interface Limits {
  readonly unit: string
  readonly from?: readonly number[]
  readonly to?: readonly number[]
}

type Known = keyof typeof URGENT

/** The common measurement of a name for which there is something usual to tell. */
export function knownUsual(name: string): Known | undefined {
  const key = metricKey(name)
  return Object.hasOwn(URGENT, key) ? (key as Known) : undefined
}

/**
 * "isso é alto?": the last value, what is usual for grown-ups, and that a doctor says what it means.
 * No word on what the user has: one value is no diagnosis.
 */
export function describeUsual(
  history: TrackingHistory,
  values: { readonly metric: string },
  context: DomainContext,
): string {
  const { format, text } = context
  const known = knownUsual(history.name)
  const [last] = history.entries
  if (known === undefined || !last) return text('history.unknown', values)
  const told = text('usual.last', {
    metric: history.name,
    value: describeValue({ ...last, metadata: {}, type: history.type }, context),
    day: format.day(last.date),
  })
  const isUrgent = wantsHelp(last, URGENT[known])
  return [
    told,
    text(`usual.of.${known}`),
    text(isUrgent ? 'usual.urgent' : 'usual.noDiagnosis'),
  ].join(' ')
}

function wantsHelp(
  {
    components,
    unit,
    value,
  }: { components: Components | null; unit: string; value: number | null },
  { from, to, unit: expected }: Limits,
): boolean {
  if (unit !== expected) return false
  const numbers = components === null ? [value ?? Number.NaN] : Object.values(components)
  const isAt = (
    limits: readonly number[] | undefined,
    reaches: (one: number, limit: number) => boolean,
  ) => limits?.some((limit, place) => reaches(numbers[place] ?? Number.NaN, limit)) === true
  return isAt(from, (one, limit) => one >= limit) || isAt(to, (one, limit) => one <= limit)
}
