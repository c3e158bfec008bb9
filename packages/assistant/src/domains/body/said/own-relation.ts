import type { JsonObject } from '@parco/protocol'
import type { DomainContext } from '../../domain-context.ts'
import type { Instead } from '../../domain-tool.ts'
import { nameKey } from '../../internal/match-name.ts'
import { resolveCustomMetric } from '../custom/resolve-custom-metric.ts'
import { metricName } from '../entries/describe-entry.ts'
import { METRIC_TYPES } from '../metric-types.ts'

/** "o estresse afeta meu sono?": whether two things go together, one of which is a measurement of the user's own. */
export async function ownRelation(
  { one, other }: JsonObject,
  context: DomainContext,
): Promise<Instead | undefined> {
  const [first, second] = [
    await followedAs(String(one), context),
    await followedAs(String(other), context),
  ]
  if (!first || !second || !(first.isOwn || second.isOwn) || first.name === second.name) {
    return undefined
  }
  return { call: { intent: 'get_trends', params: { metrics: [first.name, second.name] } } }
}

async function followedAs(said: string, context: DomainContext) {
  const type = METRIC_TYPES.find(
    (one) => nameKey(metricName({ type: one, customName: null }, context)) === nameKey(said),
  )
  if (type) return { name: type, isOwn: false }
  const found = await resolveCustomMetric(said, context)
  return found?.status === 'found' ? { name: found.row.name, isOwn: true } : undefined
}
