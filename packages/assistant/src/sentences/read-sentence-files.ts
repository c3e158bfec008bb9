import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { IntentCatalogue } from '@parco/router'
import { checkSentences, type KnownIntents, withShippedIntents } from '@parco/router/sentences'
import { parseCatalogue } from './parse-catalogue.ts'
import type { SentenceProblem } from './sentence-problem.ts'

/** The sentences of a folder: those that can be used, and what is wrong with the rest. */
export interface SentenceFiles {
  readonly catalogues: readonly IntentCatalogue[]
  readonly problems: readonly SentenceProblem[]
}

/** Larger files are no sentences that somebody wrote. */
const MAX_FILE_BYTES = 1_000_000

/**
 * Reads every `*.yaml` of a folder that holds a user's own sentences. A file with a problem is left
 * out and told of; the others are used. A folder that is not there has no sentences.
 */
export function readSentenceFiles(folder: string, known: KnownIntents): SentenceFiles {
  const catalogues: IntentCatalogue[] = []
  const problems: SentenceProblem[] = []
  for (const name of sentenceFileNames(folder)) {
    const file = join(folder, name)
    const text = readText(file)
    if (typeof text !== 'string') {
      problems.push({ file, line: 1, message: text.problem })
      continue
    }
    const parsed = parseCatalogue(text, file)
    const wrong = [...parsed.problems]
    if (parsed.catalogue) {
      for (const { path, message } of checkSentences(parsed.catalogue, known)) {
        wrong.push({ file, line: parsed.lineOf(path), message })
      }
      if (wrong.length === 0) catalogues.push(withShippedIntents(parsed.catalogue, known))
    }
    problems.push(...wrong)
  }
  return { catalogues, problems }
}

/** The names of the files that may hold sentences, in order. */
export function sentenceFileNames(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => /\.ya?ml$/.test(name) && !/^tests\./.test(name))
      .sort()
  } catch {
    return []
  }
}

function readText(file: string): string | { readonly problem: string } {
  try {
    const { size } = statSync(file)
    if (size > MAX_FILE_BYTES) {
      return { problem: `expected at most ${MAX_FILE_BYTES} bytes, got ${size}` }
    }
    return readFileSync(file, 'utf8')
  } catch (error) {
    return { problem: `cannot be read: ${error instanceof Error ? error.message : String(error)}` }
  }
}
