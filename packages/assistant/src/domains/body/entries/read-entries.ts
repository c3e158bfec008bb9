import { and, desc, eq, gte, lte, type SQL } from 'drizzle-orm'
import type { DomainContext } from '../../domain.ts'
import { type CustomMetric, customMetrics, type Metric, metrics } from '../tables.ts'
import type { EntryFacts } from './describe-entry.ts'

/** A measurement with the name of what was measured when that is the user's own. */
export interface Entry extends Metric {
  readonly customName: string | null
}

export interface EntryFilter {
  readonly type?: Metric['type'] | undefined
  readonly customMetricId?: CustomMetric['id'] | undefined
  readonly from?: string | undefined
  readonly until?: string | undefined
  readonly limit: number
}

/** Measurements, newest first: by day, then by when they were recorded. */
export async function readEntries(filter: EntryFilter, context: DomainContext): Promise<Entry[]> {
  const conditions: SQL[] = [eq(metrics.userId, context.userId)]
  if (filter.type !== undefined) conditions.push(eq(metrics.type, filter.type))
  if (filter.customMetricId !== undefined) {
    conditions.push(eq(metrics.customMetricId, filter.customMetricId))
  }
  if (filter.from !== undefined) conditions.push(gte(metrics.measuredOn, filter.from))
  if (filter.until !== undefined) conditions.push(lte(metrics.measuredOn, filter.until))
  return select(conditions, filter.limit, context)
}

/** One measurement, when it is there. */
export async function readEntry(
  id: Metric['id'],
  context: DomainContext,
): Promise<Entry | undefined> {
  const [entry] = await select([eq(metrics.userId, context.userId), eq(metrics.id, id)], 1, context)
  return entry
}

/** Picks the facts out of an entry. */
export function toEntryFacts(entry: EntryFacts): EntryFacts {
  const { type, customName, value, components, unit, measuredOn, notes, metadata } = entry
  return { type, customName, value, components, unit, measuredOn, notes, metadata }
}

async function select(
  conditions: readonly SQL[],
  limit: number,
  context: DomainContext,
): Promise<Entry[]> {
  const rows = await context.sql.drizzle
    .select({ metric: metrics, customName: customMetrics.name })
    .from(metrics)
    .leftJoin(
      customMetrics,
      and(eq(customMetrics.userId, metrics.userId), eq(customMetrics.id, metrics.customMetricId)),
    )
    .where(and(...conditions))
    .orderBy(desc(metrics.measuredOn), desc(metrics.id))
    .limit(limit)
  return rows.map(({ metric, customName }) => ({ ...metric, customName }))
}
