import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, statSync } from 'node:fs'
import { cp, mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { UserId } from '@parco/protocol'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDirectory } from '../../src/embedded/open-directory.ts'
import { restoreDatabase } from '../../src/embedded/restore-database.ts'
import { listSnapshots } from '../../src/embedded/snapshots.ts'
import { fromUuid, toUuid } from '../../src/ids.ts'
import { loadMigrations } from '../../src/migrations/migrate.ts'
import { openStore } from '../../src/open-store.ts'
import type { Store } from '../../src/store.ts'

const userId = fromUuid('user', '019aa000-0000-7000-8000-000000000001')

/** A data directory made once: starting each test from a copy is several times quicker. */
let home: string
let pristine: string | undefined
const stores: Store[] = []
const children: ChildProcess[] = []

async function open(options: { now?: () => Date; migrations?: URL } = {}): Promise<Store> {
  const store = await openStore({
    directory: home,
    users: 'single',
    migrations: options.migrations ? [{ name: 'extra', directory: options.migrations }] : [],
    ...(options.now ? { now: options.now } : {}),
  })
  stores.push(store)
  return store
}

async function closeAll(): Promise<void> {
  for (const store of stores.splice(0)) await store.close()
}

function addUser(store: Store, id: UserId): Promise<unknown> {
  return store.transaction(id, (sql) =>
    sql.query('insert into users (id) values ($1)', [toUuid(id)]),
  )
}

function hasUser(store: Store, id: UserId): Promise<boolean> {
  return store.transaction(id, async (sql) => (await sql.query('select from users')).length === 1)
}

/** Opens the folder's database in a process of its own. */
function openElsewhere(...stay: 'stay'[]): ChildProcess {
  const child = fork(new URL('./open-folder.ts', import.meta.url), [home, ...stay], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [],
  })
  children.push(child)
  return child
}

async function folder(name: string): Promise<string> {
  return mkdtemp(join(tmpdir(), `parco-${name}-`))
}

