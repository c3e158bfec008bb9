import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readLifeIntents } from '@parco/assistant/intents'
import {
  findSentenceFiles,
  type ParsedCatalogue,
  parseCatalogue,
  type SentenceProblem,
} from '@parco/assistant/sentences'
import type { IntentCatalogue } from '@parco/router'
import { checkSentences, talkIntents, withShippedIntents } from '@parco/router/sentences'

/** The sentences of a folder with what they are read beside. */
export interface SentenceFolder {
  readonly catalogues: readonly IntentCatalogue[]
  /** The shipped sentences, where those of the folder come on top of them. */
  readonly shipped: readonly IntentCatalogue[]
  readonly tests: readonly string[]
  readonly problems: readonly SentenceProblem[]
  /** The line of a place in a file. */
  lineOf(file: string, path: readonly (string | number)[]): number
}

/** Reads a folder of domains, or one of sentences beside the shipped ones. */
export function loadSentenceFolder(folder: string): SentenceFolder {
  const found = findSentenceFiles(folder)
  // Reading them takes a second, and whole domains stand by themselves.
  const shipped = found.areDomains ? [] : readLifeIntents()
  const known = [...shipped, ...talkIntents]
  const parsed = new Map<string, ParsedCatalogue>()
  const catalogues: IntentCatalogue[] = []
  const problems: SentenceProblem[] = []
  for (const file of found.sentences) {
    const one = parseCatalogue(readFileSync(file, 'utf8'), file)
    parsed.set(file, one)
    problems.push(...one.problems)
    if (one.catalogue === undefined) continue
    const faults = found.areDomains ? [] : checkSentences(one.catalogue, known)
    for (const { path, message } of faults) {
      problems.push({ file, line: one.lineOf(path), message })
    }
    if (faults.length > 0) continue
    catalogues.push(found.areDomains ? one.catalogue : withShippedIntents(one.catalogue, known))
  }
  return {
    catalogues,
    shipped,
    tests: found.tests,
    problems,
    lineOf: (file, path) => parsed.get(file)?.lineOf(path) ?? 1,
  }
}

/** Findings that are meant, by the file beside the sentences that says why. */
export const allowListOf = (folder: string): string => join(folder, 'lint-allow.yaml')
