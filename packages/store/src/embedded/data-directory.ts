import { existsSync } from 'node:fs'
import { chmod, mkdir, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { ParcoError } from '@parco/protocol'
import { renameDurably, syncTree } from './durable-files.ts'
import { openEmbeddedEngine } from './embedded-engine.ts'
import { damaged, diskFull, explainFileError } from './explain-failure.ts'
import { unpackFolder } from './folder-archive.ts'

/** The places in a Parco folder that belong to the embedded database. */
export interface DataPaths {
  readonly home: string
  /** PostgreSQL's data directory. */
  readonly data: string
  /** Being made: worthless when found, because whoever made it did not finish. */
  readonly draft: string
  /** Complete, and about to become `data`. */
  readonly next: string
  readonly snapshots: string
}

/** The layout of a Parco folder. */
export function dataPaths(home: string): DataPaths {
  return {
    home,
    data: join(home, 'data'),
    draft: join(home, 'data.draft'),
    next: join(home, 'data.next'),
    snapshots: join(home, 'snapshots'),
  }
}

/**
 * Makes sure that the data directory is there, whole and private: finishes or clears away what an
 * interrupted start or restore left, and begins an empty database on first use, from a blank one
 * where there is such a copy.
 */
export async function prepareDataDirectory(
  paths: DataPaths,
  blankPath?: string,
): Promise<{ isNew: boolean }> {
  await rm(paths.draft, { recursive: true, force: true })
  if (existsSync(paths.data)) await rm(paths.next, { recursive: true, force: true })
  const isNew = !existsSync(paths.data) && !existsSync(paths.next)
  if (isNew && !(await createFromBlank(paths, blankPath))) await createData(paths)
  if (!existsSync(paths.data)) await renameDurably(paths.next, paths.data, paths.home)
  assertWhole(paths.data)
  // PGlite's files are readable by all: this is what keeps them private.
  await chmod(paths.data, 0o700)
  await mkdir(paths.snapshots, { recursive: true, mode: 0o700 })
  return { isNew }
}

/** Where the engine finds no `PG_VERSION` it would begin an empty database over what is there. */
function assertWhole(data: string): void {
  const missing = ['PG_VERSION', 'global/pg_control'].filter(
    (name) => !existsSync(join(data, name)),
  )
  if (missing.length > 0) throw damaged(` in ${data}`, ` (${missing.join(' and ')} is missing)`)
}

/**
 * Makes a complete data directory beside the real one, empty or from a copy, and opens it once to
 * prove it. A crash or power cut on the way leaves only the draft.
 */
export async function createData(paths: DataPaths, archivePath?: string): Promise<void> {
  await beginDraft(paths)
  try {
    const engine = await openEmbeddedEngine({
      place: { type: 'directory', path: paths.draft },
      ...(archivePath === undefined ? {} : { archivePath }),
    })
    await engine.withClient((client) => client.query('checkpoint'))
    await engine.close()
  } catch (error) {
    throw (await isAlmostFull(paths.home)) ? diskFull(` in ${paths.home}`, error) : error
  }
  await syncTree(paths.draft)
  await renameDurably(paths.draft, paths.next, paths.home)
}

/** What a database takes that has nothing in it, so that less does not suffice to begin one. */
const NEW_DATABASE_BYTES = 40_000_000

/** PostgreSQL does not say why it could not begin one. */
async function isAlmostFull(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize < NEW_DATABASE_BYTES
}

/**
 * Says whether it could: a blank database that is missing or damaged only costs the time that it saves.
 * @throws store-full, store-unavailable where the disk is in the way.
 */
async function createFromBlank(paths: DataPaths, blankPath: string | undefined): Promise<boolean> {
  if (blankPath === undefined || !existsSync(blankPath)) return false
  await beginDraft(paths)
  try {
    await unpackFolder(blankPath, paths.draft)
  } catch (error) {
    await rm(paths.draft, { recursive: true, force: true })
    const explained = explainFileError(error, paths.home)
    if (explained instanceof ParcoError) throw explained
    return false
  }
  await renameDurably(paths.draft, paths.next, paths.home)
  return true
}

async function beginDraft(paths: DataPaths): Promise<void> {
  await rm(paths.draft, { recursive: true, force: true })
  await rm(paths.next, { recursive: true, force: true })
  await mkdir(paths.draft, { mode: 0o700 })
}
