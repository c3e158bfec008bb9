import { toUuid } from '@parco/store'
import type { DomainContext } from '../../domain-context.ts'
import type { Resolution } from '../../domain-tool.ts'
import { bestMatches } from '../../internal/match-name.ts'
import { askWhich } from '../../internal/preparations.ts'
import { isDose, metricKey, readableName } from './known-metric.ts'

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
export async function readCustomMetrics(context: DomainContext): Promise<readonly CustomMetric[]> {
  return context.sql.read<CustomMetric>(
    `select distinct on (custom_key) custom_key as key, custom_name as name, unit
     from metrics where user_id = $1 and type = 'custom' order by custom_key, id desc`,
    [toUuid(context.userId)],
  )
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
  const same = all.find(({ name }) => metricKey(name) === metricKey(reference))
  if (same) return { status: 'found', row: same }
  // "pressão" is none of the "remédio da pressão": a medicine goes by its whole name.
  const measured = all.filter(({ unit }) => !isDose(unit))
  const { candidates, match } = bestMatches(reference, measured, ({ name }) => name)
  if (candidates.length === 0 || match === 'overlap') return undefined
  const [only] = candidates
  if (only && candidates.length === 1) return { status: 'found', row: only }
  return askWhich(
    'metricRef',
    context.text('metric.askWhichCustom'),
    candidates.map(({ name }) => ({ label: readableName(name, context), value: name })),
  )
}
