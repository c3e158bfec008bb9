import type { TurnResult } from '@parco/protocol'
import { EXIT_CODES, type ExitCode } from '../exit-code.ts'

/** The exit code that says how a turn ended. */
export function toExitCode({ outcome, decisions }: TurnResult): ExitCode {
  if (outcome === 'failed' || outcome === 'aborted') return EXIT_CODES.failed
  if (outcome === 'waiting') return EXIT_CODES.waiting
  const isUnderstood =
    decisions.length === 0 || decisions.some(({ source }) => source !== 'fallback')
  return isUnderstood ? EXIT_CODES.ok : EXIT_CODES.notUnderstood
}
