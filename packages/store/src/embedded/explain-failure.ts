import { ParcoError } from '@parco/protocol'
import type { DataPlace } from './worker-protocol.ts'

const RESTORE = 'parco restore'

/**
 * Says why the embedded database gave up. By itself it only says "Aborted()"; the cause is in its
 * log.
 */
export function explainFailure(message: string, log: string, place: DataPlace): ParcoError {
  const where = place.type === 'directory' ? ` in ${place.path}` : ''
  const detail = log === '' ? message : `${message}\n${log}`
  const cause = new Error(detail)
  if (/No space left on device|ENOSPC/i.test(detail)) {
    return new ParcoError(
      'store-full',
      `The disk that holds the database${where} is full. Free some space and start again; everything that was saved is safe.`,
      { cause, retryable: true },
    )
  }
  if (
    /incompatible with server|was initialized by PostgreSQL version|unrecognized configuration parameter/i.test(
      detail,
    )
  ) {
    return new ParcoError(
      'store-version',
      `The database${where} was written by another version of PostgreSQL. Use the version of Parco that wrote it, or restore a snapshot: ${RESTORE}`,
      { cause },
    )
  }
  return new ParcoError(
    'store-corrupt',
    `The database${where} cannot be read${firstProblem(log)}. Restore the newest snapshot: ${RESTORE}`,
    { cause, data: { log } },
  )
}

function firstProblem(log: string): string {
  const line = /(?:PANIC|FATAL):\s*(.+)/.exec(log)?.[1]
  return line === undefined ? '' : ` (${line.trim()})`
}
