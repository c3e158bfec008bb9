import type { Components } from '../custom/custom-value.ts'
import type { MetricMetadata } from '../metadata.ts'
import type { MetricType } from '../metric-types.ts'
import type { TargetProgress } from '../targets/target.ts'
import type { DayValue, HistoryStats } from './summarise-history.ts'

/** A measurement of a history. */
export type EntryView = {
  readonly id: string
  readonly date: string
  readonly value: number | null
  readonly components: Components | null
  readonly unit: string
  readonly notes: string | null
  readonly metadata: MetricMetadata
  /** When it was written down, as an instant. */
  readonly recordedAt: string
}

/** How a measurement went over a window. */
export type TrackingHistory = {
  readonly type: MetricType
  /** As people call it, in their language when it is a common thing. */
  readonly name: string
  readonly unit: string
  readonly period: { readonly startDate: string; readonly endDate: string; readonly days: number }
  /** The figure that is asked for, where it is not the measurement itself. */
  readonly measure:
    | 'distance'
    | 'pace'
    | 'target'
    | 'latest'
    | 'enough'
    | 'usual'
    | 'highest'
    | 'lowest'
    | 'changed'
    | 'compared'
    | null
  /** The days before these, where the two are compared. */
  readonly before: Pick<TrackingHistory, 'period' | 'stats'> | null
  /** Of all entries together. */
  readonly distanceKm: number
  /** The latest measurement before the window, where the window has none. */
  readonly lastBefore: EntryView | null
  /** Whether the window is "the last so many days", rather than from one day to another. */
  readonly endsToday: boolean
  /** The newest 100, newest first. */
  readonly entries: readonly EntryView[]
  readonly entryCount: number
  readonly addsUp: boolean
  /** Every value of the window, summed by day where it adds up, oldest first: what a chart draws. */
  readonly days: readonly DayValue[]
  readonly stats: HistoryStats | null
  /** Of a measurement with several numbers, by their names. */
  readonly componentStats: Readonly<Record<string, HistoryStats>> | null
  /**
   * What the user wants of it, where they set a target: how far they are on the last day or in its
   * week, and on how many days a daily one was reached. Not for one kind of exercise alone.
   */
  readonly target: (TargetProgress & { readonly daysReached: number }) | null
  /** Other words that the user may have meant; only when theirs fits nothing. */
  readonly known: readonly string[] | null
}
