import {
  closeSync,
  openSync,
  readdirSync,
  readSync,
  rmSync,
  statSync,
  truncateSync,
  writeSync,
} from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  fromUuid,
  listSnapshots,
  openStore,
  restoreDatabase,
  type Store,
  toUuid,
} from '../../src/index.ts'

// A database whose files are no longer what was written: it says which and what to do, and never
// passes the rest off as the whole.

const userId = fromUuid('user', '019aa000-0000-7000-8000-000000000001')
const SNAPSHOT = 40
const SAVED = 60

let folder: string
/** As a process leaves it that was killed: a snapshot of the first 40 rows, and 60 acknowledged. */
let killed: string
/** As one leaves it that was closed. */
let closed: string
/** The file of the table, below the data directory. */
let heap: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parco-damaged-'))
  const home = join(folder, 'home')
  killed = join(folder, 'killed')
  closed = join(folder, 'closed')
  let store = await open(home)
  await store.transaction(userId, (sql) =>
    sql.query('insert into users (id) values ($1)', [toUuid(userId)]),
  )
  await write(store, 1, SNAPSHOT)
  await store.close()
  // The next version, which copies what there is first.
  const extra = new URL('./extra-migrations/', import.meta.url)
  store = await open(home, [{ name: 'extra', directory: extra }])
  await write(store, SNAPSHOT + 1, SAVED)
  const [file] = await store.transaction(userId, (sql) =>
    sql.query<{ path: string }>(`select pg_relation_filepath('idempotency_keys') as path`),
  )
  heap = file?.path ?? ''
  await cp(home, killed, { recursive: true })
  await store.close()
  await cp(home, closed, { recursive: true })
}, 120_000)
afterAll(() => rm(folder, { recursive: true, force: true }))

type Sources = Parameters<typeof openStore>[0]['migrations']

function open(directory: string, migrations: Sources = []): Promise<Store> {
  return openStore({ directory, users: 'single', migrations })
}

async function write(store: Store, first: number, last: number): Promise<void> {
  for (let key = first; key <= last; key += 1) {
    await store.transaction(userId, (sql) =>
      sql.query(
        `insert into idempotency_keys (user_id, key, request_hash, created_at) values ($1, $2, $3, now())`,
        [toUuid(userId), String(key), 'x'.repeat(600)],
      ),
    )
  }
}

async function count(store: Store): Promise<number> {
  const rows = await store.transaction(userId, (sql) =>
    sql.query('select key from idempotency_keys'),
  )
  return rows.length
}

/** Opens a copy after harm was done to it, and reads every row. */
async function readHarmed(from: string, harm: (data: string) => void) {
  const home = join(folder, `harmed-${crypto.randomUUID()}`)
  await cp(from, home, { recursive: true })
  harm(join(home, 'data'))
  const read = async () => {
    const store = await open(home)
    try {
      return await count(store)
    } finally {
      await store.close()
    }
  }
  return { home, read }
}

function flip(path: string, at: number): void {
  const file = openSync(path, 'r+')
  const byte = Buffer.alloc(1)
  readSync(file, byte, 0, 1, at)
  byte[0] = (byte[0] ?? 0) ^ 0xff
  writeSync(file, byte, 0, 1, at)
  closeSync(file)
}

function logOf(data: string): string {
  const names = readdirSync(join(data, 'pg_wal')).filter((name) => /^[0-9A-F]{24}$/.test(name))
  return join(data, 'pg_wal', names.sort().at(-1) ?? '')
}

/** Where the record with the last row stands, and everything behind it. */
function lastRecord(path: string): number {
  const file = openSync(path, 'r')
  const bytes = Buffer.alloc(statSync(path).size)
  readSync(file, bytes, 0, bytes.length, 0)
  closeSync(file)
  return bytes.lastIndexOf('x'.repeat(500))
}

const HARM: [string, RegExp, (data: string) => void][] = [
  ['a flipped byte in a table', /base\/5\/\d+/, (data) => flip(join(data, heap), 8_192 + 7_000)],
  ['a flipped header of a page', /base\/5\/\d+/, (data) => flip(join(data, heap), 8_192 + 12)],
  ['a flipped control file', /control file/, (data) => flip(join(data, 'global/pg_control'), 20)],
  ['a cut control file', /pg_control/, (data) => truncateSync(join(data, 'global/pg_control'), 90)],
  ['no control file', /pg_control/, (data) => rmSync(join(data, 'global/pg_control'))],
  ['no version', /PG_VERSION/, (data) => rmSync(join(data, 'PG_VERSION'))],
  [
    'a flipped map of files',
    /pg_filenode/,
    (data) => flip(join(data, 'base/5/pg_filenode.map'), 9),
  ],
  ['a log that is cut', /checkpoint record/, (data) => truncateSync(logOf(data), 8_192)],
  ['no log', /checkpoint record/, (data) => rmSync(logOf(data))],
]

it.each(HARM)('%s is told with its file and what to do', async (_name, file, harm) => {
  const { read } = await readHarmed(closed, harm)
  const failure = await read().catch((error: unknown) => error)
  expect(failure).toMatchObject({
    code: 'store-corrupt',
    message: expect.stringMatching(/parco restore/),
  })
  expect((failure as Error).message).toMatch(file)
})

it('the newest snapshot takes the place of what cannot be read', async () => {
  const { home, read } = await readHarmed(closed, (data) => rmSync(join(data, 'PG_VERSION')))
  const restored = await restoreDatabase({ directory: home })
  expect(restored.path).toBe((await listSnapshots(join(home, 'snapshots')))[0]?.path)
  expect(await read()).toBe(SNAPSHOT)
})

it('a killed process leaves nothing out', async () => {
  const { read } = await readHarmed(killed, () => {})
  expect(await read()).toBe(SAVED)
})

it('a log whose end was damaged after a kill is told once, and then gone on from', async () => {
  const { read } = await readHarmed(killed, (data) => {
    const path = logOf(data)
    flip(path, lastRecord(path))
  })
  await expect(read()).rejects.toMatchObject({
    code: 'store-corrupt',
    message: expect.stringMatching(/pg_wal.*parco restore/),
  })
  const left = await read()
  expect(left).toBeGreaterThanOrEqual(SNAPSHOT)
  expect(left).toBeLessThan(SAVED)
})

it('a snapshot that is damaged changes nothing, and is named', async () => {
  const { home, read } = await readHarmed(closed, () => {})
  const [snapshot] = await listSnapshots(join(home, 'snapshots'))
  const path = snapshot?.path ?? ''
  for (const harm of [
    () => flip(path, Math.floor(statSync(path).size / 2)),
    () => truncateSync(path, 10_000),
  ]) {
    harm()
    await expect(restoreDatabase({ directory: home })).rejects.toMatchObject({
      code: 'store-corrupt',
      message: expect.stringContaining(path),
    })
  }
  expect(await read()).toBe(SAVED)
})
