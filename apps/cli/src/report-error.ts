import { type ErrorCode, isParcoError, type ParcoError } from '@parco/protocol'
import { EXIT_CODES, type ExitCode } from './exit-code.ts'
import type { Terminal } from './terminal/terminal.ts'
import type { Texts } from './texts/texts.ts'

/** Codes that say that Parco cannot begin, rather than that something it did failed. */
const UNAVAILABLE: readonly ErrorCode[] = [
  'configuration',
  'migration-changed',
  'not-built',
  'store-corrupt',
  'store-locked',
  'store-unavailable',
  'store-version',
]

/** Says what went wrong, in one line, and how the process should end. */
export function reportError(error: unknown, terminal: Terminal, texts: Texts): ExitCode {
  if (terminal.environment.PARCO_DEBUG && error instanceof Error) {
    terminal.writeError(`${error.stack ?? error.message}\n`)
  }
  terminal.writeError(`${explainError(error, texts)}\n`)
  const isUnavailable = isParcoError(error)
    ? UNAVAILABLE.includes(error.code)
    : unusableFileOf(error) !== undefined
  return isUnavailable ? EXIT_CODES.unavailable : EXIT_CODES.failed
}

/** An error in one line for its user; nothing of what is not ours. */
export function explainError(error: unknown, texts: Texts): string {
  const file = unusableFileOf(error)
  if (file) return texts.errors.fileUnusable(file.path, file.code)
  const isOurs = isParcoError(error) && error.code !== 'internal'
  return isOurs ? explain(error, texts) : texts.errors.internal
}

const FILE_CODES: readonly string[] = ['EACCES', 'EEXIST', 'ENOENT', 'ENOTDIR', 'EPERM', 'EROFS']

/** The file or folder that the system refuses: a wrong path, or permissions. */
function unusableFileOf(error: unknown): { path: string; code: string } | undefined {
  if (!(error instanceof Error) || isParcoError(error)) return undefined
  const { code, path } = error as NodeJS.ErrnoException
  return code !== undefined && path !== undefined && FILE_CODES.includes(code)
    ? { path, code }
    : undefined
}

/** The errors that anybody may meet are told in the user's language; the rest in their own words. */
function explain(error: ParcoError, texts: Texts): string {
  const { errors } = texts
  const { pid, command } = error.data
  switch (error.code) {
    case 'store-locked':
      return errors.storeLocked(
        pid ? `${shortOf(String(command))} (pid ${String(pid)})` : errors.anotherProcess,
      )
    case 'store-corrupt':
      return errors.storeCorrupt
    case 'store-unavailable':
      return errors.storeUnavailable
    case 'store-full':
      return errors.storeFull
    case 'configuration':
      return explainConfiguration(error, texts)
    default:
      return error.message
  }
}

/** `/opt/parco/apps/cli/bin/parco.js serve` → `parco serve` */
function shortOf(command: string): string {
  return command
    .replace(/^\S*[/\\]([^\s/\\]+?)(\.[jt]s)?(?=\s|$)/, '$1')
    .replace(/^main(?=\s|$)/, 'parco')
}

function explainConfiguration(
  { data, message }: ParcoError,
  { errors, languageModel, usage }: Texts,
): string {
  switch (data.reason) {
    case 'host-not-loopback':
      return errors.hostNotLoopback(String(data.host))
    case 'port-taken':
      return errors.portTaken(String(data.host), Number(data.port))
    case 'model-name':
      return languageModel.badModel
    case 'port-invalid':
      return usage.badPort
    default:
      return message
  }
}
