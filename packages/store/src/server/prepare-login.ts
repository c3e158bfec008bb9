import { createHash, createHmac } from 'node:crypto'
import { ParcoError } from '@parco/protocol'
import pg from 'pg'
import { APPLICATION_ROLE } from '../application-role.ts'
import { toScramVerifier } from './scram-verifier.ts'

/** How the application's connections log in. */
export interface Login {
  readonly host: string
  readonly port: number
  readonly database: string
  readonly ssl: NonNullable<pg.ClientConfig['ssl']>
  readonly user: string
  /** Absent where the server asks its owner for none either. */
  readonly password: string | undefined
}

/** Any number that no other program would use for an advisory lock. */
const LOGIN_LOCK = 7_270_514_121

/**
 * Makes, or finds, the role that the application's connections log in as: it owns nothing and may do
 * nothing but become `parco_app`, so that `reset role` leads nowhere. Its password follows from the
 * owner's and the database, so that every process with the same `DATABASE_URL` knows it and it is
 * kept nowhere; a new password of the owner's gives it a new one at the next start.
 *
 * @throws not-allowed when the owner may make no roles.
 */
export async function prepareLogin(owner: pg.Client): Promise<Login> {
  const database = owner.database ?? ''
  const digest = createHash('sha256').update(database).digest('hex')
  const user = `parco_login_${digest.slice(0, 12)}`
  const password = owner.password ? derive(owner.password, `login:${database}`) : undefined
  await owner.query('select pg_advisory_lock($1)', [LOGIN_LOCK])
  try {
    await createRole(owner, user, password)
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== INSUFFICIENT_PRIVILEGE) throw error
    throw new ParcoError('not-allowed', 'The owner of the database may make no roles.', {
      cause: error,
    })
  } finally {
    await owner.query('select pg_advisory_unlock($1)', [LOGIN_LOCK])
  }
  const { host, port, ssl } = owner
  return { host, port, ssl, database, user, password }
}

const INSUFFICIENT_PRIVILEGE = '42501'

/** Both names are ours, and a verifier has no quotes. */
async function createRole(
  owner: pg.Client,
  user: string,
  password: string | undefined,
): Promise<void> {
  const known = await owner.query('select from pg_roles where rolname = $1', [user])
  if (!known.rowCount) {
    await owner.query(
      `create role ${user} login nosuperuser nocreatedb nocreaterole nobypassrls noinherit`,
    )
  }
  if (password !== undefined) {
    const salt = Buffer.from(derive(password, 'salt')).subarray(0, 16)
    await owner.query(`alter role ${user} password '${toScramVerifier(password, salt)}'`)
  }
  await owner.query(`grant ${APPLICATION_ROLE} to ${user}`)
}

function derive(secret: string, purpose: string): string {
  return createHmac('sha256', secret).update(`parco:${purpose}`).digest('base64url')
}
