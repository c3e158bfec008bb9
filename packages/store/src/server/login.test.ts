import type { UserId } from '@parco/protocol'
import type pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openStore } from '../open-store.ts'
import type { Store } from '../store.ts'
import type { ServerStoreOptions } from '../store-options.ts'
import { borrowServerDatabase, type ServerDatabase } from '../testing/server-database.ts'
import { withOwner } from './with-owner.ts'

const userId = `usr_${'0190163dc1f47c3f8a4ad61a6b1f0c11'}` as UserId

describe.runIf(process.env.PARCO_TEST_ENGINE === 'server')('the login of the application', () => {
  let database: ServerDatabase
  const stores: Store[] = []
  const roles: string[] = []

  beforeEach(async () => {
    database = await borrowServerDatabase([])
  })
  afterEach(async () => {
    for (const store of stores.splice(0)) await store.close()
    for (const role of roles.splice(0)) await asOwner(`drop owned by ${role}; drop role ${role}`)
    await database.giveBack()
  })

  async function open(options: Partial<ServerStoreOptions> = {}): Promise<Store> {
    const store = await openStore({
      databaseUrl: database.url,
      users: 'multi',
      migrations: [],
      maxConnections: 2,
      ...options,
    })
    stores.push(store)
    return store
  }

  function asOwner(text: string): Promise<pg.QueryResult> {
    return withOwner(database.url, (owner) => owner.query(text))
  }

  /** A role of this test alone, and the database's address for it. */
  async function createRole(attributes: string, grants = ''): Promise<string> {
    const name = `parco_test_${crypto.randomUUID().replaceAll('-', '')}`
    await asOwner(`create role ${name} login ${attributes}; ${grants.replaceAll('ROLE', name)}`)
    roles.push(name)
    const url = new URL(database.url)
    url.username = name
    return url.href
  }

  it('can become the application and nothing else, so that `reset role` leads nowhere', async () => {
    const store = await open()
    const resets = ['reset role', 'set local role none', 'reset session authorization']
    for (const reset of resets) {
      const attempt = store.transaction(userId, async (sql) => {
        await sql.query(reset)
        return sql.query('select * from users')
      })
      await expect(attempt, reset).rejects.toMatchObject({ code: '42501' })
    }
    for (const role of ['postgres', 'pg_read_all_data']) {
      const attempt = store.transaction(userId, (sql) => sql.query(`set role ${role}`))
      await expect(attempt).rejects.toMatchObject({ code: '42501' })
    }
    const [facts] = await store.transaction(userId, (sql) =>
      sql.query<{ session: string; super: boolean }>(
        'select session_user as session, rolsuper as super from pg_roles where rolname = session_user',
      ),
    )
    expect(facts).toEqual({ session: expect.stringMatching(/^parco_login_/), super: false })
  })

  it('is the same for processes that start together, and stays for the next', async () => {
    const together = await Promise.all([open(), open(), open()])
    const names = await Promise.all(
      [...together, await open()].map((store) =>
        store.transaction(userId, (sql) => sql.query('select session_user as name')),
      ),
    )
    expect(new Set(names.map((rows) => JSON.stringify(rows))).size).toBe(1)
  })

  it('still finds the one user of an installation', async () => {
    const store = await open()
    expect(await store.localUser(() => userId)).toBe(userId)
    expect(await store.localUser(() => userId)).toBe(userId)
  })

  it('may be named by its operator, when it can do no more than it must', async () => {
    const loginUrl = await createRole('noinherit', 'grant parco_app to ROLE')
    const store = await open({ loginUrl })
    await expect(store.transaction(userId, (sql) => sql.query('select 1'))).resolves.toBeDefined()
    const strong = [
      await createRole('superuser'),
      await createRole('bypassrls', 'grant parco_app to ROLE'),
      await createRole('', 'grant parco_app, pg_read_all_data to ROLE'),
    ]
    for (const url of strong) {
      await expect(open({ loginUrl: url })).rejects.toMatchObject({
        code: 'configuration',
        message: expect.stringContaining('cannot keep users apart'),
      })
    }
  })

  it('is asked for where the owner may make no roles: several users are refused until then', async () => {
    const databaseUrl = await createRole(
      '',
      'grant parco_app to ROLE; grant create on schema public to ROLE; grant select on migrations to ROLE',
    )
    const warnings: string[] = []
    await expect(open({ databaseUrl })).rejects.toMatchObject({
      code: 'configuration',
      message: expect.stringContaining('DATABASE_LOGIN_URL'),
    })
    await open({ databaseUrl, users: 'single', log: ({ message }) => warnings.push(message) })
    expect(warnings).toEqual([expect.stringContaining('DATABASE_LOGIN_URL')])
  })
})
