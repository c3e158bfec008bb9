import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { IntentCatalogue } from '@parco/router'
import { findSentenceFiles } from '../sentences/find-sentence-files.ts'
import { parseCatalogue } from '../sentences/parse-catalogue.ts'

const DOMAINS_FOLDER = fileURLToPath(new URL('../domains', import.meta.url))

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url))

let catalogues: readonly IntentCatalogue[] | undefined

/**
 * The sentences of every shipped domain and language, read from their YAML once in a process. A turn
 * never needs them: the router loads them compiled (`load-life-grammar.ts`), and `knownIntents` tells
 * what each intent is.
 * @throws Error when a file is not a catalogue, with its line.
 */
export function readLifeIntents(): readonly IntentCatalogue[] {
  catalogues ??= readIntents(DOMAINS_FOLDER)
  return catalogues
}

/**
 * The sentences of all `intents.<language>.yaml` in a folder.
 * @throws Error when a file is not a catalogue, with its line.
 */
export function readIntents(folder: string): readonly IntentCatalogue[] {
  return findSentenceFiles(folder).sentences.map(readCatalogue)
}

function readCatalogue(file: string): IntentCatalogue {
  const { catalogue, problems } = parseCatalogue(readFileSync(file, 'utf8'), file)
  const [problem] = problems
  if (catalogue === undefined || problem !== undefined) {
    throw new Error(`${file}:${problem?.line ?? 1}: ${problem?.message ?? 'no catalogue'}`)
  }
  return { ...catalogue, source: relative(ROOT, file).replaceAll('\\', '/') }
}
