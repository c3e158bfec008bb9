import { closeSync, constants, lstatSync, openSync, readlinkSync } from 'node:fs'
import { isAbsolute, relative } from 'node:path'
import { ConfinementError } from './confinement-error.ts'

const DIRECTORY = constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW

/** Linux's flag for a descriptor that only names a file, as Node does not know it. */
export const O_PATH = 0o10000000

/** As many as Linux follows in one path. */
const MAX_LINKS = 40

/** As long as Linux allows; each name of a path holds a descriptor until the walk ends. */
const MAX_PATH_CHARACTERS = 4096

/** Where a path ends: the directory that holds it, open, and its last name; no name is the directory itself. */
export interface WalkEnd {
  readonly directory: number
  readonly name: string | undefined
  /** The names from the root to here, with links and `..` resolved. */
  readonly names: readonly string[]
  /** No link was followed on the way. */
  readonly isDirect: boolean
}

/**
 * Walks a path name by name from an open root, so that a directory that is swapped for a link
 * meanwhile is never followed: every name is opened without following links, relative to the
 * directory that is held open. Links are resolved here, and only within the root.
 *
 * The last name is resolved too when `followLast` is set. Calls `use` with what was reached and closes
 * everything afterwards.
 * @throws ConfinementError when the path leaves the root or does not exist.
 */
export function walk<Result>(
  root: { readonly fd: number; readonly path: string },
  path: string,
  followLast: boolean,
  use: (end: WalkEnd) => Result,
): Result {
  const opened: number[] = []
  let stack: number[] = []
  let names: string[] = []
  let pending = toNames(root.path, path)
  let links = 0

  const current = () => stack.at(-1) ?? root.fd
  const toEnd = (name: string | undefined): WalkEnd => ({
    directory: current(),
    name,
    names: name === undefined ? names : [...names, name],
    isDirect: links === 0,
  })

  try {
    for (;;) {
      const name = pending.shift()
      if (name === undefined) return use(toEnd(undefined))
      if (name === '..') {
        if (stack.length === 0) throw outside(path)
        stack.pop()
        names.pop()
        continue
      }
      const isLast = pending.length === 0
      const target = isLast && !followLast ? undefined : readLink(current(), name)
      if (target !== undefined) {
        links += 1
        if (links > MAX_LINKS) throw new ConfinementError('invalid', `Too many links in ${path}.`)
        if (isAbsolute(target)) {
          stack = []
          names = []
        }
        pending = [...toNames(root.path, target), ...pending]
        continue
      }
      if (isLast) return use(toEnd(name))
      const fd = openDirectory(current(), name, path)
      opened.push(fd)
      stack.push(fd)
      names.push(name)
    }
  } finally {
    for (const fd of opened) closeSync(fd)
  }
}

/** The path of a name in a directory that is held open. Linux only: other systems have no such path. */
export function pathIn(directory: number, name: string | undefined): string {
  return name === undefined ? `/proc/self/fd/${directory}` : `/proc/self/fd/${directory}/${name}`
}

/**
 * Splits a path into names, relative to the root. `..` stays: what it means depends on links before it.
 * @throws ConfinementError for an absolute path that is not below the root.
 */
export function toNames(rootPath: string, path: string): string[] {
  if (path.length > MAX_PATH_CHARACTERS) {
    throw new ConfinementError('invalid', `${path.slice(0, 80)}… is too long for a path.`)
  }
  if (path.includes('\0')) throw new ConfinementError('invalid', 'A path must not contain NUL.')
  const inside = isAbsolute(path) ? stripRoot(rootPath, path) : path
  return inside.split('/').filter((name) => name !== '' && name !== '.')
}

function stripRoot(rootPath: string, path: string): string {
  const names = (text: string) => text.split('/').filter((name) => name !== '' && name !== '.')
  const root = names(rootPath)
  const given = names(path)
  if (root.some((name, index) => given[index] !== name)) throw outside(path)
  return given.slice(root.length).join('/')
}

function readLink(directory: number, name: string): string | undefined {
  const path = pathIn(directory, name)
  try {
    // Most names are no links, and an error costs as much as opening the name four times.
    if (!lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) return undefined
    return readlinkSync(path)
  } catch {
    return undefined
  }
}

function openDirectory(parent: number, name: string, path: string): number {
  try {
    return openSync(pathIn(parent, name), DIRECTORY)
  } catch (error) {
    throw toConfinementError(error, path)
  }
}

/** Says that a path is outside, without telling where it leads. */
export function outside(path: string): ConfinementError {
  return new ConfinementError('outside', `${path} is outside the workspace. Use a path inside it.`)
}

/** Turns a system error into one that a model can act on. */
export function toConfinementError(error: unknown, path: string): ConfinementError {
  if (error instanceof ConfinementError) return error
  const { code } = error as NodeJS.ErrnoException
  switch (code) {
    case 'ENOENT':
      return new ConfinementError('not-found', `${path} does not exist.`)
    case 'ENOTDIR':
      return new ConfinementError('not-a-directory', `A part of ${path} is not a directory.`)
    case 'EISDIR':
      return new ConfinementError('not-a-file', `${path} is a directory.`)
    case 'ELOOP':
      return new ConfinementError('denied', `${path} changed while it was opened. Try again.`)
    case 'ENAMETOOLONG':
      return new ConfinementError('invalid', `${path.slice(0, 80)}… is too long for a path.`)
    default:
      return new ConfinementError('denied', `${path} cannot be opened (${code ?? 'unknown'}).`)
  }
}

/** The path as it is told to the model: relative to the root where that is shorter. */
export function displayPath(rootPath: string, path: string): string {
  const inside = relative(rootPath, path)
  return inside === '' || inside.startsWith('..') ? path : inside
}