describe('the embedded database in a folder', () => {
  beforeEach(async () => {
    home = await folder('home')
    if (pristine === undefined) {
      await (await open()).close()
      stores.length = 0
      pristine = await folder('pristine')
      await cp(home, pristine, { recursive: true })
    } else {
      await cp(pristine, home, { recursive: true })
    }
  })

  afterEach(async () => {
    for (const child of children.splice(0)) child.kill('SIGKILL')
    await closeAll()
    await rm(home, { recursive: true, force: true })
  })

  afterAll(async () => {
    if (pristine !== undefined) await rm(pristine, { recursive: true, force: true })
  })

  it('keeps what was written', async () => {
    const store = await open()
    await addUser(store, userId)
    await store.close()
    expect(await hasUser(await open(), userId)).toBe(true)
  })

  it('reaches the disk at least once per commit', async () => {
    const engine = await openDirectory(
      { directory: home, users: 'single', migrations: [] },
      await loadMigrations([]),
    )
    try {
      const before = engine.fsyncCount()
      for (let commit = 0; commit < 20; commit += 1) {
        await engine.withClient((client) =>
          client.query(`insert into users (id) values ('${crypto.randomUUID()}')`),
        )
        expect(engine.fsyncCount() - before).toBeGreaterThan(commit)
      }
    } finally {
      await engine.close()
    }
  })

  it('shares flushes among transactions that wait together, and loses none of them', async () => {
    const store = await open()
    const ids = Array.from({ length: 60 }, () => fromUuid('user', crypto.randomUUID()))
    await Promise.all(ids.map((id) => addUser(store, id)))
    const found = await Promise.all(ids.map((id) => hasUser(store, id)))
    expect(found).not.toContain(false)
  })

  it('is private to its user, also in a folder that is not', async () => {
    await open()
    const privates = ['data', 'snapshots', 'data.lock', 'data.lock.holder']
    const modes = privates.map((name) => statSync(join(home, name)).mode & 0o077)
    expect(modes).toEqual([0, 0, 0, 0])
  })

  it('refuses a second process and names the first', async () => {
    await open()
    const second = openElsewhere()
    const [answer] = await once(second, 'message')
    expect(answer).toMatchObject({
      code: 'store-locked',
      message: expect.stringContaining(`process ${process.pid}`),
    })
  })

  it('lets the next process in as soon as the first one was killed', async () => {
    const first = openElsewhere('stay')
    const [answer] = await once(first, 'message')
    expect(answer).toMatchObject({ code: 'opened' })
    first.kill('SIGKILL')
    await once(first, 'exit')
    await expect(open()).resolves.toBeDefined()
  })

  it('starts again after its first start was interrupted', async () => {
    await rm(join(home, 'data'), { recursive: true })
    await cp(join(pristine as string, 'data', 'base'), join(home, 'data.draft', 'base'), {
      recursive: true,
    })
    const store = await open()
    await addUser(store, userId)
    expect(existsSync(join(home, 'data.draft'))).toBe(false)
  })

  it('ends a statement that takes too long, and answers the next', async () => {
    const store = await openStore({
      directory: home,
      users: 'single',
      migrations: [],
      // Far longer than an ordinary statement takes, however busy the machine.
      statementTimeoutMs: 3_000,
    })
    stores.push(store)
    await addUser(store, userId)
    const slow = store.transaction(userId, (sql) =>
      sql.query('select count(*) from generate_series(1, 2000000000)'),
    )
    await expect(slow).rejects.toMatchObject({ code: 'timeout', retryable: true })
    expect(await hasUser(store, userId)).toBe(true)
  })

  it('ends the turns that the process before left running, and keeps their key', async () => {
    const store = await open()
    await addUser(store, userId)
    await store.transaction(userId, (sql) =>
      sql.query(
        `with conversation as (
           insert into conversations (id, user_id, created_at, updated_at) values ($1, $2, now(), now())
         ), message as (
           insert into messages (id, user_id, conversation_id, turn_id, seq, role, parts, created_at)
           values ($1, $2, $1, $1, 1, 'assistant', '[]', now())
         )
         insert into turns (id, user_id, conversation_id, idempotency_key, request_hash, status, assistant_message_id, started_at)
         values ($1, $2, $1, 'key', 'hash', 'running', $1, now())`,
        [crypto.randomUUID(), toUuid(userId)],
      ),
    )
    await store.close()
    const again = await open()
    const turns = await again.transaction(userId, (sql) =>
      // The same request, sent once more, goes on where the turn stopped: it needs the key.
      sql.query(`
        select status, idempotency_key = 'key' as "holdsKey", parts
          from turns join messages on messages.id = assistant_message_id`),
    )
    expect(turns).toEqual([
      { status: 'aborted', holdsKey: true, parts: [{ type: 'interruption' }] },
    ])
  })

  describe('snapshots', () => {
    async function extraMigrations(): Promise<URL> {
      const path = join(home, 'extra')
      await cp(new URL('./extra-migrations/', import.meta.url), path, { recursive: true })
      return new URL(`file://${path}/`)
    }

    it('are taken before the schema changes, and never more than three', async () => {
      const migrations = await extraMigrations()
      for (const second of [1, 2, 3, 4]) {
        await writeFile(
          new URL(`000${second}_more.sql`, migrations),
          `create table more_${second} (id integer);`,
        )
        const now = new Date(Date.UTC(2026, 10, 18, 12, 0, second))
        await (await open({ migrations, now: () => now })).close()
      }
      const snapshots = await listSnapshots(join(home, 'snapshots'))
      expect(snapshots.map(({ takenAt }) => takenAt.getUTCSeconds())).toEqual([4, 3, 2])
      expect(await readdir(join(home, 'snapshots'))).toHaveLength(3)
    })

    it('bring back what was there, and keep what they replace', async () => {
      const store = await open()
      await addUser(store, userId)
      await store.backup(join(home, 'backup.tar.gz'))
      const other = fromUuid('user', crypto.randomUUID())
      await addUser(store, other)
      await store.close()
      const { replaced } = await restoreDatabase({
        directory: home,
        path: join(home, 'backup.tar.gz'),
      })
      const restored = await open()
      expect(await hasUser(restored, userId)).toBe(true)
      expect(await hasUser(restored, other)).toBe(false)
      expect(existsSync(replaced ?? '')).toBe(true)
      expect(statSync(join(home, 'backup.tar.gz')).mode & 0o077).toBe(0)
    })

    it('that are damaged are refused before anything changes', async () => {
      const store = await open()
      await addUser(store, userId)
      await store.backup(join(home, 'backup.tar'))
      await store.close()
      await truncate(join(home, 'backup.tar'), 5_000_000)
      const restoring = restoreDatabase({ directory: home, path: join(home, 'backup.tar') })
      await expect(restoring).rejects.toBeInstanceOf(Error)
      expect(await hasUser(await open(), userId)).toBe(true)
    })

    it('cannot be restored while the database is open', async () => {
      await open()
      await expect(restoreDatabase({ directory: home })).rejects.toMatchObject({
        code: 'store-locked',
      })
    })

    it('that do not exist are not found', async () => {
      await expect(restoreDatabase({ directory: home })).rejects.toMatchObject({
        code: 'not-found',
      })
    })
  })

  it.each([
    ['PG_VERSION', '16\n', 'store-version'],
    ['global/pg_control', 'nonsense', 'store-corrupt'],
  ])('names the cause and the way back when %s is wrong', async (file, text, code) => {
    await writeFile(join(home, 'data', file), text)
    const opening = open()
    await expect(opening).rejects.toMatchObject({
      code,
      message: expect.stringContaining('parco restore'),
    })
  })
})
