import { ParcoError } from '@parco/protocol'

/** SQLSTATE of an error of the database, or the code of a socket error. */
export function errorCodeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  const code = (error as { code?: unknown }).code
  return typeof code === 'string' ? code : undefined
}

const LOST_CONNECTION =
  /^(08...|57P0[123]|ECONNRESET|ECONNREFUSED|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/
const LOST_CONNECTION_TEXT =
  /^Connection terminated|^timeout exceeded when trying to connect|^Client has encountered a connection error|^Client was closed/

/** Who or what DATABASE_URL names is not there: no such role, password or database. */
const REFUSED = /^(28000|28P01|3D000)$/

/** What PostgreSQL says of pages and indexes that are not what they must be. */
const DAMAGED = /^XX00[12]$/
const FILE_OF_DATA = /"(base|global|pg_)/

/**
 * Names the failures that a caller can act on without knowing SQLSTATE; every other error, such as
 * a violated constraint, passes unchanged with its `code`.
 */
export function toStoreError(error: unknown): unknown {
  if (error instanceof ParcoError) return error
  const code = errorCodeOf(error) ?? errorCodeOf((error as Error | undefined)?.cause)
  const text = error instanceof Error ? error.message : ''
  if (code === '53100') {
    return new ParcoError(
      'store-full',
      'The disk is full, so nothing was written. Free some space and try again; what was saved before is safe.',
      { cause: error, retryable: true },
    )
  }
  if ((code !== undefined && DAMAGED.test(code)) || (code === '58P01' && FILE_OF_DATA.test(text))) {
    return new ParcoError(
      'store-corrupt',
      `Data on the disk is damaged (${text}). Restore the newest snapshot with \`parco restore\`, or on a server its backup.`,
      { cause: error },
    )
  }
  if (code === '57014') {
    return new ParcoError('timeout', 'The database took too long, so the query was stopped.', {
      cause: error,
      retryable: true,
    })
  }
  if (code === '40001' || code === '40P01') {
    return new ParcoError('conflict', 'Another write came first. Try again.', {
      cause: error,
      retryable: true,
    })
  }
  if (code !== undefined && REFUSED.test(code)) {
    return new ParcoError(
      'store-unavailable',
      `The database server refuses the connection: ${text}. Check DATABASE_URL.`,
      { cause: error },
    )
  }
  if ((code !== undefined && LOST_CONNECTION.test(code)) || LOST_CONNECTION_TEXT.test(text)) {
    return new ParcoError(
      'store-unavailable',
      'The connection to the database was lost. Try again.',
      {
        cause: error,
        retryable: true,
      },
    )
  }
  return error
}
