import { shippedIntents } from '@parco/assistant/router'
import { carriedOutIntents } from '@parco/assistant/sentences'
import { createRouter } from '@parco/router'
import { type Finding, lintCatalogues } from '@parco/router/sentences'
import type { CommandContext } from '../../command-context.ts'
import { EXIT_CODES, type ExitCode } from '../../exit-code.ts'
import type { IntentsTexts } from '../../intents/intents-texts.ts'
import type { OpenedSentenceFolder } from '../../intents/open-sentence-folder.ts'
import { type AllowList, readAllowList } from '../../intents/read-allow-list.ts'
import {
  type FolderReport,
  showLine,
  withSentenceFolder,
} from '../../intents/with-sentence-folder.ts'

/** A finding as it is shown, with the line it is about. */
interface ShownFinding {
  readonly file: string
  readonly line: number
  readonly code: string
  readonly message: string
}

/**
 * Says what is wrong with the sentences of a folder, each with file and line. Ends with 0 when there
 * is nothing to report, with 1 when there is, with 2 when there is no such folder.
 */
export async function runIntentsLint(
  given: string | undefined,
  options: { readonly json?: boolean },
  context: CommandContext,
): Promise<ExitCode> {
  return withSentenceFolder(given, options, context, lintFolder)
}

/** What is wrong with the sentences of a folder that is open. */
export function lintFolder({ folder, texts, loaded }: OpenedSentenceFolder): FolderReport {
  const { catalogues, shipped, problems, lineOf } = loaded
  const allowed = readAllowList(folder)
  const files = new Set(catalogues.map(({ source }) => source))
  // Whether a sentence can be reached depends on what the builders of intents decline.
  createRouter({ intents: [], known: shippedIntents })
  const found = lintCatalogues([...catalogues, ...shipped])
    .filter(({ source }) => files.has(source))
    .filter((finding) => !allowed.isAllowed(finding))
  const findings: ShownFinding[] = [
    ...[...problems, ...allowed.problems].map((one) => ({ ...one, code: 'invalid' })),
    ...found.map((one) => ({
      file: one.source,
      line: lineOf(one.source, one.path),
      code: one.code,
      message: describe(one, texts),
    })),
  ]
  const count = catalogues.flatMap(({ intents }) =>
    Object.values(intents).flatMap(({ sentences }) => sentences.flatMap(({ say }) => say)),
  ).length
  findings.push(...withoutTool(loaded, texts, allowed))
  const summary = findings.length === 0 ? texts.clean(count) : texts.problems(findings.length)
  return {
    json: { findings },
    lines: [...findings.map(showLine), `${summary}\n`],
    exitCode: findings.length === 0 ? EXIT_CODES.ok : EXIT_CODES.failed,
  }
}

/** Intents that are understood, and that nothing carries out. */
function withoutTool(
  { catalogues, lineOf }: OpenedSentenceFolder['loaded'],
  texts: IntentsTexts,
  { isAllowed }: AllowList,
): ShownFinding[] {
  const carriedOut = carriedOutIntents()
  return catalogues.flatMap(({ source = '', intents }) =>
    Object.keys(intents)
      .filter((intent) => !carriedOut.has(intent))
      .filter((subject) => !isAllowed({ code: NO_TOOL, subject }))
      .map((intent) => ({
        file: source,
        line: lineOf(source, ['intents', intent]),
        code: NO_TOOL,
        message: texts.noTool(intent),
      })),
  )
}

const NO_TOOL = 'no-tool'

function describe({ code, subject, other = '', example }: Finding, texts: IntentsTexts): string {
  const message = texts.findings[code](subject, other)
  return example === undefined ? message : `${message}\n    ${texts.example(example)}`
}
