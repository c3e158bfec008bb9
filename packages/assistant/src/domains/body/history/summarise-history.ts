import { daysBetween } from '../../internal/calendar.ts'
import type { Metric } from '../tables.ts'
import { type Trend, trendOf } from './trend.ts'

/** The figures of a measurement over a window; all in its unit. */
export type HistoryStats = {
  /** Days that have a value. */
  readonly dayCount: number
  readonly average: number
  readonly minimum: number
  readonly maximum: number
  readonly sum: number
  readonly latestValue: number
  readonly previousValue: number | null
  /** From the value before to the latest, as a share of the former. */
  readonly variation: number | null
  readonly trend: Trend | null
}

interface Rule {
  /** Values of a day are added up first; otherwise each one counts. */
  readonly addsUp: boolean
  readonly relevantChange: number
}

/** One value on one day. */
export type DayValue = {
  readonly day: string
  readonly value: number
}

/** What a measurement was on each day, or at each time, oldest first. */
export function toDayValues(
  entries: readonly Metric[],
  measure: (entry: Metric) => number | null,
  addsUp: boolean,
): DayValue[] {
  const oldestFirst = entries
    .map((entry) => ({ day: entry.measuredOn, value: measure(entry) }))
    .filter((one): one is DayValue => one.value !== null)
    .reverse()
  if (!addsUp) return oldestFirst
  const sums = new Map<string, number>()
  for (const { day, value } of oldestFirst) sums.set(day, (sums.get(day) ?? 0) + value)
  return [...sums].map(([day, value]) => ({ day, value }))
}

/** Sums up values that are oldest first; nothing when there are none. */
export function summariseHistory(
  values: readonly DayValue[],
  rule: Rule,
): HistoryStats | undefined {
  const [first] = values
  const latest = values.at(-1)
  if (!first || !latest) return undefined
  const numbers = values.map(({ value }) => value)
  const sum = numbers.reduce((total, value) => total + value, 0)
  const previous = values.at(-2)
  const points = values.map(({ day, value }) => ({ day: daysBetween(first.day, day), value }))
  return {
    dayCount: new Set(values.map(({ day }) => day)).size,
    average: round(sum / numbers.length),
    minimum: Math.min(...numbers),
    maximum: Math.max(...numbers),
    sum: round(sum),
    latestValue: latest.value,
    previousValue: previous?.value ?? null,
    variation: previous?.value ? (latest.value - previous.value) / previous.value : null,
    trend: trendOf(points, rule.relevantChange) ?? null,
  }
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
