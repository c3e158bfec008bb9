import {
  type ConversationId,
  ERROR_CODES,
  type ErrorCode,
  type LearnedSentence,
  type LearnedSentenceId,
  type Locale,
  learnedSentenceSchema,
  localeSchema,
  ParcoError,
  type ReceiptId,
  type SentenceDecision,
} from '@parco/protocol'
import { z } from 'zod'
import type { ParcoMessage } from '../conversation/parco-message.ts'
import { type UndoResult, undoResultSchema } from '../receipts/undo-result.ts'
import { type RecordView, recordViewSchema } from '../today/record-view.ts'

/** The server cannot be reached at all: stopped, or the connection broke. */
export class ServerGoneError extends Error {
  constructor(cause: unknown) {
    super('The server does not answer.', { cause })
    this.name = 'ServerGoneError'
  }
}

/** One page of a conversation, oldest message first. */
export interface MessagePage {
  readonly messages: ParcoMessage[]
  readonly nextCursor?: string | undefined
}

/** Everything that the page asks of the server besides the chat stream itself. */
export interface ParcoClient {
  /**
   * `fetch` as the chat uses it: an answer that is not OK becomes a `ParcoError` with the server's
   * code, and no answer a `ServerGoneError`.
   */
  readonly fetch: typeof fetch
  isAlive(): Promise<boolean>
  userLocale(): Promise<Locale>
  setUserLocale(locale: Locale): Promise<void>
  messages(conversationId: ConversationId, cursor?: string): Promise<MessagePage>
  recordsOfToday(): Promise<readonly RecordView[]>
  undo(receiptId: ReceiptId, locale: Locale): Promise<UndoResult>
  /** Sentences of the user's own: on offer, then adopted. */
  sentences(): Promise<readonly LearnedSentence[]>
  decideSentence(id: LearnedSentenceId, status: SentenceDecision['status']): Promise<void>
  /** Ends the turn that is under way, if any; best effort. */
  stop(conversationId: ConversationId): Promise<void>
}

const errorBodySchema = z.object({
  error: z.object({ code: z.enum(ERROR_CODES).catch('internal'), message: z.string() }),
})
const userSchema = z.object({ locale: localeSchema })
const recordsSchema = z.object({ items: z.array(recordViewSchema) })
const sentencesSchema = z.object({ items: z.array(learnedSentenceSchema) })
const messagesSchema = z.object({
  // The AI SDK owns the shape of its parts; the timeline reads only the data parts it validates.
  items: z.array(z.looseObject({ id: z.string(), role: z.string(), parts: z.array(z.unknown()) })),
  nextCursor: z.string().optional(),
})

/** Creates the client over the browser's `fetch`. */
export function createParcoClient(browserFetch: typeof fetch): ParcoClient {
  const request: typeof fetch = async (input, init) => {
    const response = await reach(browserFetch, input, init)
    if (!response.ok) throw await toParcoError(response)
    return response
  }
  const send = (path: string, method: string, body: unknown) =>
    request(path, {
      method,
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
    })
  return {
    fetch: request,
    isAlive: () =>
      request('/api/health').then(
        () => true,
        () => false,
      ),
    userLocale: async () => userSchema.parse(await readJson(request('/api/user'))).locale,
    setUserLocale: async (locale) => {
      await send('/api/user', 'PATCH', { locale })
    },
    messages: (conversationId, cursor) => loadMessages(request, conversationId, cursor),
    recordsOfToday: async () => recordsSchema.parse(await readJson(request('/api/records'))).items,
    undo: async (receiptId, locale) =>
      undoResultSchema.parse(
        await readJson(send(`/api/receipts/${receiptId}/undo`, 'POST', { locale })),
      ),
    sentences: async () => sentencesSchema.parse(await readJson(request('/api/sentences'))).items,
    decideSentence: async (id, status) => {
      await send(`/api/sentences/${id}`, 'POST', { status })
    },
    stop: async (conversationId) => {
      await send(`/api/chat/${conversationId}/stop`, 'POST', {}).catch(() => undefined)
    },
  }
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
  return JSON.parse(text)
}

async function loadMessages(request: typeof fetch, conversationId: string, cursor?: string) {
  const query = cursor === undefined ? '' : `?cursor=${encodeURIComponent(cursor)}`
  try {
    const path = `/api/conversations/${conversationId}/messages${query}`
    const page = messagesSchema.parse(await readJson(request(path)))
    return { messages: page.items as unknown as ParcoMessage[], nextCursor: page.nextCursor }
  } catch (error) {
    // A conversation begins with its first message: until then the server does not know it.
    if (error instanceof ParcoError && error.code === 'not-found') return { messages: [] }
    throw error
  }
}

async function toParcoError(response: Response): Promise<ParcoError> {
  const body = errorBodySchema.safeParse(await response.json().catch(() => undefined))
  if (body.success) return new ParcoError(body.data.error.code, body.data.error.message)
  const code: ErrorCode = response.status === 401 ? 'not-authenticated' : 'internal'
  return new ParcoError(code, `HTTP ${response.status}`)
}
