import type { ErrorCode } from '@parco/protocol'

/** The HTTP status of every error code: the one table there is. */
export const ERROR_STATUS: Readonly<Record<ErrorCode, number>> = {
  'bad-request': 400,
  'message-empty': 400,
  'not-authenticated': 401,
  'not-allowed': 403,
  'not-found': 404,
  conflict: 409,
  stale: 409,
  expired: 409,
  'already-decided': 409,
  'idempotency-mismatch': 409,
  'too-large': 413,
  'message-too-long': 413,
  'unsupported-media-type': 415,
  'too-many-requests': 429,
  internal: 500,
  configuration: 500,
  'store-corrupt': 500,
  'store-version': 500,
  'migration-changed': 500,
  'tool-failed': 500,
  'not-built': 501,
  aborted: 503,
  'model-unavailable': 503,
  'limit-reached': 402,
  'store-locked': 503,
  'store-unavailable': 503,
  timeout: 504,
  'store-full': 507,
}

/** Says whether a code is the caller's to mend, so that its message may be shown as it is. */
export function isCallerError(code: ErrorCode): boolean {
  return ERROR_STATUS[code] < 500
}
