import type { Clock, Units, UserId } from '@parco/protocol'
import { createStore } from '../create-store.ts'
import { fromUuid, toUuid } from '../ids.ts'
import type { MigrationSource } from '../migrations/migration-source.ts'
import { openStore } from '../open-store.ts'
import type { Store } from '../store.ts'
import { borrowEmbeddedDatabase } from './embedded-databases.ts'
import { borrowServerDatabase } from './server-database.ts'

export interface TestStoreOptions {
  /** Sources besides the store's own. */
  readonly migrations?: readonly MigrationSource[]
}

/** A store of its own for one test. */
export interface TestStore extends Store {
  /** Adds a user, so that rows may refer to them: Brazilian Portuguese, São Paulo and reais unless told. */
  createUser(settings?: TestUser): Promise<UserId>
}

export interface TestUser {
  readonly id?: UserId
  readonly locale?: 'pt-BR' | 'en'
  readonly timeZone?: string
  readonly currency?: string
  readonly units?: Units
  readonly clock?: Clock
}

/**
 * Opens a fresh, migrated database: in memory, or on the server of `PARCO_TEST_DATABASE_URL` when
 * `PARCO_TEST_ENGINE` is `server`. `close` gives it back for the next test.
 */
export async function openTestStore(options: TestStoreOptions = {}): Promise<TestStore> {
  const migrations = options.migrations ?? []
  const onServer = process.env.PARCO_TEST_ENGINE === 'server'
  const { store, dispose } = onServer
    ? await openOnServer(migrations)
    : await openInMemory(migrations)
  return {
    engine: store.engine,
    transaction: store.transaction,
    localUser: store.localUser,
    backup: store.backup,
    deleteCopies: store.deleteCopies,
    listDue: store.listDue,
    createUser: (settings = {}) => createUser(store, settings),
    async close() {
      await store.close()
      await dispose()
    },
  }
}

interface Opened {
  readonly store: Store
  dispose(): Promise<void>
}

async function openInMemory(migrations: readonly MigrationSource[]): Promise<Opened> {
  return { store: createStore(await borrowEmbeddedDatabase(migrations)), dispose: async () => {} }
}

async function openOnServer(migrations: readonly MigrationSource[]): Promise<Opened> {
  const database = await borrowServerDatabase(migrations)
  // Many test files run at once, and the server has a limited number of connections.
  const store = await openStore({
    databaseUrl: database.url,
    migrations,
    users: 'multi',
    maxConnections: 5,
  })
  return { store, dispose: database.giveBack }
}

async function createUser(store: Store, settings: TestUser): Promise<UserId> {
  const userId = settings.id ?? fromUuid('user', crypto.randomUUID())
  await store.transaction(userId, (sql) =>
    sql.query(
      `insert into users (id, locale, time_zone, currency, units, clock)
       values ($1, $2, $3, $4, $5, $6)`,
      [
        toUuid(userId),
        settings.locale ?? 'pt-BR',
        settings.timeZone ?? 'America/Sao_Paulo',
        settings.currency ?? 'BRL',
        settings.units ?? 'metric',
        settings.clock ?? '24h',
      ],
    ),
  )
  return userId
}
