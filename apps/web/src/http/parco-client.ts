import {
  type AlertChanges,
  type AlertSettings,
  type Approval,
  type ApprovalDecision,
  alertSettingsSchema,
  approvalSchema,
  type CalendarFeed,
  type ConversationId,
  calendarFeedSchema,
  type Delivery,
  type DeviceId,
  deliverySchema,
  ERROR_CODES,
  type ErrorCode,
  type FeedContent,
  type FeedId,
  type JsonObject,
  type JsonValue,
  type LearnedSentence,
  type LearnedSentenceId,
  type Locale,
  learnedSentenceSchema,
  type NewCalendarFeed,
  newCalendarFeedSchema,
  ParcoError,
  type ReceiptId,
  type SentenceDecision,
  type TurnResult,
  turnResultSchema,
  type User,
  type UserSettings,
  userSchema,
} from '@parco/protocol'
import { z } from 'zod'
import type { ParcoMessage } from '../conversation/parco-message.ts'
import {
  type ConversationClient,
  conversationDeletionSchema,
  conversationPageSchema,
  conversationSummarySchema,
} from '../conversations/conversation-summary.ts'
import {
  type DayFigure,
  dayFigureSchema,
  type RecordView,
  recordViewSchema,
} from '../day/record-view.ts'
import {
  type Explanation,
  explanationSchema,
  type Taught,
  taughtSchema,
} from '../explain/explanation.ts'
import { type UndoResult, undoResultSchema } from '../receipts/undo-result.ts'
import {
  type Device,
  deviceSchema,
  type PairingCode,
  pairingCodeSchema,
} from '../settings/device.ts'
import {
  type ModelChoice,
  type ModelStatus,
  type ModelTest,
  modelStatusSchema,
  modelTestSchema,
  type Spending,
  spendingSchema,
} from '../settings/model-status.ts'

const feedsSchema = z.object({ items: z.array(calendarFeedSchema) })

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

/** What came by itself and was not read, the oldest first. */
export interface UnreadInbox {
  readonly readUpTo?: string | undefined
  readonly deliveries: readonly Delivery[]
}

/** A write that a form or a button proposes. */
export interface ProposalRequest {
  readonly tool: string
  readonly input: JsonObject
  readonly conversationId: ConversationId
  readonly locale: Locale
}

/** What the user decided on the cards of one conversation. */
export interface DecisionRequest {
  readonly conversationId: ConversationId
  readonly decisions: readonly ApprovalDecision[]
  readonly locale: Locale
}

/** Everything that the page asks of the server besides the chat stream itself. */
export interface ParcoClient extends ConversationClient {
  /**
   * `fetch` as the chat uses it: an answer that is not OK becomes a `ParcoError` with the server's
   * code, and no answer a `ServerGoneError`.
   */
  readonly fetch: typeof fetch
  isAlive(): Promise<boolean>
  user(): Promise<User>
  updateUser(changes: Partial<UserSettings>): Promise<User>
  /** What this browser says of its user; it counts while nothing was chosen yet. */
  suggestSettings(suggestion: Partial<UserSettings>): Promise<User>
  /** What comes by itself, and when. */
  alerts(): Promise<AlertSettings>
  /** The private addresses at which calendars read the agenda, the newest first. */
  feeds(): Promise<readonly CalendarFeed[]>
  /** Makes one, whose path is told this once. */
  addFeed(contents: readonly FeedContent[]): Promise<NewCalendarFeed>
  removeFeed(id: FeedId): Promise<void>
  changeAlerts(changes: AlertChanges): Promise<AlertSettings>
  /** What came by itself and was not read. */
  inbox(): Promise<UnreadInbox>
  readInbox(upTo: string): Promise<void>
  model(): Promise<ModelStatus>
  chooseModel(choice: ModelChoice): Promise<ModelStatus>
  testModel(locale: Locale): Promise<ModelTest>
  /** What models cost this month. */
  spending(): Promise<Spending>
  /** US dollars; `null` takes a limit away. */
  limitSpending(limits: {
    dayUsd?: number | null
    monthUsd?: number | null
  }): Promise<Spending['limits']>
  /** Devices that were let in at home; `not-allowed` on one of them, as only the machine itself may ask. */
  devices(): Promise<readonly Device[]>
  removeDevice(id: DeviceId): Promise<void>
  /** A code that lets one device in, once; a conflict unless the server answers the home network. */
  pairingCode(): Promise<PairingCode>
  messages(conversationId: ConversationId, cursor?: string): Promise<MessagePage>
  /** Proposed writes that wait for a decision, in whichever conversation. */
  openApprovals(): Promise<readonly Approval[]>
  /** What was recorded on a day, YYYY-MM-DD; on the user's today by default. */
  records(day?: string): Promise<readonly RecordView[]>
  /** What such a day comes to. */
  dayFigures(day?: string): Promise<readonly DayFigure[]>
  /** What a tool that reads returns: for `useRead`, which parses it. */
  read(tool: string, input: JsonObject, signal?: AbortSignal): Promise<unknown>
  /** Shows the card of a write: for `useProposal`. */
  propose(proposal: ProposalRequest): Promise<TurnResult>
  /** Decides cards outside of the chat's own stream. */
  decide(request: DecisionRequest): Promise<TurnResult>
  undo(receiptId: ReceiptId, locale: Locale): Promise<UndoResult>
  /** Sentences of the user's own: on offer, then adopted. */
  sentences(): Promise<readonly LearnedSentence[]>
  decideSentence(id: LearnedSentenceId, status: SentenceDecision['status']): Promise<void>
  /** How code alone understands a message. */
  explain(text: string, locale: Locale): Promise<Explanation>
  /** Learns that a message means what another one does. */
  teach(text: string, sameAs: string, locale: Locale): Promise<Taught>
  /** Ends the turn that is under way, if any; best effort. */
  stop(conversationId: ConversationId): Promise<void>
}

