import {
  type Approval,
  type ApprovalDecision,
  approvalSchema,
  type ConversationId,
  type DayFigure,
  type Delivery,
  dayFigureSchema,
  deliverySchema,
  type JsonObject,
  type LearnedSentence,
  type LearnedSentenceId,
  type Locale,
  learnedSentenceSchema,
  type ReceiptId,
  type RecordView,
  recordViewSchema,
  type SentenceDecision,
  type TurnResult,
  turnResultSchema,
} from '@parco/protocol'
import { z } from 'zod'
import type { ParcoMessage } from '../conversation/parco-message.ts'
import {
  type ConversationClient,
  createConversationClient,
  isMissing,
} from '../conversations/conversation-client.ts'
import {
  type Explanation,
  explanationSchema,
  type Taught,
  taughtSchema,
} from '../explain/explanation.ts'
import { type UndoResult, undoResultSchema } from '../receipts/undo-result.ts'
import { createSettingsClient, type SettingsClient } from '../settings/settings-client.ts'
import { createJsonHttp, type JsonHttp, toQuery } from './json-http.ts'

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
export interface ParcoClient extends ConversationClient, SettingsClient {
  /**
   * `fetch` as the chat uses it: an answer that is not OK becomes a `ParcoError` with the server's
   * code, and no answer a `ServerGoneError`.
   */
  readonly fetch: typeof fetch
  isAlive(): Promise<boolean>
  /** What came by itself and was not read. */
  inbox(): Promise<UnreadInbox>
  readInbox(upTo: string): Promise<void>
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

const recordsSchema = z.object({ items: z.array(recordViewSchema) })
const figuresSchema = z.object({ items: z.array(dayFigureSchema) })
const approvalsSchema = z.object({ items: z.array(approvalSchema) })
const inboxSchema = z.object({
  readUpTo: z.string().optional(),
  deliveries: z.array(deliverySchema),
})
const sentencesSchema = z.object({ items: z.array(learnedSentenceSchema) })
const messagesSchema = z.object({
  // The AI SDK owns the shape of its parts; the timeline reads only the data parts it validates.
  items: z.array(z.looseObject({ id: z.string(), role: z.string(), parts: z.array(z.unknown()) })),
  nextCursor: z.string().optional(),
})

/** Creates the client over the browser's `fetch`. */
export function createParcoClient(browserFetch: typeof fetch): ParcoClient {
  const http = createJsonHttp(browserFetch)
  const { ask, send } = http
  return {
    ...createConversationClient(http),
    ...createSettingsClient(http),
    fetch: http.fetch,
    isAlive: () =>
      ask('/api/health').then(
        () => true,
        () => false,
      ),
    inbox: async () => inboxSchema.parse(await ask('/api/inbox')),
    readInbox: async (upTo) => {
      await send('/api/inbox/read', 'POST', { upTo })
    },
    openApprovals: async () => approvalsSchema.parse(await ask('/api/approvals')).items,
    messages: (conversationId, cursor) => loadMessages(http, conversationId, cursor),
    records: async (day) => recordsSchema.parse(await ask(`/api/records${toQuery({ day })}`)).items,
    dayFigures: async (day) =>
      figuresSchema.parse(await ask(`/api/figures${toQuery({ day })}`)).items,
    read: (tool, input, signal) => ask(`/api/read/${tool}${toQuery(input)}`, signal),
    propose: async ({ tool, ...body }) =>
      turnResultSchema.parse(await send(`/api/propose/${tool}`, 'POST', body)),
    decide: async (body) =>
      turnResultSchema.parse(await send('/api/approvals/decisions', 'POST', body)),
    undo: async (receiptId, locale) =>
      undoResultSchema.parse(await send(`/api/receipts/${receiptId}/undo`, 'POST', { locale })),
    sentences: async () => sentencesSchema.parse(await ask('/api/sentences')).items,
    decideSentence: async (id, status) => {
      await send(`/api/sentences/${id}`, 'POST', { status })
    },
    explain: async (text, locale) =>
      explanationSchema.parse(await send('/api/explain', 'POST', { text, locale })),
    teach: async (text, sameAs, locale) =>
      taughtSchema.parse(await send('/api/sentences', 'POST', { text, sameAs, locale })),
    stop: async (conversationId) => {
      await send(`/api/chat/${conversationId}/stop`, 'POST', {}).catch(() => undefined)
    },
  }
}

async function loadMessages({ ask }: JsonHttp, conversationId: string, cursor?: string) {
  const path = `/api/conversations/${conversationId}/messages${toQuery({ cursor })}`
  try {
    const page = messagesSchema.parse(await ask(path))
    return { messages: page.items as unknown as ParcoMessage[], nextCursor: page.nextCursor }
  } catch (error) {
    if (isMissing(error)) return { messages: [] }
    throw error
  }
}
