import type { ModelStatus, ModelTest } from '@parco/assistant'
import type { User } from '@parco/protocol'
import {
  type Approval,
  alertSettingsSchema,
  calendarFeedSchema,
  ERROR_CODES,
  type ErrorCode,
  idSchema,
  learnedSentenceSchema,
  newCalendarFeedSchema,
  ParcoError,
  printoutUrl,
  type TurnEvent,
  turnEventSchema,
  userSchema,
} from '@parco/protocol'
import { z } from 'zod'
import { followEvents } from './follow-events.ts'
import type { ParcoClient } from './session.ts'

const instantSchema = z.string().transform((text) => new Date(text))
const devicesSchema = z.object({
  items: z.array(
    z.object({
      id: idSchema('device'),
      name: z.string(),
      createdAt: instantSchema,
      seenAt: instantSchema,
    }),
  ),
})
const feedsSchema = z.object({ items: z.array(calendarFeedSchema) })
const sentencesSchema = z.object({ items: z.array(learnedSentenceSchema) })

/** Nobody there is known at once; this is for a server that a busy machine keeps waiting. */
const HEALTH_TIMEOUT_MS = 10_000

/** An error of the server; a code that this version does not know counts as internal. */
const errorSchema = z.object({
  error: z.object({
    code: z.enum(ERROR_CODES).catch('internal'),
    message: z.string(),
    field: z.string().optional(),
    reason: z.string().optional(),
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

  async function request(
    path: string,
    init: {
      body?: unknown
      accept?: string
      method?: string
      upload?: Uint8Array
      signal?: AbortSignal
    } = {},
  ) {
    const hasBody = init.body !== undefined
    const { upload } = init
    let response: Response
    try {
      response = await send(`${address}${path}`, {
        method: init.method ?? (hasBody || upload ? 'POST' : 'GET'),
        headers: {
          authorization: `Bearer ${token}`,
          accept: init.accept ?? 'application/json',
          ...(hasBody ? { 'content-type': 'application/json' } : {}),
          ...(upload ? { 'content-type': 'application/octet-stream' } : {}),
        },
        ...(hasBody ? { body: JSON.stringify(init.body) } : {}),
        ...(upload ? { body: upload } : {}),
        ...(init.signal ? { signal: init.signal } : {}),
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
    updateUser: async (_userId, changes) =>
      toUser(await request('/api/user', { method: 'PATCH', body: changes })),
    suggestSettings: async (_userId, suggestion) =>
      toUser(await request('/api/user/first-visit', { body: suggestion })),
    alerts: async () => alertSettingsSchema.parse(await (await request('/api/user/alerts')).json()),
    changeAlerts: async (_userId, changes) => {
      const response = await request('/api/user/alerts', { method: 'PATCH', body: changes })
      return alertSettingsSchema.parse(await response.json())
    },
    deliveries: ({ after }, signal) =>
      followEvents(
        (cursor, until) =>
          request(`/api/events${cursor ? `?after=${encodeURIComponent(cursor)}` : ''}`, {
            accept: 'text/event-stream',
            signal: until,
          }),
        after,
        signal,
      ),
    readInbox: async ({ upTo }) => {
      await request('/api/inbox/read', { body: { upTo } })
    },
    localUser: async () => toUser(await request('/api/user')),
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
    async conversations(_userId, page) {
      const given = Object.entries({ ...page }).map(([name, value]): [string, string] => [
        name,
        String(value),
      ])
      const response = await request(`/api/conversations?${new URLSearchParams(given)}`)
      return (await response.json()) as Awaited<ReturnType<ParcoClient['conversations']>>
    },
    async renameConversation(_userId, id, title) {
      const response = await request(`/api/conversations/${id}`, {
        method: 'PATCH',
        body: { title },
      })
      return (await response.json()) as Awaited<ReturnType<ParcoClient['renameConversation']>>
    },
    async deleteConversation(_userId, id) {
      const response = await request(`/api/conversations/${id}`, { method: 'DELETE' })
      return (await response.json()) as Awaited<ReturnType<ParcoClient['deleteConversation']>>
    },
    async exportData() {
      return (await request('/api/export')).body ?? emptyBody()
    },
    exportTransactions: async (_userId, locale) =>
      (await request(`/api/export/transactions${locale ? `?locale=${locale}` : ''}`)).text(),
    async printout(_userId, asked) {
      const response = await request(printoutUrl(asked), { accept: 'application/pdf' })
      const named = /filename="([\w.-]+)"/.exec(response.headers.get('content-disposition') ?? '')
      return {
        name: named?.[1] ?? 'parco.pdf',
        bytes: new Uint8Array(await response.arrayBuffer()),
      }
    },
    exportMemory: async (_userId, format, locale) =>
      (
        await request(`/api/export/memory?format=${format}${locale ? `&locale=${locale}` : ''}`)
      ).text(),
    async importData(_userId, upload) {
      const response = await request('/api/import', { upload })
      return (await response.json()) as Awaited<ReturnType<ParcoClient['importData']>>
    },
    async readFile(_userId, upload, locale) {
      const response = await request(`/api/files/read${locale ? `?locale=${locale}` : ''}`, {
        upload,
      })
      return (await response.json()) as Awaited<ReturnType<ParcoClient['readFile']>>
    },
    propose: ({ toolName, conversationId, input, locale }) =>
      events(`/api/propose/${toolName}`, { conversationId, input, locale }),
    async deleteData(_userId, confirmation) {
      const response = await request('/api/user/data', { method: 'DELETE', body: { confirmation } })
      return (await response.json()) as Awaited<ReturnType<ParcoClient['deleteData']>>
    },
    async records(_userId, day) {
      const response = await request(`/api/records${day ? `?day=${day}` : ''}`)
      return ((await response.json()) as { items: Awaited<ReturnType<ParcoClient['records']>> })
        .items
    },
    async devices() {
      const response = await request('/api/devices')
      return devicesSchema.parse(await response.json()).items
    },
    async removeDevice(_userId, id) {
      await request(`/api/devices/${id}`, { method: 'DELETE' })
    },
    async feeds() {
      const response = await request('/api/feeds')
      return feedsSchema.parse(await response.json()).items
    },
    async addFeed(_userId, contents) {
      const response = await request('/api/feeds', { body: contents ? { contents } : {} })
      return newCalendarFeedSchema.parse(await response.json())
    },
    async removeFeed(_userId, id) {
      await request(`/api/feeds/${id}`, { method: 'DELETE' })
    },
    calendarFile: async (_userId, contents) =>
      (await request(`/api/calendar${contents ? `?contents=${contents.join(',')}` : ''}`)).text(),
    async learnedSentences() {
      const response = await request('/api/sentences')
      return sentencesSchema.parse(await response.json()).items
    },
    async decideSentence({ sentenceId, status }) {
      const response = await request(`/api/sentences/${sentenceId}`, { body: { status } })
      return learnedSentenceSchema.parse(await response.json())
    },
    async model() {
      return (await (await request('/api/model')).json()) as ModelStatus
    },
    async chooseModel(choice) {
      const response = await request('/api/model', { method: 'PATCH', body: choice })
      return (await response.json()) as ModelStatus
    },
    async testModel(_userId, { locale } = {}) {
      const response = await request('/api/model/test', { body: { locale } })
      return (await response.json()) as ModelTest
    },
    async usage(_userId, month) {
      const response = await request(`/api/usage${month ? `?month=${month}` : ''}`)
      return (await response.json()) as Awaited<ReturnType<ParcoClient['usage']>>
    },
    async limitSpending(_userId, changes) {
      const response = await request('/api/usage/limits', { method: 'PATCH', body: changes })
      return (await response.json()) as Awaited<ReturnType<ParcoClient['limitSpending']>>
    },
    close: async () => undefined,
  }
}

async function* emptyBody(): AsyncGenerator<Uint8Array, void> {}

async function toUser(response: Response): Promise<User> {
  return userSchema.parse(await response.json())
}

async function toError(response: Response): Promise<ParcoError> {
  const body: unknown = await response.json().catch(() => undefined)
  const parsed = errorSchema.safeParse(body)
  if (parsed.success) {
    const { code, message, field, reason } = parsed.data.error
    const data = { ...(field === undefined ? {} : { field }), ...(reason ? { reason } : {}) }
    return new ParcoError(code, message, { data })
  }
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
