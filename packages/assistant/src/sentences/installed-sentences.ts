import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { IntentCatalogue } from '@parco/router'
import type { KnownIntents } from '@parco/router/sentences'
import { readSentenceFiles, sentenceFileNames } from './read-sentence-files.ts'
import type { SentenceProblem } from './sentence-problem.ts'

/** What the sentences of an installation are made of. */
export interface InstalledOptions {
  /** The folder of the files; it need not exist. */
  readonly folder: string
  readonly known: KnownIntents
  readonly now: () => Date
  /** Told once per change of the files. */
  readonly onProblem?: (problem: SentenceProblem) => void
}

/** How long the files are taken to be as they were: a message asks several times. */
const LOOK_AGAIN_AFTER_MS = 1000

/**
 * The sentences in the files of an installation: the same array until a file changes, comes or goes,
 * which is noticed within a second.
 */
export function createInstalledSentences(
  options: InstalledOptions,
): () => readonly IntentCatalogue[] {
  const { folder, known, now, onProblem } = options
  let catalogues: readonly IntentCatalogue[] = []
  let state: string | undefined
  let lookedAt = Number.NEGATIVE_INFINITY
  return () => {
    const time = now().getTime()
    if (state !== undefined && Math.abs(time - lookedAt) < LOOK_AGAIN_AFTER_MS) return catalogues
    lookedAt = time
    const current = stateOf(folder)
    if (current === state) return catalogues
    state = current
    const read = readSentenceFiles(folder, known)
    catalogues = read.catalogues
    for (const problem of read.problems) onProblem?.(problem)
    return catalogues
  }
}

/** What changes when any file does. */
function stateOf(folder: string): string {
  return sentenceFileNames(folder)
    .map((name) => {
      try {
        const { mtimeMs, size, ino } = statSync(join(folder, name))
        return `${name} ${mtimeMs} ${size} ${ino}`
      } catch {
        return `${name} gone`
      }
    })
    .join('\n')
}
