import { closeSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { ParcoError } from '@parco/protocol/errors'
import { toTargets } from './guarded-targets.ts'
import { type HeldRoot, holdRoot } from './hold-root.ts'
import { type GuardedEntry, surveyGuarded } from './survey-guarded.ts'

/** Something that a command made under a guarded name, and the name under which it lies now. */
export interface SetAside {
  readonly path: string
  readonly movedTo: string
}

/** Something that stands in the way of commands: its absolute path, and a descriptor of it. */
export interface HeldPlace {
  readonly path: string
  readonly descriptor: number
}

/** Keeps what is guarded in a directory as it is, while a command works there. */
export interface DirectoryGuard {
  /** What has to be read-only for the command. */
  readonly held: readonly HeldPlace[]
  /** Closes the descriptors, once they were handed on. */
  release(): void
  /**
   * For when the command has ended: what it made or exchanged under a guarded name gets another one,
   * under which nothing runs or obeys it, and links that it took away are made again.
   * @throws Error when that cannot be done.
   */
  restore(): Promise<readonly SetAside[]>
}

/** Each of them is mounted for each command. */
const MAX_HELD = 500

const MAX_DIRECTORIES = 50_000
/** A command can make many more, and none of them to hide in. */
const MAX_DIRECTORIES_AFTER = 2_000_000

/** How far the clock of a file system may be behind. */
const CLOCK_GRACE_MS = 2_000

/**
 * Begins to guard a directory.
 * @throws ParcoError `configuration` when there is more in it than can be guarded.
 */
export async function guardDirectory(directory: string): Promise<DirectoryGuard> {
  const rootPath = realpathSync(directory)
  const lockedSinceMs = Date.now() - CLOCK_GRACE_MS
  const before = await surveyGuarded(rootPath, { maxDirectories: MAX_DIRECTORIES })
  const root = holdRoot(rootPath)
  const held: HeldPlace[] = []
  const release = () => {
    for (const { descriptor } of held.splice(0)) closeSync(descriptor)
  }
  try {
    const targets = targetsOf(rootPath, before)
    const known = new Set([
      ...before.flatMap(keysOf),
      ...targets.flatMap((target) => root.identify(target) ?? []),
    ])
    for (const path of new Set([...before.flatMap(placeOf), ...targets])) {
      if (held.length === MAX_HELD) throw tooMany(rootPath)
      const descriptor = root.hold(path)
      if (descriptor !== undefined) held.push({ path: join(rootPath, path), descriptor })
    }
    return {
      held,
      release,
      restore: () => restore(rootPath, { before, known, lockedSinceMs }),
    }
  } catch (error) {
    release()
    throw error
  } finally {
    root.close()
  }
}

interface Before {
  readonly before: readonly GuardedEntry[]
  /** What tells it, and what its links led to, from anything else. */
  readonly known: ReadonlySet<string>
  readonly lockedSinceMs: number
}

async function restore(
  rootPath: string,
  { before, known, lockedSinceMs }: Before,
): Promise<readonly SetAside[]> {
  const maxDirectories = MAX_DIRECTORIES_AFTER
  const after = await surveyGuarded(rootPath, { maxDirectories, lockedSinceMs })
  const root = holdRoot(rootPath)
  try {
    const isKnown = (entry: GuardedEntry) => keysOf(entry).some((key) => known.has(key))
    const made = after.filter((entry) => !isKnown(entry)).map(({ path }) => path)
    const exchanged = targetsOf(rootPath, after.filter(isKnown)).filter((path) =>
      isExchanged(path, root, known),
    )
    const setAside = [...new Set([...made, ...exchanged])].map((path) => {
      return { path, movedTo: root.setAside(path) }
    })
    for (const { path, link } of before) {
      if (link !== undefined && root.identify(path) === undefined) root.link(path, link)
    }
    return setAside
  } finally {
    root.close()
  }
}

function isExchanged(path: string, root: HeldRoot, known: ReadonlySet<string>): boolean {
  const identity = root.identify(path)
  return identity !== undefined && !known.has(identity)
}

/** A link may be made again as it was, or move with its directory; anything else is told by itself alone. */
function keysOf({ path, identity, link }: GuardedEntry): string[] {
  return link === undefined ? [identity] : [`${identity} ${link}`, `${path} ${link}`]
}

/** A link is no place that can be mounted, and the root cannot be read-only. */
function placeOf({ path, link, directory = path }: GuardedEntry): string[] {
  return link === undefined && directory !== '' ? [directory] : []
}

function targetsOf(rootPath: string, entries: readonly GuardedEntry[]): string[] {
  return entries.flatMap(({ path }) => toTargets(rootPath, path))
}

function tooMany(path: string): ParcoError {
  return new ParcoError(
    'configuration',
    `There are more than ${MAX_HELD} places such as .git and AGENTS.md below ${path}, too many to keep commands from changing them. Open a smaller directory.`,
  )
}
