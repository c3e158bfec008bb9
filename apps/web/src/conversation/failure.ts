import { ParcoError } from '@parco/protocol'
import { ServerGoneError } from '../http/json-http.ts'

/** What went wrong, as far as the page can say what to do about it. */
export type Failure =
  /** Nothing answers: the server stopped or the connection broke. */
  | { readonly type: 'gone' }
  /** The cookie is missing: the page was not opened by the printed address. */
  | { readonly type: 'locked' }
  /** The server answered with a refusal, before it did anything. */
  | { readonly type: 'refused'; readonly message: string }
  /** The answer itself ended with an error, already worded for the user. */
  | { readonly type: 'stopped'; readonly message: string }

/** Sorts any error that a request or a stream ended with. */
export function toFailure(error: unknown): Failure {
  if (error instanceof ServerGoneError) return { type: 'gone' }
  if (isBrokenBody(error)) return { type: 'gone' }
  if (error instanceof ParcoError)
    return error.code === 'not-authenticated'
      ? { type: 'locked' }
      : { type: 'refused', message: error.message }
  return { type: 'stopped', message: error instanceof Error ? error.message : String(error) }
}

/** Whether the message was not taken in, so that its text goes back to where it was typed. */
export function returnsText(failure: Failure): boolean {
  return failure.type !== 'stopped'
}

/** A body that breaks off after its headers rejects with a TypeError, worded by each browser its own way. */
function isBrokenBody(error: unknown): boolean {
  return error instanceof TypeError && /network|fetch|load failed/i.test(error.message)
}
