import { isId } from '@parco/protocol'
import { asc, eq } from 'drizzle-orm'
import type { DomainContext, Resolution } from '../../domain.ts'
import { cleanName } from '../../internal/clean-text.ts'
import { bestMatches, nameKey } from '../../internal/match-name.ts'
import { askWhich } from '../../internal/preparations.ts'
import { type CustomMetric, customMetrics } from '../tables.ts'

/** What the user measures besides the common things, in the order in which they began. */
export async function readCustomMetrics(context: DomainContext): Promise<CustomMetric[]> {
  return context.sql.drizzle
    .select()
    .from(customMetrics)
    .where(eq(customMetrics.userId, context.userId))
    .orderBy(asc(customMetrics.id))
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
  const byId = isId('customMetric', reference)
    ? all.find((metric) => metric.id === reference)
    : undefined
  if (byId) return { status: 'found', row: byId }
  const same = all.find((metric) => metric.nameKey === nameKey(cleanName(reference)))
  if (same) return { status: 'found', row: same }
  const { candidates, match } = bestMatches(reference, all, (metric) => metric.name)
  if (candidates.length === 0 || match === 'overlap') return undefined
  const [only] = candidates
  if (only && candidates.length === 1) return { status: 'found', row: only }
  return askWhich(
    'metricRef',
    context.text('metric.askWhichCustom'),
    candidates.map((metric) => ({ label: metric.name, value: metric.id })),
  )
}
