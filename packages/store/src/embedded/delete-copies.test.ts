import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { fromUuid } from '../ids.ts'
import { openStore } from '../open-store.ts'
import { deleteUserRows, listUserTables } from '../repositories/user-data.ts'
import { restoreDatabase } from './restore-database.ts'

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'parco-copies-'))
})
afterEach(() => rm(directory, { recursive: true, force: true }))

const SECRET = 'palavras-que-ninguem-mais-le'

/** The files of the tables that still hold the words; the log of changes is written over in time. */
async function filesWith(word: string): Promise<string[]> {
  const names = await readdir(directory, { recursive: true, withFileTypes: true })
  const files = names.filter((entry) => entry.isFile() && !entry.parentPath.includes('pg_wal'))
  const found: string[] = []
  for (const { parentPath, name } of files) {
    const path = join(parentPath, name)
    if ((await readFile(path)).includes(word)) found.push(path)
  }
  return found
}

it('leaves deleted words in no table file, snapshot or data kept aside', {
  timeout: 120_000,
}, async () => {
  const open = () => openStore({ directory, migrations: [], users: 'single' })
  const first = await open()
  const userId = await first.localUser(() => fromUuid('user', crypto.randomUUID()))
  await first.transaction(userId, (sql) =>
    sql.query(
      `insert into conversations (id, user_id, title, created_at, updated_at)
       values (gen_random_uuid(), parco_user_id(), $1, now(), now())`,
      [SECRET],
    ),
  )
  const copy = join(directory, 'copy.tar.gz')
  await first.backup(copy)
  await first.close()
  await restoreDatabase({ directory, path: copy })
  await rm(copy)
  expect(await filesWith(SECRET)).not.toEqual([])

  const store = await open()
  try {
    await store.transaction(userId, async (sql) => deleteUserRows(sql, await listUserTables(sql)))
    expect(await store.deleteCopies()).toBe(1)
    expect(await filesWith(SECRET)).toEqual([])
  } finally {
    await store.close()
  }
})
