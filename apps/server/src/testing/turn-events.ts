import type { Device, RecordView } from '@parco/assistant'
import {
  type Approval,
  type ApprovalId,
  type ConversationId,
  type Decision,
  type DeviceId,
  type FeedId,
  type LearnedSentence,
  type LearnedSentenceId,
  type MessageId,
  type NewCalendarFeed,
  type Receipt,
  type ReceiptId,
  TURN_EVENT_VERSION,
  type TurnEvent,
  type TurnId,
  type UserId,
} from '@parco/protocol'

/** Ids that are easy to tell apart in an expectation: `cnv_…001`. */
function idOf<Id extends string>(prefix: string, number: number): Id {
  return `${prefix}_${number.toString(16).padStart(32, '0')}` as Id
}

export const userId = (number = 1) => idOf<UserId>('usr', number)
export const conversationId = (number = 1) => idOf<ConversationId>('cnv', number)
export const messageId = (number = 1) => idOf<MessageId>('msg', number)
export const turnId = (number = 1) => idOf<TurnId>('trn', number)
export const approvalId = (number = 1) => idOf<ApprovalId>('apr', number)
export const receiptId = (number = 1) => idOf<ReceiptId>('rcp', number)
export const deviceId = (number = 1) => idOf<DeviceId>('dev', number)
export const feedId = (number = 1) => idOf<FeedId>('cfd', number)
export const sentenceId = (number = 1) => idOf<LearnedSentenceId>('lrn', number)

/** An address that a calendar reads. */
export const aFeed = (number = 1): NewCalendarFeed => ({
  id: feedId(number),
  contents: ['events', 'reminders', 'birthdays'],
  createdAt: '2026-11-18T14:00:00.000Z',
  readAt: '2026-11-18T14:30:00.000Z',
  path: `/api/feed/${'f'.repeat(64)}.ics`,
})

/** A phone that was let in. */
export const aDevice = (number = 1): Device => ({
  id: deviceId(number),
  name: 'iPhone, Safari',
  createdAt: new Date('2026-11-18T14:00:00.000Z'),
  seenAt: new Date('2026-11-18T14:30:00.000Z'),
})

/** An open approval of a market expense; the number tells them apart. */
export function anApproval(number = 1, changes: Partial<Approval> = {}): Approval {
  return {
    version: 1,
    id: approvalId(number),
    conversationId: conversationId(),
    turnId: turnId(),
    position: number - 1,
    toolCallId: `call-${number}`,
    toolName: 'create_expense',
    input: { name: 'Mercado', category: 'food', actualAmount: 50, date: '2026-11-18' },
    argumentsHash: `hash-${number}`,
    preview: {
      title: 'Gasto: Mercado, R$ 50,00, hoje',
      fields: [
        {
          slot: 'name',
          label: 'Nome',
          kind: 'text',
          value: 'Mercado',
          display: 'Mercado',
          editable: true,
        },
        {
          slot: 'actualAmount',
          label: 'Valor',
          kind: 'money',
          value: 50,
          display: 'R$ 50,00',
          editable: true,
          unit: 'BRL',
        },
        {
          slot: 'date',
          label: 'Data',
          kind: 'date',
          value: '2026-11-18',
          display: 'hoje, 18/11',
          editable: true,
        },
        {
          slot: 'category',
          label: 'Categoria',
          kind: 'choice',
          value: 'food',
          display: 'Alimentação',
          editable: true,
          options: [
            { value: 'food', label: 'Alimentação' },
            { value: 'transport', label: 'Transporte' },
          ],
        },
      ],
    },
    status: 'requested',
    requestedAt: '2026-11-18T15:00:00.000Z',
    expiresAt: '2026-11-19T15:00:00.000Z',
    ...changes,
  }
}

/** A sentence on offer, as a model's answer led to it. */
export function aSentence(): LearnedSentence {
  return {
    version: 1,
    id: sentenceId(),
    locale: 'pt-BR',
    sentence: 'evaporaram {money} na {name}',
    intent: 'create_expense',
    sourceText: 'evaporaram 50 na feira',
    status: 'offered',
  }
}

/** The receipt of that expense. */
export function aRecord(changes: Partial<RecordView> = {}): RecordView {
  return {
    id: 'exp_1',
    kind: 'expense',
    label: 'Gasto',
    domain: 'finance',
    area: 'Dinheiro',
    date: '2026-11-18',
    title: 'Mercado',
    display: 'R$ 50,00',
    ...changes,
  }
}

export function aReceipt(number = 1, changes: Partial<Receipt> = {}): Receipt {
  return {
    version: 1,
    id: receiptId(number),
    conversationId: conversationId(),
    turnId: turnId(),
    approvalId: approvalId(number),
    toolName: 'create_expense',
    input: { name: 'Mercado', actualAmount: 50 },
    summary: 'Gasto registrado: Mercado, R$ 50,00',
    sourceText: 'gastei 50 no mercado',
    changes: [
      { table: 'expenses', id: 'exp_1', before: null, after: { id: 'exp_1', name: 'Mercado' } },
    ],
    createdAt: '2026-11-18T15:00:01.000Z',
    ...changes,
  }
}

export const turnStart = (number = 1): TurnEvent => ({
  type: 'turn-start',
  version: TURN_EVENT_VERSION,
  turnId: turnId(number),
  conversationId: conversationId(),
  messageId: messageId(number),
})

export const decisionEnd = (
  intent: string,
  source: Decision['source'] = 'sentence',
): TurnEvent => ({
  type: 'decision-end',
  decision: { intent, params: {}, source, confidence: 1 },
})

export const status = (text: string): TurnEvent => ({
  type: 'status-replace',
  id: 'progress',
  text,
})

export const says = (text: string, id = 'answer'): TurnEvent[] => [
  { type: 'text-start', id },
  { type: 'text-delta', id, delta: text },
  { type: 'text-end', id },
]

export const turnEnd = (
  outcome: Extract<TurnEvent, { type: 'turn-end' }>['outcome'] = 'completed',
  error?: Extract<TurnEvent, { type: 'turn-end' }>['error'],
): TurnEvent => ({
  type: 'turn-end',
  outcome,
  usage: { inputTokens: 0, outputTokens: 0 },
  durationMs: 7,
  ...(error ? { error } : {}),
})

/** A proposed write: its tool call and its approval. */
export const proposes = (approval: Approval): TurnEvent[] => [
  { type: 'tool-input-start', toolCallId: approval.toolCallId, toolName: approval.toolName },
  {
    type: 'tool-input-end',
    toolCallId: approval.toolCallId,
    toolName: approval.toolName,
    input: approval.input,
  },
  { type: 'approval-request', approval },
]

/** An approved write, executed. */
export const writes = (approval: Approval, receipt: Receipt): TurnEvent[] => [
  {
    type: 'approval-update',
    approval: { ...approval, status: 'approved', receiptId: receipt.id },
  },
  {
    type: 'tool-output-end',
    toolCallId: approval.toolCallId,
    toolName: approval.toolName,
    output: { id: 'exp_1' },
  },
  { type: 'receipt-create', receipt },
]

/** Waits until somebody asks the turn to end. */
export async function untilAborted(signal: AbortSignal | undefined): Promise<void> {
  if (signal?.aborted) return
  await new Promise((resolve) => signal?.addEventListener('abort', resolve))
}
