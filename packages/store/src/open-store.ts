import { ParcoError } from '@parco/protocol'
import { createStore } from './create-store.ts'
import { toStoreError } from './database-errors.ts'
import { openEmbeddedEngine } from './embedded/embedded-engine.ts'
import { openDirectory } from './embedded/open-directory.ts'
import type { Engine } from './engine.ts'
import { loadMigrations, migrate } from './migrations/migrate.ts'
import type { Migration } from './migrations/migration-source.ts'
import { assertRoleIsConfined } from './server/assert-role-is-confined.ts'
import { openServer } from './server/open-server.ts'
import type { Store } from './store.ts'
import type { MemoryStoreOptions, StoreOptions } from './store-options.ts'
import { STATEMENT_TIMEOUT_MS } from './transaction.ts'

/**
 * Opens the database, brings its schema up to date, and returns the store.
 * @throws configuration when several users are wanted on the embedded database or could not be kept
 * apart, or a migration fails.
 * @throws store-locked when another process has the folder open.
 * @throws store-full, store-version, store-corrupt, store-unavailable when it cannot be opened.
 */
export async function openStore(options: StoreOptions): Promise<Store> {
  if (!('databaseUrl' in options) && options.users === 'multi') {
    throw new ParcoError(
      'configuration',
      'Several users need a PostgreSQL server, because the embedded database cannot keep them apart. Set DATABASE_URL.',
    )
  }
  const migrations = await loadMigrations(options.migrations)
  const engine = await openEngine(options, migrations)
  return createStore(engine, timeoutOf(options))
}

async function openEngine(
  options: StoreOptions,
  migrations: readonly Migration[],
): Promise<Engine> {
  if ('directory' in options) return openDirectory(options, migrations)
  if ('databaseUrl' in options) {
    try {
      return await openServer({ ...options, statementTimeoutMs: timeoutOf(options) }, migrations)
    } catch (error) {
      throw toStoreError(error)
    }
  }
  return openMemory(options, migrations)
}

async function openMemory(
  options: MemoryStoreOptions,
  migrations: readonly Migration[],
): Promise<Engine> {
  const engine = await openEmbeddedEngine({ place: { type: 'memory' }, ...archiveOf(options) })
  try {
    await engine.withClient(async (client) => {
      await migrate(client, migrations)
      await assertRoleIsConfined(client)
    })
    return engine
  } catch (error) {
    await engine.close()
    throw toStoreError(error)
  }
}

function timeoutOf(options: StoreOptions): number {
  return options.statementTimeoutMs ?? STATEMENT_TIMEOUT_MS
}

function archiveOf(options: { readonly archivePath?: string }): { readonly archivePath?: string } {
  return options.archivePath === undefined ? {} : { archivePath: options.archivePath }
}
