import { toUuid } from '@parco/store'
import type { QueryMeaning } from '../../../meaning/meaning.ts'
import type { DomainContext } from '../../domain-context.ts'
import { selectRows } from '../../internal/select-rows.ts'
import { nearestTexts } from '../meaning/near-meanings.ts'
import { withMeanings } from '../meaning/with-meanings.ts'
import { type KnowledgeRow, knowledge } from '../tables.ts'
import { createFactIndex, type FactHit, type FactIndex, type SearchableFact } from './fact-index.ts'
import { createKeptByUser } from './kept-by-user.ts'

/** What a search needs of a conversation or a reader. */
export type FactReader = Pick<DomainContext, 'sql' | 'userId'>

interface KeptIndex {
  /** What was written last when it was last looked at. */
  readonly written: string
  readonly erasures: number
  readonly index: FactIndex
  readonly count: number
}

/** Of users that asked last; each takes about 2 kB a fact. */
const kept = createKeptByUser<KeptIndex>(16)

/** More facts than these are no answer. */
const MAX_HITS = 50

/** How far a search goes. */
export interface FactSearch {
  readonly limit?: number
  /** What the query means, where facts are to be found without a word of it. */
  readonly meaning?: QueryMeaning | undefined
}

/** A fact that fits a query, as it is kept now. */
export type FoundFact = Omit<FactHit, 'id'> & {
  readonly fact: KnowledgeRow
  /** How near its meaning is to the query's, from 0 to 1, where there are vectors. */
  readonly meaning: number
}

/** What a search found, and among how many. */
export interface FoundFacts {
  readonly hits: readonly FoundFact[]
  readonly count: number
}

/**
 * The facts that hold and fit a query, the best first. The index takes in what came and gives up what
 * went since it was last asked, by whichever way; what it finds is read from the database, so that
 * nothing is told that is not there.
 */
export async function searchFacts(
  query: string,
  reader: FactReader,
  { limit = MAX_HITS, meaning }: FactSearch = {},
): Promise<FoundFacts> {
  const { index, count } = await indexOf(reader)
  const near = await nearestTexts('fact', meaning, reader)
  const hits = withMeanings(index.search(query), near).slice(0, limit)
  if (hits.length === 0) return { hits: [], count }
  const rows = await selectRows(
    knowledge,
    `id = any($2::uuid[]) and ${HOLDS}`,
    [idsOf(hits)],
    reader,
  )
  const byId = new Map<string, KnowledgeRow>(rows.map((row) => [toUuid(row.id), row]))
  const found = hits.flatMap(({ id, ...hit }) => {
    const fact = byId.get(id)
    return fact === undefined ? [] : [{ ...hit, fact }]
  })
  return { hits: found, count }
}

const HOLDS = 'superseded_by_id is null and forgotten_at is null'

const idsOf = (hits: readonly { readonly id: string }[]): string[] => hits.map(({ id }) => id)

async function indexOf(reader: FactReader): Promise<KeptIndex> {
  const { written, erasures } = await lastChange(reader)
  const known = kept.get(reader.userId)
  // Words that were erased may stand in the quotes of others too.
  const usable = known?.erasures === erasures ? known : undefined
  const isCurrent = usable?.written === written && written !== ''
  const current = isCurrent
    ? usable
    : { written, erasures, ...(await bringUpToDate(usable, reader)) }
  kept.set(reader.userId, current)
  return current
}

/** The user's latest receipt, which whatever writes leaves, and how much was erased for good. */
async function lastChange({
  sql,
  userId,
}: FactReader): Promise<Omit<KeptIndex, 'index' | 'count'>> {
  const [row] = await sql.read<{ written: string | null; erasures: number }>(
    `select (select id from receipts where user_id = $1 order by created_at desc, id desc limit 1)
              as written,
            (select count(*)::integer from tombstones where user_id = $1 and terms is null)
              as erasures`,
    [toUuid(userId)],
  )
  return { written: row?.written ?? '', erasures: row?.erasures ?? 0 }
}

type Loaded = Pick<KeptIndex, 'index' | 'count'>

/** Where more than this went, what is left of them takes more room than it is worth. */
const MOST_GONE = 0.5

async function bringUpToDate(known: KeptIndex | undefined, reader: FactReader): Promise<Loaded> {
  if (known === undefined) return loadAll(reader)
  const held = await heldIds(reader)
  const gone = [...known.index.ids].filter((id) => !held.has(id))
  if (gone.length > known.count * MOST_GONE) return loadAll(reader)
  for (const id of gone) known.index.remove(id)
  const indexed = new Set(known.index.ids)
  const added = [...held].filter((id) => !indexed.has(id))
  if (added.length > 0) {
    for (const fact of await readSearchable(reader, added)) known.index.add(fact)
  }
  return { index: known.index, count: held.size }
}

async function loadAll(reader: FactReader): Promise<Loaded> {
  const facts = await readSearchable(reader, null)
  return { index: createFactIndex(facts), count: facts.length }
}

/** All of them in one value: thousands of rows take ten times as long. */
async function heldIds({ sql, userId }: FactReader): Promise<ReadonlySet<string>> {
  const [row] = await sql.query<{ ids: string | null }>(
    `select string_agg(id::text, ' ') as ids from knowledge where user_id = $1 and ${HOLDS}`,
    [toUuid(userId)],
  )
  return new Set(row?.ids?.split(' '))
}

/** What is searched of the facts that hold: of these alone, or of all. */
const readSearchable = (
  { sql, userId }: FactReader,
  ids: readonly string[] | null,
): Promise<SearchableFact[]> =>
  sql.query<SearchableFact>(
    `select id, content, quote from knowledge
      where user_id = $1 and ${HOLDS} and ($2::uuid[] is null or id = any($2::uuid[]))`,
    [toUuid(userId), ids],
  )
