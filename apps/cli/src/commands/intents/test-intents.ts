import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { loadLifeGrammar } from '@parco/assistant/grammar'
import { shippedIntents } from '@parco/assistant/router'
import { parseSentenceTests, type SentenceTest } from '@parco/assistant/sentences'
import { createRouter, type RoutedDecision } from '@parco/router'
import type { CommandContext } from '../../command-context.ts'
import { EXIT_CODES, type ExitCode } from '../../exit-code.ts'
import type { IntentsTexts } from '../../intents/intents-texts.ts'
import type { SentenceFolder } from '../../intents/load-sentence-folder.ts'
import type { OpenedSentenceFolder } from '../../intents/open-sentence-folder.ts'
import {
  type FolderReport,
  showLine,
  withSentenceFolder,
} from '../../intents/with-sentence-folder.ts'
import { toPending } from '../../route/route-request.ts'

/** Tests are read on a Wednesday at noon, so that what they expect of "ontem" never changes. */
const NOW = { now: new Date('2026-11-18T15:00:00Z'), timeZone: 'America/Sao_Paulo' } as const

interface Failure {
  readonly test: SentenceTest
  readonly expected: string
  readonly got: string
}

/**
 * Runs the tests beside the sentences of a folder. Ends with 0 when all pass, with 1 when one fails
 * or a file cannot be read, with 2 when there is no such folder or nothing to test.
 */
export async function runIntentsTest(
  given: string | undefined,
  options: { readonly json?: boolean },
  context: CommandContext,
): Promise<ExitCode> {
  return withSentenceFolder(given, options, context, testFolder)
}

/** How the tests beside the sentences of a folder that is open come out. */
export function testFolder({ folder, texts, loaded }: OpenedSentenceFolder): FolderReport {
  const files = loaded.tests.map((file) => parseSentenceTests(readFileSync(file, 'utf8'), file))
  const problems = [...loaded.problems, ...files.flatMap((one) => one.problems)]
  const tests = files.flatMap((one) => one.tests)
  const failures = failuresOf(tests, loaded)
  const isFailed = failures.length > 0 || problems.length > 0
  return {
    json: { tests: tests.length, failures, problems },
    lines: [
      ...problems.map(showLine),
      ...failures.map((failure) => render(failure, texts)),
      `${summaryOf(failures.length, tests.length, folder, texts)}\n`,
    ],
    exitCode: isFailed ? EXIT_CODES.failed : tests.length === 0 ? EXIT_CODES.usage : EXIT_CODES.ok,
  }
}

function failuresOf(tests: readonly SentenceTest[], loaded: SentenceFolder): Failure[] {
  const isBeside = loaded.shipped.length > 0
  const router = createRouter({
    known: shippedIntents,
    ...(isBeside ? { intents: [], grammars: loadLifeGrammar() } : { intents: loaded.catalogues }),
  })
  const own = isBeside ? { own: loaded.catalogues } : {}
  return tests.flatMap((test): Failure[] => {
    const pending = toPending(test.pending)
    const decision = router.decide(test.text, {
      locale: test.locale,
      ...NOW,
      ...own,
      ...(pending && pending !== 'invalid' ? { pending } : {}),
    })
    return isAsExpected(test, decision) ? [] : [toFailure(test, decision)]
  })
}

function isAsExpected({ intent, params }: SentenceTest, decision: RoutedDecision): boolean {
  if (decision.intent !== intent) return false
  return Object.entries(params).every(([name, value]) =>
    isDeepStrictEqual(decision.params[name], value),
  )
}

function toFailure(test: SentenceTest, { intent, params, reason }: RoutedDecision): Failure {
  return {
    test,
    expected: inWords(test.intent, test.params),
    got: inWords(intent, params) + (reason === undefined ? '' : ` (${reason})`),
  }
}

const inWords = (intent: string, params: Readonly<Record<string, unknown>>): string =>
  [
    intent,
    ...Object.entries(params).map(([name, value]) => `${name}=${JSON.stringify(value)}`),
  ].join(' ')

function render({ test, expected, got }: Failure, texts: IntentsTexts): string {
  const width = Math.max(texts.expected.length, texts.got.length)
  return [
    `${test.file}:${test.line}: "${test.text}"`,
    `    ${texts.expected.padEnd(width)}  ${expected}`,
    `    ${texts.got.padEnd(width)}  ${got}`,
    '',
  ].join('\n')
}

function summaryOf(failed: number, count: number, folder: string, texts: IntentsTexts): string {
  if (count === 0) return texts.nothingFound(folder)
  return failed === 0 ? texts.passed(count) : texts.failed(failed, count)
}
