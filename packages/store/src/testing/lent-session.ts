import type { ClientBase } from 'pg'

/**
 * What a lent database must still be when it comes back: who its session is, what it holds and what
 * its schema allows. Vacuum and analyze change none of it.
 */
const FINGERPRINT = `
select concat_ws(' ', session_user, current_user,
  (select count(*) from pg_locks where locktype = 'advisory'),
  (select count(*) from pg_roles), (select count(*) from pg_proc),
  (select count(*) from pg_policy), (select count(*) from pg_constraint),
  (select md5(string_agg(concat_ws(',', relname, relkind, relrowsecurity, relforcerowsecurity, relacl), ' ' order by oid)) from pg_class),
  (select md5(string_agg(concat_ws(',', attrelid, attname, attnotnull), ' ' order by attrelid, attnum)) from pg_attribute where attrelid >= 16384),
  (select md5(string_agg(concat_ws(',', oid, tgenabled), ' ' order by oid)) from pg_trigger)) as fingerprint`

/** Describes the session and the schema of a database; equal as long as both are. */
export async function fingerprintOf(client: ClientBase): Promise<string> {
  const { rows } = await client.query<{ fingerprint: string }>(FINGERPRINT)
  return rows[0]?.fingerprint ?? ''
}

/**
 * Says whether nothing of a borrower is left but rows: no transaction, no other identity, no lock, no
 * change of the schema. Settings of the session are put back on the way.
 */
export async function isAsItWasLent(client: ClientBase, fingerprint: string): Promise<boolean> {
  await client.query('select')
  if (client.getTransactionStatus() !== 'I') return false
  await client.query('close all; unlisten *; reset all')
  return (await fingerprintOf(client)) === fingerprint
}
