import { existsSync } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ParcoError } from '@parco/protocol'
import { createData, type DataPaths, dataPaths } from './data-directory.ts'
import { type DirectoryLock, lockDirectory } from './directory-lock.ts'
import { renameDurably } from './durable-files.ts'
import { explainFileError } from './explain-failure.ts'
import { listSnapshots } from './snapshots.ts'

export interface RestoreOptions {
  readonly directory: string
  /** A snapshot or backup; the newest snapshot by default. */
  readonly path?: string
  readonly now?: () => Date
}

export interface RestoreResult {
  /** What the database is now a copy of. */
  readonly path: string
  /** Where the data that was there before is kept; absent when there was none. */
  readonly replaced?: string
}

const REPLACED = 'data.replaced-'

/**
 * Puts a snapshot or backup in place of the embedded database, which must not be open. The copy is
 * made and opened beside the old data before it takes its place, and the old data is kept until the
 * next restore; an interruption leaves one or the other.
 * @throws store-locked when the folder is in use.
 * @throws not-found when there is nothing to restore from.
 * @throws store-corrupt or store-version when the copy does not open; then nothing has changed.
 */
export async function restoreDatabase(options: RestoreOptions): Promise<RestoreResult> {
  const paths = dataPaths(options.directory)
  try {
    await mkdir(paths.home, { recursive: true, mode: 0o700 })
    return await restoreLocked(lockDirectory(paths.home), paths, options)
  } catch (error) {
    throw explainFileError(error, paths.home)
  }
}

async function restoreLocked(
  lock: DirectoryLock,
  paths: DataPaths,
  options: RestoreOptions,
): Promise<RestoreResult> {
  try {
    const path = options.path ?? (await listSnapshots(paths.snapshots))[0]?.path
    if (path === undefined || !existsSync(path)) {
      throw new ParcoError(
        'not-found',
        path === undefined
          ? `There is no snapshot in ${paths.snapshots}.`
          : `There is no file ${path} to restore from.`,
      )
    }
    // A restore that was interrupted between its two renames left complete data here.
    if (!existsSync(paths.data) && existsSync(paths.next)) {
      await renameDurably(paths.next, paths.data, paths.home)
    }
    await createData(paths, path)
    const replaced = await setAside(paths.home, paths.data, options.now?.() ?? new Date())
    await renameDurably(paths.next, paths.data, paths.home)
    return { path, ...(replaced === undefined ? {} : { replaced }) }
  } finally {
    lock.release()
  }
}

/** Only the data replaced last is kept. */
async function setAside(home: string, data: string, now: Date): Promise<string | undefined> {
  await deleteSetAside(home)
  if (!existsSync(data)) return undefined
  const replaced = join(home, `${REPLACED}${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z`)
  await renameDurably(data, replaced, home)
  return replaced
}

/** Deletes what restores kept aside, and says how many there were. */
export async function deleteSetAside(home: string): Promise<number> {
  const names = (await readdir(home)).filter((name) => name.startsWith(REPLACED))
  for (const name of names) await rm(join(home, name), { recursive: true, force: true })
  return names.length
}
