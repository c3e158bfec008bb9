import { ERROR_CODES, type ErrorCode, isParcoError } from '@parco/protocol'
import { z } from 'zod'
import { ERROR_STATUS, isCallerError } from './error-status.ts'
import { jsonResponse } from './json-response.ts'

/** The body of every answer that is not a success. */
export const errorBodySchema = z.object({
  error: z.object({
    code: z.enum(ERROR_CODES),
    message: z.string(),
    /** The member of the input that is not right: `timeZone`, `input.amount`. */
    field: z.string().optional(),
    /** Which of several refusals of one code it is, where clients tell them apart: `newer`, `not-empty`. */
    reason: z.string().optional(),
    /** What to look for in the server's log. */
    requestId: z.string(),
  }),
})
export type ErrorBody = z.infer<typeof errorBodySchema>

export interface Failure {
  readonly code: ErrorCode
  readonly message: string
  readonly field?: string
  readonly reason?: string
  /** When asking again may help. */
  readonly retryAfterSeconds?: number
}

/** Reduces whatever was thrown to what may be told: nothing but a reference when it is not ours. */
export function toFailure(error: unknown): Failure {
  if (isParcoError(error) && error.code !== 'internal') {
    const { field, reason, retryAfterSeconds: seconds } = error.data
    const named = typeof field === 'string' && field !== '' ? { field } : {}
    const told = typeof reason === 'string' && isCallerError(error.code) ? { reason } : {}
    const waits = typeof seconds === 'number' ? { retryAfterSeconds: seconds } : {}
    return { code: error.code, message: error.message, ...named, ...told, ...waits }
  }
  return { code: 'internal', message: 'Something failed inside Parco. The log has the details.' }
}

/** The answer for a failure. */
export function toErrorResponse(failure: Failure, requestId: string): Response {
  const { retryAfterSeconds, ...told } = failure
  const body: ErrorBody = { error: { ...told, requestId } }
  const response = jsonResponse(body, ERROR_STATUS[failure.code])
  if (retryAfterSeconds !== undefined) response.headers.set('retry-after', `${retryAfterSeconds}`)
  return response
}
