import { readdirSync } from 'node:fs'
import type { IntentCatalogue } from '@parco/router'
import { homePaths, resolveHome } from '../session/home-paths.ts'
import type { Terminal } from '../terminal/terminal.ts'

/**
 * The user's own sentences; nothing when there are none, which most installations find out without
 * loading what reads them. A file that cannot be used is told of, and the others are used.
 */
export async function loadOwnSentences({
  environment,
  writeError,
}: Pick<Terminal, 'environment' | 'writeError'>): Promise<readonly IntentCatalogue[] | undefined> {
  const folder = homePaths(resolveHome(environment)).intents
  if (!hasFiles(folder)) return undefined
  const { knownIntents, readSentenceFiles } = await import('@parco/assistant/sentences')
  const { catalogues, problems } = readSentenceFiles(folder, knownIntents())
  for (const { file, line, message } of problems) writeError(`${file}:${line}: ${message}\n`)
  return catalogues.length === 0 ? undefined : catalogues
}

function hasFiles(folder: string): boolean {
  try {
    return readdirSync(folder).length > 0
  } catch {
    return false
  }
}
