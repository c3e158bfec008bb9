import { existsSync } from 'node:fs'
import type { CommandContext } from '../command-context.ts'
import { homePaths, resolveHome } from '../session/home-paths.ts'
import { detectLocale } from '../texts/detect-locale.ts'
import { INTENTS_TEXTS, type IntentsTexts } from './intents-texts.ts'
import { loadSentenceFolder } from './load-sentence-folder.ts'

/** The folder of sentences that a command is about, and the words to speak of it. */
export interface OpenedSentenceFolder {
  readonly folder: string
  readonly texts: IntentsTexts
  readonly loaded: ReturnType<typeof loadSentenceFolder>
}

/** Opens the folder that was given, or the user's own; says so and gives nothing when it is not there. */
export function openSentenceFolder(
  given: string | undefined,
  { terminal, locale }: CommandContext,
): OpenedSentenceFolder | undefined {
  const texts = INTENTS_TEXTS[detectLocale(locale, terminal.environment)]
  const folder = given ?? homePaths(resolveHome(terminal.environment)).intents
  if (existsSync(folder)) return { folder, texts, loaded: loadSentenceFolder(folder) }
  terminal.writeError(`${texts.noFolder(folder)}\n`)
  return undefined
}
