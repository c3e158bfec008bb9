import { isAbsolute, join } from 'node:path'
import {
  type ConfinedRoot,
  type FileVersion,
  openConfinedRoot,
} from './confinement/confined-root.ts'
import { ConfinementError } from './confinement/confinement-error.ts'

/** The largest file that is read or edited whole. */
export const MAX_FILE_BYTES = 10_000_000

/** The files that an agent works on: one root that may change, and others that it may read. */
export interface Workspace {
  readonly root: ConfinedRoot
  /** The directories that may be read besides. */
  readonly readOnlyPaths: readonly string[]
  /** The root that a path belongs to. Relative paths belong to the workspace. */
  rootOf(path: string): ConfinedRoot
  /** Remembers that a conversation has seen this version of a file. */
  noteSeen(conversationId: string, path: string, version: FileVersion): void
  /**
   * @throws ConfinementError `denied` when the conversation has not read the file, or it has changed
   * since; `not-found` when it does not exist and `mustExist` is set.
   */
  assertSeen(conversationId: string, path: string, mustExist: boolean): void
  close(): void
}

/** Conversations whose seen files are remembered; beyond it the oldest ones read again. */
const MAX_CONVERSATIONS = 1000

/** Opens a workspace. @throws ParcoError `configuration` when a directory cannot be confined. */
export function openWorkspace(
  directory: string,
  readOnlyDirectories: readonly string[] = [],
): Workspace {
  const root = openConfinedRoot(directory)
  const others = readOnlyDirectories.map(openConfinedRoot)
  const seen = new Map<string, Map<string, FileVersion>>()

  const keyOf = (path: string) => (isAbsolute(path) ? path : join(root.path, path))

  return {
    root,
    readOnlyPaths: others.map((other) => other.path),
    rootOf(path) {
      if (!isAbsolute(path)) return root
      return others.find((other) => path.startsWith(`${other.path}/`)) ?? root
    },
    noteSeen(conversationId, path, version) {
      let files = seen.get(conversationId)
      if (!files) {
        if (seen.size >= MAX_CONVERSATIONS) {
          const [oldest] = seen.keys()
          if (oldest !== undefined) seen.delete(oldest)
        }
        files = new Map()
        seen.set(conversationId, files)
      }
      files.set(keyOf(path), version)
    },
    assertSeen(conversationId, path, mustExist) {
      const now = root.statFile(path)
      if (!now) {
        if (!mustExist) return
        throw new ConfinementError('not-found', `${path} does not exist. Use Write to create it.`)
      }
      const before = seen.get(conversationId)?.get(keyOf(path))
      if (!before) {
        throw new ConfinementError('denied', `${path} has not been read. Read it first.`)
      }
      if (before.changedMs !== now.changedMs || before.sizeBytes !== now.sizeBytes) {
        throw new ConfinementError(
          'denied',
          `${path} has changed since it was read. Read it again.`,
        )
      }
    },
    close() {
      for (const opened of [root, ...others]) opened.close()
    },
  }
}
