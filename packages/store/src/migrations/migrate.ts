import { ParcoError } from '@parco/protocol'
import type { ClientBase } from 'pg'
import {
  type Migration,
  type MigrationSource,
  readMigrations,
  storeMigrations,
} from './migration-source.ts'

/** Any number that no other program would use for an advisory lock. */
const MIGRATION_LOCK = 7_270_514_120

const CREATE_LEDGER = `
  create table if not exists migrations (
    source text not null,
    file text not null,
    sha256 text not null,
    applied_at timestamptz not null default now(),
    primary key (source, file)
  )`

/** Reads every migration: the store's own first, then the other sources in the order given. */
export async function loadMigrations(sources: readonly MigrationSource[]): Promise<Migration[]> {
  const own = { name: storeMigrations.name }
  const others = sources.filter((source) => source.name !== own.name)
  const names = new Set(others.map((source) => source.name))
  if (names.size !== others.length) {
    throw new ParcoError('configuration', 'Two migration sources have the same name.')
  }
  return (await Promise.all([storeMigrations, ...others].map(readMigrations))).flat()
}

/**
 * Lists the migrations that a database still lacks.
 * @throws migration-changed when a file that was applied is different now or gone.
 */
export async function listPendingMigrations(
  client: ClientBase,
  migrations: readonly Migration[],
): Promise<Migration[]> {
  const ledger = await client.query<{ exists: boolean }>(
    `select to_regclass('public.migrations') is not null as exists`,
  )
  if (!ledger.rows[0]?.exists) return [...migrations]
  const applied = await client.query<{ source: string; file: string; sha256: string }>(
    'select source, file, sha256 from migrations',
  )
  const hashes = new Map(applied.rows.map((row) => [`${row.source}/${row.file}`, row.sha256]))
  assertUnchanged(migrations, hashes)
  return migrations.filter((migration) => !hashes.has(`${migration.source}/${migration.file}`))
}

/** A source that is no longer given keeps its tables; a file missing from a source that is given is an error. */
function assertUnchanged(migrations: readonly Migration[], hashes: Map<string, string>): void {
  const sources = new Set(migrations.map((migration) => migration.source))
  const known = new Map(migrations.map((item) => [`${item.source}/${item.file}`, item.sha256]))
  for (const [name, sha256] of hashes) {
    const now = known.get(name)
    if (now === sha256 || (now === undefined && !sources.has(name.split('/')[0] ?? ''))) continue
    throw new ParcoError(
      now === undefined ? 'store-version' : 'migration-changed',
      now === undefined
        ? `The database was used by a newer version of Parco (it has migration ${name}, which this version lacks). Update Parco.`
        : `Migration ${name} was applied to this database and has changed since. Restore the file, and put the change in a new migration.`,
    )
  }
}

/**
 * Brings a database up to date as its owner: each file in a transaction of its own together with
 * its entry in the ledger, so a file is applied whole or not at all. Several processes may call it
 * at once on a server.
 */
export async function migrate(client: ClientBase, migrations: readonly Migration[]): Promise<void> {
  // A large table may take longer to change than any statement of the application.
  await client.query('set statement_timeout = 0')
  await client.query(`select pg_advisory_lock(${MIGRATION_LOCK})`)
  try {
    await client.query(CREATE_LEDGER)
    for (const migration of await listPendingMigrations(client, migrations)) {
      await applyMigration(client, migration)
    }
  } finally {
    await client.query(`select pg_advisory_unlock(${MIGRATION_LOCK})`).catch(() => undefined)
    await client.query('reset statement_timeout').catch(() => undefined)
  }
}

async function applyMigration(client: ClientBase, migration: Migration): Promise<void> {
  const name = `${migration.source}/${migration.file}`
  try {
    await client.query('begin')
    await client.query(migration.text)
    await client.query('insert into migrations (source, file, sha256) values ($1, $2, $3)', [
      migration.source,
      migration.file,
      migration.sha256,
    ])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    const reason = error instanceof Error ? error.message : String(error)
    throw new ParcoError('configuration', `Migration ${name} failed and was rolled back: ${reason}`, {
      cause: error,
    })
  }
}
