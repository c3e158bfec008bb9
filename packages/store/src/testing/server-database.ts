import { createHash } from 'node:crypto'
import { ParcoError } from '@parco/protocol'
import pg from 'pg'
import { loadMigrations, migrate } from '../migrations/migrate.ts'
import type { Migration, MigrationSource } from '../migrations/migration-source.ts'
import { KEEP_SEEDS, RESET_ROWS } from './reset-rows.ts'

/** A database on the test server that one test has to itself until it gives it back. */
export interface ServerDatabase {
  readonly url: string
  giveBack(): Promise<void>
}

/**
 * Lends a database, migrated and otherwise empty. They are numbered, made on first use and kept for
 * the next test, because making one takes many times longer than emptying it. Whoever holds the
 * server's lock on a number has the database; a test process that dies lets it go.
 */
export async function borrowServerDatabase(
  sources: readonly MigrationSource[],
): Promise<ServerDatabase> {
  const migrations = await loadMigrations(sources)
  const key = keyOf(migrations)
  const client = await connect(serverUrl())
  try {
    const name = await lockFreeNumber(client, key)
    const url = urlOf(name)
    await makeIfAbsent(client, name, migrations)
    await onDatabase(url, (database) => database.query(RESET_ROWS))
    return { url, giveBack: () => client.end() }
  } catch (error) {
    await client.end()
    throw error
  }
}

/** Change the number when the way a database is made changes. */
function keyOf(migrations: readonly Migration[]): string {
  const facts = ['2', ...migrations.map((item) => `${item.source}/${item.file}:${item.sha256}`)]
  return createHash('sha256').update(facts.join('\n')).digest('hex').slice(0, 16)
}

async function lockFreeNumber(client: pg.Client, key: string): Promise<string> {
  for (let number = 1; ; number += 1) {
    const name = `parco_test_${key}_${number}`
    const { rows } = await client.query<{ locked: boolean }>(
      'select pg_try_advisory_lock(hashtextextended($1, 0)) as locked',
      [name],
    )
    if (rows[0]?.locked) return name
  }
}

/** Only the holder of its number makes a database; it gets its name once it is complete. */
async function makeIfAbsent(
  client: pg.Client,
  name: string,
  migrations: readonly Migration[],
): Promise<void> {
  const existing = await client.query('select from pg_database where datname = $1', [name])
  if (existing.rowCount) return
  const draft = `${name}_draft`
  await client.query(`drop database if exists ${draft} with (force)`)
  await client.query(`create database ${draft} template template0`)
  await onDatabase(urlOf(draft), async (database) => {
    await migrate(database, migrations)
    await database.query(KEEP_SEEDS)
  })
  await client.query(`alter database ${draft} rename to ${name}`)
}

function serverUrl(): string {
  const url = process.env.PARCO_TEST_DATABASE_URL
  if (!url) {
    throw new ParcoError(
      'configuration',
      'PARCO_TEST_ENGINE is "server", so PARCO_TEST_DATABASE_URL must name a PostgreSQL server.',
    )
  }
  return url
}

function urlOf(database: string): string {
  const url = new URL(serverUrl())
  url.pathname = `/${database}`
  return url.href
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client
}

async function onDatabase(
  url: string,
  work: (client: pg.Client) => Promise<unknown>,
): Promise<void> {
  const client = await connect(url)
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
