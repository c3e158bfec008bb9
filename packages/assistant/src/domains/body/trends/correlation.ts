import { daysBetween } from '../../internal/calendar.ts'
import type { DayValue } from '../../life-view.ts'
import { twoSidedP } from './student-t.ts'

/** Two things on the same day. */
export interface DayPair {
  readonly day: string
  readonly a: number
  readonly b: number
}

/** How closely two things go together: Pearson's coefficient, and how likely it is by chance. */
export interface Correlation {
  readonly n: number
  readonly r: number
  readonly p: number
}

/** With fewer days that have both, nothing is said of two things. */
export const LEAST_SHARED_DAYS = 7

/** The days that have both, oldest first. */
export function sharedDays(a: readonly DayValue[], b: readonly DayValue[]): DayPair[] {
  const others = new Map(b.map(({ day, value }) => [day, value]))
  return a.flatMap(({ day, value }) => {
    const other = others.get(day)
    return other === undefined ? [] : [{ day, a: value, b: other }]
  })
}

/**
 * Pearson's correlation over days. Nothing below seven of them, nor where one of the two never
 * changes. Days in a row resemble each other (whoever slept badly yesterday does so today), and
 * counting each as new evidence finds relations between any two things that drift. The days count as
 * fewer by how much both resemble their day before (Bartlett 1935): n (1 - ab) / (1 + ab).
 */
export function correlate(pairs: readonly DayPair[]): Correlation | undefined {
  const n = pairs.length
  if (n < LEAST_SHARED_DAYS) return undefined
  const a = deviations(pairs.map((pair) => pair.a))
  const b = deviations(pairs.map((pair) => pair.b))
  const spread = Math.sqrt(sumOfSquares(a) * sumOfSquares(b))
  if (!(spread > 0)) return undefined
  const r = clamp(a.reduce((sum, one, at) => sum + one * (b[at] ?? 0), 0) / spread, -1, 1)
  const isNext = pairs.map(
    ({ day }, at) => at > 0 && daysBetween(pairs[at - 1]?.day ?? '', day) === 1,
  )
  const kept = Math.max(0, likeness(a, isNext) * likeness(b, isNext))
  const counted = clamp((n * (1 - kept)) / (1 + kept), 3, n)
  const degrees = counted - 2
  const rest = 1 - r * r
  return { n, r, p: rest <= 0 ? 0 : twoSidedP(r * Math.sqrt(degrees / rest), degrees) }
}

/** How much a value resembles that of the day before, from -1 to 1. */
function likeness(values: readonly number[], isNext: readonly boolean[]): number {
  const next = values.flatMap((value, at) => (isNext[at] ? [value * (values[at - 1] ?? 0)] : []))
  if (next.length < 3) return 0
  const together = next.reduce((sum, one) => sum + one, 0) / next.length
  return clamp(together / (sumOfSquares(values) / values.length), -1, 1)
}

function deviations(values: readonly number[]): number[] {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return values.map((value) => value - mean)
}

const sumOfSquares = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value * value, 0)

const clamp = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value))
