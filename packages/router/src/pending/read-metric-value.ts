import type { SlotSpan } from '../slots/slot-span.ts'

/** A number read for a metric, in the metric's unit. */
export type MetricValue =
  | { readonly status: 'read'; readonly value: number }
  | { readonly status: 'out-of-range' | 'no-unit' | 'other-kind' }

const RANGES: Readonly<Record<string, readonly [number, number]>> = {
  weight: [0.1, 500],
  water: [1, 10_000],
  sleep: [0.1, 24],
  exercise: [1, 1440],
  mood: [1, 10],
  energy: [1, 10],
}

const OTHER_KIND: MetricValue = { status: 'other-kind' }
/** Up to here a bare number said of water can only be litres. */
const MAX_BARE_LITRES = 10

/**
 * Reads a span as the value of a metric. `current` is the value proposed so far: it tells whether a
 * bare "3" said of water means litres.
 */
export function readMetricValue(type: string, span: SlotSpan, current: unknown): MetricValue {
  const raw = rawValue(type, span, current)
  if (typeof raw !== 'number') return raw
  const range = Object.hasOwn(RANGES, type) ? RANGES[type] : undefined
  if (range && (raw < range[0] || raw > range[1])) return { status: 'out-of-range' }
  return { status: 'read', value: raw }
}

function rawValue(type: string, span: SlotSpan, current: unknown): number | MetricValue {
  switch (span.type) {
    case 'quantity':
      return fromQuantity(type, span.value)
    case 'number':
      return type === 'water' ? bareWater(span.value, current) : span.value
    case 'score':
      return (type === 'mood' || type === 'energy') && span.value.outOf === 10
        ? span.value.value
        : OTHER_KIND
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
  const isInLitres = typeof current === 'number' && current >= 1000
  return isInLitres ? Math.round(value * 1000) : { status: 'no-unit' }
}
