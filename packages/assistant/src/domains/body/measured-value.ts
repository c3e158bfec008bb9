import type { DomainContext } from '../domain.ts'
import { quoteText } from '../internal/clean-text.ts'
import { ask, type NotReady } from '../internal/preparations.ts'
import { METRIC_RULES, type MetricRule, type StandardMetricType } from './metric-types.ts'

/** How many of a type's own unit one of another unit is. */
const CONVERSIONS: Readonly<Record<StandardMetricType, Readonly<Record<string, number>>>> = {
  weight: { kg: 1, g: 0.001, lb: 0.45359237, lbs: 0.45359237 },
  water: { ml: 1, l: 1000, oz: 29.5735295625, 'fl oz': 29.5735295625 },
  sleep: { hours: 1, hour: 1, h: 1, min: 1 / 60, minutes: 1 / 60 },
  exercise: { min: 1, minutes: 1, minute: 1, hours: 60, hour: 60, h: 60 },
  mood: { score: 1 },
  energy: { score: 1 },
}

interface ValueInput {
  readonly type: StandardMetricType
  readonly value: number | undefined
  readonly unit: string | undefined
}

/** A value in its type's own unit, rounded as it is kept; out of range is a question, never clamped. */
export function checkValue(
  { type, value, unit }: ValueInput,
  context: DomainContext,
): { readonly status: 'checked'; readonly value: number } | NotReady {
  const rule = METRIC_RULES[type]
  const factor = CONVERSIONS[type][(unit ?? rule.unit).trim().toLowerCase()]
  if (factor === undefined) {
    const values = { unit: quoteText(unit ?? ''), expected: context.text(`unit.${rule.unit}`) }
    return ask('unit', context.text('metric.unitUnknown', values))
  }
  if (value === undefined) return ask('value', context.text(`metric.askValue.${type}`))
  const converted = round(value * factor, rule.decimals)
  if (isInRange(converted, rule)) return { status: 'checked', value: converted }
  return ask('value', context.text('metric.outOfRange', rangeOf(type, rule, context)))
}

function isInRange(value: number, { minimum, maximum }: MetricRule): boolean {
  return Number.isFinite(value) && value >= minimum && value <= maximum
}

function rangeOf(type: StandardMetricType, rule: MetricRule, context: DomainContext) {
  const isScore = rule.unit === 'score'
  const show = (value: number) =>
    isScore ? context.format.number(value) : context.format.quantity(value, rule.unit)
  return {
    metric: context.text(`metricType.${type}`),
    minimum: show(rule.minimum),
    maximum: show(rule.maximum),
  }
}

function round(value: number, decimals: number): number {
  return Math.round(value * 10 ** decimals) / 10 ** decimals
}
