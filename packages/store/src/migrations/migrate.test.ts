import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openEmbeddedEngine } from '../embedded/embedded-engine.ts'
import type { Engine } from '../engine.ts'
import { fromUuid } from '../ids.ts'
import { openStore } from '../open-store.ts'
import { openServerEngine } from '../server/server-engine.ts'
import { prepareEmbeddedTemplate } from '../testing/embedded-template.ts'
import { loadMigrations, migrate } from './migrate.ts'
import type { MigrationSource } from './migration-source.ts'

let engine: Engine
let directory: string
let source: MigrationSource
let drop: () => Promise<void>

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'parco-migrations-'))
  source = { name: 'things', directory: pathToFileURL(directory) }
  if (process.env.PARCO_TEST_ENGINE === 'server') {
    const name = `parco_migrate_${crypto.randomUUID().replaceAll('-', '')}`
    await asAdmin((admin) => admin.query(`create database ${name}`))
    const url = new URL(process.env.PARCO_TEST_DATABASE_URL as string)
    url.pathname = name
    const connection = { connectionString: url.href }
    engine = openServerEngine({ databaseUrl: url.href, connection, statementTimeoutMs: 10_000 })
    drop = () => asAdmin((admin) => admin.query(`drop database ${name} with (force)`))
  } else {
    const archivePath = await prepareEmbeddedTemplate([])
    engine = await openEmbeddedEngine({ place: { type: 'memory' }, archivePath })
    drop = async () => {}
  }
})
afterEach(async () => {
  await engine.close()
  await drop()
  await rm(directory, { recursive: true })
})

function add(file: string, text: string): Promise<void> {
  return writeFile(join(directory, file), text)
}

async function asAdmin(work: (admin: pg.Client) => Promise<unknown>): Promise<void> {
  const admin = new pg.Client({ connectionString: process.env.PARCO_TEST_DATABASE_URL })
  await admin.connect()
  try {
    await work(admin)
  } finally {
    await admin.end()
  }
}

async function run(sources: readonly MigrationSource[] = [source]): Promise<void> {
  const migrations = await loadMigrations(sources)
  await engine.withClient((client) => migrate(client, migrations))
}

async function tables(): Promise<string[]> {
  const { rows } = await engine.withClient((client) =>
    client.query<{ name: string }>(
      `select relname as name from pg_class where relname like 'thing%' and relkind = 'r' order by 1`,
    ),
  )
  return rows.map(({ name }) => name)
}

describe('migrate', () => {
  it('applies each file once, in order, after the files of the store', async () => {
    await add('0001_second.sql', 'alter table things add size integer;')
    await add('0000_first.sql', `create table things (user_id uuid references users (id));`)
    await run()
    await run()
    expect(await tables()).toEqual(['things'])
    const { rows } = await engine.withClient((client) =>
      client.query(`select source, file from migrations where source <> 'store' order by applied_at, file`),
    )
    expect(rows).toEqual([
      { source: 'things', file: '0000_first.sql' },
      { source: 'things', file: '0001_second.sql' },
    ])
  })

  it('takes back a file that fails half-way, and keeps those before it', async () => {
    await add('0000_good.sql', 'create table things (id integer);')
    await add('0001_bad.sql', 'create table things_more (id integer); select 1 / 0;')
    await expect(run()).rejects.toMatchObject({
      code: 'configuration',
      message: expect.stringContaining('things/0001_bad.sql'),
    })
    expect(await tables()).toEqual(['things'])
    await add('0001_bad.sql', 'create table things_more (id integer);')
    await run()
    expect(await tables()).toEqual(['things', 'things_more'])
  })

  it('refuses a file that changed after it was applied', async () => {
    await add('0000_first.sql', 'create table things (id integer);')
    await run()
    await add('0000_first.sql', 'create table things (id bigint);')
    await expect(run()).rejects.toMatchObject({ code: 'migration-changed' })
  })

  it('refuses a database that has a migration it does not know', async () => {
    await add('0000_first.sql', 'create table things (id integer);')
    await add('0001_newer.sql', 'create table things_newer (id integer);')
    await run()
    await rm(join(directory, '0001_newer.sql'))
    await expect(run()).rejects.toMatchObject({ code: 'store-version' })
    await expect(run([])).resolves.toBeUndefined()
  })

  it('refuses misnamed files, equal numbers and equal sources', async () => {
    await add('first.sql', '')
    await expect(run()).rejects.toMatchObject({ code: 'configuration' })
    await rm(join(directory, 'first.sql'))
    await add('0000_a.sql', '')
    await add('0000_b.sql', '')
    await expect(run()).rejects.toMatchObject({ code: 'configuration' })
    await rm(join(directory, '0000_b.sql'))
    await expect(run([source, source])).rejects.toMatchObject({ code: 'configuration' })
  })

  it.runIf(process.env.PARCO_TEST_ENGINE === 'server')('waits for another process that migrates', async () => {
    await add('0000_first.sql', 'create table things (id integer);')
    await Promise.all([run(), run(), run()])
    expect(await tables()).toEqual(['things'])
  })
})

it('lets no machine choose the settings of users who are there already', async () => {
  const file = new URL('../../migrations/0006_settings.sql', import.meta.url)
  const settings = await readFile(file, 'utf8')
  await run([])
  const users = await engine.withClient(async (client) => {
    const add = (id: number) =>
      client.query(`
        set parco.user_id = '00000000-0000-7000-8000-00000000000${id}';
        insert into users (id) values ('00000000-0000-7000-8000-00000000000${id}')`)
    await client.query('alter table users drop units, drop clock, drop settings_chosen_at')
    await add(1)
    await client.query(settings)
    await add(2)
    return client.query(
      'select units, clock, settings_chosen_at is not null as chosen from users order by id',
    )
  })
  expect(users.rows).toEqual([
    { units: 'metric', clock: '24h', chosen: true },
    { units: 'metric', clock: '24h', chosen: false },
  ])
})

describe.runIf(process.env.PARCO_TEST_ENGINE === 'server')('an owner that is no superuser', () => {
  it('can migrate an empty database and keep users apart', async () => {
    const name = `parco_owner_${crypto.randomUUID().slice(0, 8)}`
    await asAdmin((admin) => admin.query(`create role ${name} login createrole`))
    await asAdmin((admin) => admin.query(`create database ${name} owner ${name}`))
    try {
      const url = new URL(process.env.PARCO_TEST_DATABASE_URL as string)
      url.pathname = name
      url.username = name
      const store = await openStore({ databaseUrl: url.href, users: 'multi', migrations: [] })
      const mint = () => fromUuid('user', crypto.randomUUID())
      const local = await store.localUser(mint)
      expect(await store.transaction(local, (sql) => sql.query('select from users'))).toHaveLength(1)
      expect(await store.transaction(mint(), (sql) => sql.query('select from users'))).toHaveLength(0)
      await store.close()
    } finally {
      await asAdmin(async (admin) => {
        await admin.query(`drop database ${name} with (force)`)
        await admin.query(`drop owned by ${name}; drop role ${name}`)
      })
    }
  }, 60_000)
})
