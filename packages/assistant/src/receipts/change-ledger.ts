import {
  type JsonObject,
  type JsonValue,
  ParcoError,
  type RowChange,
  type UserId,
} from '@parco/protocol'
import { type Sql, toJson, toUuid } from '@parco/store'
import type { ChangeLedger } from '../domains/domain-context.ts'
import { isOwnTable, ownerColumn } from './own-tables.ts'

export interface LedgerOptions {
  readonly sql: Sql
  readonly userId: UserId
  /** The tables that the tool may write to, with the prefix of their ids; every other is refused. */
  readonly tables: ReadonlyMap<string, string>
}

/** A ledger that tells what was written through it, which becomes the receipt's changes. */
export interface RecordingLedger extends ChangeLedger {
  /** One change per row, in the order in which the rows were first touched. */
  changes(): readonly RowChange[]
}

type NewRow = JsonObject & { readonly id: string }

/** As many rows as one statement takes: beyond some hundreds it gets no faster, only larger. */
export const ROWS_AT_ONCE = 500

/** Opens a ledger on a transaction: every row that a tool writes goes through it. */
export function createChangeLedger(options: LedgerOptions): RecordingLedger {
  const { sql } = options
  const userUuid = toUuid(options.userId)
  const recorded = new Map<string, RowChange>()

  function record(change: RowChange): void {
    const key = `${change.table}/${change.id}`
    const earlier = recorded.get(key)
    recorded.set(key, earlier ? mergeChanges(earlier, change) : change)
  }

  /** Returns the rows as they are stored, in the order given. */
  async function insertRows(table: string, rows: readonly NewRow[]): Promise<JsonObject[]> {
    for (const { id } of rows) assertTable(options.tables, table, id)
    assertComesAndGoes(table)
    const stored = rows.map((row) => toStoredRow({ ...row, user_id: userUuid }))
    const names = columnList(Object.keys(stored[0] ?? {}))
    const inserted = await sql.query<{ row: JsonObject }>(
      `insert into "${table}" as t (${names.join(', ')})
       select ${names.map((name) => `r.${name}`).join(', ')}
       from jsonb_populate_recordset(null::"${table}", $1::jsonb) r
       returning to_jsonb(t) as row`,
      [toJson(stored)],
    )
    const byId = new Map(inserted.map(({ row }) => [row.id, row]))
    return rows.map(({ id }) => {
      const after = byId.get(toUuid(id))
      if (!after) throw new ParcoError('internal', `No row was inserted into ${table}.`)
      record({ table, id, before: null, after })
      return after
    })
  }

  return {
    async insert(table, row) {
      const [inserted] = await insertRows(table, [row])
      return inserted as JsonObject
    },

    async insertAll(table, rows) {
      for (let done = 0; done < rows.length; done += ROWS_AT_ONCE)
        await insertRows(table, rows.slice(done, done + ROWS_AT_ONCE))
    },

    async update(table, id, changes) {
      assertTable(options.tables, table, id)
      const stored = toStoredRow(changes)
      const owner = ownerColumn(table)
      const names = columnList(Object.keys(stored))
      const [updated] = await sql.query<{ before: JsonObject; after: JsonObject }>(
        `update "${table}" as t set ${names.map((name) => `${name} = r.${name}`).join(', ')}
         from (select * from "${table}" where id = $2 and ${owner} = $3 for update) as old,
           jsonb_populate_record(null::"${table}", $1::jsonb) r
         where t.id = old.id and t.${owner} = $3
         returning to_jsonb(old) as before, to_jsonb(t) as after`,
        [toJson(stored), toUuid(id), userUuid],
      )
      if (!updated) throw rowNotFound(table)
      record({ table, id, ...(isOwnTable(table) ? only(updated, Object.keys(stored)) : updated) })
      return updated.after
    },

    async delete(table, id) {
      assertTable(options.tables, table, id)
      assertComesAndGoes(table)
      const [deleted] = await sql.query<{ row: JsonObject }>(
        `delete from "${table}" as t where id = $1 and user_id = $2 returning to_jsonb(t) as row`,
        [toUuid(id), userUuid],
      )
      if (!deleted) throw rowNotFound(table)
      record({ table, id, before: deleted.row, after: null })
      return deleted.row
    },

    changes: () => [...recorded.values()].filter(({ before, after }) => before || after),
  }
}

/** What two writes to one row come to; each may hold some of its columns alone. */
function mergeChanges(earlier: RowChange, later: RowChange): RowChange {
  return {
    ...later,
    before: earlier.before && { ...later.before, ...earlier.before },
    after: later.after && { ...earlier.after, ...later.after },
  }
}

/** The columns that were changed: of a user's row the rest is nobody's to put back. */
function only(
  { before, after }: { readonly before: JsonObject; readonly after: JsonObject },
  columns: readonly string[],
): Pick<RowChange, 'before' | 'after'> {
  const pick = (row: JsonObject): JsonObject =>
    Object.fromEntries(columns.map((column) => [column, row[column] ?? null]))
  return { before: pick(before), after: pick(after) }
}

function assertComesAndGoes(table: string): void {
  if (!isOwnTable(table)) return
  throw new ParcoError('internal', `A tool tried to add or delete a row of ${table}.`)
}

/**
 * @throws ParcoError `internal` when a write is aimed at a table that is not listed, or at a row whose
 * id is of another table.
 */
export function assertTable(tables: ReadonlyMap<string, string>, table: string, id: string): void {
  const prefix = tables.get(table)
  if (prefix === undefined) {
    throw new ParcoError('internal', `A tool tried to write to ${table}, which it does not list.`)
  }
  if (id.startsWith(`${prefix}_`)) return
  throw new ParcoError('internal', `A tool tried to write ${id.slice(0, 4)}… to ${table}.`)
}

const COLUMN = /^[a-z][a-z0-9_]*$/

/** Quotes the names of columns, which become part of a statement's text. */
export function columnList(names: readonly string[]): string[] {
  if (names.length === 0) throw new ParcoError('internal', 'A write must name a column.')
  return names.map((name) => {
    if (!COLUMN.test(name)) throw new ParcoError('internal', `"${name}" is no column's name.`)
    return `"${name}"`
  })
}

const PREFIXED_ID = /^[a-z]{3}_[0-9a-f]{32}$/

/** Columns that hold ids take them with their prefix; the database holds the bare uuid. */
function toStoredRow(row: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [column, toStoredValue(column, value)]),
  )
}

function toStoredValue(column: string, value: JsonValue): JsonValue {
  const holdsId = column === 'id' || column.endsWith('_id')
  return holdsId && typeof value === 'string' && PREFIXED_ID.test(value) ? toUuid(value) : value
}

function rowNotFound(table: string): ParcoError {
  return new ParcoError('not-found', `The row of ${table} is not there any more.`)
}
