import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createLifeRouter } from '@parco/assistant/router'
import { addOwnSentence, knownIntents, parseCatalogue } from '@parco/assistant/sentences'
import type { JsonValue } from '@parco/protocol'
import type { IntentCatalogue, RoutedDecision } from '@parco/router'
import { checkSentences, withShippedIntents } from '@parco/router/sentences'
import type { CommandContext } from '../../command-context.ts'
import { EXIT_CODES, type ExitCode } from '../../exit-code.ts'
import { INTENTS_TEXTS } from '../../intents/intents-texts.ts'
import { defaultTimeZone } from '../../route/default-time-zone.ts'
import { homePaths, resolveHome } from '../../session/home-paths.ts'
import { detectLocale } from '../../texts/detect-locale.ts'

interface AddOptions {
  readonly intent: string
  readonly set?: readonly string[]
}

/**
 * Adds a sentence to the user's own, in the file of the language that its words speak for, after
 * checking that it can be used: a Portuguese one is looked for among Portuguese ones, whatever the
 * terminal speaks. `--lang`, or words of neither language, leave it to the terminal's. A running
 * server reads it within a second.
 */
export async function runIntentsAdd(
  sentence: string,
  { intent, set = [] }: AddOptions,
  { terminal, locale: lang, now }: CommandContext,
): Promise<ExitCode> {
  const spoken = detectLocale(lang, terminal.environment)
  const texts = INTENTS_TEXTS[spoken]
  const values = readValues(set)
  if (typeof values === 'string') {
    terminal.writeError(`${texts.badSet(values)}\n`)
    return EXIT_CODES.usage
  }
  const router = createLifeRouter()
  const context = { now: now(), timeZone: defaultTimeZone(terminal.environment) }
  const words = sentence.replaceAll(/\{[^}]*\}/g, ' ')
  const locale = lang
    ? spoken
    : router.explain(words, { ...context, locale: spoken }).language.detected
  const folder = homePaths(resolveHome(terminal.environment)).intents
  const file = join(folder, `own.${locale}.yaml`)
  const before = existsSync(file) ? readFileSync(file, 'utf8') : undefined
  const text = addOwnSentence(before, locale, { sentence, intent, set: values })
  const parsed = parseCatalogue(text, file)
  const known = knownIntents()
  const problems = [
    ...parsed.problems,
    ...(parsed.catalogue ? checkSentences(parsed.catalogue, known) : []),
  ]
  if (!parsed.catalogue || problems.length > 0) {
    for (const { message } of problems) terminal.writeError(`${message}\n`)
    return EXIT_CODES.usage
  }
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  // The server may be reading: the file is whole at every moment.
  writeFileSync(`${file}.new`, text, { mode: 0o600 })
  renameSync(`${file}.new`, file)
  terminal.write(`${texts.added(file)}\n`)
  const own: readonly IntentCatalogue[] = [withShippedIntents(parsed.catalogue, known)]
  if (!/[()[\]{}<>|;]/.test(sentence)) {
    const said = router.decide(sentence, { ...context, locale, own })
    const isStopped = said.intent === 'none' && intent !== 'none'
    const meaning = isStopped ? texts.stopped(said.reason ?? '') : texts.means(inWords(said))
    terminal.write(`${meaning}\n`)
    if (said.intent === 'clarify') {
      terminal.write(`${texts.needsValue((said.params.missing as readonly string[]).join(', '))}\n`)
    }
  }
  return EXIT_CODES.ok
}

/** Values as JSON where they are JSON ("4.4", "true"), as words otherwise; the one that is no pair. */
function readValues(set: readonly string[]): Record<string, JsonValue> | string {
  const values: Record<string, JsonValue> = {}
  for (const pair of set) {
    const at = pair.indexOf('=')
    if (at < 1) return pair
    values[pair.slice(0, at).trim()] = toValue(pair.slice(at + 1))
  }
  return values
}

function toValue(text: string): JsonValue {
  if (!/^(?:-?\d|true$|false$|\[|\{|")/.test(text)) return text
  try {
    return JSON.parse(text) as JsonValue
  } catch {
    return text
  }
}

function inWords({ intent, params }: Pick<RoutedDecision, 'intent' | 'params'>): string {
  if (intent === 'clarify') {
    const candidate = params.candidate as Pick<RoutedDecision, 'intent' | 'params'>
    return inWords(candidate)
  }
  const values = Object.entries(params).map(([name, value]) => `${name}=${JSON.stringify(value)}`)
  return [intent, ...values].join(' ')
}
