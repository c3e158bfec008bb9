import { and, desc, eq } from 'drizzle-orm'
import type { DomainContext, Resolution } from '../../domain.ts'
import { cleanName } from '../../internal/clean-text.ts'
import { bestMatches, nameKey } from '../../internal/match-name.ts'
import { askWhich } from '../../internal/preparations.ts'
import { metrics } from '../tables.ts'

/**
 * Something of their own that a user measures. It is what its latest entry says: it begins with the
 * first entry and is gone with the last, so that undoing or deleting entries never leaves a wrong unit behind.
 */
export interface CustomMetric {
  readonly name: string
  readonly key: string
  readonly unit: string
}

/** What the user measures besides the common things, by name. */
export async function readCustomMetrics(context: DomainContext): Promise<CustomMetric[]> {
  const rows = await context.sql.drizzle
    .selectDistinctOn([metrics.customKey], {
      name: metrics.customName,
      key: metrics.customKey,
      unit: metrics.unit,
    })
    .from(metrics)
    .where(and(eq(metrics.userId, context.userId), eq(metrics.type, 'custom')))
    .orderBy(metrics.customKey, desc(metrics.id))
  return rows.map(({ key, name, unit }) => ({ name: name ?? '', key: key ?? '', unit }))
}

/**
 * Finds what the user measures by their own word for it. `undefined` is a word that fits nothing
 * yet, which a new measurement may take as its name.
 */
export async function resolveCustomMetric(
  reference: string,
  context: DomainContext,
): Promise<Resolution<CustomMetric> | undefined> {
  const all = await readCustomMetrics(context)
  const same = all.find(({ key }) => key === nameKey(cleanName(reference)))
  if (same) return { status: 'found', row: same }
  const { candidates, match } = bestMatches(reference, all, ({ name }) => name)
  if (candidates.length === 0 || match === 'overlap') return undefined
  const [only] = candidates
  if (only && candidates.length === 1) return { status: 'found', row: only }
  return askWhich(
    'metricRef',
    context.text('metric.askWhichCustom'),
    candidates.map(({ name }) => ({ label: name, value: name })),
  )
}
