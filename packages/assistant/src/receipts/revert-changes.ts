import { type JsonObject, ParcoError, type RowChange, type UserId } from '@parco/protocol'
import { type Sql, toJson, toUuid } from '@parco/store'
import { assertTable, columnList, ROWS_AT_ONCE } from './change-ledger.ts'
import { ownerColumn } from './own-tables.ts'

export interface RevertOptions {
  readonly sql: Sql
  readonly userId: UserId
  readonly tables: ReadonlyMap<string, string>
}

/** SQLSTATE of what stops a row from going back: something refers to it, or took its place. */
const IN_THE_WAY = new Set(['23503', '23505', '23514', '23P01'])

/**
 * Puts every row back as it was, newest change first. `changed` means that a row is not any more as
 * the receipt left it: what was done so far is then to be rolled back to a savepoint of the caller's.
 */
export async function revertChanges(
  options: RevertOptions,
  changes: readonly RowChange[],
): Promise<'reverted' | 'changed'> {
  try {
    for (const some of alike(changes.toReversed())) {
      if (!(await revertAlike(options, some))) return 'changed'
    }
    return 'reverted'
  } catch (error) {
    if (IN_THE_WAY.has(String((error as { code?: unknown }).code))) return 'changed'
    throw error
  }
}

/** Changes of one kind to one table that follow each other, as many as one statement takes. */
function alike(changes: readonly RowChange[]): RowChange[][] {
  const runs: RowChange[][] = []
  for (const change of changes) {
    const run = runs.at(-1)
    const [first] = run ?? []
    const isMore =
      first?.table === change.table && isNew(first) && isNew(change) && run !== undefined
    if (isMore && run.length < ROWS_AT_ONCE) run.push(change)
    else runs.push([change])
  }
  return runs
}

/** A row that the write added: taking it back removes it. */
const isNew = ({ before, after }: RowChange): boolean => before === null && after !== null

async function revertAlike(
  options: RevertOptions,
  changes: readonly RowChange[],
): Promise<boolean> {
  for (const { table, id } of changes) assertTable(options.tables, table, id)
  const [change] = changes
  if (change === undefined) return true
  if (change.after === null) return restoreRow(options, change, change.before)
  if (change.before === null) return removeRows(options, change.table, changes)
  return resetRow(options, change, change.before, change.after)
}

/**
 * Both sides are rendered by the same session, so that equal values compare equal whatever zone the
 * receipt was written in; columns added since then do not count.
 */
const IS_AS_LEFT = (parameter: string, table: string) =>
  `to_jsonb(t) = to_jsonb(jsonb_populate_record(t::"${table}", ${parameter}::jsonb))`

async function removeRows(
  { sql, userId }: RevertOptions,
  table: string,
  changes: readonly RowChange[],
): Promise<boolean> {
  const rows = await sql.query(
    `delete from "${table}" as t using jsonb_array_elements($1::jsonb) as r(left_as)
     where t.id = (r.left_as ->> 'id')::uuid and t.user_id = $2 and ${IS_AS_LEFT('r.left_as', table)}
     returning t.id`,
    [toJson(changes.map(({ id, after }) => ({ ...after, id: toUuid(id) }))), toUuid(userId)],
  )
  return rows.length === changes.length
}

async function resetRow(
  { sql, userId }: RevertOptions,
  { table, id }: RowChange,
  before: JsonObject,
  after: JsonObject,
): Promise<boolean> {
  const names = columnList(Object.keys(before).filter((name) => name !== 'id'))
  const rows = await sql.query(
    `update "${table}" as t set ${names.map((name) => `${name} = r.${name}`).join(', ')}
     from jsonb_populate_record(null::"${table}", $4::jsonb) r
     where t.id = $1 and t.${ownerColumn(table)} = $2 and ${IS_AS_LEFT('$3', table)} returning t.id`,
    [toUuid(id), toUuid(userId), toJson(after), toJson(before)],
  )
  return rows.length === 1
}

async function restoreRow(
  { sql, userId }: RevertOptions,
  { table }: RowChange,
  before: JsonObject | null,
): Promise<boolean> {
  if (before === null || before.user_id !== toUuid(userId)) {
    throw new ParcoError('internal', 'A receipt holds a change that cannot be reverted.')
  }
  const names = columnList(Object.keys(before))
  await sql.query(
    `insert into "${table}" (${names.join(', ')})
     select ${names.map((name) => `r.${name}`).join(', ')}
     from jsonb_populate_record(null::"${table}", $1::jsonb) r`,
    [toJson(before)],
  )
  return true
}
