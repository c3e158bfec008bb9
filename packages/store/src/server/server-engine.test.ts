import type { UserId } from '@parco/protocol'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { toUuid } from '../ids.ts'
import { openStore } from '../open-store.ts'
import type { Store } from '../store.ts'
import { borrowServerDatabase, type ServerDatabase } from '../testing/server-database.ts'
import { assertRoleIsConfined } from './assert-role-is-confined.ts'

const userId = `usr_${'0190163dc1f47c3f8a4ad61a6b1f0c11'}` as UserId

describe.runIf(process.env.PARCO_TEST_ENGINE === 'server')('a database on a server', () => {
  let database: ServerDatabase
  let store: Store

  beforeEach(async () => {
    database = await borrowServerDatabase([])
    store = await open(database.url)
    await store.transaction(userId, (sql) =>
      sql.query('insert into users (id) values ($1)', [toUuid(userId)]),
    )
  })
  afterEach(async () => {
    await store.close()
    await database.giveBack()
  })

  function open(databaseUrl: string, statementTimeoutMs = 10_000): Promise<Store> {
    return openStore({
      databaseUrl,
      users: 'multi',
      migrations: [],
      maxConnections: 3,
      statementTimeoutMs,
    })
  }

  async function asAdmin(text: string, values: unknown[] = []): Promise<void> {
    const admin = new pg.Client({ connectionString: database.url })
    await admin.connect()
    await admin.query(text, values)
    await admin.end()
  }

  it('reports a lost connection as one to try again, and recovers', async () => {
    const pidOf = (sql: { query<Row>(text: string): Promise<Row[]> }) =>
      sql.query<{ pid: number }>('select pg_backend_pid() as pid')
    const interrupted = store.transaction(userId, async (sql) => {
      const [row] = await pidOf(sql)
      await asAdmin('select pg_terminate_backend($1)', [row?.pid])
      return sql.query('select from users')
    })
    await expect(interrupted).rejects.toMatchObject({ code: 'store-unavailable', retryable: true })
    const seen = await store.transaction(userId, (sql) => sql.query('select from users'))
    expect(seen).toHaveLength(1)
  })

  it('survives connections that are lost while nobody uses them', async () => {
    await asAdmin(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    )
    for (let attempt = 0; attempt < 4; attempt += 1) {
      await store
        .transaction(userId, (sql) => sql.query('select 1'))
        .catch((error: unknown) => {
          expect(error).toMatchObject({ code: 'store-unavailable', retryable: true })
        })
    }
    await expect(
      store.transaction(userId, (sql) => sql.query('select from users')),
    ).resolves.toHaveLength(1)
  })

  it('ends a statement that takes too long', async () => {
    // Far longer than an ordinary statement takes, however busy the machine.
    const impatient = await open(database.url, 2_000)
    try {
      const slow = impatient.transaction(userId, (sql) => sql.query('select pg_sleep(60)'))
      await expect(slow).rejects.toMatchObject({ code: 'timeout' })
    } finally {
      await impatient.close()
    }
  })

  it('keeps a connection usable after a transaction failed on it, without the user of before', async () => {
    const one = await openStore({
      databaseUrl: database.url,
      users: 'multi',
      migrations: [],
      maxConnections: 1,
    })
    try {
      const failing = one.transaction(userId, (sql) => sql.query('select 1 / 0'))
      await expect(failing).rejects.toMatchObject({ code: '22012' })
      const other = 'usr_00000000000070008000000000000001' as UserId
      const seen = await one.transaction(other, (sql) =>
        sql.query(`select id, current_user as role from users`),
      )
      expect(seen).toEqual([])
    } finally {
      await one.close()
    }
  })

  it('is refused when its application role could bypass row-level security', async () => {
    const admin = new pg.Client({ connectionString: database.url })
    await admin.connect()
    try {
      await expect(assertRoleIsConfined(admin)).resolves.toBeUndefined()
      // Roles belong to the whole server: only this transaction may see the change.
      await admin.query('begin; alter role parco_app bypassrls')
      await expect(assertRoleIsConfined(admin)).rejects.toMatchObject({ code: 'configuration' })
      await admin.query('rollback')
    } finally {
      await admin.end()
    }
  })

  it('says that it is backed up on the server', async () => {
    await expect(store.backup('/nowhere')).rejects.toMatchObject({ code: 'configuration' })
  })

  it('says so when there is no server', async () => {
    const opening = open('postgres://nobody@127.0.0.1:9/none')
    await expect(opening).rejects.toMatchObject({ code: 'store-unavailable', retryable: true })
  })
})
