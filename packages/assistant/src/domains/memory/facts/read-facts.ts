import type { Id } from '@parco/protocol'
import { toUuid } from '@parco/store'
import type { DomainContext } from '../../domain.ts'
import { selectRows } from '../../internal/select-rows.ts'
import { type KnowledgeRow, knowledge } from '../tables.ts'

/** Everything that holds: neither replaced nor forgotten, the newest first. */
export function readFacts(context: Pick<DomainContext, 'sql' | 'userId'>): Promise<KnowledgeRow[]> {
  return selectRows(
    knowledge,
    'superseded_by_id is null and forgotten_at is null order by created_at desc, id desc',
    [],
    context,
  )
}

/** One fact that holds. */
export async function findFact(
  id: Id<'kno'>,
  context: Pick<DomainContext, 'sql' | 'userId'>,
): Promise<KnowledgeRow | undefined> {
  const [row] = await selectRows(
    knowledge,
    'id = $2 and superseded_by_id is null and forgotten_at is null',
    [toUuid(id)],
    context,
  )
  return row
}

/** How many things are kept and hold. */
export async function countFacts({
  sql,
  userId,
}: Pick<DomainContext, 'sql' | 'userId'>): Promise<number> {
  const [row] = await sql.query<{ count: number }>(
    `select count(*)::integer as count from knowledge
      where user_id = $1 and superseded_by_id is null and forgotten_at is null`,
    [toUuid(userId)],
  )
  return row?.count ?? 0
}
