import type { DomainContext } from '../../domain-context.ts'
import type { DomainVectors, MeantText, TextVector } from '../../domain-memory.ts'
import { holdsSecret } from '../facts/is-secret.ts'
import { TELLS_NOTHING } from '../turns/kept-turns.ts'
import { isForgottenText } from '../turns/search-turns.ts'

/** What the user wrote in one message. */
const SAID = `(select string_agg(part ->> 'text', E'\\n') from jsonb_array_elements(m.parts) as part
    where part ->> 'type' = 'text')`

/** A "sim" or "oi" means nothing by itself. */
const SHORTEST = 8

/** The facts that hold and what the user wrote, as far as they have no vector: facts and new messages first. */
export const memoryVectors: DomainVectors = {
  async missing(context, model, limit) {
    const facts = await missingFacts(context, model, limit)
    if (facts.length >= limit) return facts
    return [...facts, ...(await missingTurns(context, model, limit - facts.length))]
  },
  async keep(context, model, vectors) {
    const [facts, turns] = [ofKind(vectors, 'fact'), ofKind(vectors, 'turn')]
    return (await keepFacts(context, model, facts)) + (await keepTurns(context, model, turns))
  },
}

const ofKind = (vectors: readonly TextVector[], kind: string): readonly TextVector[] =>
  vectors.filter((one) => one.kind === kind && one.vector.length > 0)

const missingFacts = ({ sql }: DomainContext, model: string, limit: number): Promise<MeantText[]> =>
  sql.query<MeantText>(
    `select 'fact' as kind, id as ref, content as text from knowledge as k
      where user_id = parco_user_id() and superseded_by_id is null and forgotten_at is null
        and not exists (select from memory_vectors as v
          where v.user_id = k.user_id and v.kind = 'fact' and v.ref = k.id and v.model = $1)
      order by created_at desc limit $2`,
    [model, limit],
  )

async function missingTurns(
  context: DomainContext,
  model: string,
  limit: number,
): Promise<MeantText[]> {
  const rows = await context.sql.query<MeantText>(
    `select 'turn' as kind, m.id as ref, said.text
       from messages as m
       join turns on turns.user_id = m.user_id and turns.id = m.turn_id
       join conversations as c on c.user_id = m.user_id and c.id = m.conversation_id
       cross join lateral (select ${SAID} as text) as said
      where m.user_id = parco_user_id() and m.role = 'user' and c.deleted_at is null
        and turns.status <> 'running' and char_length(said.text) >= ${SHORTEST}
        and not exists (select from memory_vectors as v
          where v.user_id = m.user_id and v.kind = 'turn' and v.ref = m.id and v.model = $1)
        and not exists (select from decisions as d
          where d.user_id = m.user_id and d.turn_id = m.turn_id and d.intent = any($3))
      order by m.created_at desc limit $2`,
    [model, limit, TELLS_NOTHING],
  )
  const isForgotten = await isForgottenText(context)
  return rows.filter(({ text }) => !isForgotten(text) && !holdsSecret(text))
}

/** Whoever erases words waits for this, or this for them: no vector outlives its words. */
const keepFacts = ({ sql }: DomainContext, model: string, vectors: readonly TextVector[]) =>
  keepAll(
    sql,
    `select 'fact', k.id, made.vector
       from made join knowledge as k on k.user_id = parco_user_id() and k.id = made.ref
      where k.content = made.text and k.superseded_by_id is null and k.forgotten_at is null
        for share of k`,
    model,
    vectors,
  )

const keepTurns = ({ sql }: DomainContext, model: string, vectors: readonly TextVector[]) =>
  keepAll(
    sql,
    `select 'turn', m.id, made.vector
       from made join messages as m on m.user_id = parco_user_id() and m.id = made.ref
      where ${SAID} = made.text for share of m`,
    model,
    vectors,
  )

/** `standing` reads kind, ref and vector of those of `made` whose texts read as they did. */
async function keepAll(
  sql: DomainContext['sql'],
  standing: string,
  model: string,
  vectors: readonly TextVector[],
): Promise<number> {
  if (vectors.length === 0) return 0
  const rows = await sql.query(
    `with made as (
       select * from unnest($2::uuid[], $3::text[], $4::text[]) as one (ref, text, vector)
     ), standing (kind, ref, vector) as (${standing})
     insert into memory_vectors (kind, ref, model, vector)
     select kind, ref, $1, decode(vector, 'base64') from standing
     on conflict (user_id, kind, ref)
       do update set model = excluded.model, vector = excluded.vector, place = default
     returning ref`,
    [
      model,
      vectors.map(({ ref }) => ref),
      vectors.map(({ text }) => text),
      vectors.map(({ vector }) => toBytes(vector).toString('base64')),
    ],
  )
  return rows.length
}

/** Signed bytes, the largest of them as far from 0 as a byte goes: only directions are compared. */
function toBytes(vector: readonly number[]): Buffer {
  const largest = vector.reduce((most, one) => Math.max(most, Math.abs(one)), 0) || 1
  return Buffer.from(Int8Array.from(vector, (one) => Math.round((one / largest) * 127)).buffer)
}

/** Vectors of messages whose words were erased in part: what is left gets new ones. */
export async function dropVectorsOfTurns(
  { sql }: Pick<DomainContext, 'sql'>,
  turnIds: Iterable<string>,
): Promise<void> {
  await sql.query(
    `delete from memory_vectors where user_id = parco_user_id() and message_id in (
       select id from messages where user_id = parco_user_id() and turn_id = any($1::uuid[]))`,
    [[...turnIds]],
  )
}
