import { Chat } from '@ai-sdk/react'
import type { UiData, UiMetadata } from '@parco/protocol'
import { DefaultChatTransport, type UIMessage } from 'ai'
import { describe, expect, it } from 'vitest'
import type { ParcoScript } from '../src/testing/parco-script.ts'
import {
  anApproval,
  approvalId,
  aReceipt,
  conversationId,
  decisionEnd,
  messageId,
  proposes,
  receiptId,
  says,
  status,
  turnEnd,
  turnStart,
  writes,
} from '../src/testing/turn-events.ts'
import { createTestServer, ORIGIN, TOKEN } from './test-server.ts'

type PageMessage = UIMessage<UiMetadata, UiData>

const propose = () => [
  turnStart(),
  status('Anotando…'),
  decisionEnd('create_expense'),
  ...says('Confirma?'),
  ...proposes(anApproval(1)),
  ...proposes(anApproval(2)),
  turnEnd('waiting'),
]
const wrote = () => [
  turnStart(2),
  decisionEnd('confirm', 'pending'),
  ...writes(anApproval(1), aReceipt(1)),
  ...says('Gasto registrado.', 'done'),
  turnEnd('waiting'),
]
const approvals = [anApproval(1), anApproval(2)]

/** The SDK's own chat, as `useChat` holds it, over the server's function. */
function createChat(script: ParcoScript) {
  const { server, parco } = createTestServer(script)
  const statuses: string[] = []
  const chat = new Chat<PageMessage>({
    id: conversationId(),
    onData: (part) => {
      if (part.type === 'data-status') statuses.push(part.data.text)
    },
    transport: new DefaultChatTransport<PageMessage>({
      api: `${ORIGIN}/api/chat`,
      headers: { authorization: `Bearer ${TOKEN}` },
      fetch: async (url, init) => server.fetch(new Request(url, init)),
      prepareSendMessagesRequest: ({ id, messages, trigger, messageId, body }) =>
        body?.decisions
          ? {
              api: `${ORIGIN}/api/approvals/decisions`,
              body: { conversationId: id, decisions: body.decisions },
            }
          : { body: { id, messages: messages.slice(-1), trigger, messageId } },
    }),
  })
  return { chat, statuses, parco }
}

describe('the chat of the AI SDK', () => {
  it('shows an answer, with its status on the side and how it came to be', async () => {
    const { chat, statuses, parco } = createChat({
      turns: [
        () => [
          turnStart(),
          status('Somando…'),
          decisionEnd('get_expenses'),
          ...says('R$ 50,00.'),
          turnEnd(),
        ],
      ],
    })
    await chat.sendMessage({ text: 'quanto gastei hoje?' })
    expect(chat.status).toBe('ready')
    expect(statuses).toEqual(['Somando…'])
    const [mine, answer] = chat.messages
    expect(answer).toMatchObject({
      id: messageId(),
      metadata: { route: 'sentence', inputTokens: 0 },
      parts: [{ type: 'step-start' }, { type: 'text', text: 'R$ 50,00.', state: 'done' }],
    })
    expect(parco.calls).toEqual([
      {
        name: 'turn',
        input: expect.objectContaining({
          conversationId: conversationId(),
          text: 'quanto gastei hoje?',
          idempotencyKey: `message:${conversationId()}:${mine?.id}`,
        }),
      },
    ])
  })

  it('decides one item of a card, and continues the message that shows it', async () => {
    const { chat, parco } = createChat({ turns: [propose], decisions: [wrote], approvals })
    await chat.sendMessage({ text: 'gastei 50 no mercado duas vezes' })
    await chat.addToolApprovalResponse({ id: approvalId(1), approved: true })
    const decisions = [
      { outcome: 'approve', approvalId: approvalId(1), argumentsHash: 'hash-1' },
    ] as const
    await chat.sendMessage(undefined, { body: { decisions } })
    expect(chat.error).toBeUndefined()
    expect(chat.messages).toHaveLength(2)
    expect(chat.messages[1]?.id).toBe(messageId())
    expect(chat.messages[1]?.parts).toMatchObject([
      { type: 'step-start' },
      { type: 'text', text: 'Confirma?' },
      { type: 'tool-create_expense', state: 'output-available', toolCallId: 'call-1' },
      { type: 'data-approval', data: { status: 'approved', receiptId: receiptId(1) } },
      { type: 'tool-create_expense', state: 'approval-requested', toolCallId: 'call-2' },
      { type: 'data-approval', data: { status: 'requested' } },
      { type: 'step-start' },
      { type: 'data-receipt', id: receiptId(1) },
      { type: 'text', text: 'Gasto registrado.' },
    ])
    expect(parco.calls.at(-1)).toMatchObject({ name: 'decide', input: { decisions } })
  })

  it("decides through the SDK's own approval responses as well", async () => {
    const { chat, parco } = createChat({ turns: [propose], decisions: [wrote], approvals })
    await chat.sendMessage({ text: 'gastei 50 no mercado duas vezes' })
    await chat.addToolApprovalResponse({ id: approvalId(1), approved: true })
    await chat.addToolApprovalResponse({ id: approvalId(2), approved: false })
    await chat.sendMessage()
    expect(chat.error).toBeUndefined()
    expect(parco.calls.at(-1)).toMatchObject({
      name: 'decide',
      input: {
        decisions: [
          { outcome: 'approve', approvalId: approvalId(1), argumentsHash: 'hash-1' },
          { outcome: 'deny', approvalId: approvalId(2) },
        ],
      },
    })
  })

  it('takes a card decided by typing without losing its place', async () => {
    const { chat } = createChat({ turns: [propose, wrote], approvals })
    await chat.sendMessage({ text: 'gastei 50 no mercado' })
    await chat.sendMessage({ text: 'sim' })
    expect(chat.error).toBeUndefined()
    expect(chat.messages.map(({ id }) => id)).toEqual([
      expect.any(String),
      messageId(1),
      expect.any(String),
      messageId(2),
    ])
    expect(chat.messages[3]?.parts).toMatchObject([
      { type: 'step-start' },
      { type: 'data-approval', data: { status: 'approved' } },
      { type: 'data-receipt' },
      { type: 'text', text: 'Gasto registrado.' },
    ])
  })

  it('regenerates under the key of the same message, so that nothing is written again', async () => {
    const { chat, parco } = createChat({ turns: [propose, propose], approvals })
    await chat.sendMessage({ text: 'gastei 50 no mercado' })
    await chat.regenerate()
    const [first, second] = parco.calls
    expect(second?.input).toEqual(first?.input)
    expect(chat.messages).toHaveLength(2)
  })

  it('reports a failed turn as an error', async () => {
    const { chat } = createChat({
      turns: [
        () => [
          turnStart(),
          ...says('Um'),
          turnEnd('failed', { code: 'tool-failed', message: 'Não deu.' }),
        ],
      ],
    })
    await chat.sendMessage({ text: 'oi' })
    expect(chat.status).toBe('error')
    expect(chat.error?.message).toBe('Não deu.')
  })
})
