import type { Readable } from 'node:stream'
import { ModelError, type ModelFailure } from '../model-error.ts'
import type { Fetch } from './fetch.ts'
import type { PostOptions } from './post-options.ts'
import { sendByHttp } from './send-by-http.ts'
import type { ServerAnswer } from './server-answer.ts'

/** The longest part of an error's body that is read: enough for any message, too little to hurt. */
const MAX_ERROR_CHARACTERS = 16_384

const originalFetch = globalThis.fetch

/** Somebody who replaced the global `fetch` wants requests to go through theirs. */
function replacedFetch(): Fetch | undefined {
  return globalThis.fetch === originalFetch ? undefined : globalThis.fetch
}

/**
 * Posts JSON and gives the answer's body once its status is good.
 * @throws ModelError for a bad status or a broken connection; an abort is thrown as it is.
 */
export async function postJson(options: PostOptions): Promise<Readable> {
  const { provider, model, signal } = options
  const fetch = options.fetch ?? replacedFetch()
  let answer: ServerAnswer
  try {
    answer = await (fetch ? throughFetch(fetch, options) : sendByHttp(options))
  } catch (cause) {
    if (signal?.aborted) throw cause
    throw new ModelError(`no connection to ${new URL(options.url).host}`, {
      provider,
      model,
      failure: 'network',
      cause,
    })
  }
  if (answer.status >= 200 && answer.status < 300) return answer.body
  throw await toModelError(answer, options)
}

async function throughFetch(fetch: Fetch, options: PostOptions): Promise<ServerAnswer> {
  const { sendByFetch } = await import('./send-by-fetch.ts')
  return sendByFetch(fetch, options)
}

async function toModelError(
  answer: ServerAnswer,
  { provider, model, headers: sent }: PostOptions,
): Promise<ModelError> {
  const headers = answer.headers()
  const body = withoutSecrets(await readStart(answer.body), sent)
  const said = readErrorMessage(body) || describeRedirect(headers)
  const retryAfterMs = readRetryAfter(headers)
  return new ModelError(`${answer.status} ${said || answer.statusText}`.trim(), {
    provider,
    model,
    // Some say only in the error's code that a prompt is too long.
    failure: toFailure(answer.status, `${said} ${CONTEXT_CODE.exec(body)?.[0] ?? ''}`),
    status: answer.status,
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
  })
}

/** Shorter values are no secrets, and may be words of the message. */
const SHORTEST_SECRET = 8

/** Some servers repeat the key that they refuse, and errors are shown and logged. */
function withoutSecrets(text: string, sent: Readonly<Record<string, string>>): string {
  let clean = text
  for (const value of Object.values(sent)) {
    const secret = value.replace(/^bearer /i, '')
    if (secret.length >= SHORTEST_SECRET) clean = clean.replaceAll(secret, '…')
  }
  return clean
}

async function readStart(body: Readable): Promise<string> {
  let text = ''
  try {
    body.setEncoding('utf8')
    for await (const piece of body) {
      text += piece
      if (text.length > MAX_ERROR_CHARACTERS) break
    }
  } catch {
    // What came until then says more than that the rest is missing.
  }
  return text.slice(0, MAX_ERROR_CHARACTERS)
}

/** A prompt and its key are not sent on to wherever a server points. */
function describeRedirect(headers: Headers): string {
  const location = headers.get('location')
  return location === null ? '' : `the server points to ${location}: make that the base URL`
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
  /context.{0,12}(length|window|size|limit)|maximum (context|number of tokens)|too many (input )?tokens|(prompt|input) is too long|reduce the length of the messages|overflows? the context|context_length_exceeded|exceed_context_size/i
const CONTEXT_CODE = /context_length_exceeded|exceed_context_size/
const OUT_OF_QUOTA = /quota|credit|billing|insufficient/i
/** Of a refusal that names no rate: Anthropic tells an empty account with 400, others with 403. */
const OUT_OF_MONEY =
  /credit balance|insufficient[ _-](?:quota|funds|balance|credits?)|out of credits?|billing/i

/** Chooses the failure for an HTTP status and what the provider said with it. */
export function toFailure(status: number, said: string): ModelFailure {
  if (CONTEXT_TOO_LONG.test(said)) return 'context-too-long'
  if ((status === 400 || status === 403) && OUT_OF_MONEY.test(said)) return 'quota'
  if (status === 401 || status === 403) return 'authentication'
  if (status === 402) return 'quota'
  if (status === 404) return 'model-not-found'
  if (status === 408) return 'timeout'
  if (status === 413) return 'context-too-long'
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
