import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openEmbeddedEngine } from '../../src/embedded/embedded-engine.ts'
import { openDirectory } from '../../src/embedded/open-directory.ts'
import { listSnapshots } from '../../src/embedded/snapshots.ts'
import type { Engine } from '../../src/engine.ts'
import { loadMigrations } from '../../src/migrations/migrate.ts'
import type { Migration } from '../../src/migrations/migration-source.ts'

// Data of any earlier version: opened by this one it is copied first, then brought up to date.

const USER = '0190163d-c1f4-7c3f-8a4a-d61a6b1f0c01'
const CONVERSATION = '0190163d-c1f4-7c3f-8a4a-d61a6b1f0c02'

let folder: string
let all: Migration[]
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parco-upgrade-'))
  all = await loadMigrations([])
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const open = (directory: string, migrations: readonly Migration[]) =>
  openDirectory({ directory, users: 'single', migrations: [] }, migrations)

/** What the first version could keep: a user and a conversation. */
async function write(engine: Engine): Promise<void> {
  await engine.withClient((client) =>
    client.query(
      `set parco.user_id = '${USER}';
       insert into users (id, locale) values ('${USER}', 'en');
       insert into conversations (id, user_id, title, created_at, updated_at)
       values ('${CONVERSATION}', '${USER}', 'kept', now(), now());
       reset parco.user_id`,
    ),
  )
}

async function read(engine: Engine) {
  const { rows } = await engine.withClient((client) =>
    client.query(
      `select c.title, u.locale, (select count(*)::integer from migrations) as applied
         from conversations c join users u on u.id = c.user_id`,
    ),
  )
  return rows
}

it('is brought up to date with everything in it, and a copy as it was', async () => {
  // What the very first commit with a database made; the second file brought conversations.
  const first = all.slice(0, 3)
  const home = join(folder, 'first')
  const old = await open(home, first)
  await write(old)
  await old.close()
  expect(await listSnapshots(join(home, 'snapshots'))).toEqual([])

  const now = await open(home, all)
  expect(await read(now)).toEqual([{ title: 'kept', locale: 'en', applied: all.length }])
  await now.close()

  const [snapshot, ...others] = await listSnapshots(join(home, 'snapshots'))
  expect(others).toEqual([])
  const copy = await openEmbeddedEngine({
    place: { type: 'memory' },
    archivePath: snapshot?.path ?? '',
  })
  expect(await read(copy)).toEqual([{ title: 'kept', locale: 'en', applied: first.length }])
  await copy.close()

  const again = await open(home, all)
  await again.close()
  expect(await listSnapshots(join(home, 'snapshots'))).toHaveLength(1)
})

it('is left as it was by a migration that fails, with the copy beside it', async () => {
  const home = join(folder, 'failing')
  const old = await open(home, all)
  await write(old)
  await old.close()
  const failing = { source: 'later', file: '0000_later.sql', sha256: 'x' }
  const half = { ...failing, text: 'alter table users drop column locale; select 1 / 0' }
  await expect(open(home, [...all, half])).rejects.toMatchObject({ code: 'configuration' })
  const back = await open(home, all)
  expect(await read(back)).toEqual([{ title: 'kept', locale: 'en', applied: all.length }])
  await back.close()
  expect(await listSnapshots(join(home, 'snapshots'))).toHaveLength(1)
})
