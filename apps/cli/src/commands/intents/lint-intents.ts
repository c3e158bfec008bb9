import { type Finding, lintCatalogues } from '@parco/router/sentences'
import type { CommandContext } from '../../add-commands.ts'
import { EXIT_CODES, type ExitCode } from '../../exit-code.ts'
import type { IntentsTexts } from '../../intents/intents-texts.ts'
import { openSentenceFolder } from '../../intents/open-sentence-folder.ts'
import { readAllowList } from '../../intents/read-allow-list.ts'

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
  const opened = openSentenceFolder(given, context)
  if (!opened) return EXIT_CODES.usage
  const { terminal } = context
  const { folder, texts, loaded } = opened
  const { catalogues, shipped, problems, lineOf } = loaded
  const allowed = readAllowList(folder)
  const files = new Set(catalogues.map(({ source }) => source))
  const found = lintCatalogues([...catalogues, ...shipped])
    .filter(({ source }) => files.has(source))
    .filter((finding) => !allowed.isAllowed(finding))
  const shown: ShownFinding[] = [
    ...[...problems, ...allowed.problems].map((one) => ({ ...one, code: 'invalid' })),
    ...found.map((one) => ({
      file: one.source,
      line: lineOf(one.source, one.path),
      code: one.code,
      message: describe(one, texts),
    })),
  ]
  if (options.json) terminal.write(`${JSON.stringify({ findings: shown })}\n`)
  else {
    for (const { file, line, message } of shown) terminal.write(`${file}:${line}: ${message}\n`)
    const count = catalogues.flatMap(({ intents }) =>
      Object.values(intents).flatMap(({ sentences }) => sentences.flatMap(({ say }) => say)),
    ).length
    const summary = shown.length === 0 ? texts.clean(count) : texts.problems(shown.length)
    terminal.write(`${summary}\n`)
  }
  return shown.length === 0 ? EXIT_CODES.ok : EXIT_CODES.failed
}

function describe({ code, subject, other = '', example }: Finding, texts: IntentsTexts): string {
  const message = texts.findings[code](subject, other)
  return example === undefined ? message : `${message}\n    ${texts.example(example)}`
}
