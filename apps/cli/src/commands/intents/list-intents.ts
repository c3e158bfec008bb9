import { existsSync } from 'node:fs'
import type { CommandContext } from '../../command-context.ts'
import { EXIT_CODES, type ExitCode } from '../../exit-code.ts'
import { INTENTS_TEXTS } from '../../intents/intents-texts.ts'
import { loadSentenceFolder } from '../../intents/load-sentence-folder.ts'
import { homePaths, resolveHome } from '../../session/home-paths.ts'
import { detectLocale } from '../../texts/detect-locale.ts'

/** One sentence of the user's own. */
interface ListedSentence {
  readonly file: string
  readonly locale: string
  readonly sentence: string
  readonly intent: string
  readonly set: Readonly<Record<string, unknown>>
}

/** Lists the user's own sentences, and the files that cannot be used. */
export async function runIntentsList(
  options: { readonly json?: boolean },
  { terminal, locale }: CommandContext,
): Promise<ExitCode> {
  const texts = INTENTS_TEXTS[detectLocale(locale, terminal.environment)]
  const folder = homePaths(resolveHome(terminal.environment)).intents
  const { catalogues, problems } = existsSync(folder)
    ? loadSentenceFolder(folder)
    : { catalogues: [], problems: [] }
  const sentences = catalogues.flatMap(({ source = '', locale: language, intents }) =>
    Object.entries(intents).flatMap(([intent, definition]) =>
      definition.sentences.flatMap(({ say, set = {} }) =>
        say.map(
          (sentence): ListedSentence => ({ file: source, locale: language, sentence, intent, set }),
        ),
      ),
    ),
  )
  if (options.json) terminal.write(`${JSON.stringify({ sentences, problems })}\n`)
  else {
    if (sentences.length === 0 && problems.length === 0) terminal.write(`${texts.none(folder)}\n`)
    for (const { sentence, intent, set, locale: language } of sentences) {
      const values = Object.entries(set).map(([name, value]) => `${name}=${JSON.stringify(value)}`)
      terminal.write(`${[`"${sentence}"`, `(${language})`, '→', intent, ...values].join(' ')}\n`)
    }
    for (const { file, line, message } of problems) {
      terminal.writeError(`${file}:${line}: ${message}\n`)
    }
  }
  return problems.length === 0 ? EXIT_CODES.ok : EXIT_CODES.failed
}
