import { ERROR_CODES, type ErrorCode, type JsonValue, ParcoError } from '@parco/protocol'
import { z } from 'zod'

/** The server cannot be reached at all: stopped, or the connection broke. */
export class ServerGoneError extends Error {
  constructor(cause: unknown) {
    super('The server does not answer.', { cause })
    this.name = 'ServerGoneError'
  }
}

/** The server as one asks it for JSON. What goes wrong is a `ParcoError`, or a `ServerGoneError`. */
export interface JsonHttp {
  /** As the browser's own: an answer that is not OK is thrown with the server's code. */
  readonly fetch: typeof fetch
  /** Asks; given up where nothing comes for long. */
  ask(path: string, signal?: AbortSignal): Promise<unknown>
  /** Asks for as long as it takes. */
  wait(path: string): Promise<unknown>
  send(path: string, method: 'POST' | 'PATCH', body: unknown): Promise<unknown>
  /** What it says of it, or nothing. */
  remove(path: string): Promise<unknown>
}

/** A server that says nothing for so long might as well be gone; what it says later is asked for again. */
const PATIENCE_MS = 15_000

/** Asks the server over the browser's `fetch`. */
export function createJsonHttp(browserFetch: typeof fetch): JsonHttp {
  const request: typeof fetch = async (input, init) => {
    const response = await reach(browserFetch, input, init)
    if (!response.ok) throw await toParcoError(response)
    return response
  }
  return {
    fetch: request,
    ask: (path, signal) => {
      const limits = [AbortSignal.timeout(PATIENCE_MS), ...(signal ? [signal] : [])]
      return readJson(request(path, { signal: AbortSignal.any(limits) }))
    },
    wait: (path) => readJson(request(path)),
    send: (path, method, body) =>
      readJson(
        request(path, {
          method,
          headers: { 'content-type': 'application/json', accept: 'application/json' },
          body: JSON.stringify(body),
        }),
      ),
    remove: (path) => readJson(request(path, { method: 'DELETE' })),
  }
}

/** Values as parameters of an address; what is no text goes as JSON. */
export function toQuery(input: Readonly<Record<string, JsonValue | undefined>>): string {
  const given = Object.entries(input).flatMap(([name, value]) =>
    value === undefined
      ? []
      : [[name, typeof value === 'string' ? value : JSON.stringify(value)] as [string, string]],
  )
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`
}

async function reach(browserFetch: typeof fetch, ...call: Parameters<typeof fetch>) {
  try {
    return await browserFetch(...call)
  } catch (error) {
    // An abort is ours; everything else that rejects never got an answer.
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    throw new ServerGoneError(error)
  }
}

async function readJson(response: Promise<Response>): Promise<unknown> {
  const text = await (await response).text()
  return text === '' ? undefined : JSON.parse(text)
}

const errorBodySchema = z.object({
  error: z.object({
    code: z.enum(ERROR_CODES).catch('internal'),
    message: z.string(),
    field: z.string().optional(),
    reason: z.string().optional(),
  }),
})

async function toParcoError(response: Response): Promise<ParcoError> {
  const body = errorBodySchema.safeParse(await response.json().catch(() => undefined))
  if (body.success) {
    const { code, message, field, reason } = body.data.error
    const data = {
      ...(field === undefined ? {} : { field }),
      ...(reason === undefined ? {} : { reason }),
    }
    return new ParcoError(code, message, { data })
  }
  const code: ErrorCode = response.status === 401 ? 'not-authenticated' : 'internal'
  return new ParcoError(code, `HTTP ${response.status}`)
}
