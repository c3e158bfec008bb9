import type { Message, MessagePart } from '@parco/protocol'
import { validateUIMessages } from 'ai'
import { describe, expect, it } from 'vitest'
import {
  anApproval,
  approvalId,
  aReceipt,
  conversationId,
  messageId,
  receiptId,
} from '../testing/turn-events.ts'
import { toFilePart } from '../ui-stream/to-file-part.ts'
import { toUiMessages } from './to-ui-messages.ts'

const createdAt = '2026-11-18T15:00:00.000Z'
const stored = (number: number, role: Message['role'], parts: MessagePart[]): Message => ({
  version: 1,
  id: messageId(number),
  conversationId: conversationId(),
  role,
  parts,
  createdAt,
})
const call: MessagePart = {
  type: 'tool-call',
  toolCallId: 'call-1',
  toolName: 'create_expense',
  input: { name: 'Mercado' },
}
const asked = [
  stored(1, 'user', [{ type: 'text', text: 'gastei 50 no mercado' }]),
  stored(2, 'assistant', [
    { type: 'text', text: 'Confirma?' },
    call,
    { type: 'approval', approvalId: approvalId() },
  ]),
]
const answered = stored(3, 'assistant', [
  {
    type: 'tool-result',
    toolCallId: 'call-1',
    toolName: 'create_expense',
    output: { id: 'exp_1' },
  },
  { type: 'receipt', receiptId: receiptId() },
  { type: 'approval', approvalId: approvalId() },
  { type: 'text', text: 'Gasto registrado.' },
])
const receipts = new Map([[receiptId() as string, aReceipt()]])
const approvals = (status: 'requested' | 'approved' | 'denied' | 'expired') =>
  new Map([[approvalId() as string, anApproval(1, { status })]])

async function build(messages: readonly Message[], status: Parameters<typeof approvals>[0]) {
  const built = toUiMessages(messages, { approvals: approvals(status), receipts })
  await validateUIMessages({ messages: built as never })
  return built
}

describe('toUiMessages', () => {
  it('brings a file as the stream does', async () => {
    const file = { url: '/api/printout?read=[]', mediaType: 'application/pdf', name: 'gastos.pdf' }
    const [built] = await build([stored(1, 'assistant', [{ type: 'file', ...file }])], 'approved')
    expect(built?.parts.at(-1)).toEqual({ ...toFilePart(file) })
  })

  it('marks a text that only says in words what clients draw, as the stream does', async () => {
    const messages = [stored(1, 'assistant', [{ type: 'text', text: 'Confirma?', role: 'card' }])]
    const [message] = await build(messages, 'requested')
    expect(message?.parts.at(-1)).toEqual({
      type: 'text',
      text: 'Confirma?',
      state: 'done',
      providerMetadata: { parco: { role: 'card' } },
    })
  })

  it('shows an open card', async () => {
    expect(await build(asked, 'requested')).toMatchObject([
      { id: messageId(1), role: 'user', parts: [{ type: 'text', text: 'gastei 50 no mercado' }] },
      {
        id: messageId(2),
        metadata: { createdAt },
        parts: [
          { type: 'step-start' },
          { type: 'text', text: 'Confirma?', state: 'done' },
          {
            type: 'tool-create_expense',
            state: 'approval-requested',
            approval: { id: approvalId() },
          },
          { type: 'data-approval', id: approvalId(), data: { status: 'requested' } },
        ],
      },
    ])
  })

  it('continues the message of the card with what came of it, as the live chat does', async () => {
    const built = await build([...asked, answered], 'approved')
    expect(built).toHaveLength(2)
    expect(built[1]?.parts).toMatchObject([
      { type: 'step-start' },
      { type: 'text' },
      {
        type: 'tool-create_expense',
        state: 'output-available',
        output: { id: 'exp_1' },
        approval: { id: approvalId(), approved: true },
      },
      { type: 'data-approval', data: { status: 'approved' } },
      { type: 'step-start' },
      { type: 'data-receipt', id: receiptId() },
      { type: 'text', text: 'Gasto registrado.' },
    ])
  })

  it('keeps a typed decision in a message of its own', async () => {
    const typed = stored(4, 'user', [{ type: 'text', text: 'sim' }])
    const built = await build([...asked, typed, { ...answered, id: messageId(5) }], 'approved')
    expect(built.map(({ id }) => id)).toEqual([1, 2, 4, 5].map((number) => messageId(number)))
    expect(built[1]?.parts[2]).toMatchObject({ state: 'output-available' })
    expect(built[3]?.parts.map(({ type }) => type)).toEqual([
      'step-start',
      'data-receipt',
      'data-approval',
      'text',
    ])
  })

  it.each(['denied', 'expired'] as const)('shows a card that was %s', async (status) => {
    const [, card] = await build(asked, status)
    expect(card?.parts[2]).toMatchObject({ state: 'output-denied', approval: { approved: false } })
  })

  it('shows calls that failed, and calls that a crash cut off', async () => {
    const read: MessagePart = { ...call, toolCallId: 'r', toolName: 'get_bills' }
    const failed: MessagePart = {
      type: 'tool-error',
      toolCallId: 'r',
      toolName: 'get_bills',
      errorText: 'não deu',
    }
    const [shown] = await build([stored(1, 'assistant', [read, failed])], 'requested')
    expect(shown?.parts[1]).toMatchObject({ state: 'output-error', errorText: 'não deu' })
    const [cut] = await build([stored(1, 'assistant', [read])], 'requested')
    expect(cut?.parts[1]).toMatchObject({ state: 'output-error' })
  })

  it('leaves out what is no longer there', () => {
    const none = { approvals: new Map(), receipts: new Map() }
    const [, card] = toUiMessages([...asked, answered], none)
    expect(card?.parts.some(({ type }) => type.startsWith('data-'))).toBe(false)
  })
})
