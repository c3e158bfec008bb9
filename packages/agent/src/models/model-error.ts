import { ParcoError } from '@parco/protocol/errors'
import { statedContextTokens } from './context-tokens.ts'

/** What went wrong with a model call, in the terms that decide what to do about it. */
export const MODEL_FAILURES = [
  /** A key or a package is missing: nothing was asked. */
  'configuration',
  'authentication',
  'quota',
  'rate-limit',
  'overloaded',
  'server',
  'network',
  'timeout',
  'bad-request',
  'context-too-long',
  'model-not-found',
  'content-filter',
  'malformed-answer',
  'empty-answer',
] as const

/** The kinds of failure, as `ModelError.failure` names them. */
export type ModelFailure = (typeof MODEL_FAILURES)[number]

/** Failures after which the same call may succeed. */
const RETRYABLE: ReadonlySet<ModelFailure> = new Set([
  'rate-limit',
  'overloaded',
  'server',
  'network',
  'timeout',
  'empty-answer',
])

/** What a `ModelError` is made from. */
export interface ModelErrorOptions {
  readonly provider: string
  readonly model: string
  readonly failure: ModelFailure
  readonly status?: number
  /** How long the provider asks to wait, from `Retry-After`. */
  readonly retryAfterMs?: number
  /** How many tokens the model holds, where a refusal says so. */
  readonly contextTokens?: number
  readonly cause?: unknown
}

/** A failed model call. Its message is safe to log: no key, no prompt. */
export class ModelError extends ParcoError {
  readonly provider: string
  readonly model: string
  readonly failure: ModelFailure
  readonly status: number | undefined
  readonly retryAfterMs: number | undefined
  readonly contextTokens: number | undefined

  constructor(message: string, options: ModelErrorOptions) {
    super('model-unavailable', `${options.provider}/${options.model}: ${message}`, {
      cause: options.cause,
      retryable: RETRYABLE.has(options.failure),
      data: { failure: options.failure, status: options.status },
    })
    this.name = 'ModelError'
    this.provider = options.provider
    this.model = options.model
    this.failure = options.failure
    this.status = options.status
    this.retryAfterMs = options.retryAfterMs
    this.contextTokens = options.contextTokens ?? statedLimit(message, options.failure)
  }
}

function statedLimit(message: string, failure: ModelFailure): number | undefined {
  return failure === 'context-too-long' ? statedContextTokens(message) : undefined
}
