import type { ConfinedRoot } from '../confinement/confined-root.ts'

/** What a search is narrowed by. */
export interface Narrower {
  /** How many files are opened without it: in a smaller tree it costs more than it saves. */
  readonly afterFiles: number
  start(search: NarrowedSearch): Narrowing | undefined
}

/** What is searched for, and where. */
export interface NarrowedSearch {
  readonly root: ConfinedRoot
  /** As `listFiles` takes it. */
  readonly directory: string
  readonly pattern: string
  readonly ignoreCase: boolean
  readonly signal: AbortSignal
}

/** Says which files need not be searched, when a faster program has found that out. */
export interface Narrowing {
  /** Whether a file surely lacks what is searched for; false as long as that is not known. */
  rulesOut(path: string): boolean
  /** Ends when more will not be known; never rejects. */
  readonly settled: Promise<void>
  stop(): void
}
