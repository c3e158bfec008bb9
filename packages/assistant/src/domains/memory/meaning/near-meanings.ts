import { toUuid } from '@parco/store'
import type { QueryMeaning } from '../../../meaning/meaning.ts'
import type { DomainContext } from '../../domain-context.ts'
import { createKeptByUser } from '../search/kept-by-user.ts'

/** What a search by meaning needs of a conversation or a reader. */
export type VectorReader = Pick<DomainContext, 'sql' | 'userId'>

/** A vector with its length, which is not worked out again for each question. */
interface Direction {
  readonly vector: Int8Array
  readonly length: number
}

interface KeptVectors {
  readonly model: string
  /** The place of the newest, and how many the database has. */
  place: number
  count: number
  readonly fact: Map<string, Direction>
  readonly turn: Map<string, Direction>
}

/** Of users that asked last; each takes as many bytes a text as the model has dimensions. */
const kept = createKeptByUser<KeptVectors>(8)

/** Of more texts the newest are compared: a question takes 60 ms for as many of 1,536 dimensions. */
const MAX_COMPARED = 20_000
/** So many are read at a time. */
const BATCH = 500

/** Below this share of the way from unrelated to equal a text has nothing to do with the question. */
export const RELATED = 0.1
/** From this on it may answer it, without a word of it. */
export const ANSWERS_BY_MEANING = 0.2
/** How much a text that means the same counts beside the one whose words fit best, which is 1. */
export const MEANING_WEIGHT = 1
/** So many without a common word are looked at. */
const MOST_NEAR = 20

/** The texts nearest to a question, each with how near: from 0, unrelated, to 1. */
export async function nearestTexts(
  kind: 'fact' | 'turn',
  meaning: QueryMeaning | undefined,
  reader: VectorReader,
): Promise<ReadonlyMap<string, number>> {
  if (meaning === undefined) return new Map()
  const vectors = await vectorsOf(meaning.model, reader)
  const { floor } = meaning
  const asked = Float32Array.from(meaning.vector)
  const askedLength = Math.sqrt(product(asked, asked))
  const near = [...vectors[kind]].flatMap(
    ([ref, { vector, length }]): (readonly [string, number])[] => {
      if (vector.length !== asked.length || length === 0) return []
      const cosine = product(asked, vector) / (askedLength * length)
      const nearness = (cosine - floor) / (1 - floor)
      return nearness >= RELATED ? [[ref, nearness]] : []
    },
  )
  near.sort(([, one], [, other]) => other - one)
  return new Map(near.slice(0, MOST_NEAR))
}

function product(one: Float32Array | Int8Array, other: Float32Array | Int8Array): number {
  let sum = 0
  for (let at = 0; at < one.length; at += 1) sum += (one[at] as number) * (other[at] as number)
  return sum
}

async function vectorsOf(model: string, reader: VectorReader): Promise<KeptVectors> {
  const known = kept.get(reader.userId)
  const [{ place, count } = { place: 0, count: 0 }] = await reader.sql.query<{
    place: number
    count: number
  }>(
    `select coalesce(max(place), 0) as place, count(*) as count from memory_vectors
      where user_id = $1 and model = $2`,
    [toUuid(reader.userId), model],
  )
  if (known?.model === model && known.place === place && known.count === count) return known
  const grown = known?.model === model ? await take(known, count, reader) : undefined
  const vectors = grown?.count === count ? grown : await loadAll(model, count, reader)
  kept.set(reader.userId, vectors)
  return vectors
}

/** Takes in what is new. Where the count then differs, something went, and all is read again. */
async function take(
  known: KeptVectors,
  count: number,
  reader: VectorReader,
): Promise<KeptVectors | undefined> {
  if (count < known.count) return undefined
  for (;;) {
    const read = await readBatch(known, reader)
    if (read < BATCH) return known
  }
}

async function loadAll(model: string, count: number, reader: VectorReader): Promise<KeptVectors> {
  const vectors: KeptVectors = { model, place: 0, count: 0, fact: new Map(), turn: new Map() }
  if (count > MAX_COMPARED) {
    const [row] = await reader.sql.query<{ place: number }>(
      `select place from memory_vectors where user_id = $1 and model = $2
        order by place desc offset $3 limit 1`,
      [toUuid(reader.userId), model, MAX_COMPARED],
    )
    vectors.place = row?.place ?? 0
  }
  await take(vectors, count, reader)
  vectors.count = count
  return vectors
}

/** One value for many rows: thousands of rows take ten times as long. */
async function readBatch(vectors: KeptVectors, { sql, userId }: VectorReader): Promise<number> {
  const [row] = await sql.query<{ rows: string | null; place: number | null }>(
    `select string_agg(kind || ' ' || ref || ' ' || translate(encode(vector, 'base64'), E'\\n', ''), ',')
              as rows, max(place) as place
       from (select kind, ref, vector, place from memory_vectors
              where user_id = $1 and model = $2 and place > $3 order by place limit ${BATCH}) as batch`,
    [toUuid(userId), vectors.model, vectors.place],
  )
  const rows = row?.rows?.split(',') ?? []
  for (const one of rows) {
    const [kind, ref = '', bytes = ''] = one.split(' ')
    const texts = kind === 'fact' ? vectors.fact : vectors.turn
    if (!texts.has(ref)) vectors.count += 1
    const vector = new Int8Array(Buffer.from(bytes, 'base64'))
    texts.set(ref, { vector, length: Math.sqrt(product(vector, vector)) })
  }
  vectors.place = row?.place ?? vectors.place
  return rows.length
}
