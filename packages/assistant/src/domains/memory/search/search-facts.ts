import type { Id, UserId } from '@parco/protocol'
import { toUuid } from '@parco/store'
import type { DomainContext } from '../../domain.ts'
import { selectRows } from '../../internal/select-rows.ts'
import { readFacts } from '../facts/read-facts.ts'
import { type KnowledgeRow, knowledge } from '../tables.ts'
import { createFactIndex, type FactHit, type FactIndex } from './fact-index.ts'

/** What a search needs of a conversation or a reader. */
export type FactReader = Pick<DomainContext, 'sql' | 'userId'>

interface KnownFact {
  readonly id: Id<'kno'>
  readonly content: string
  readonly quote: string | null
}

interface KeptIndex {
  /** The user's latest receipt when it was last looked at: whatever writes leaves a newer one. */
  readonly receipt: string
  /** Of the facts that it is about: another one when any of them comes or goes. */
  readonly version: string
  readonly index: FactIndex<KnownFact>
  readonly count: number
}

/** Indexes of users that asked last; each takes about 2 kB a fact. */
const kept = new Map<UserId, KeptIndex>()
const MAX_KEPT = 16

/** More facts than these are no answer. */
const MAX_HITS = 50

/** What a search found, and among how many. */
export interface FoundFacts {
  readonly hits: readonly FactHit<KnowledgeRow>[]
  readonly count: number
}

/**
 * The facts that hold and fit a query, the best first. The index is made when facts came or went, by
 * whichever way; what it finds is read from the database, so that nothing is told that is not there.
 */
export async function searchFacts(query: string, reader: FactReader): Promise<FoundFacts> {
  const { index, count } = await indexOf(reader)
  const hits = index.search(query).slice(0, MAX_HITS)
  if (hits.length === 0) return { hits: [], count }
  const rows = await selectRows(
    knowledge,
    'id = any($2::uuid[]) and superseded_by_id is null and forgotten_at is null',
    [hits.map(({ fact }) => toUuid(fact.id))],
    reader,
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  const found = hits.flatMap((hit) => {
    const fact = byId.get(hit.fact.id)
    return fact === undefined ? [] : [{ ...hit, fact }]
  })
  return { hits: found, count }
}

async function indexOf(reader: FactReader): Promise<KeptIndex> {
  const { userId } = reader
  const current = await bringUpToDate(kept.get(userId), reader)
  kept.delete(userId)
  kept.set(userId, current)
  for (const [oldest] of kept) if (kept.size > MAX_KEPT) kept.delete(oldest)
  return current
}

async function bringUpToDate(known: KeptIndex | undefined, reader: FactReader): Promise<KeptIndex> {
  const receipt = await latestReceipt(reader)
  if (known?.receipt === receipt && receipt !== '') return known
  const version = await versionOf(reader)
  if (known?.version === version) return { ...known, receipt }
  const facts = await readFacts(reader)
  const index = createFactIndex(facts.map(({ id, content, quote }) => ({ id, content, quote })))
  return { receipt, version, index, count: facts.length }
}

async function latestReceipt({ sql, userId }: FactReader): Promise<string> {
  const [row] = await sql.query<{ id: string }>(
    'select id from receipts where user_id = $1 order by created_at desc, id desc limit 1',
    [toUuid(userId)],
  )
  return row?.id ?? ''
}

/** How many facts hold, and a sum over their ids: the words of one never change while it holds. */
async function versionOf({ sql, userId }: FactReader): Promise<string> {
  const [row] = await sql.query<{ version: string }>(
    `select count(*) || ' ' || coalesce(bit_xor(uuid_hash_extended(id, 0)), 0) as version
       from knowledge where user_id = $1 and superseded_by_id is null and forgotten_at is null`,
    [toUuid(userId)],
  )
  return row?.version ?? ''
}
