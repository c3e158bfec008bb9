import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isParcoError } from '@parco/protocol'
import { afterAll, expect, it } from 'vitest'
import { buildBlankDatabase } from '../../src/embedded/blank-database.ts'
import { fromUuid, openStore, type Store, toUuid } from '../../src/index.ts'

const userId = fromUuid('user', '019aa000-0000-7000-8000-000000000001')

/** A small disk of its own needs the right to mount one. */
const disk = mountSmallDisk()

function mountSmallDisk(): string | undefined {
  const path = mkdtempSync(join(tmpdir(), 'parco-small-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=200m', 'tmpfs', path], { stdio: 'ignore' })
    return path
  } catch {
    process.stderr.write('NOT RUN: the disk-full test, because this user may not mount a tmpfs.\n')
    return undefined
  }
}

afterAll(async () => {
  if (disk === undefined) return
  execFileSync('umount', ['-l', disk])
  await rm(disk, { recursive: true, force: true })
})

function open(directory: string): Promise<Store> {
  return openStore({ directory, users: 'single', migrations: [] })
}

async function write(store: Store): Promise<string> {
  const id = crypto.randomUUID()
  await store.transaction(userId, (sql) =>
    sql.query(
      `insert into idempotency_keys (user_id, key, request_hash, created_at) values ($1, $2, $3, now())`,
      [toUuid(userId), id, randomBytes(60_000).toString('hex')],
    ),
  )
  return id
}

async function keysOf(store: Store): Promise<Set<string>> {
  const rows = await store.transaction(
    userId,
    (sql) => sql.query<{ key: string }>('select key from idempotency_keys'),
    { readOnly: true },
  )
  return new Set(rows.map(({ key }) => key))
}

/** Leaves that many bytes free. */
async function fillDisk(ballast: string, freeBytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(disk as string)
  await writeFile(ballast, Buffer.alloc(Math.max(0, bavail * bsize - freeBytes)))
}

it.runIf(disk !== undefined)('says that the disk is full, and loses nothing', async () => {
  const home = join(disk as string, 'home')
  const ballast = join(disk as string, 'ballast')
  const acknowledged: string[] = []
  let store = await open(home)
  await store.transaction(userId, (sql) =>
    sql.query('insert into users (id) values ($1)', [toUuid(userId)]),
  )
  await fillDisk(ballast, 2_000_000)

  const failure = await writeUntilItFails(store, acknowledged)
  expect(failure).toMatchObject({ code: 'store-full', retryable: true })
  await store.close()

  // While the disk is full it either opens or says why not.
  const reopened = await open(home).catch((error: unknown) => error)
  if (reopened instanceof Error) expect(isParcoError(reopened, 'store-full')).toBe(true)
  else await (reopened as Store).close()

  await rm(ballast)
  store = await open(home)
  const found = await keysOf(store)
  expect(acknowledged.length).toBeGreaterThan(0)
  expect(acknowledged.filter((key) => !found.has(key))).toEqual([])
  await expect(write(store)).resolves.toBeDefined()
  await store.close()
})

it.runIf(disk !== undefined).each([true, false])(
  'says so at a first start, with a blank database to begin with: %s',
  async (hasBlank) => {
    const folder = join(disk as string, 'first')
    const ballast = join(disk as string, 'ballast')
    const blanks = await mkdtemp(join(tmpdir(), 'parco-blank-'))
    const options = { directory: folder, users: 'single', migrations: [] } as const
    if (hasBlank) await buildBlankDatabase(blanks, [])
    const open = () => openStore({ ...options, blankDatabases: blanks })
    try {
      await fillDisk(ballast, 5_000_000)
      await expect(open()).rejects.toMatchObject({ code: 'store-full', retryable: true })
      await rm(ballast)
      await (await open()).close()
    } finally {
      await rm(folder, { recursive: true, force: true })
      await rm(blanks, { recursive: true, force: true })
    }
  },
)

async function writeUntilItFails(store: Store, acknowledged: string[]): Promise<unknown> {
  try {
    for (;;) acknowledged.push(await write(store))
  } catch (error) {
    return error
  }
}
