import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The files of a folder of sentences, and of the folders in it. */
export interface FoundSentenceFiles {
  readonly sentences: readonly string[]
  readonly tests: readonly string[]
  /** Whether they are whole domains (`intents.<language>.yaml`), and not sentences beside the shipped ones. */
  readonly areDomains: boolean
}

/**
 * Finds the sentences and their tests below a folder, in order. Beside `intents.<language>.yaml` a
 * domain has other YAML, which is not looked at.
 * @throws Error when the folder cannot be read.
 */
export function findSentenceFiles(folder: string): FoundSentenceFiles {
  if (!statSync(folder).isDirectory()) throw new Error(`${folder} is no folder`)
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.ya?ml$/.test(name) && !name.includes('node_modules/'))
    .sort()
  const toPaths = (shape: RegExp) =>
    names.filter((name) => shape.test(name)).map((name) => join(folder, name))
  const tests = toPaths(/(?:^|\/)tests\.[\w-]+\.yaml$/)
  const domains = toPaths(/(?:^|\/)intents\.[\w-]+\.yaml$/)
  if (domains.length > 0) return { sentences: domains, tests, areDomains: true }
  return { sentences: toPaths(/^(?!tests\.|lint-allow\.)[^/]+$/), tests, areDomains: false }
}
