import {
  chmodSync,
  closeSync,
  constants,
  type Dirent,
  fstatSync,
  lstatSync,
  openSync,
  readdirSync,
  readlinkSync,
} from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { ParcoError } from '@parco/protocol/errors'
import { O_PATH, pathIn } from '../confinement/walk.ts'
import { isGuardedName, isRepository } from './guarded-names.ts'
import { identityAt } from './hold-root.ts'

/** Something with a guarded name, and what tells it from another of the same name. */
export interface GuardedEntry {
  /** Relative to the root. */
  readonly path: string
  readonly identity: string
  /** Where a link leads, as it says so itself. */
  readonly link?: string
  /** What is to be read-only for its sake, when that is not itself. */
  readonly directory?: string
}

const DIRECTORY = constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW

/** A directory that may not be read can be named all the same. */
const PATH_ONLY = O_PATH | constants.O_DIRECTORY | constants.O_NOFOLLOW

/** Nobody works in there, and it can be larger than all the rest. */
const SKIPPED: ReadonlySet<string> = new Set(['node_modules', '.venv'])

/** Nobody works so deep either. */
const MAX_DEPTH = 100

/** The event loop gets a turn after so many directories. */
const DIRECTORIES_AT_ONCE = 100

export interface SurveyOptions {
  readonly maxDirectories: number
  /** Directories that were locked since this time are opened all the same. */
  readonly lockedSinceMs?: number
}

/**
 * Finds what is guarded in a directory and below it. Follows no link, and goes through each
 * directory by its descriptor, so that what is swapped meanwhile leads nowhere else.
 * @throws ParcoError `configuration` when there are too many directories to look at.
 */
export async function surveyGuarded(
  rootPath: string,
  { maxDirectories, lockedSinceMs }: SurveyOptions,
): Promise<GuardedEntry[]> {
  const entries: GuardedEntry[] = []
  let visited = 0

  async function visit(directory: number, path: string, depth: number): Promise<void> {
    visited += 1
    if (visited > maxDirectories) throw tooLarge(rootPath, maxDirectories)
    if (visited % DIRECTORIES_AT_ONCE === 0) await setImmediate()
    const listed = readEntries(directory)
    if (isRepository(new Set(listed.map(({ name }) => name)))) {
      const head = path === '' ? 'HEAD' : `${path}/HEAD`
      const found = describe(directory, 'HEAD', head)
      if (found) entries.push({ ...found, directory: path })
    }
    for (const entry of listed) {
      const child = path === '' ? entry.name : `${path}/${entry.name}`
      if (isGuardedName(entry.name)) {
        const found = describe(directory, entry.name, child)
        if (found) entries.push(found)
      } else if (entry.isDirectory() && !SKIPPED.has(entry.name) && depth < MAX_DEPTH) {
        await enter(directory, entry.name, child, depth + 1)
      }
    }
  }

  async function enter(parent: number, name: string, path: string, depth: number): Promise<void> {
    const directory = open(pathIn(parent, name), lockedSinceMs)
    if (directory === undefined) return
    try {
      await visit(directory, path, depth)
    } finally {
      closeSync(directory)
    }
  }

  const root = openSync(rootPath, DIRECTORY)
  try {
    await visit(root, '', 0)
  } finally {
    closeSync(root)
  }
  return entries
}

function tooLarge(path: string, limit: number): ParcoError {
  return new ParcoError(
    'configuration',
    `There are more than ${limit} directories below ${path}, too many to see what a command changes. Open a smaller directory.`,
  )
}

/** `undefined` for one that vanished, or belongs to somebody else. */
function open(path: string, lockedSinceMs: number | undefined): number | undefined {
  try {
    return openSync(path, DIRECTORY)
  } catch (error) {
    const isLocked = (error as NodeJS.ErrnoException).code === 'EACCES'
    return isLocked && lockedSinceMs !== undefined ? unlock(path, lockedSinceMs) : undefined
  }
}

/** A command can lock a directory against being looked into, but not against who owns it. */
function unlock(path: string, lockedSinceMs: number): number | undefined {
  let handle: number | undefined
  try {
    handle = openSync(path, PATH_ONLY)
    const { ctimeMs, mode } = fstatSync(handle)
    if (ctimeMs < lockedSinceMs) return undefined
    chmodSync(pathIn(handle, undefined), (mode & 0o777) | 0o700)
    return openSync(pathIn(handle, undefined), constants.O_RDONLY | constants.O_DIRECTORY)
  } catch {
    return undefined
  } finally {
    if (handle !== undefined) closeSync(handle)
  }
}

function readEntries(directory: number): Dirent[] {
  try {
    return readdirSync(pathIn(directory, undefined), { withFileTypes: true })
  } catch {
    return []
  }
}

function describe(directory: number, name: string, path: string): GuardedEntry | undefined {
  const at = pathIn(directory, name)
  try {
    const identity = identityAt(directory, name)
    if (!lstatSync(at).isSymbolicLink()) return { path, identity }
    return { path, identity, link: readlinkSync(at) }
  } catch {
    return undefined
  }
}
