import type { User } from '@parco/assistant'
import {
  type Approval,
  ERROR_CODES,
  type ErrorCode,
  learnedSentenceSchema,
  ParcoError,
  type TurnEvent,
  turnEventSchema,
} from '@parco/protocol'
import { z } from 'zod'
import type { ParcoClient } from './session.ts'

const sentencesSchema = z.object({ items: z.array(learnedSentenceSchema) })

/** Nobody there is known at once; this is for a server that a busy machine keeps waiting. */
const HEALTH_TIMEOUT_MS = 10_000

/** An error of the server; a code that this version does not know counts as internal. */
const errorSchema = z.object({
  error: z.object({
    code: z.enum(ERROR_CODES).catch('internal'),
    message: z.string(),
  }),
})

export interface HttpClientOptions {
  readonly address: string
  readonly token: string
  readonly fetch?: typeof fetch
}

/** Says whether a Parco server answers there. */
export async function isAnswering(address: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(HEALTH_TIMEOUT_MS)
    const response = await fetch(`${address}/api/health`, { signal })
    const body = z.object({ status: z.literal('ok') }).safeParse(await response.json())
    return response.ok && body.success
  } catch {
    return false
  }
}

/** Speaks to the server that holds the data, as if the assistant were in this process. */
export function createHttpClient(options: HttpClientOptions): ParcoClient {
  const { address, token } = options
  const send = options.fetch ?? fetch

  async function request(path: string, init: { body?: unknown; accept?: string } = {}) {
    const hasBody = init.body !== undefined
    let response: Response
    try {
      response = await send(`${address}${path}`, {
        method: hasBody ? 'POST' : 'GET',
        headers: {
          authorization: `Bearer ${token}`,
          accept: init.accept ?? 'application/json',
          ...(hasBody ? { 'content-type': 'application/json' } : {}),
        },
        ...(hasBody ? { body: JSON.stringify(init.body) } : {}),
      })
    } catch (cause) {
      throw new ParcoError('store-unavailable', `The server at ${address} does not answer.`, {
        cause,
      })
    }
    if (!response.ok) throw await toError(response)
    return response
  }

  async function* events(
    path: string,
    body: unknown,
    signal?: AbortSignal,
    stop?: () => Promise<unknown>,
  ): AsyncIterable<TurnEvent> {
    const onAbort = () => void stop?.().catch(() => undefined)
    signal?.addEventListener('abort', onAbort)
    try {
      const response = await request(path, { body, accept: 'application/x-ndjson' })
      for await (const line of readLines(response)) {
        const event = turnEventSchema.safeParse(JSON.parse(line))
        // A newer server may tell more than this version knows.
        if (event.success) yield event.data
      }
    } catch (error) {
      yield failedEnd(error)
    } finally {
      signal?.removeEventListener('abort', onAbort)
    }
  }

  return {
    localUser: async () => (await (await request('/api/user')).json()) as User,
    turn: ({ conversationId, text, idempotencyKey: _key, locale }, turnOptions) =>
      events(
        '/api/chat',
        {
          id: conversationId,
          messages: [{ role: 'user', parts: [{ type: 'text', text }] }],
          locale,
        },
        turnOptions?.signal,
        () => request(`/api/chat/${conversationId}/stop`, { body: {} }),
      ),
    decide: ({ conversationId, decisions, locale }) =>
      events('/api/approvals/decisions', { conversationId, decisions, locale }),
    undo: ({ receiptId, locale }) =>
      events(receiptId ? `/api/receipts/${receiptId}/undo` : '/api/undo', { locale }),
    async openApprovals(_userId, conversationId) {
      const query = conversationId ? `?conversationId=${conversationId}` : ''
      const response = await request(`/api/approvals${query}`)
      return ((await response.json()) as { items: Approval[] }).items
    },
    async records(_userId, day) {
      const response = await request(`/api/records${day ? `?day=${day}` : ''}`)
      return ((await response.json()) as { items: Awaited<ReturnType<ParcoClient['records']>> })
        .items
    },
    async learnedSentences() {
      const response = await request('/api/sentences')
      return sentencesSchema.parse(await response.json()).items
    },
    async decideSentence({ sentenceId, status }) {
      const response = await request(`/api/sentences/${sentenceId}`, { body: { status } })
      return learnedSentenceSchema.parse(await response.json())
    },
    close: async () => undefined,
  }
}

async function toError(response: Response): Promise<ParcoError> {
  const body: unknown = await response.json().catch(() => undefined)
  const parsed = errorSchema.safeParse(body)
  if (parsed.success) return new ParcoError(parsed.data.error.code, parsed.data.error.message)
  return new ParcoError('internal', `The server answered ${response.status}.`)
}

async function* readLines(response: Response): AsyncIterable<string> {
  let rest = ''
  const decoder = new TextDecoder()
  for await (const piece of response.body ?? []) {
    const lines = (rest + decoder.decode(piece, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
}

function failedEnd(error: unknown): TurnEvent {
  const code: ErrorCode = error instanceof ParcoError ? error.code : 'store-unavailable'
  const message = error instanceof Error ? error.message : 'The connection broke.'
  const usage = { inputTokens: 0, outputTokens: 0 }
  return { type: 'turn-end', outcome: 'failed', usage, durationMs: 0, error: { code, message } }
}
