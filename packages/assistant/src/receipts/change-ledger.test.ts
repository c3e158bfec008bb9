import { randomBytes } from 'node:crypto'
import { createIdMinter, type UserId } from '@parco/protocol'
import type { Sql } from '@parco/store'
import { openTestStore, type TestStore } from '@parco/store/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { notesDomain } from '../../test/notes/notes-domain.ts'
import { OPEN_TIMEOUT_MS, SLOW } from '../../test/open-test-parco.ts'
import { withSavepoint } from '../turn/with-savepoint.ts'
import { createChangeLedger, type RecordingLedger, ROWS_AT_ONCE } from './change-ledger.ts'
import { tablesOf } from './own-tables.ts'
import { revertChanges } from './revert-changes.ts'

const tables = new Map(Object.entries(notesDomain.tables))
const mint = createIdMinter({ now: () => new Date(0), randomBytes })

let store: TestStore
let userId: UserId
beforeAll(async () => {
  store = await openTestStore({
    migrations: [notesDomain].flatMap(({ migrations = [] }) => migrations),
  })
}, OPEN_TIMEOUT_MS)
beforeEach(async () => {
  userId = await store.createUser({ id: mint('user') })
})
afterAll(() => store.close())

function write<T>(run: (ledger: RecordingLedger, sql: Sql) => Promise<T>): Promise<T> {
  return store.transaction(userId, (sql) => run(createChangeLedger({ sql, userId, tables }), sql))
}

const note = (title: string) => ({ id: mint('nte'), title, written_on: '2026-11-18' })
const rows = () =>
  write((_, sql) => sql.query('select title, amount_cents from notes order by title'))

describe('the ledger of changes', SLOW, () => {
  it('tells each row once, as it was before and as it is after', async () => {
    const [a, b] = [note('a'), note('b')]
    const changes = await write(async (ledger) => {
      await ledger.insert('notes', a)
      await ledger.update('notes', a.id, { title: 'a2', amount_cents: 5 })
      await ledger.insert('notes', b)
      await ledger.delete('notes', b.id)
      return ledger.changes()
    })
    expect(changes).toMatchObject([
      { table: 'notes', id: a.id, before: null, after: { title: 'a2', amount_cents: 5 } },
    ])
  })

  it('takes many rows at once, as it does one, and removes them together or not at all', async () => {
    const many = Array.from({ length: 2 * ROWS_AT_ONCE + 1 }, (_, index) => note(`n${index}`))
    const changes = await write(async (ledger) => {
      await ledger.insertAll('notes', [])
      await ledger.insertAll('notes', many)
      return ledger.changes()
    })
    expect(changes.map(({ id }) => id)).toEqual(many.map(({ id }) => id))
    expect(changes.at(-1)?.after).toMatchObject({ title: 'n1000', written_on: '2026-11-18' })
    const revert = () =>
      write((_, sql) =>
        withSavepoint(
          sql,
          () => revertChanges({ sql, userId, tables }, changes),
          (result) => result === 'reverted',
        ),
      )
    const one = many[700]?.id ?? ''
    await write((ledger) => ledger.update('notes', one, { title: 'changed since' }))
    expect(await revert()).toBe('changed')
    expect(await rows()).toHaveLength(many.length)
    await write((ledger) => ledger.update('notes', one, { title: 'n700' }))
    expect(await revert()).toBe('reverted')
    expect(await rows()).toEqual([])
    const foreign = [note('a'), { ...note('b'), id: mint('turn') }]
    await expect(write((ledger) => ledger.insertAll('notes', foreign))).rejects.toMatchObject({
      code: 'internal',
    })
  })

  it('refuses a table that no domain lists, and names that are no columns', async () => {
    for (const table of ['receipts', 'users', 'approvals', 'notes" --', 'Notes', 'pg_class'])
      await expect(
        write((ledger) => ledger.insert(table, note('a'))),
        table,
      ).rejects.toMatchObject({
        code: 'internal',
      })
    await expect(
      write((ledger) => ledger.insert('notes', { ...note('a'), 'title" = 1 --': 1 })),
    ).rejects.toMatchObject({ code: 'internal' })
    expect(await rows()).toEqual([])
  })

  it("neither writes nor finds another user's rows", async () => {
    const mine = note('mine')
    await write((ledger) => ledger.insert('notes', mine))
    const me = userId
    userId = await store.createUser({ id: mint('user') })
    const forged = { ...note('forged'), user_id: me }
    await write((ledger) => ledger.insert('notes', forged))
    expect(await rows()).toEqual([{ title: 'forged', amount_cents: null }])
    const notFound = { code: 'not-found' }
    await expect(write((ledger) => ledger.delete('notes', mine.id))).rejects.toMatchObject(notFound)
    await expect(
      write((ledger) => ledger.update('notes', mine.id, { title: 'x' })),
    ).rejects.toMatchObject(notFound)
  })
})

