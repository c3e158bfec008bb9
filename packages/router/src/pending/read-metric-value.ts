import type { SlotSpan } from '../slots/slot-span.ts'
import { MARKED, METRICS, type MetricType, ML_OF_A_GLASS } from '../values/metrics.ts'

/** A number read for a metric, in the metric's unit. */
export type MetricValue =
  | { readonly status: 'read'; readonly value: number }
  | { readonly status: 'out-of-range' | 'no-unit' | 'other-kind' }

const OTHER_KIND: MetricValue = { status: 'other-kind' }
/** Up to here a bare number said of water can only be litres, or glasses. */
const MAX_BARE_LITRES = 10
/** Nobody drinks more litres than this in a day. */
const MAX_LITRES = 4

/**
 * Reads a span as the value of a metric. `current` is the value proposed so far: it tells whether a
 * bare "3" said of water means litres or glasses.
 */
export function readMetricValue(type: string, span: SlotSpan, current: unknown): MetricValue {
  const raw = rawValue(type, span, current)
  if (typeof raw !== 'number') return raw
  const range = Object.hasOwn(METRICS, type) ? METRICS[type as MetricType] : undefined
  if (range && (raw < range.least || raw > range.most)) return { status: 'out-of-range' }
  return { status: 'read', value: raw }
}

function rawValue(type: string, span: SlotSpan, current: unknown): number | MetricValue {
  switch (span.type) {
    case 'quantity':
      return fromQuantity(type, span.value)
    case 'number':
      return type === 'water' ? bareWater(span.value, current) : span.value
    case 'score':
      return MARKED.has(type) && span.value.outOf === 10 ? span.value.value : OTHER_KIND
    default:
      return OTHER_KIND
  }
}

function fromQuantity(
  type: string,
  quantity: Extract<SlotSpan, { type: 'quantity' }>['value'],
): number | MetricValue {
  const { dimension, value, hours } = quantity
  if (type === 'weight' && dimension === 'mass') return value
  if (type === 'water' && dimension === 'volume') return value
  if (type === 'exercise' && dimension === 'duration') return value
  if (type === 'sleep' && dimension === 'duration') return hours ?? OTHER_KIND
  return OTHER_KIND
}

function bareWater(value: number, current: unknown): number | MetricValue {
  if (value > MAX_BARE_LITRES) return value
  if (typeof current !== 'number') return { status: 'no-unit' }
  if (current >= 1000 && value <= MAX_LITRES) return Math.round(value * 1000)
  return current % ML_OF_A_GLASS === 0 ? value * ML_OF_A_GLASS : { status: 'no-unit' }
}
