import { and, desc, eq, gte, lte, type SQL } from 'drizzle-orm'
import type { DomainContext } from '../../domain.ts'
import { type Metric, metrics } from '../tables.ts'
import type { EntryFacts } from './describe-entry.ts'

export interface EntryFilter {
  readonly type?: Metric['type'] | undefined
  readonly customKey?: string | undefined
  readonly from?: string | undefined
  readonly until?: string | undefined
  readonly limit: number
}

/** Measurements, newest first: by day, then by when they were recorded. */
export async function readEntries(filter: EntryFilter, context: DomainContext): Promise<Metric[]> {
  const conditions: SQL[] = [eq(metrics.userId, context.userId)]
  if (filter.type !== undefined) conditions.push(eq(metrics.type, filter.type))
  if (filter.customKey !== undefined) conditions.push(eq(metrics.customKey, filter.customKey))
  if (filter.from !== undefined) conditions.push(gte(metrics.measuredOn, filter.from))
  if (filter.until !== undefined) conditions.push(lte(metrics.measuredOn, filter.until))
  return context.sql.drizzle
    .select()
    .from(metrics)
    .where(and(...conditions))
    .orderBy(desc(metrics.measuredOn), desc(metrics.id))
    .limit(filter.limit)
}

/** One measurement, when it is there. */
export async function readEntry(
  id: Metric['id'],
  context: DomainContext,
): Promise<Metric | undefined> {
  const [entry] = await context.sql.drizzle
    .select()
    .from(metrics)
    .where(and(eq(metrics.userId, context.userId), eq(metrics.id, id)))
  return entry
}

/** Picks the facts out of a measurement. */
export function toEntryFacts(entry: EntryFacts): EntryFacts {
  const { type, customName, value, components, unit, measuredOn, notes, metadata } = entry
  return { type, customName, value, components, unit, measuredOn, notes, metadata }
}
