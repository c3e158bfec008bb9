import { isParcoError } from '@parco/protocol/errors'
import { cutOff } from '../cut-off.ts'
import { ModelError, type ModelFailure } from '../model-error.ts'
import { readErrorMessage, readRetryAfter, toFailure } from '../transports/post-json.ts'
import { parseModelReference } from './model-configuration.ts'

/** Any failure of any provider's code as a `ModelError`; AI SDK packages throw errors with `statusCode`. */
export function toModelError(error: unknown, key: string): ModelError {
  if (error instanceof ModelError) return error
  const { provider, model } = parseModelReference(key)
  const { name, statusCode, responseBody, responseHeaders, message } = Object(error) as {
    name?: unknown
    statusCode?: unknown
    responseBody?: unknown
    responseHeaders?: unknown
    message?: unknown
  }
  const named = NAMED_FAILURES[String(name)]
  // A good status in an error: the answer had begun, and its rest is missing.
  if (isGood(statusCode) && named === undefined) return cutOff({ provider, modelId: model }, error)
  if (typeof statusCode === 'number' && !isGood(statusCode)) {
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
  const failure = isParcoError(error, 'configuration') ? 'configuration' : (named ?? 'network')
  return new ModelError(said, { provider, model, failure, cause: error })
}

function isGood(statusCode: unknown): boolean {
  return typeof statusCode === 'number' && statusCode >= 200 && statusCode < 300
}

/** What errors of AI SDK packages mean that carry no status of a server, by their names. */
const NAMED_FAILURES: Readonly<Record<string, ModelFailure>> = {
  AI_LoadAPIKeyError: 'configuration',
  AI_LoadSettingError: 'configuration',
  AI_NoSuchModelError: 'model-not-found',
  AI_InvalidArgumentError: 'bad-request',
  AI_InvalidPromptError: 'bad-request',
  AI_UnsupportedFunctionalityError: 'bad-request',
  AI_JSONParseError: 'malformed-answer',
  AI_TypeValidationError: 'malformed-answer',
}
