import { execFileSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { fromUuid, openStore, restoreDatabase, type Store, toUuid } from '../../src/index.ts'

const userId = fromUuid('user', '019aa000-0000-7000-8000-000000000001')

/** A disk of its own needs the right to mount one. */
const disk = mountDisk()

function mountDisk(): string | undefined {
  const path = mkdtempSync(join(tmpdir(), 'parco-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=200m', 'tmpfs', path], { stdio: 'ignore' })
    return path
  } catch {
    process.stderr.write('NOT RUN: the read-only-disk test: this user may not mount a tmpfs.\n')
    return undefined
  }
}

function remount(how: 'ro' | 'rw'): void {
  execFileSync('mount', ['-o', `remount,${how}`, disk as string])
}

afterAll(async () => {
  if (disk === undefined) return
  execFileSync('umount', ['-l', disk])
  await rm(disk, { recursive: true, force: true })
})

function open(directory: string): Promise<Store> {
  return openStore({ directory, users: 'single', migrations: [] })
}

it.runIf(disk !== undefined)('says that the disk is read-only, and loses nothing', async () => {
  const home = join(disk as string, 'home')
  const store = await open(home)
  await store.transaction(userId, (sql) =>
    sql.query('insert into users (id) values ($1)', [toUuid(userId)]),
  )
  await store.close()

  remount('ro')
  const refused = {
    code: 'store-unavailable',
    retryable: true,
    message: expect.stringMatching(new RegExp(`${home}.*writable`)),
  }
  await expect(open(home)).rejects.toMatchObject(refused)
  await expect(restoreDatabase({ directory: home })).rejects.toMatchObject(refused)

  remount('rw')
  const again = await open(home)
  const users = await again.transaction(userId, (sql) => sql.query('select from users'))
  expect(users).toHaveLength(1)
  await again.close()
})
