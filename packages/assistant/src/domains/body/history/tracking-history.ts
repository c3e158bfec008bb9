import type { Components } from '../custom/custom-value.ts'
import type { MetricMetadata } from '../metadata.ts'
import type { MetricType } from '../metric-types.ts'
import type { HistoryStats } from './summarise-history.ts'

/** A measurement of a history. */
export type EntryView = {
  readonly id: string
  readonly date: string
  readonly value: number | null
  readonly components: Components | null
  readonly unit: string
  readonly notes: string | null
  readonly metadata: MetricMetadata
}

/** How a measurement went over a window. */
export type TrackingHistory = {
  readonly type: MetricType
  /** As people call it, in their language when it is a common thing. */
  readonly name: string
  readonly unit: string
  readonly period: { readonly startDate: string; readonly endDate: string; readonly days: number }
  /** Whether the window is "the last so many days", rather than from one day to another. */
  readonly endsToday: boolean
  /** The newest 100, newest first. */
  readonly entries: readonly EntryView[]
  readonly entryCount: number
  readonly addsUp: boolean
  readonly stats: HistoryStats | null
  /** Of a measurement with several numbers, by their names. */
  readonly componentStats: Readonly<Record<string, HistoryStats>> | null
  /** Other words that the user may have meant; only when theirs fits nothing. */
  readonly known: readonly string[] | null
}
