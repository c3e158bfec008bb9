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
