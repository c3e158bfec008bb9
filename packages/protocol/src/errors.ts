/** Every error code there is. The server maps each to an HTTP status in one table. */
export const ERROR_CODES = [
  'bad-request',
  'message-too-long',
  'message-empty',
  'not-authenticated',
  'not-allowed',
  'not-found',
  'not-built',
  'conflict',
  'stale',
  'expired',
  'already-decided',
  'idempotency-mismatch',
  'too-large',
  'too-many-requests',
  'unsupported-media-type',
  'timeout',
  'aborted',
  'configuration',
  'store-locked',
  'store-full',
  'store-corrupt',
  'store-version',
  'store-unavailable',
  'migration-changed',
  'tool-failed',
  'model-unavailable',
  /** A limit on spending that the user set leaves no room. */
  'limit-reached',
  'internal',
] as const

/** The code of a `ParcoError`: what callers branch on. */
export type ErrorCode = (typeof ERROR_CODES)[number]

/** What an error carries beside its code and its message. */
export interface ParcoErrorOptions {
  readonly cause?: unknown
  /** The same call may succeed later without any change. */
  readonly retryable?: boolean
  /** Facts for the caller; never secrets, never message contents. */
  readonly data?: Readonly<Record<string, unknown>>
}

/** The one error of Parco: callers branch on `code`, people read `message` (expected, came, what to do). */
export class ParcoError extends Error {
  readonly code: ErrorCode
  readonly retryable: boolean
  readonly data: Readonly<Record<string, unknown>>

  constructor(code: ErrorCode, message: string, options: ParcoErrorOptions = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause })
    this.name = 'ParcoError'
    this.code = code
    this.retryable = options.retryable ?? false
    this.data = options.data ?? {}
  }
}

/** Says whether a value is a `ParcoError`, of that code when one is given. */
export function isParcoError(value: unknown, code?: ErrorCode): value is ParcoError {
  return value instanceof ParcoError && (code === undefined || value.code === code)
}
