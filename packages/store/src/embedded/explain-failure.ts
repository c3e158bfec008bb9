import { ParcoError } from '@parco/protocol'
import type { DataPlace } from './worker-protocol.ts'

const RESTORE = 'parco restore'

const FULL = /No space left on device|ENOSPC|database or disk is full/i
const NOT_WRITABLE =
  /Read-only file system|Permission denied|EROFS|EACCES|EPERM|readonly database|unable to open database file/i
const FAILING = /Input\/output error|\bEIO\b|disk I\/O error/i
const VERSION =
  /incompatible with server|was initialized by PostgreSQL version|unrecognized configuration parameter/i

/**
 * Says why the embedded database gave up. By itself it only says "Aborted()"; the cause is in its
 * log.
 *
 * @param archivePath the copy that it was to begin from, if there was one
 */
export function explainFailure(
  message: string,
  log: string,
  place: DataPlace,
  archivePath?: string,
): ParcoError {
  const where = place.type === 'directory' ? ` in ${place.path}` : ''
  const detail = log === '' ? message : `${message}\n${log}`
  const cause = new Error(detail)
  const ofDisk = explainDisk(detail, where, cause)
  if (ofDisk) return ofDisk
  if (VERSION.test(detail)) {
    return new ParcoError(
      'store-version',
      `The database${where} was written by another version of PostgreSQL. Use the version of Parco that wrote it, or restore a snapshot: ${RESTORE}`,
      { cause },
    )
  }
  if (archivePath !== undefined) {
    return new ParcoError(
      'store-corrupt',
      `The copy ${archivePath} cannot be read${firstProblem(log)}. Restore an older one: ${RESTORE} FILE`,
      { cause, data: { log } },
    )
  }
  return damaged(where, firstProblem(log), { cause, data: { log } })
}

/** The error for files of the database that are not what they must be. */
export function damaged(
  where: string,
  problem: string,
  options: { readonly cause?: unknown; readonly data?: Readonly<Record<string, unknown>> } = {},
): ParcoError {
  return new ParcoError(
    'store-corrupt',
    `The database${where} cannot be read${problem}. Restore the newest snapshot: ${RESTORE}`,
    options,
  )
}

/**
 * Names what a disk or its rights stand in the way of, for errors of files around the database; any
 * other error is returned as it is.
 */
export function explainFileError(error: unknown, directory: string): unknown {
  if (error instanceof ParcoError || !(error instanceof Error)) return error
  return explainDisk(error.message, ` in ${directory}`, error) ?? error
}

/** The error for a disk without room. */
export function diskFull(where: string, cause: unknown): ParcoError {
  return new ParcoError(
    'store-full',
    `The disk that holds the database${where} is full. Free some space and start again; everything that was saved is safe.`,
    { cause, retryable: true },
  )
}

/** What may pass by itself or by a hand at the machine, and harms nothing that is saved. */
function explainDisk(detail: string, where: string, cause: unknown): ParcoError | undefined {
  if (FULL.test(detail)) return diskFull(where, cause)
  if (NOT_WRITABLE.test(detail)) {
    return new ParcoError(
      'store-unavailable',
      `The database${where} cannot be written to: the disk is read-only, or its files belong to somebody else. Make the folder writable and start again, or choose another one with PARCO_HOME; everything that was saved is safe.`,
      { cause, retryable: true },
    )
  }
  if (FAILING.test(detail)) {
    return new ParcoError(
      'store-unavailable',
      `The disk that holds the database${where} fails to read or write. Check the disk and start again; if the database then cannot be read, restore the newest snapshot on another one: ${RESTORE}`,
      { cause, retryable: true },
    )
  }
  return undefined
}

function firstProblem(log: string): string {
  const line = /(?:PANIC|FATAL):\s*(.+)/.exec(log)?.[1]
  return line === undefined ? '' : ` (${line.trim()})`
}
