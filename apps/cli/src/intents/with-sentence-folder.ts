import type { CommandContext } from '../command-context.ts'
import { EXIT_CODES, type ExitCode } from '../exit-code.ts'
import { type OpenedSentenceFolder, openSentenceFolder } from './open-sentence-folder.ts'

/** What a command that judges a folder of sentences found. */
export interface FolderReport {
  /** For `--json`. */
  readonly json: object
  /** For people; each line ends with its own break. */
  readonly lines: readonly string[]
  readonly exitCode: ExitCode
}

/** Opens a folder of sentences, judges it, and prints the report; ends with 2 when there is no such folder. */
export function withSentenceFolder(
  given: string | undefined,
  options: { readonly json?: boolean },
  context: CommandContext,
  judge: (opened: OpenedSentenceFolder) => FolderReport,
): ExitCode {
  const opened = openSentenceFolder(given, context)
  if (!opened) return EXIT_CODES.usage
  return printReport(judge(opened), options, context.terminal)
}

/** Prints what was found and gives the exit code. */
export function printReport(
  { json, lines, exitCode }: FolderReport,
  options: { readonly json?: boolean },
  terminal: Pick<CommandContext['terminal'], 'write'>,
): ExitCode {
  terminal.write(options.json ? `${JSON.stringify(json)}\n` : lines.join(''))
  return exitCode
}

/** A finding or a problem with its place, as editors and terminals make links of it. */
export function showLine(found: {
  readonly file: string
  readonly line: number
  readonly message: string
}): string {
  return `${found.file}:${found.line}: ${found.message}\n`
}
