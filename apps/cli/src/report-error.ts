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
  const isUnavailable = isParcoError(error) && UNAVAILABLE.includes(error.code)
  return isUnavailable ? EXIT_CODES.unavailable : EXIT_CODES.failed
}

/** An error in one line for its user; nothing of what is not ours. */
export function explainError(error: unknown, texts: Texts): string {
  const isOurs = isParcoError(error) && error.code !== 'internal'
  return isOurs ? explain(error, texts) : texts.errors.internal
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

function explainConfiguration({ data, message }: ParcoError, { errors, usage }: Texts): string {
  switch (data.reason) {
    case 'host-not-loopback':
      return errors.hostNotLoopback(String(data.host))
    case 'port-taken':
      return errors.portTaken(String(data.host), Number(data.port))
    case 'port-invalid':
      return usage.badPort
    default:
      return message
  }
}
