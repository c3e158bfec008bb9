import type { Id } from '@parco/protocol'
import { toUuid } from '@parco/store'
import type { DomainContext } from '../../domain-context.ts'
import { selectRows } from '../../internal/select-rows.ts'
import { searchFacts } from '../search/search-facts.ts'
import { type KnowledgeRow, knowledge } from '../tables.ts'
import { factKey } from './fact-key.ts'

/** Everything that holds: neither replaced nor forgotten, the newest first. */
export function readFacts(context: Pick<DomainContext, 'sql' | 'userId'>): Promise<KnowledgeRow[]> {
  return selectRows(
    knowledge,
    'superseded_by_id is null and forgotten_at is null order by created_at desc, id desc',
    [],
    context,
  )
}

/** What may have to do with a new fact: what shares its words, and what only one thing can be true of. */
export async function factsNear(
  content: string,
  context: Pick<DomainContext, 'sql' | 'userId'>,
): Promise<KnowledgeRow[]> {
  const { hits } = await searchFacts(content, context)
  const found = new Map(hits.map(({ fact }) => [fact.id, fact]))
  const key = factKey(content)?.key
  const alike =
    key === undefined
      ? []
      : await selectRows(
          knowledge,
          'key = $2 and superseded_by_id is null and forgotten_at is null',
          [key],
          context,
        )
  for (const fact of alike) found.set(fact.id, fact)
  return [...found.values()].sort(newestFirst)
}

const newestFirst = (one: KnowledgeRow, other: KnowledgeRow): number =>
  other.createdAt.getTime() - one.createdAt.getTime() || (other.id < one.id ? -1 : 1)

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
