import { isParcoError, ParcoError } from '@parco/protocol'
import pg from 'pg'
import type { Engine } from '../engine.ts'
import { migrate } from '../migrations/migrate.ts'
import type { Migration } from '../migrations/migration-source.ts'
import type { ServerStoreOptions } from '../store-options.ts'
import { assertLoginIsConfined, assertRoleIsConfined } from './assert-role-is-confined.ts'
import { prepareLogin } from './prepare-login.ts'
import { openServerEngine, type ServerEngineOptions } from './server-engine.ts'
import { withOwner } from './with-owner.ts'

/**
 * Opens a database on a server: its owner migrates it and makes the role that all other connections
 * log in as.
 *
 * @throws configuration when users could not be kept apart and there may be several.
 */
export async function openServer(
  options: ServerStoreOptions & Pick<ServerEngineOptions, 'statementTimeoutMs'>,
  migrations: readonly Migration[],
): Promise<Engine> {
  const login = await withOwner(options.databaseUrl, async (owner) => {
    await migrate(owner, migrations)
    await assertRoleIsConfined(owner)
    if (options.loginUrl !== undefined) return { connectionString: options.loginUrl }
    try {
      return await prepareLogin(owner)
    } catch (error) {
      if (!isParcoError(error, 'not-allowed')) throw error
      return undefined
    }
  })
  if (!login) return openAsOwner(options, 'the owner of DATABASE_URL may make no roles')
  const engine = openServerEngine({ ...options, connection: login })
  try {
    await engine.withClient(assertLoginIsConfined)
    return engine
  } catch (error) {
    await engine.close()
    if (!isRefusedLogin(error)) throw error
    return openAsOwner(options, 'the server does not let it log in')
  }
}

/** One user has nobody to be kept apart from; among several, a login that can become the owner is no wall. */
function openAsOwner(options: Parameters<typeof openServer>[0], reason: string): Engine {
  const remedy = `Make a role and let it log in: create role parco_login login noinherit password '…'; grant parco_app to parco_login; then set DATABASE_LOGIN_URL to its address.`
  const problem = `Parco has no login of its own on the database, because ${reason}.`
  if (options.users === 'multi' || options.loginUrl !== undefined) {
    throw new ParcoError('configuration', `${problem} ${remedy}`)
  }
  options.log?.({ level: 'warn', message: `${problem} It uses the owner's. ${remedy}` })
  return openServerEngine({
    ...options,
    connection: { connectionString: options.databaseUrl },
  })
}

/** Codes of class 28: a wrong password, or a server whose rules name no such login. */
function isRefusedLogin(error: unknown): boolean {
  return error instanceof pg.DatabaseError && (error.code?.startsWith('28') ?? false)
}
