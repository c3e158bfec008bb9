import { randomBytes } from 'node:crypto'
import {
  closeSync,
  constants,
  type Dirent,
  fchmodSync,
  fstatSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  realpathSync,
  renameSync,
  type Stats,
  unlinkSync,
  writeSync,
} from 'node:fs'
import { ParcoError } from '@parco/protocol/errors'
import { assertMayWrite } from '../guard/assert-may-write.ts'
import { ConfinementError } from './confinement-error.ts'
import { pathIn, toConfinementError, toNames, type WalkEnd, walk } from './walk.ts'

/** A version of a file: when it changed and how long it is. Enough to see that somebody else wrote it. */
export interface FileVersion {
  readonly changedMs: number
  readonly sizeBytes: number
}

/** What was read of a file. */
export interface FileContent {
  readonly bytes: Buffer
  readonly version: FileVersion
  /** The file is longer than was asked for. */
  readonly isCut: boolean
}

/** A directory that nothing leaves: every path is resolved inside it, also while others change it. */
export interface ConfinedRoot {
  readonly path: string
  /** Reads at most `maxBytes` of a regular file. @throws ConfinementError */
  readFile(path: string, maxBytes: number): FileContent
  /** The version of a file; `undefined` when there is none. @throws ConfinementError when it is not a regular file. */
  statFile(path: string): FileVersion | undefined
  /**
   * Writes a whole file atomically: readers see the old content or the new one. Directories on the
   * way are made. @throws ConfinementError also for a guarded place under another name.
   */
  writeFile(path: string, content: string): FileVersion
  /** The entries of a directory, sorted by name; links are entries like others. @throws ConfinementError */
  readDirectory(path: string): Dirent[]
  /**
   * Lends a directory, open: the descriptor is this directory, whatever becomes of the names that
   * led to it. @throws ConfinementError
   */
  withDirectory<Result>(path: string, use: (descriptor: number) => Result): Result
  /** Lets go of the directory; a second time does nothing. */
  close(): void
}

/** Without blocking on pipes, and without following a link that appears at the last moment. */
const READ = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK
const CREATE = constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | constants.O_NOFOLLOW

/**
 * Opens a root for tools. Needs Linux's `/proc/self/fd`; elsewhere Node has no way to open a name
 * relative to a directory, and a check before opening can be raced.
 * @throws ParcoError `configuration` when the directory is not there or the system is not Linux.
 */
export function openConfinedRoot(directory: string): ConfinedRoot {
  if (process.platform !== 'linux') {
    throw new ParcoError(
      'configuration',
      `Workspace tools are confined with Linux's /proc; on ${process.platform} they are not available yet. Run the agent in a Linux container.`,
    )
  }
  const { path: rootPath, fd } = openDirectory(directory)
  let isClosed = false
  const root: Root = {
    path: rootPath,
    get fd() {
      // The number may meanwhile be another directory's.
      if (isClosed) throw new ConfinementError('denied', `The workspace ${rootPath} is closed.`)
      return fd
    },
  }
  return {
    path: root.path,
    readFile: (path, maxBytes) =>
      withFile(root, path, (fd, stats) => readUpTo(fd, stats, maxBytes)),
    statFile(path) {
      try {
        return withFile(root, path, (_, stats) => toVersion(stats))
      } catch (error) {
        if (error instanceof ConfinementError && error.reason === 'not-found') return undefined
        throw error
      }
    },
    writeFile: (path, content) => writeWhole(root, path, content),
    readDirectory: (path) => withDirectory(root, path, listDirectory),
    withDirectory: (path, use) => withDirectory(root, path, use),
    close() {
      // Twice would close a descriptor that meanwhile belongs to somebody else.
      if (!isClosed) closeSync(fd)
      isClosed = true
    },
  }
}

type Root = { readonly fd: number; readonly path: string }

function openDirectory(directory: string): Root {
  try {
    const path = realpathSync(directory)
    return { path, fd: openSync(path, constants.O_RDONLY | constants.O_DIRECTORY) }
  } catch (cause) {
    throw new ParcoError('configuration', `The workspace ${directory} is not a directory.`, {
      cause,
    })
  }
}

function withFile<Result>(
  root: Root,
  path: string,
  use: (fd: number, stats: Stats) => Result,
): Result {
  return walk(root, path, true, ({ directory, name }) => {
    if (name === undefined) throw new ConfinementError('not-a-file', `${path} is a directory.`)
    let fd: number | undefined
    try {
      fd = openSync(pathIn(directory, name), READ)
      const stats = fstatSync(fd)
      if (stats.isDirectory()) throw new ConfinementError('not-a-file', `${path} is a directory.`)
      if (!stats.isFile())
        throw new ConfinementError('not-a-file', `${path} is not a regular file.`)
      return use(fd, stats)
    } catch (error) {
      throw toConfinementError(error, path)
    } finally {
      if (fd !== undefined) closeSync(fd)
    }
  })
}

