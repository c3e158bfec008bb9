import { ownUnit, toOwnUnit } from '../../format/own-units.ts'
import type { DomainContext } from '../domain-context.ts'
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

/** How many of the unit that is kept one of this unit is; nothing when it is none of the type's. */
export function sizeOfUnit(type: StandardMetricType, unit: string): number | undefined {
  const sizes = CONVERSIONS[type]
  const key = unit.trim().toLowerCase()
  return Object.hasOwn(sizes, key) ? sizes[key] : undefined
}

/** The unit that a number without one is in: that of the user. */
export function unitOf(type: StandardMetricType, { units }: Pick<DomainContext, 'units'>): string {
  return ownUnit(METRIC_RULES[type].unit, units).unit
}

/** What is kept, in that unit, as a card offers it for editing. */
export function inUnit(type: StandardMetricType, kept: number, unit: string): number {
  return unit === METRIC_RULES[type].unit
    ? kept
    : toOwnUnit(kept, { unit, size: sizeOfUnit(type, unit) ?? 1, decimals: DECIMALS_ELSEWHERE })
}

/** One decimal of a pound or of an ounce is finer than what is kept of it. */
const DECIMALS_ELSEWHERE = 1

/** A value in the unit in which its type is kept, and rounded so; out of range is a question, never clamped. */
export function checkValue(
  input: ValueInput,
  context: DomainContext,
): { readonly status: 'checked'; readonly value: number } | NotReady {
  const { type, value, unit = unitOf(type, context) } = input
  const rule = METRIC_RULES[type]
  if (sizeOfUnit(type, unit) === undefined) return askKnownUnit(type, unit, context)
  if (value === undefined) return ask('value', context.text(askValueKey(type, context)))
  const converted = inKeptUnit(type, value, unit)
  if (isInRange(converted, rule)) return { status: 'checked', value: converted }
  return ask('value', context.text('metric.outOfRange', rangeOf(type, rule, context)))
}

/** A value as it is kept; not a number where the unit is none of the type's. */
export function inKeptUnit(type: StandardMetricType, value: number, unit: string): number {
  return round(value * (sizeOfUnit(type, unit) ?? Number.NaN), METRIC_RULES[type].decimals)
}

/** Asks how much a value is in a unit that can be converted. */
export function askKnownUnit(
  type: StandardMetricType,
  unit: string,
  context: DomainContext,
): NotReady {
  const expected = context.text(`unit.${unitOf(type, context)}`)
  return ask('unit', context.text('metric.unitUnknown', { unit: quoteText(unit), expected }))
}

/** "How many kilos?" is asked in pounds of whoever weighs in them. */
const askValueKey = (type: StandardMetricType, { units }: DomainContext): string =>
  type === 'weight' && units === 'us' ? 'metric.askPounds' : `metric.askValue.${type}`

function isInRange(value: number, { minimum, maximum }: MetricRule): boolean {
  return Number.isFinite(value) && value >= minimum && value <= maximum
}

function rangeOf(type: StandardMetricType, rule: MetricRule, context: DomainContext) {
  const isScore = rule.unit === 'score'
  const show = (value: number) =>
    isScore ? context.format.number(value) : context.format.measure(value, rule.unit)
  return {
    metric: context.text(`metricType.${type}`),
    minimum: show(rule.minimum),
    maximum: show(rule.maximum),
  }
}

function round(value: number, decimals: number): number {
  return Math.round(value * 10 ** decimals) / 10 ** decimals
}
