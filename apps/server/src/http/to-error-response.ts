import { ERROR_CODES, type ErrorCode, isParcoError } from '@parco/protocol'
import { z } from 'zod'
import { ERROR_STATUS } from './error-status.ts'
import { jsonResponse } from './json-response.ts'

/** The body of every answer that is not a success. */
export const errorBodySchema = z.object({
  error: z.object({
    code: z.enum(ERROR_CODES),
    message: z.string(),
    /** What to look for in the server's log. */
    requestId: z.string(),
  }),
})
export type ErrorBody = z.infer<typeof errorBodySchema>

export interface Failure {
  readonly code: ErrorCode
  readonly message: string
}

/** Reduces whatever was thrown to what may be told: nothing but a reference when it is not ours. */
export function toFailure(error: unknown): Failure {
  if (isParcoError(error) && error.code !== 'internal') {
    return { code: error.code, message: error.message }
  }
  return { code: 'internal', message: 'Something failed inside Parco. The log has the details.' }
}

/** The answer for a failure. */
export function toErrorResponse(failure: Failure, requestId: string): Response {
  const body: ErrorBody = { error: { ...failure, requestId } }
  return jsonResponse(body, ERROR_STATUS[failure.code])
}
