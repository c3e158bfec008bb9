import type { PgTable } from 'drizzle-orm/pg-core'
import { loadPgCore } from '../load-drizzle.ts'
import type { Sql } from '../sql.ts'

/**
 * Compares Drizzle's tables with the database's: columns, types and whether they may be null, both
 * ways. Returns one line per difference.
 */
export async function findSchemaDifferences(
  sql: Sql,
  tables: readonly PgTable[],
): Promise<string[]> {
  const rows = await sql.query<{ table: string; column: string; type: string }>(
    `select c.relname as table, a.attname as column,
            format_type(a.atttypid, a.atttypmod) || case when a.attnotnull then ' not null' else '' end as type
       from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace = 'public'::regnamespace and c.relname = any($1)
        and a.attnum > 0 and not a.attisdropped`,
    [tables.map((table) => loadPgCore().getTableConfig(table).name)],
  )
  const inDatabase = new Map(rows.map((row) => [`${row.table}.${row.column}`, row.type]))
  const inCode = new Map(tables.flatMap(describeColumns))
  const names = new Set([...inDatabase.keys(), ...inCode.keys()])
  return [...names].sort().flatMap((name) => {
    const database = inDatabase.get(name) ?? 'missing'
    const code = inCode.get(name) ?? 'missing'
    return database === code ? [] : [`${name}: ${code} in code, ${database} in the database`]
  })
}

function describeColumns(table: PgTable): [string, string][] {
  const { name, columns } = loadPgCore().getTableConfig(table)
  return columns.map((column) => [
    `${name}.${column.name}`,
    `${column.getSQLType()}${column.notNull ? ' not null' : ''}`,
  ])
}

/**
 * Looks for tables and views through which one user could see or change another's rows. Returns one
 * line per problem: a table with `user_id` that is not protected (`due` alone is not forced: its owner
 * looks for what is due over all users), whose policies say something
 * else, or whose indexes do not begin with `user_id`; a view that runs with its owner's rights; a
 * function that does; a table that refers to a user's rows without the user.
 */
export async function findRowSecurityProblems(sql: Sql): Promise<string[]> {
  const rows = await sql.query<{ problem: string }>(`
    with mine as (
      select c.oid, c.relname, c.relrowsecurity, c.relforcerowsecurity
        from pg_class c
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
         and (c.relname = 'users' or exists (
           select from pg_attribute a where a.attrelid = c.oid and a.attname = 'user_id' and not a.attisdropped))
    )
    select relname || ': row-level security is not enabled and forced' as problem
      from mine where not (relrowsecurity and (relforcerowsecurity or relname = 'due'))
    union all
    select relname || ': has not exactly the one policy on the user of the transaction'
      from mine where (
        select array_agg(pg_get_expr(p.polqual, p.polrelid) || ' / ' || pg_get_expr(p.polwithcheck, p.polrelid) || ' / ' || p.polcmd::text || ' ' || p.polpermissive::text)
          from pg_policy p where p.polrelid = mine.oid
      ) is distinct from case when relname = 'users'
        then array['(id = parco_user_id()) / (id = parco_user_id()) / * true']
        else array['(user_id = parco_user_id()) / (user_id = parco_user_id()) / * true'] end
    union all
    select m.relname || ': no index begins with user_id' from mine m
     where m.relname <> 'users' and not exists (
       select from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
        where i.indrelid = m.oid and a.attname = 'user_id' and i.indpred is null)
    union all
    select m.relname || ': ' || con.conname || ' refers to rows of users without the user'
      from mine m join pg_constraint con on con.conrelid = m.oid and con.contype = 'f'
      join mine target on target.oid = con.confrelid and target.relname <> 'users'
     where not exists (
       select from unnest(con.conkey, con.confkey) as pair (here, there)
         join pg_attribute a on a.attrelid = con.conrelid and a.attnum = pair.here
         join pg_attribute b on b.attrelid = con.confrelid and b.attnum = pair.there
        where a.attname = 'user_id' and b.attname = 'user_id')
    union all
    select c.relname || ': the view runs with the rights of its owner' from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('v', 'm')
       and not coalesce('security_invoker=true' = any(c.reloptions), false)
    union all
    select p.proname || ': the function runs with the rights of its owner' from pg_proc p
     where p.pronamespace = 'public'::regnamespace and p.prosecdef
    union all
    select c.relname || ': may be written by the application but is not a table of users' from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.oid not in (select oid from mine)
       and (has_table_privilege('parco_app', c.oid, 'insert') or has_table_privilege('parco_app', c.oid, 'update')
         or has_table_privilege('parco_app', c.oid, 'delete') or has_table_privilege('parco_app', c.oid, 'truncate'))`)
  return rows.map(({ problem }) => problem)
}
