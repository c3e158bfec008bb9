import { fstatSync, statfsSync } from 'node:fs'
import type { ConfinedRoot } from '../confinement/confined-root.ts'
import { pathIn } from '../confinement/walk.ts'
import { ALWAYS_SKIPPED } from '../list-files.ts'
import type { NarrowedSearch, Narrower, Narrowing } from './narrower.ts'
import { requiredText } from './required-text.ts'
import { runRipgrep } from './run-ripgrep.ts'
import { MAX_SEARCHED_BYTES } from './search-files.ts'

/** By then a search has taken longer than starting a program. */
const AFTER_FILES = 256

/** Nearly every file holds a shorter text. */
const MIN_TEXT_CHARACTERS = 3

/** The kernel stamps changes with the time of its last tick, at most 10 ms ago. */
const STAMP_MARGIN_MS = 50

/**
 * File systems of the kernel itself, which stamp every change of a directory by its own clock: ext,
 * XFS, Btrfs, tmpfs, overlayfs, F2FS, ZFS, bcachefs. Others may be told by a stranger what to say.
 */
const STAMPING_FILE_SYSTEMS: ReadonlySet<number> = new Set([
  0xef53, 0x58465342, 0x9123683e, 0x01021994, 0x794c7630, 0xf2f52010, 0x2fc12fc1, 0xca451a4e,
])

/** What ripgrep, at this absolute path, finds out beside a search that is slow to end. */
export function createRipgrepNarrower(executable: string, now: () => number = Date.now): Narrower {
  return {
    afterFiles: AFTER_FILES,
    start: (search) => startNarrowing(search, executable, now() - STAMP_MARGIN_MS),
  }
}

/**
 * Starts ripgrep on a text that every match holds; `undefined` when there is none, or when changes of
 * directories could go unseen.
 *
 * ripgrep opens files by name, and whoever changes the tree meanwhile can lead it outside. So its
 * names decide only which files are not opened here, and only while each directory above a file
 * has not been changed since before ripgrep began: then no name in it has led elsewhere, and what is
 * found says nothing about a file outside.
 */
function startNarrowing(
  search: NarrowedSearch,
  executable: string,
  changedBefore: number,
): Narrowing | undefined {
  const text = searchableText(search.pattern, search.ignoreCase)
  if (text === undefined) return undefined
  const { root } = search
  const top = search.directory.replace(/\/+$/, '') || '.'
  try {
    return root.withDirectory(top, (descriptor) => {
      const path = pathIn(descriptor, undefined)
      if (!STAMPING_FILE_SYSTEMS.has(statfsSync(path).type)) return undefined
      const { files, stop } = runRipgrep({
        executable,
        // The directory itself: no name on the way to it is resolved again.
        directory: path,
        text,
        ignoreCase: search.ignoreCase,
        maxFileBytes: MAX_SEARCHED_BYTES,
        skippedNames: ALWAYS_SKIPPED,
        signal: search.signal,
      })
      const device = fstatSync(descriptor).dev
      return createNarrowing(
        files,
        stop,
        top,
        watchDirectories(root, top, { device, changedBefore }),
      )
    })
  } catch {
    // The search itself says what is wrong with the directory.
    return undefined
  }
}

function createNarrowing(
  files: Promise<ReadonlySet<string> | undefined>,
  stop: () => void,
  top: string,
  isUnchanged: (directory: string) => boolean,
): Narrowing {
  const prefix = top === '.' ? 0 : top.length + 1
  let known: ReadonlySet<string> | undefined
  return {
    rulesOut(path) {
      if (!known || known.has(path.slice(prefix))) return false
      return isUnchanged(parentOf(path))
    },
    settled: files.then((found) => {
      known = found
    }),
    stop,
  }
}

/** What every match holds, in a form that ripgrep takes and finds wherever a match could be. */
function searchableText(pattern: string, ignoreCase: boolean): string | undefined {
  const required = requiredText(pattern)
  // Which letters beyond ASCII are alike depends on the version of Unicode; ripgrep has its own.
  const text = ignoreCase ? longestAscii(required) : required
  return text.length >= MIN_TEXT_CHARACTERS && !/[\0\r\n]/.test(text) ? text : undefined
}

function longestAscii(text: string): string {
  const runs = text.match(/[ -~]+/g) ?? []
  return runs.reduce((longest, run) => (run.length > longest.length ? run : longest), '')
}

/** Tells whether a directory and those above it, up to `top`, are as they were; asked after the end. */
function watchDirectories(
  root: ConfinedRoot,
  top: string,
  before: { readonly device: number; readonly changedBefore: number },
): (directory: string) => boolean {
  const known = new Map<string, boolean>()
  const look = (directory: string): boolean => {
    if (directory !== top && !isUnchanged(parentOf(directory))) return false
    try {
      const { dev, ctimeMs } = root.withDirectory(directory, (descriptor) => fstatSync(descriptor))
      return dev === before.device && ctimeMs < before.changedBefore
    } catch {
      return false
    }
  }
  const isUnchanged = (directory: string): boolean => {
    const answer = known.get(directory) ?? look(directory)
    known.set(directory, answer)
    return answer
  }
  return isUnchanged
}

function parentOf(path: string): string {
  const end = path.lastIndexOf('/')
  return end < 0 ? '.' : path.slice(0, end)
}
