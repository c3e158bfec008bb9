import type { ClientBase } from 'pg'

/** A table as the catalogue tells it, as far as rows can be made up for it. */
export interface MatrixTable {
  readonly name: string
  /** The column that names whose row it is; none in a table of the installation. */
  readonly owner: string | undefined
  /** What the application may do with it at all. */
  readonly granted: readonly string[]
  /** Whether it says something of users without being one's own. */
  readonly namesUsers: boolean
  readonly firstColumn: string
  /** What every row must have, and what it is made of. */
  readonly columns: readonly { readonly name: string; readonly value: string }[]
}

/** Every table but the ledger of migrations, which belongs to whoever migrates. */
export async function readMatrixTables(owner: ClientBase): Promise<MatrixTable[]> {
  const { rows } = await owner.query<{
    name: string
    granted: string[]
    namesUsers: boolean
    columns: { name: string; type: string; category: string; isRequired: boolean }[]
  }>(`
    select c.oid::regclass::text as name,
           array(select p from unnest(array['select', 'insert', 'update', 'delete']) as p
                  where has_table_privilege('parco_app', c.oid, p)) as granted,
           exists (select from pg_constraint f
                    where f.conrelid = c.oid and f.confrelid = 'users'::regclass) as "namesUsers",
           json_agg(json_build_object(
             'name', a.attname, 'type', format_type(a.atttypid, a.atttypmod), 'category', t.typcategory,
             'isRequired', a.attnotnull and a.attgenerated = '' and a.attidentity = '' and not a.atthasdef
           ) order by a.attnum) as columns
      from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      join pg_type t on t.oid = a.atttypid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname <> 'migrations'
     group by c.oid order by 1`)
  return rows.map(({ name, granted, namesUsers, columns }) => {
    const names = columns.map((column) => column.name)
    const own = name === 'users' ? 'id' : names.find((column) => column === 'user_id')
    return {
      name,
      granted,
      namesUsers,
      owner: own,
      firstColumn: names[0] ?? '',
      columns: columns
        .filter((column) => column.isRequired && column.name !== own)
        .map((column) => ({ name: column.name, value: sampleOf(column.type, column.category) })),
    }
  })
}

/** Takes off what values have to make sense by, in columns of a type with checks of its own. */
export async function loosenDomains(owner: ClientBase): Promise<void> {
  const { rows } = await owner.query<{ text: string }>(
    `select format('alter domain %s drop constraint %I', contypid::regtype, conname) as text
       from pg_constraint where contypid <> 0 and contype = 'c' and connamespace = 'public'::regnamespace`,
  )
  for (const { text } of rows) await owner.query(text)
}

/** Takes off what rows have to make sense by: the matrix is about who, not about what. */
export async function loosen(owner: ClientBase, { name }: MatrixTable): Promise<void> {
  const { rows } = await owner.query<{ constraint: string }>(
    `select quote_ident(conname) as constraint from pg_constraint
      where conrelid = $1::regclass and contype in ('c', 'f', 'x')`,
    [name],
  )
  const drops = rows.map(({ constraint }) => `drop constraint if exists ${constraint} cascade`)
  if (drops.length > 0) await owner.query(`alter table ${name} ${drops.join(', ')}`)
  await owner.query(`alter table ${name} disable trigger user`)
}

/** A row of that user's with everything that it must have. */
export function insertOf(table: MatrixTable, user: string): string {
  const own = table.owner === undefined ? [] : [{ name: table.owner, value: `'${user}'` }]
  const columns = [...own, ...table.columns]
  if (columns.length === 0) return `insert into ${table.name} default values`
  const names = columns.map(({ name }) => `"${name}"`).join(', ')
  return `insert into ${table.name} (${names}) values (${columns.map(({ value }) => value).join(', ')})`
}

function sampleOf(type: string, category: string): string {
  if (type === 'uuid') return 'gen_random_uuid()'
  if (type === 'text') return 'gen_random_uuid()::text'
  if (type === 'jsonb' || type === 'json') return `'[]'`
  if (type === 'bytea') return `'\\x00'`
  switch (category) {
    case 'A':
      return `'{}'`
    case 'B':
      return 'false'
    case 'D':
      return type.startsWith('time ') ? `'12:00'` : `'2026-11-18'`
    case 'E':
      return `(enum_range(null::${type}))[1]`
    case 'N':
      return '1'
    case 'S':
      return `'x'`
    case 'T':
      return `'1 day'`
    default:
      throw new Error(`The matrix of rows knows no value of the type ${type}: add one.`)
  }
}
