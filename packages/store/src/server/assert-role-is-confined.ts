import { ParcoError } from '@parco/protocol'
import type { ClientBase } from 'pg'
import { APPLICATION_ROLE } from '../application-role.ts'

interface RoleFacts {
  readonly bypasses: boolean
  readonly owns: boolean
  readonly member: boolean
}

/**
 * Refuses a database whose application role could see the rows of every user.
 * @throws configuration when the role may bypass row-level security, owns a table, or inherits from another role.
 */
export async function assertRoleIsConfined(client: ClientBase): Promise<void> {
  const { rows } = await client.query<RoleFacts>(
    `select r.rolsuper or r.rolbypassrls or r.rolcreaterole as bypasses,
            exists (select from pg_class c where c.relowner = r.oid) as owns,
            exists (select from pg_auth_members m where m.member = r.oid) as member
       from pg_roles r where r.rolname = $1`,
    [APPLICATION_ROLE],
  )
  const facts = rows[0]
  const problem = !facts
    ? 'does not exist'
    : facts.bypasses
      ? 'may bypass row-level security'
      : facts.owns
        ? 'owns tables'
        : facts.member
          ? 'is a member of another role'
          : undefined
  if (problem !== undefined) {
    throw new ParcoError(
      'configuration',
      `The database role ${APPLICATION_ROLE} ${problem}, so it cannot keep users apart. Recreate it without privileges: create role ${APPLICATION_ROLE} nologin.`,
    )
  }
}

/**
 * Refuses a login that could see the rows of every user once `reset role` took it back to itself.
 * @throws configuration when it may bypass row-level security, owns a table, or may become another role than the application's.
 */
export async function assertLoginIsConfined(client: ClientBase): Promise<void> {
  const { rows } = await client.query<RoleFacts & { readonly name: string }>(
    `select r.rolname as name, r.rolsuper or r.rolbypassrls or r.rolcreaterole as bypasses,
            exists (select from pg_class c where c.relowner = r.oid) as owns,
            exists (
              select from pg_roles other
               where other.rolname not in (r.rolname, $1) and pg_has_role(r.oid, other.oid, 'member')
            ) as member
       from pg_roles r where r.rolname = session_user`,
    [APPLICATION_ROLE],
  )
  const { name, bypasses, owns, member } = rows[0] as RoleFacts & { readonly name: string }
  if (!bypasses && !owns && !member) return
  const problem = bypasses
    ? 'may bypass row-level security'
    : owns
      ? 'owns tables'
      : 'may become other roles'
  throw new ParcoError(
    'configuration',
    `The login ${name} of the database ${problem}, so it cannot keep users apart. It needs no more than this: create role ${name} login noinherit; grant ${APPLICATION_ROLE} to ${name}.`,
  )
}
