import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  openSync,
  renameSync,
  symlinkSync,
} from 'node:fs'
import { O_PATH, pathIn, type WalkEnd, walk } from '../confinement/walk.ts'

/** A directory that is held open, and what is done to the names in it. Paths are relative to it. */
export interface HeldRoot {
  /** What tells something from another of the same name; `undefined` when nothing stands there. */
  identify(path: string): string | undefined
  /** A descriptor that names what stands there; `undefined` when nothing does. */
  hold(path: string): number | undefined
  /** Gives it another name in its directory, and tells that. @throws Error when that cannot be. */
  setAside(path: string): string
  /** Makes a link where nothing stands. */
  link(path: string, target: string): void
  close(): void
}

/** Holds a directory. */
export function holdRoot(path: string): HeldRoot {
  const root = { path, fd: openSync(path, constants.O_RDONLY | constants.O_DIRECTORY) }
  const at = <Result>(path: string, use: (end: WalkEnd & { readonly name: string }) => Result) => {
    try {
      return walk(root, path, false, (end) =>
        end.name === undefined ? undefined : use({ ...end, name: end.name }),
      )
    } catch {
      return undefined
    }
  }
  return {
    identify: (path) => at(path, ({ directory, name }) => identityAt(directory, name)),
    hold: (path) =>
      at(path, ({ directory, name }) =>
        openSync(pathIn(directory, name), O_PATH | constants.O_NOFOLLOW),
      ),
    setAside(path) {
      const moved = at(path, ({ directory, name, names }) => {
        const movedTo = `${name}.set-aside-${randomBytes(4).toString('hex')}`
        rename(directory, name, movedTo)
        return [...names.slice(0, -1), movedTo].join('/')
      })
      if (moved !== undefined) return moved
      throw new Error(`${path} was made by the command and could not be set aside: remove it.`)
    },
    link: (path, target) =>
      void at(path, ({ directory, name }) => symlinkSync(target, pathIn(directory, name))),
    close: () => closeSync(root.fd),
  }
}

/** The device and inode of a name, and what kind of thing it is. */
export function identityAt(directory: number, name: string): string {
  const { dev, ino, mode } = lstatSync(pathIn(directory, name))
  return `${dev}:${ino}:${mode & constants.S_IFMT}`
}

function rename(directory: number, from: string, to: string): void {
  const move = () => renameSync(pathIn(directory, from), pathIn(directory, to))
  try {
    move()
  } catch {
    // A command can make a directory unwritable, and its owner can make it writable again.
    chmodSync(pathIn(directory, undefined), fstatSync(directory).mode | 0o700)
    move()
  }
}
