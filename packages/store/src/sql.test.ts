import { randomBytes } from 'node:crypto'
import { createIdMinter, type UserId } from '@parco/protocol'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sql as drizzleSql } from './drizzle.ts'
import { ensureUser } from './repositories/users.ts'
import type { Sql } from './sql.ts'
import { openTestStore, type TestStore } from './testing/index.ts'

const NOW = new Date('2026-11-18T12:00:00.000Z')
const mint = createIdMinter({ now: () => NOW, randomBytes })

let store: TestStore
let userId: UserId
beforeEach(async () => {
  store = await openTestStore()
  userId = mint('user')
  const settings = { locale: 'pt-BR', timeZone: 'America/Sao_Paulo', currency: 'BRL' } as const
  await store.transaction(userId, (sql) => ensureUser(sql, userId, settings))
})
afterEach(() => store.close())

const SENT = 'select currency, clock_timestamp() as at from users where $1::integer is not null'

/** Rows of one statement are the same objects where it was sent once. */
const readTwice = async (sql: Sql, between: () => Promise<unknown> = async () => undefined) => {
  const one = await sql.read<{ currency: string }>(SENT, [1])
  await between()
  return [one, await sql.read<{ currency: string }>(SENT, [1])] as const
}

describe('reading again in a transaction', () => {
  it('sends a statement once, also where it is asked for before it is answered', async () => {
    await store.transaction(userId, async (sql) => {
      const [one, other] = await readTwice(sql)
      expect(other).toBe(one)
      const [third, fourth] = await sql.together(
        () => sql.read(SENT, [1]),
        () => sql.read(SENT, [1]),
      )
      expect(third).toBe(one)
      expect(fourth).toBe(one)
      expect(await sql.read(SENT, [2])).not.toBe(one)
    })
    await store.transaction(userId, async (sql) => {
      const [one] = await readTwice(sql)
      expect(one).toHaveLength(1)
    })
  })

  it('sees what was written between, by a statement or by the query builder', async () => {
    await store.transaction(userId, async (sql) => {
      const [one, other] = await readTwice(sql, () =>
        sql.query("update users set currency = 'EUR' where $1::integer is not null", [1]),
      )
      expect([one, other].map(([row]) => row?.currency)).toEqual(['BRL', 'EUR'])
      const [, last] = await readTwice(sql, () =>
        sql.drizzle.execute(drizzleSql`update users set currency = 'USD'`),
      )
      expect(last[0]?.currency).toBe('USD')
    })
  })

  it('is not answered once the transaction has ended', async () => {
    const { sql } = await store.transaction(userId, async (open) => {
      await open.read(SENT, [1])
      return { sql: open }
    })
    await expect(sql.read(SENT, [1])).rejects.toMatchObject({ code: 'internal' })
  })
})
