import { toUuid } from '@parco/store'
import type { DomainContext } from '../../domain-context.ts'
import { selectRows } from '../../internal/select-rows.ts'
import {
  type LifeDecision,
  type LifeDecisionOption,
  lifeDecisionOptions,
  lifeDecisions,
} from '../tables.ts'

/** Older ones are not looked at. */
const MAX_DECISIONS = 500

/** A decision with what there was to choose from. */
export interface KeptDecision {
  readonly decision: LifeDecision
  readonly options: readonly LifeDecisionOption[]
}

/** Every decision of the user, the newest first. */
export async function readDecisions(context: DomainContext): Promise<LifeDecision[]> {
  const order = `true order by coalesce(decided_on, created_at::date) desc, created_at desc, id desc limit ${MAX_DECISIONS}`
  return selectRows(lifeDecisions, order, [], context)
}

/** One decision, when it is there. */
export async function readDecision(
  id: LifeDecision['id'],
  context: DomainContext,
): Promise<KeptDecision | undefined> {
  const [decision] = await selectRows(lifeDecisions, 'id = $2', [toUuid(id)], context)
  return decision && { decision, options: await readOptions(id, context) }
}

/** What there was to choose from, in the order in which it was said. */
export const readOptions = (
  id: LifeDecision['id'],
  context: DomainContext,
): Promise<LifeDecisionOption[]> =>
  selectRows(lifeDecisionOptions, 'decision_id = $2 order by position, id', [toUuid(id)], context)

/** The same of several decisions, by decision. */
export async function readOptionsOf(
  ids: readonly LifeDecision['id'][],
  context: DomainContext,
): Promise<ReadonlyMap<LifeDecision['id'], readonly LifeDecisionOption[]>> {
  if (ids.length === 0) return new Map()
  const all = await selectRows(
    lifeDecisionOptions,
    'decision_id = any($2::uuid[]) order by decision_id, position, id',
    [ids.map(toUuid)],
    context,
  )
  return Map.groupBy(all, ({ decisionId }) => decisionId)
}