function readUpTo(fd: number, stats: Stats, maxBytes: number): FileContent {
  const bytes = Buffer.alloc(Math.min(stats.size, maxBytes))
  let length = 0
  while (length < bytes.length) {
    const count = readSync(fd, bytes, length, bytes.length - length, length)
    if (count === 0) break
    length += count
  }
  return {
    bytes: bytes.subarray(0, length),
    version: toVersion(stats),
    isCut: stats.size > maxBytes,
  }
}

function toVersion(stats: Stats): FileVersion {
  return { changedMs: stats.mtimeMs, sizeBytes: stats.size }
}

function writeWhole(root: Root, path: string, content: string): FileVersion {
  const given = toNames(root.path, path)
  const assertHere = ({ names: reached, isDirect }: WalkEnd) =>
    assertMayWrite(root.path, { path, given, reached, isDirect })
  makeParents(root, path, assertHere)
  return walk(root, path, true, (end) => {
    assertHere(end)
    const { directory, name } = end
    if (name === undefined) throw new ConfinementError('not-a-file', `${path} is a directory.`)
    const temporary = pathIn(directory, `.${randomBytes(8).toString('hex')}.tmp`)
    try {
      const mode = existingMode(directory, name, path)
      const version = writeTemporary(temporary, content, mode)
      // Replaces the name itself: neither a link nor another name of the same file is written through.
      renameSync(temporary, pathIn(directory, name))
      return version
    } catch (error) {
      removeQuietly(temporary)
      throw toConfinementError(error, path)
    }
  })
}

/** The permissions of the file that will be replaced, or those of a new file. */
function existingMode(directory: number, name: string, path: string): number {
  let fd: number
  try {
    fd = openSync(pathIn(directory, name), READ)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 0o644
    throw error
  }
  try {
    const stats = fstatSync(fd)
    if (!stats.isFile()) throw new ConfinementError('not-a-file', `${path} is not a regular file.`)
    return stats.mode & 0o777
  } finally {
    closeSync(fd)
  }
}

function writeTemporary(temporary: string, content: string, mode: number): FileVersion {
  const fd = openSync(temporary, CREATE, 0o600)
  try {
    const bytes = Buffer.from(content, 'utf8')
    let written = 0
    while (written < bytes.length) {
      written += writeSync(fd, bytes, written, bytes.length - written)
    }
    fchmodSync(fd, mode)
    fsyncSync(fd)
    return toVersion(fstatSync(fd))
  } finally {
    closeSync(fd)
  }
}

function removeQuietly(path: string): void {
  try {
    unlinkSync(path)
  } catch {
    // It was renamed, or never made.
  }
}

/** Makes the directories of a path, one walk per level: each new one is made inside a held one. */
function makeParents(root: Root, path: string, assertHere: (end: WalkEnd) => void): void {
  const names = path.split('/')
  for (let depth = 1; depth < names.length; depth += 1) {
    const parent = names.slice(0, depth).join('/')
    // These name a directory that is there already, or none; a name may well end in a dot.
    if (['', '.', '..'].includes(names[depth - 1] ?? '')) continue
    if (path.startsWith('/') && root.path.startsWith(parent)) continue
    walk(root, parent, true, (end) => {
      const { directory, name } = end
      if (name === undefined) return
      try {
        if (lstatSync(pathIn(directory, name), { throwIfNoEntry: false })) return
        assertHere(end)
        mkdirSync(pathIn(directory, name), 0o755)
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
          throw toConfinementError(error, path)
        }
      }
    })
  }
}

function withDirectory<Result>(
  root: Root,
  path: string,
  use: (descriptor: number) => Result,
): Result {
  return walk(root, path, true, ({ directory, name }) => {
    let fd: number | undefined
    try {
      fd = openSync(
        pathIn(directory, name),
        constants.O_RDONLY |
          constants.O_DIRECTORY |
          (name === undefined ? 0 : constants.O_NOFOLLOW),
      )
      return use(fd)
    } catch (error) {
      throw toConfinementError(error, path)
    } finally {
      if (fd !== undefined) closeSync(fd)
    }
  })
}

function listDirectory(descriptor: number): Dirent[] {
  const entries = readdirSync(pathIn(descriptor, undefined), { withFileTypes: true })
  return entries.sort((a, b) => (a.name < b.name ? -1 : 1))
}
