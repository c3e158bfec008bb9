import { ParcoError, type UserId } from '@parco/protocol'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fromUuid, toUuid } from './ids.ts'
import { openStore } from './open-store.ts'
import { openTestStore, type TestStore } from './testing/index.ts'

let store: TestStore
beforeEach(async () => {
  store = await openTestStore()
})
afterEach(() => store.close())

function newUserId(): UserId {
  return fromUuid('user', crypto.randomUUID())
}

describe('transaction', () => {
  it('shows each user their own rows alone', async () => {
    const ana = await store.createUser()
    await store.createUser({ locale: 'en' })
    const seen = await store.transaction(ana, (sql) =>
      sql.query('select id, current_user as role from users'),
    )
    expect(seen).toEqual([{ id: toUuid(ana), role: 'parco_app' }])
  })

  it('refuses a row of another user', async () => {
    const ana = await store.createUser()
    const bia = await store.createUser()
    const write = store.transaction(ana, (sql) =>
      sql.query(
        `insert into conversations (id, user_id, created_at, updated_at) values ($1, $2, now(), now())`,
        [crypto.randomUUID(), toUuid(bia)],
      ),
    )
    await expect(write).rejects.toMatchObject({ code: '42501' })
  })

  it('writes nothing when it fails', async () => {
    const ana = newUserId()
    const failing = store.transaction(ana, async (sql) => {
      await sql.query('insert into users (id) values ($1)', [toUuid(ana)])
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect(await store.transaction(ana, (sql) => sql.query('select from users'))).toEqual([])
  })

  it('does not claim success when a failed statement was ignored', async () => {
    const ana = newUserId()
    const hiding = store.transaction(ana, async (sql) => {
      await sql.query('insert into users (id) values ($1)', [toUuid(ana)])
      await sql.query('select 1 / 0').catch(() => undefined)
    })
    await expect(hiding).rejects.toBeInstanceOf(ParcoError)
    expect(await store.transaction(ana, (sql) => sql.query('select from users'))).toEqual([])
  })

  it('refuses writes when it is read only', async () => {
    const ana = newUserId()
    const write = store.transaction(
      ana,
      (sql) => sql.query('insert into users (id) values ($1)', [toUuid(ana)]),
      { readOnly: true },
    )
    await expect(write).rejects.toMatchObject({ code: '25006' })
  })

  it('refuses another transaction inside itself instead of waiting forever', async () => {
    const ana = newUserId()
    const nested = store.transaction(ana, () => store.transaction(ana, async () => 1))
    await expect(nested).rejects.toMatchObject({ code: 'internal' })
  })

  it('refuses queries once it has ended', async () => {
    const sql = await store.transaction(newUserId(), async (open) => open)
    await expect(sql.query('select 1')).rejects.toMatchObject({ code: 'internal' })
    expect(() => sql.drizzle).toThrow(ParcoError)
  })

  it('refuses a user id that is none', async () => {
    const forged = "usr_'; drop table users; --" as UserId
    await expect(store.transaction(forged, async () => 1)).rejects.toThrow(TypeError)
  })

  it('gives rows values of one kind on both engines', async () => {
    const [row] = await store.transaction(newUserId(), (sql) =>
      sql.query(
        `select date '2026-11-18' as day, timestamptz '2026-11-18 12:00:00+00' as instant,
                5000000000::bigint as cents, 2.5::numeric as litres, '{"a": [1]}'::jsonb as data, $1::text as text`,
        ['a\0b'],
      ),
    )
    expect(row).toEqual({
      day: '2026-11-18',
      instant: new Date('2026-11-18T12:00:00.000Z'),
      cents: 5_000_000_000,
      litres: 2.5,
      data: { a: [1] },
      text: 'a\ufffdb',
    })
  })

  it('keeps the rows of many users apart while their transactions overlap', async () => {
    const users = await Promise.all(Array.from({ length: 12 }, () => store.createUser()))
    const seen = await Promise.all(
      Array.from({ length: 120 }, async (_, index) => {
        const userId = users[index % users.length] as UserId
        const fails = index % 5 === 0
        const reading = store.transaction(userId, async (sql) => {
          const rows = await sql.query<{ id: string }>('select id from users')
          if (fails) await sql.query('select 1 / 0')
          return rows.map(({ id }) => fromUuid('user', id))
        })
        return { userId, fails, rows: await reading.catch(() => undefined) }
      }),
    )
    expect(
      seen.filter(
        ({ userId, fails, rows }) => !(fails ? rows === undefined : rows?.join() === userId),
      ),
    ).toEqual([])
  })
})

describe('localUser', () => {
  it('adds the one user once', async () => {
    const ids = await Promise.all(Array.from({ length: 5 }, () => store.localUser(newUserId)))
    expect(new Set(ids).size).toBe(1)
    const [user] = await store.transaction(ids[0] as UserId, (sql) =>
      sql.query('select * from users'),
    )
    expect(user).toMatchObject({ locale: 'pt-BR', time_zone: 'America/Sao_Paulo', currency: 'BRL' })
  })
})

describe('openStore', () => {
  it('refuses several users on the embedded database', async () => {
    const opening = openStore({ memory: true, migrations: [], users: 'multi' })
    await expect(opening).rejects.toMatchObject({ code: 'configuration' })
  })
})

describe('openTestStore', () => {
  it('starts empty each time, with what the migrations inserted', async () => {
    const ana = await store.createUser()
    await store.localUser(() => ana)
    await store.close()
    store = await openTestStore()
    expect(await store.localUser(newUserId)).not.toBe(ana)
    const seen = await store.transaction(ana, (sql) =>
      sql.query(
        'select (select count(*) from users) as users, (select count(*) from intent_actions) as actions',
      ),
    )
    expect(seen).toEqual([{ users: 0, actions: 6 }])
  })
})
