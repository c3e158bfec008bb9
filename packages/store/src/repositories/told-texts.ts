import type { JsonValue } from '@parco/protocol'
import { toJson } from '../json.ts'
import type { Sql } from '../sql.ts'

/** Where a table of the store holds words of a conversation. */
interface ToldTable {
  readonly texts: readonly string[]
  readonly json: readonly string[]
  /** The column with the turn that they belong to. */
  readonly turn?: string
  /** The column with their conversation, where no turn is named. */
  readonly conversation?: string
}

/** Every column of the store that may hold what was said; a test compares it with the database. */
export const TOLD_TABLES: Readonly<Record<string, ToldTable>> = {
  turns: { texts: [], json: ['events', 'thinking'], turn: 'id' },
  messages: { texts: [], json: ['parts'], turn: 'turn_id' },
  decisions: { texts: [], json: ['params'], turn: 'turn_id' },
  receipts: { texts: ['summary', 'source_text'], json: ['input', 'changes'], turn: 'turn_id' },
  approvals: {
    texts: ['source_text'],
    json: ['input', 'arguments', 'preview'],
    turn: 'turn_id',
  },
  questions: { texts: ['source_text'], json: ['candidate'], turn: 'turn_id' },
  conversations: { texts: ['title'], json: ['skill_state'], conversation: 'id' },
  conversation_context: {
    texts: ['summary'],
    json: ['key_facts'],
    conversation: 'conversation_id',
  },
  task_runs: {
    texts: ['final_result', 'error_message'],
    json: ['plan', 'steps'],
    conversation: 'conversation_id',
  },
  idempotency_keys: { texts: [], json: ['response'] },
  learned_sentences: { texts: ['sentence', 'source_text'], json: ['params'], turn: 'turn_id' },
}

/** What a look for words is given. */
export interface ToldQuery {
  /** Beginnings of words, folded: a row that holds one of them anywhere may matter. */
  readonly beginnings: readonly string[]
  /** Rows of these turns matter whatever they hold. */
  readonly turnIds: readonly string[]
  readonly conversationIds: readonly string[]
}

/** The words of one row. */
export interface ToldRow {
  readonly table: string
  /** Names the row until it is next written. */
  readonly place: string
  readonly turnId: string | null
  readonly conversationId: string | null
  readonly texts: Readonly<Record<string, string | null>>
  readonly json: Readonly<Record<string, JsonValue>>
}

/** So many rows at a time: some hold the events of long answers. */
const BATCH = 200

/** The user's rows that may hold words, some hundred at a time. Rows may be written meanwhile. */
export async function* readToldRows(sql: Sql, query: ToldQuery): AsyncGenerator<ToldRow[], void> {
  for (const [name, table] of Object.entries(TOLD_TABLES)) {
    const places = await findPlaces(sql, name, table, query)
    for (let start = 0; start < places.length; start += BATCH) {
      yield await readPlaces(sql, name, table, places.slice(start, start + BATCH))
    }
  }
}

async function findPlaces(
  sql: Sql,
  name: string,
  { texts, json, turn, conversation }: ToldTable,
  { beginnings, turnIds, conversationIds }: ToldQuery,
): Promise<string[]> {
  const all = [...texts, ...json].map((column) => `"${column}"::text`).join(', ')
  const rows = await sql.query<{ place: string }>(
    `select ctid::text as place from "${name}"
      where parco_fold(concat_ws(' ', ${all})) like any($1)
         ${turn ? `or "${turn}" = any($2::uuid[])` : 'or $2::uuid[] is null'}
         ${conversation ? `or "${conversation}" = any($3::uuid[])` : 'or $3::uuid[] is null'}`,
    [beginnings.map((one) => `%${one.replaceAll(/[\\%_]/g, '\\$&')}%`), turnIds, conversationIds],
  )
  return rows.map(({ place }) => place)
}

async function readPlaces(
  sql: Sql,
  name: string,
  { texts, json, turn, conversation }: ToldTable,
  places: readonly string[],
): Promise<ToldRow[]> {
  const object = (columns: readonly string[]) =>
    `jsonb_build_object(${columns.map((column) => `'${column}', "${column}"`).join(', ')})`
  // A turn's conversation may have been deleted since, and its receipts stay.
  const conversationColumn = conversation ?? (turn ? 'conversation_id' : undefined)
  const hasConversation = conversationColumn !== undefined && name !== 'learned_sentences'
  return sql.query<ToldRow>(
    `select '${name}' as table, ctid::text as place,
       ${turn ? `"${turn}"::text` : 'null'} as "turnId",
       ${hasConversation ? `"${conversationColumn}"::text` : 'null'} as "conversationId",
       ${object(texts)} as texts, ${object(json)} as json
       from "${name}" where ctid = any($1::tid[])`,
    [places],
  )
}

/**
 * Writes the words of a row anew. What waited for an answer with them waits no more; a learned sentence
 * goes altogether.
 */
export async function writeToldRow(sql: Sql, row: ToldRow, now: Date): Promise<void> {
  const { table, place } = row
  if (table === 'learned_sentences') {
    await sql.query('delete from learned_sentences where ctid = $1::tid', [place])
    return
  }
  const columns = [...Object.keys(row.texts), ...Object.keys(row.json)]
  const set = columns.map((column) => `"${column}" = r."${column}"`)
  const closing = CLOSING[table]
  await sql.query(
    `update "${table}" as t set ${[...set, ...(closing ?? [])].join(', ')}
       from jsonb_populate_record(null::"${table}", $2::jsonb) r
      where t.ctid = $1::tid${closing ? ' and $3::timestamptz is not null' : ''}`,
    [place, toJson({ ...row.texts, ...row.json }), ...(closing ? [now] : [])],
  )
}

const CLOSING: Readonly<Record<string, readonly string[]>> = {
  approvals: [
    `status = case t.status when 'requested' then 'expired' else t.status end`,
    `decided_at = coalesce(t.decided_at, $3)`,
  ],
  questions: [
    `status = case t.status when 'open' then 'dropped' else t.status end`,
    `closed_at = coalesce(t.closed_at, $3)`,
  ],
}

/** Forgets what models were asked and answered: it is kept by hashes of the words, and made again. */
export async function dropAnswers(sql: Sql): Promise<void> {
  await sql.query('delete from classifications where user_id = parco_user_id()')
  await sql.query('delete from response_cache where user_id = parco_user_id()')
}

/** Whether an answer is under way that may still hold what was read before. */
export async function isAnswering(sql: Sql, now: Date): Promise<boolean> {
  const [row] = await sql.query<{ is: boolean }>(
    `select exists (select from turns
      where user_id = parco_user_id() and status = 'running' and lease_until > $1) as is`,
    [now],
  )
  return row?.is ?? false
}

/** The turns whose cards and receipts name a record by its uuid, as `arguments` and `changes` do. */
export async function turnsNaming(sql: Sql, uuids: readonly string[]): Promise<string[]> {
  const forms = uuids.flatMap((uuid) => [`%${uuid}%`, `%${uuid.replaceAll('-', '')}%`])
  const rows = await sql.query<{ id: string }>(
    `select turn_id::text as id from receipts where changes::text like any($1)
     union select turn_id::text from approvals where (input::text || arguments::text) like any($1)`,
    [forms],
  )
  return rows.map(({ id }) => id)
}
