import type { DailySeries } from '../../life-view.ts'
import {
  type Correlation,
  correlate,
  type DayPair,
  LEAST_SHARED_DAYS,
  sharedDays,
} from './correlation.ts'
import { holm } from './holm.ts'

export const CONFIDENCES = ['high', 'medium', 'low'] as const
export type Confidence = (typeof CONFIDENCES)[number]

/** Two series that go together, the one that is done before the one that is felt. */
export interface FoundPair extends Correlation {
  readonly a: DailySeries
  readonly b: DailySeries
  readonly confidence: Confidence
  /** What `b` is on average on days with more of `a` than its average, and on the others. */
  readonly onMore: number
  readonly onLess: number
}

/** Two series of which nothing is claimed: too few days have both, or no relation shows. */
export interface UnfoundPair {
  readonly a: DailySeries
  readonly b: DailySeries
  readonly reason: 'too-few-shared-days' | 'no-relation'
  readonly n: number
}

/** A weaker relation than this is none that anybody would notice. */
const LEAST_R = 0.3

/** From the surest: the fewer days there are, the less likely by chance it has to be. */
const LEVELS: readonly {
  readonly confidence: Confidence
  readonly n: number
  readonly p: number
}[] = [
  { confidence: 'high', n: 30, p: 0.01 },
  { confidence: 'medium', n: 14, p: 0.05 },
  { confidence: 'low', n: 7, p: 0.02 },
]

/** Looks at every two of these series, and corrects for how many that are; the closest first. */
export function findPairs(series: readonly DailySeries[]): {
  readonly found: readonly FoundPair[]
  readonly unfound: readonly UnfoundPair[]
} {
  const all = series.flatMap((one, at) => series.slice(at + 1).map((other) => beside(one, other)))
  const compared = all.map(([a, b]) => {
    const pairs = sharedDays(a.days, b.days)
    return { a, b, pairs, correlation: correlate(pairs) }
  })
  const tested = compared.filter((one) => one.correlation !== undefined)
  const corrected = holm(tested.map(({ correlation }) => correlation?.p ?? 1))
  const found: FoundPair[] = []
  const unfound: UnfoundPair[] = []
  for (const one of compared) {
    const { a, b, correlation, pairs } = one
    const p = corrected[tested.indexOf(one)]
    const means = averages(pairs)
    const confidence =
      correlation && p !== undefined && isTold(correlation, means)
        ? confidenceOf({ ...correlation, p })
        : undefined
    if (correlation && confidence && p !== undefined)
      found.push({ a, b, ...correlation, p, confidence, ...means })
    else unfound.push({ a, b, n: pairs.length, reason: reasonOf(pairs) })
  }
  return { found: found.sort((x, y) => Math.abs(y.r) - Math.abs(x.r)), unfound }
}

/** A few odd days may pull the coefficient one way and the averages the other: then neither is told. */
const isTold = ({ r }: Correlation, { onMore, onLess }: ReturnType<typeof averages>): boolean =>
  Math.sign(onMore - onLess) === Math.sign(r)

/** How sure a relation is; nothing where it may be chance, or is too weak to matter. */
export function confidenceOf({ n, r, p }: Correlation): Confidence | undefined {
  if (Math.abs(r) < LEAST_R) return undefined
  return LEVELS.find((level) => n >= level.n && p < level.p)?.confidence
}

/**
 * Two series as they are compared. What people record when they do it has no days of none, so that of
 * whoever always trains for half an hour nothing could be told: beside other things it is whether it was
 * done, as long as there are days with it and days without.
 */
function beside(one: DailySeries, other: DailySeries): readonly [DailySeries, DailySeries] {
  const [a, b] = inOrder(one, other)
  const marked = asMarks(a, b)
  if (marked) return [marked, b]
  const turned = asMarks(b, a)
  return turned ? [turned, a] : [a, b]
}

function asMarks(deed: DailySeries, other: DailySeries): DailySeries | undefined {
  const { done } = deed
  if (!done || other.done) return undefined
  const days = other.days
    .filter(({ day }) => done.days.has(day) || (day >= done.from && day <= done.until))
    .map(({ day }) => ({ day, value: done.days.has(day) ? 1 : 0 }))
  const isBoth = [0, 1].every((mark) => days.some(({ value }) => value === mark))
  return isBoth ? { ...deed, days, onMore: done.on } : undefined
}

function inOrder(one: DailySeries, other: DailySeries): readonly [DailySeries, DailySeries] {
  return one.role === 'state' && other.role === 'deed' ? [other, one] : [one, other]
}

const reasonOf = (pairs: readonly DayPair[]): UnfoundPair['reason'] =>
  pairs.length < LEAST_SHARED_DAYS ? 'too-few-shared-days' : 'no-relation'

function averages(pairs: readonly DayPair[]): { onMore: number; onLess: number } {
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
  const middle = mean(pairs.map(({ a }) => a))
  return {
    onMore: mean(pairs.filter(({ a }) => a > middle).map(({ b }) => b)),
    onLess: mean(pairs.filter(({ a }) => a <= middle).map(({ b }) => b)),
  }
}
