import { createHash } from 'node:crypto'
import { ParcoError } from '@parco/protocol'
import pg from 'pg'
import { loadMigrations, migrate } from '../migrations/migrate.ts'
import type { Migration, MigrationSource } from '../migrations/migration-source.ts'

/** A database on the test server that one test owns. */
export interface ServerDatabase {
  readonly url: string
  drop(): Promise<void>
}

/** Any number; it keeps test processes from making the same template at once. */
const TEMPLATE_LOCK = 7_270_514_121

const prepared = new Map<string, Promise<void>>()

/** Creates a database from a migrated template, which is made once per set of migrations and kept. */
export async function createServerDatabase(
  sources: readonly MigrationSource[],
): Promise<ServerDatabase> {
  const migrations = await loadMigrations(sources)
  const template = `parco_template_${keyOf(migrations)}`
  const preparing = prepared.get(template) ?? prepareTemplate(template, migrations)
  prepared.set(template, preparing)
  await preparing
  const name = `parco_test_${crypto.randomUUID().replaceAll('-', '')}`
  await onServer((client) => client.query(`create database ${name} template ${template}`))
  return {
    url: urlOf(name),
    drop: () =>
      onServer((client) => client.query(`drop database ${name} with (force)`)).then(() => {}),
  }
}

function keyOf(migrations: readonly Migration[]): string {
  const text = migrations.map((item) => `${item.source}/${item.file}:${item.sha256}`).join('\n')
  return createHash('sha256').update(text).digest('hex').slice(0, 20)
}

/** The template gets its final name only once it is complete. */
async function prepareTemplate(name: string, migrations: readonly Migration[]): Promise<void> {
  await onServer(async (client) => {
    await client.query(`select pg_advisory_lock(${TEMPLATE_LOCK})`)
    const existing = await client.query('select from pg_database where datname = $1', [name])
    if (existing.rowCount) return
    const draft = `${name}_draft`
    await client.query(`drop database if exists ${draft} with (force)`)
    await client.query(`create database ${draft} template template0`)
    await onServer((draftClient) => migrate(draftClient, migrations), urlOf(draft))
    await client.query(`alter database ${draft} rename to ${name}`)
  })
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

async function onServer<T>(work: (client: pg.Client) => Promise<T>, url = serverUrl()): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