describe("a user's own row", SLOW, () => {
  const own = tablesOf([])
  const inOwn = <T>(run: (ledger: RecordingLedger, sql: Sql) => Promise<T>): Promise<T> =>
    store.transaction(userId, (sql) => run(createChangeLedger({ sql, userId, tables: own }), sql))
  const settings = async () => {
    const [row] = await inOwn((_, sql) =>
      sql.query('select currency, clock, locale, preferences from users'),
    )
    return row
  }

  it('is changed column by column, and put back so', async () => {
    const changes = await inOwn(async (ledger) => {
      await ledger.update('users', userId, { currency: 'USD' })
      await ledger.update('users', userId, { currency: 'EUR', clock: '12h' })
      return ledger.changes()
    })
    expect(changes).toEqual([
      {
        table: 'users',
        id: userId,
        before: { currency: 'BRL', clock: '24h' },
        after: { currency: 'EUR', clock: '12h' },
      },
    ])
    await inOwn((_, sql) =>
      sql.query(`update users set locale = 'en', preferences = '{"kept": true}'`),
    )
    const revert = () => inOwn((_, sql) => revertChanges({ sql, userId, tables: own }, changes))
    expect(await revert()).toBe('reverted')
    const kept = { locale: 'en', preferences: { kept: true } }
    expect(await settings()).toEqual({ currency: 'BRL', clock: '24h', ...kept })
    expect(await revert()).toBe('changed')
  })

  it('neither comes nor goes by a write, and is nobody else’s', async () => {
    const refused = { code: 'internal' }
    const stranger = await store.createUser({ id: mint('user') })
    const add = inOwn((ledger) => ledger.insert('users', { id: mint('user') }))
    await expect(add).rejects.toMatchObject(refused)
    const remove = inOwn((ledger) => ledger.delete('users', userId))
    await expect(remove).rejects.toMatchObject(refused)
    const change = inOwn((ledger) => ledger.update('users', stranger, { currency: 'USD' }))
    await expect(change).rejects.toMatchObject({ code: 'not-found' })
  })
})

describe('the reversal of changes', SLOW, () => {
  it('puts every row back, and all of them or none', async () => {
    const [a, b] = [note('a'), note('b')]
    await write(async (ledger) => {
      await ledger.insert('notes', a)
      await ledger.insert('notes', b)
    })
    const before = await rows()
    const changes = await write(async (ledger) => {
      await ledger.update('notes', a.id, { title: 'z', amount_cents: 123_456_789_012 })
      await ledger.delete('notes', b.id)
      await ledger.insert('notes', note('c'))
      return ledger.changes()
    })
    const revert = () =>
      write((_, sql) =>
        withSavepoint(
          sql,
          () => revertChanges({ sql, userId, tables }, changes),
          (result) => result === 'reverted',
        ),
      )
    await write((ledger) => ledger.update('notes', a.id, { title: 'changed since' }))
    expect(await revert()).toBe('changed')
    expect(await rows()).toHaveLength(2)
    await write((ledger) => ledger.update('notes', a.id, { title: 'z' }))
    expect(await revert()).toBe('reverted')
    expect(await rows()).toEqual(before)
  })
})
