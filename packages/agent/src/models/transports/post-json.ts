import { ModelError, type ModelFailure } from '../model-error.ts'

export type Fetch = typeof globalThis.fetch

export interface PostOptions {
  readonly provider: string
  readonly model: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** The request's body, serialised. */
  readonly body: string
  readonly signal: AbortSignal | undefined
  readonly fetch: Fetch
}

/** The longest part of an error's body that is read: enough for any message, too little to hurt. */
const MAX_ERROR_CHARACTERS = 16_384

/**
 * Posts JSON and returns the answer once its status is good.
 * @throws ModelError for a bad status or a broken connection; an abort is thrown as it is.
 */
export async function postJson(options: PostOptions): Promise<Response> {
  const { provider, model, signal } = options
  let response: Response
  try {
    response = await options.fetch(options.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...options.headers },
      body: options.body,
      signal: signal ?? null,
    })
  } catch (cause) {
    if (signal?.aborted) throw cause
    throw new ModelError(`no connection to ${new URL(options.url).host}`, {
      provider,
      model,
      failure: 'network',
      cause,
    })
  }
  if (response.ok) return response
  throw await toModelError(response, provider, model)
}

async function toModelError(
  response: Response,
  provider: string,
  model: string,
): Promise<ModelError> {
  const body = (await response.text().catch(() => '')).slice(0, MAX_ERROR_CHARACTERS)
  const said = readErrorMessage(body)
  const retryAfterMs = readRetryAfter(response.headers)
  return new ModelError(`${response.status} ${said || response.statusText}`.trim(), {
    provider,
    model,
    failure: toFailure(response.status, said),
    status: response.status,
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
  })
}

/** Reads the message of any provider's error body: `{error: {message}}`, `{error: "…"}`, `{message}`, or plain text. */
export function readErrorMessage(body: string): string {
  try {
    const parsed: unknown = JSON.parse(body)
    const first = Array.isArray(parsed) ? parsed[0] : parsed
    const error = property(first, 'error') ?? first
    const message = typeof error === 'string' ? error : property(error, 'message')
    return typeof message === 'string' ? message : ''
  } catch {
    return body.startsWith('<') ? '' : body.slice(0, 300)
  }
}

function property(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Record<string, unknown>)[key]
    : undefined
}

const CONTEXT_TOO_LONG =
  /context.{0,12}(length|window)|maximum context|too many tokens|prompt is too long/i
const OUT_OF_QUOTA = /quota|credit|billing|insufficient/i

/** Chooses the failure for an HTTP status and what the provider said with it. */
export function toFailure(status: number, said: string): ModelFailure {
  if (CONTEXT_TOO_LONG.test(said)) return 'context-too-long'
  if (status === 401 || status === 403) return 'authentication'
  if (status === 402) return 'quota'
  if (status === 404) return 'model-not-found'
  if (status === 408) return 'timeout'
  if (status === 429) return OUT_OF_QUOTA.test(said) && !/rate/i.test(said) ? 'quota' : 'rate-limit'
  if (status === 503 || status === 529) return 'overloaded'
  if (status === 409 || status >= 500) return 'server'
  return 'bad-request'
}

/** Reads `retry-after-ms` or `Retry-After`, as seconds or as a date (RFC 9110 §10.2.3). */
export function readRetryAfter(headers: Headers, nowMs: number = Date.now()): number | undefined {
  const exact = Number(headers.get('retry-after-ms') ?? Number.NaN)
  if (Number.isFinite(exact) && exact >= 0) return exact
  const value = headers.get('retry-after')
  if (value === null || value.trim() === '') return undefined
  const seconds = Number(value)
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000)
  const atMs = Date.parse(value)
  return Number.isNaN(atMs) ? undefined : Math.max(0, atMs - nowMs)
}
