import type { SeriesUnit } from '../../life-view.ts'
import type { Confidence } from './find-pairs.ts'

/** Where one thing is going. */
export type SeriesTrend = {
  readonly key: string
  readonly name: string
  readonly unit: SeriesUnit
  /** Days that have a value, and their share of the window. */
  readonly n: number
  readonly density: number
  readonly direction: 'rising' | 'falling' | 'stable'
  readonly changePerWeek: number
  readonly mean: number
  readonly min: number
  readonly max: number
}

/** Two things that go together. */
export type PairTrend = {
  readonly a: string
  readonly b: string
  readonly n: number
  readonly r: number
  /** Corrected for how many pairs were looked at. */
  readonly p: number
  readonly confidence: Confidence
  /** What `b` is on average on days with more of `a`, and on the others, in `unit`. */
  readonly onMore: number
  readonly onLess: number
  readonly unit: SeriesUnit
  readonly words: { readonly onMore: string; readonly own: string }
}

/** What is not told, and why: of one thing, or of two together. */
export type Withheld = {
  readonly name: string
  readonly other: string | null
  readonly reason: 'no-data' | 'too-few-days' | 'too-few-shared-days' | 'no-relation'
  /** Days there are, and days that are needed. */
  readonly n: number
  readonly needed: number
}

/** Where things are going over a window that ends today, and what goes together. */
export type Trends = {
  readonly period: { readonly startDate: string; readonly endDate: string; readonly days: number }
  /** What was asked for: the direction of things, what goes together, or whatever there is. */
  readonly asked: 'direction' | 'relation' | 'all'
  readonly series: readonly SeriesTrend[]
  readonly pairs: readonly PairTrend[]
  readonly withheld: readonly Withheld[]
}
