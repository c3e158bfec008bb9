import { isParcoError } from '@parco/protocol/errors'
import { ModelError } from '../model-error.ts'
import { readErrorMessage, readRetryAfter, toFailure } from '../transports/post-json.ts'
import { parseModelReference } from './model-configuration.ts'

/** Any failure of any provider's code as a `ModelError`; AI SDK packages throw errors with `statusCode`. */
export function toModelError(error: unknown, key: string): ModelError {
  if (error instanceof ModelError) return error
  const { provider, model } = parseModelReference(key)
  const { statusCode, responseBody, responseHeaders, message } = Object(error) as {
    statusCode?: unknown
    responseBody?: unknown
    responseHeaders?: unknown
    message?: unknown
  }
  if (typeof statusCode === 'number') {
    const said =
      (typeof responseBody === 'string' && readErrorMessage(responseBody)) || String(message ?? '')
    const retryAfterMs = readRetryAfter(
      new Headers(Object(responseHeaders) as Record<string, string>),
    )
    return new ModelError(`${statusCode} ${said}`, {
      provider,
      model,
      failure: toFailure(statusCode, said),
      status: statusCode,
      ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
      cause: error,
    })
  }
  const said = typeof message === 'string' && message !== '' ? message : String(error)
  const failure = isParcoError(error, 'configuration') ? 'configuration' : 'network'
  return new ModelError(said, { provider, model, failure, cause: error })
}