const errorBodySchema = z.object({
  error: z.object({
    code: z.enum(ERROR_CODES).catch('internal'),
    message: z.string(),
    field: z.string().optional(),
    reason: z.string().optional(),
  }),
})
const recordsSchema = z.object({ items: z.array(recordViewSchema) })
const figuresSchema = z.object({ items: z.array(dayFigureSchema) })
const approvalsSchema = z.object({ items: z.array(approvalSchema) })
const inboxSchema = z.object({
  readUpTo: z.string().optional(),
  deliveries: z.array(deliverySchema),
})
const devicesSchema = z.object({ items: z.array(deviceSchema) })
const sentencesSchema = z.object({ items: z.array(learnedSentenceSchema) })
const messagesSchema = z.object({
  // The AI SDK owns the shape of its parts; the timeline reads only the data parts it validates.
  items: z.array(z.looseObject({ id: z.string(), role: z.string(), parts: z.array(z.unknown()) })),
  nextCursor: z.string().optional(),
})

/** A server that says nothing for so long might as well be gone; what it says later is asked for again. */
const PATIENCE_MS = 15_000

/** How many conversations a list begins with. */
const CONVERSATIONS = 30

/** Creates the client over the browser's `fetch`. */
export function createParcoClient(browserFetch: typeof fetch): ParcoClient {
  const request: typeof fetch = async (input, init) => {
    const response = await reach(browserFetch, input, init)
    if (!response.ok) throw await toParcoError(response)
    return response
  }
  const ask = (path: string, signal?: AbortSignal) => {
    const limits = [AbortSignal.timeout(PATIENCE_MS), ...(signal ? [signal] : [])]
    return request(path, { signal: AbortSignal.any(limits) })
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
      ask('/api/health').then(
        () => true,
        () => false,
      ),
    user: async () => userSchema.parse(await readJson(ask('/api/user'))),
    updateUser: async (changes) =>
      userSchema.parse(await readJson(send('/api/user', 'PATCH', changes))),
    suggestSettings: async (suggestion) =>
      userSchema.parse(await readJson(send('/api/user/first-visit', 'POST', suggestion))),
    feeds: async () => feedsSchema.parse(await readJson(ask('/api/feeds'))).items,
    addFeed: async (contents) =>
      newCalendarFeedSchema.parse(await readJson(send('/api/feeds', 'POST', { contents }))),
    async removeFeed(id) {
      await request(`/api/feeds/${id}`, { method: 'DELETE' })
    },
    alerts: async () => alertSettingsSchema.parse(await readJson(ask('/api/user/alerts'))),
    changeAlerts: async (changes) =>
      alertSettingsSchema.parse(await readJson(send('/api/user/alerts', 'PATCH', changes))),
    inbox: async () => inboxSchema.parse(await readJson(ask('/api/inbox'))),
    readInbox: async (upTo) => {
      await send('/api/inbox/read', 'POST', { upTo })
    },
    model: async () => modelStatusSchema.parse(await readJson(ask('/api/model'))),
    chooseModel: async (choice) =>
      modelStatusSchema.parse(await readJson(send('/api/model', 'PATCH', choice))),
    testModel: async (locale) =>
      modelTestSchema.parse(await readJson(send('/api/model/test', 'POST', { locale }))),
    spending: async () => spendingSchema.parse(await readJson(request('/api/usage'))),
    limitSpending: async (limits) =>
      spendingSchema.shape.limits.parse(await readJson(send('/api/usage/limits', 'PATCH', limits))),
    devices: async () => devicesSchema.parse(await readJson(ask('/api/devices'))).items,
    removeDevice: async (id) => {
      await request(`/api/devices/${id}`, { method: 'DELETE' })
    },
    pairingCode: async () =>
      pairingCodeSchema.parse(await readJson(send('/api/devices/codes', 'POST', {}))),
    conversations: async (query) =>
      conversationPageSchema.parse(
        await readJson(ask(`/api/conversations${toQuery({ ...query, limit: CONVERSATIONS })}`)),
      ),
    renameConversation: async (id, title) =>
      conversationSummarySchema.parse(
        await readJson(send(`/api/conversations/${id}`, 'PATCH', { title })),
      ),
    deleteConversation: async (id) =>
      conversationDeletionSchema.parse(
        await readJson(request(`/api/conversations/${id}`, { method: 'DELETE' })),
      ),
    openApprovals: async () => approvalsSchema.parse(await readJson(ask('/api/approvals'))).items,
    messages: (conversationId, cursor) => loadMessages(ask, conversationId, cursor),
    records: async (day) =>
      recordsSchema.parse(await readJson(ask(`/api/records${toQuery({ day })}`))).items,
    dayFigures: async (day) =>
      figuresSchema.parse(await readJson(ask(`/api/figures${toQuery({ day })}`))).items,
    read: (tool, input, signal) => readJson(ask(`/api/read/${tool}${toQuery(input)}`, signal)),
    propose: async ({ tool, ...body }) =>
      turnResultSchema.parse(await readJson(send(`/api/propose/${tool}`, 'POST', body))),
    decide: async (body) =>
      turnResultSchema.parse(await readJson(send('/api/approvals/decisions', 'POST', body))),
    undo: async (receiptId, locale) =>
      undoResultSchema.parse(
        await readJson(send(`/api/receipts/${receiptId}/undo`, 'POST', { locale })),
      ),
    sentences: async () => sentencesSchema.parse(await readJson(ask('/api/sentences'))).items,
    decideSentence: async (id, status) => {
      await send(`/api/sentences/${id}`, 'POST', { status })
    },
    explain: async (text, locale) =>
      explanationSchema.parse(await readJson(send('/api/explain', 'POST', { text, locale }))),
    teach: async (text, sameAs, locale) =>
      taughtSchema.parse(await readJson(send('/api/sentences', 'POST', { text, sameAs, locale }))),
    stop: async (conversationId) => {
      await send(`/api/chat/${conversationId}/stop`, 'POST', {}).catch(() => undefined)
    },
  }
}

/** Slots as parameters of an address; what is no text goes as JSON. */
function toQuery(input: Readonly<Record<string, JsonValue | undefined>>): string {
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
  return JSON.parse(text)
}

async function loadMessages(
  ask: (path: string) => Promise<Response>,
  conversationId: string,
  cursor?: string,
) {
  const query = cursor === undefined ? '' : `?cursor=${encodeURIComponent(cursor)}`
  try {
    const path = `/api/conversations/${conversationId}/messages${query}`
    const page = messagesSchema.parse(await readJson(ask(path)))
    return { messages: page.items as unknown as ParcoMessage[], nextCursor: page.nextCursor }
  } catch (error) {
    // A conversation begins with its first message: until then the server does not know it.
    if (error instanceof ParcoError && error.code === 'not-found') return { messages: [] }
    throw error
  }
}

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
