import { ParcoError, type UserId } from '@parco/protocol'
import { toUuid } from '../ids.ts'
import type { Sql } from '../sql.ts'

/** A table that holds rows of users, as the catalogue of the database has it. */
export interface UserTable {
  readonly name: string
  /** Without those that the database works out by itself. */
  readonly columns: readonly string[]
  readonly key: readonly string[]
  /** Its rows refer to each other, so that they have to come together. */
  readonly refersToItself: boolean
}

/** The user as a document has them that may be read into any account. */
const ANYBODY = '00000000-0000-0000-0000-000000000000'

const BATCH = 500

/**
 * What lets a device or a calendar of the user's in is no record of theirs, and in no export; nor is what
 * is worked out from their words.
 */
const NO_RECORDS = ['devices', 'calendar_feeds', 'calendar_feed_entries', 'memory_vectors']

/** Every table with rows of users, those first that others refer to. */
export async function listUserTables(sql: Sql): Promise<UserTable[]> {
  const tables = await sql.query<UserTable & { readonly refersTo: readonly string[] }>(
    `with mine as (
       select c.oid, c.relname from pg_class c
        where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
          and has_table_privilege(c.oid, 'select') and c.relname <> all($1::text[])
          and (c.relname = 'users' or exists (
            select from pg_attribute a
             where a.attrelid = c.oid and a.attname = 'user_id' and not a.attisdropped))
     )
     select relname as name,
       array(select a.attname::text from pg_attribute a
              where a.attrelid = mine.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
              order by a.attnum) as columns,
       array(select a.attname::text from pg_index i
               cross join unnest(i.indkey) with ordinality as k (attnum, place)
               join pg_attribute a on a.attrelid = mine.oid and a.attnum = k.attnum
              where i.indrelid = mine.oid and i.indisprimary order by k.place) as key,
       exists (select from pg_constraint f
                where f.conrelid = mine.oid and f.confrelid = mine.oid and f.contype = 'f')
         as "refersToItself",
       array(select distinct target.relname::text from pg_constraint f
               join mine target on target.oid = f.confrelid
              where f.conrelid = mine.oid and f.contype = 'f' and f.confrelid <> mine.oid) as "refersTo"
       from mine order by relname`,
    [NO_RECORDS],
  )
  return inOrderOfReference(tables)
}

/**
 * The rows of a table as JSON, in the order of their key, some hundred at a time; whose they are does
 * not stand in them. The transaction should be one that sees a single state: see `readOneState`.
 */
export async function* readUserRows(
  sql: Sql,
  userId: UserId,
  { name, columns, key }: UserTable,
): AsyncGenerator<readonly string[], void> {
  const cursor = `rows_of_${name}`
  await sql.query(
    `declare "${cursor}" no scroll cursor for
     select to_jsonb(t)::text as row from (select ${quoted(columns)} from "${name}") t
      order by ${quoted(key)}`,
  )
  for (;;) {
    const rows = await sql.query<{ row: string }>(`fetch ${BATCH} from "${cursor}"`)
    if (rows.length > 0) yield rows.map(({ row }) => replaceUser(row, toUuid(userId), ANYBODY))
    if (rows.length < BATCH) break
  }
  await sql.query(`close "${cursor}"`)
}

/** Makes a transaction see one state until its end, with instants in UTC; the first thing it does. */
export async function readOneState(sql: Sql): Promise<void> {
  await sql.query('set transaction isolation level repeatable read')
  await sql.query(`set local timezone = 'UTC'`)
}

/**
 * Adds rows that `readUserRows` gave, as the user's. All of them have the same columns; those that they
 * lack get their defaults.
 */
export async function insertUserRows(
  sql: Sql,
  userId: UserId,
  { name, refersToItself }: UserTable,
  { columns, rows }: { readonly columns: readonly string[]; readonly rows: readonly string[] },
): Promise<void> {
  const size = refersToItself ? Math.max(rows.length, 1) : BATCH
  for (let start = 0; start < rows.length; start += size) {
    const list = `[${rows.slice(start, start + size).join(',')}]`
    const json = replaceUser(list, ANYBODY, toUuid(userId))
    if (name === 'users') await updateUser(sql, columns, json)
    else {
      await sql.query(
        `insert into "${name}" (${quoted(columns)}) overriding system value
         select ${quoted(columns)} from jsonb_populate_recordset(null::"${name}", $1::jsonb)`,
        [json],
      )
    }
  }
}

/** The user is there already: what is read in becomes theirs. */
async function updateUser(sql: Sql, columns: readonly string[], json: string): Promise<void> {
  const changed = columns.filter((column) => column !== 'id')
  await sql.query(
    `update users set ${changed.map((column) => `"${column}" = r."${column}"`).join(', ')}
       from jsonb_populate_recordset(null::users, $1::jsonb) r where users.id = parco_user_id()`,
    [json],
  )
}

/** Deletes all rows of the user but the user; returns how many there were. */
export async function deleteUserRows(sql: Sql, tables: readonly UserTable[]): Promise<number> {
  let count = 0
  for (const { name } of tables.toReversed()) {
    if (name === 'users') continue
    const rows = await sql.query<{ count: number }>(
      `with gone as (delete from "${name}" where user_id = parco_user_id() returning 1)
       select count(*)::integer as count from gone`,
    )
    count += rows[0]?.count ?? 0
  }
  return count
}

/** Makes the user one who was never here: no preferences, and asked for settings at the next visit. */
export async function forgetUserSettings(sql: Sql): Promise<void> {
  await sql.query(
    `update users set preferences = '{}', perspective = 'none', settings_chosen_at = null, created_at = now(), updated_at = now()
      where id = parco_user_id()`,
  )
}

/** Whether the user has rows in one of these tables. */
export async function hasRows(sql: Sql, tables: readonly string[]): Promise<boolean> {
  for (const name of tables) {
    const [row] = await sql.query<{ has: boolean }>(
      `select exists (select from "${name}" where user_id = parco_user_id()) as has`,
    )
    if (row?.has) return true
  }
  return false
}

/**
 * The same rows with another user: in their columns, and wherever a receipt kept a row. A quote within a
 * text is escaped, so only what is a whole value is replaced.
 */
function replaceUser(json: string, from: string, to: string): string {
  const plain = (uuid: string) => uuid.replaceAll('-', '')
  return json.replaceAll(
    new RegExp(`(?<!\\\\)"(?:(${from})|usr_${plain(from)})"`, 'g'),
    (_match, uuid?: string) => (uuid === undefined ? `"usr_${plain(to)}"` : `"${to}"`),
  )
}

function inOrderOfReference(
  tables: readonly (UserTable & { readonly refersTo: readonly string[] })[],
): UserTable[] {
  const ordered: UserTable[] = []
  const left = new Map(tables.map((table) => [table.name, table]))
  while (left.size > 0) {
    const next = [...left.values()].filter(
      ({ refersTo }) => !refersTo.some((name) => left.has(name)),
    )
    if (next.length === 0) {
      throw new ParcoError(
        'internal',
        `Tables refer to each other: ${[...left.keys()].join(', ')}.`,
      )
    }
    for (const { refersTo: _, ...table } of next) {
      ordered.push(table)
      left.delete(table.name)
    }
  }
  return ordered
}

/** Names out of the catalogue, or checked against it. */
const quoted = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ')
