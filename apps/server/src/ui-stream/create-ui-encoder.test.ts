import type { TurnEvent, UiData, UiMetadata } from '@parco/protocol'
import { readUIMessageStream, type UIMessage, uiMessageChunkSchema, validateUIMessages } from 'ai'
import { describe, expect, it } from 'vitest'
import {
  anApproval,
  approvalId,
  aReceipt,
  decisionEnd,
  messageId,
  proposes,
  receiptId,
  says,
  status,
  turnEnd,
  turnStart,
  writes,
} from '../testing/turn-events.ts'
import { createUiEncoder, type UiEncoderOptions } from './create-ui-encoder.ts'
import type { UiChunk } from './ui-chunk.ts'

type PageMessage = UIMessage<UiMetadata, UiData>

const now = () => new Date('2026-11-18T15:00:00.000Z')
const continues = new Map([['call-1', approvalId()]])

function encode(
  events: readonly TurnEvent[],
  options: Omit<UiEncoderOptions, 'now'> = {},
): UiChunk[] {
  const encoder = createUiEncoder({ now, ...options })
  return events.flatMap((event) => encoder.encode(event))
}

/** What the SDK's own reader makes of the chunks, each checked against the SDK's own schema. */
async function read(chunks: readonly UiChunk[], message?: PageMessage) {
  const schema = uiMessageChunkSchema()
  const errors: unknown[] = []
  for (const chunk of chunks)
    expect(await schema.validate?.(chunk)).toMatchObject({ success: true })
  let last: PageMessage | undefined
  const states = readUIMessageStream<PageMessage>({
    ...(message ? { message: structuredClone(message) } : {}),
    stream: new ReadableStream({
      start(controller) {
        for (const chunk of chunks) controller.enqueue(structuredClone(chunk) as never)
        controller.close()
      },
    }),
    onError: (error) => errors.push(error),
  })
  for await (const state of states) last = state
  return { message: last as PageMessage, errors }
}

const metadata = {
  createdAt: '2026-11-18T15:00:00.000Z',
  inputTokens: 0,
  outputTokens: 0,
  durationMs: 7,
}

const proposal: TurnEvent[] = [
  turnStart(),
  status('Anotando…'),
  decisionEnd('create_expense'),
  ...says('Confirma?'),
  ...proposes(anApproval()),
  turnEnd('waiting'),
]

describe('createUiEncoder', () => {
  it('marks a text that only says a card in words', async () => {
    const [start, ...rest] = says('Confirma?')
    const marked = { ...start, role: 'card' } as TurnEvent
    const chunks = encode([turnStart(), marked, ...rest, turnEnd()])
    expect(chunks).toContainEqual({
      type: 'text-start',
      id: 'answer',
      providerMetadata: { parco: { role: 'card' } },
    })
    const { message } = await read(chunks)
    expect(message.parts.at(-1)).toMatchObject({
      text: 'Confirma?',
      providerMetadata: { parco: { role: 'card' } },
    })
  })

  it('tells an answer without a model as the convention has it', async () => {
    const chunks = encode([
      turnStart(),
      status('Olhando seus gastos…'),
      decisionEnd('get_expenses'),
      ...says('Você gastou R$ 50,00.'),
      turnEnd(),
    ])
    expect(chunks).toEqual([
      { type: 'start', messageId: messageId() },
      { type: 'start-step' },
      {
        type: 'data-status',
        id: 'progress',
        data: { id: 'progress', text: 'Olhando seus gastos…' },
        transient: true,
      },
      { type: 'text-start', id: 'answer' },
      { type: 'text-delta', id: 'answer', delta: 'Você gastou R$ 50,00.' },
      { type: 'text-end', id: 'answer' },
      { type: 'finish-step' },
      {
        type: 'finish',
        finishReason: 'stop',
        messageMetadata: { ...metadata, route: 'sentence', intent: 'get_expenses' },
      },
    ])
    const { message, errors } = await read(chunks)
    expect(errors).toEqual([])
    expect(message).toMatchObject({
      id: messageId(),
      role: 'assistant',
      metadata: { route: 'sentence' },
      parts: [
        { type: 'step-start' },
        { type: 'text', text: 'Você gastou R$ 50,00.', state: 'done' },
      ],
    })
  })

  it('brings a file with its name', async () => {
    const file = { url: '/api/printout?read=[]', mediaType: 'application/pdf', name: 'gastos.pdf' }
    const { message, errors } = await read(
      encode([turnStart(), ...says('Está tudo no PDF.'), { type: 'file-add', file }, turnEnd()]),
    )
    expect(errors).toEqual([])
    expect(message.parts.at(-1)).toEqual({
      type: 'file',
      url: file.url,
      mediaType: file.mediaType,
      providerMetadata: { parco: { name: file.name } },
    })
  })

  it('asks for approval of a write and ends with tool-calls', async () => {
    const approval = anApproval()
    const chunks = encode(proposal)
    expect(chunks.slice(6)).toEqual([
      { type: 'tool-input-start', toolCallId: 'call-1', toolName: 'create_expense' },
      {
        type: 'tool-input-available',
        toolCallId: 'call-1',
        toolName: 'create_expense',
        input: approval.input,
      },
      { type: 'tool-approval-request', approvalId: approvalId(), toolCallId: 'call-1' },
      { type: 'data-approval', id: approvalId(), data: approval },
      { type: 'finish-step' },
      {
        type: 'finish',
        finishReason: 'tool-calls',
        messageMetadata: { ...metadata, route: 'sentence', intent: 'create_expense' },
      },
    ])
    const { message, errors } = await read(chunks)
    expect(errors).toEqual([])
    expect(message.parts).toMatchObject([
      { type: 'step-start' },
      { type: 'text' },
      {
        type: 'tool-create_expense',
        state: 'approval-requested',
        approval: { id: approvalId() },
        input: approval.input,
      },
      { type: 'data-approval', id: approvalId() },
    ])
  })

  it('opens the call of an approval whose tool input was never told', () => {
    const chunks = encode([turnStart(), { type: 'approval-request', approval: anApproval() }])
    expect(chunks.map((chunk) => chunk.type)).toEqual([
      'start',
      'start-step',
      'tool-input-start',
      'tool-input-available',
      'tool-approval-request',
      'data-approval',
    ])
  })

  it('continues the message of the card after a decision', async () => {
    const { message: card } = await read(encode(proposal))
    const chunks = encode(
      [
        turnStart(2),
        decisionEnd('confirm', 'pending'),
        ...writes(anApproval(), aReceipt()),
        ...says('Gasto registrado.', 'second'),
        turnEnd(),
      ],
      { continues },
    )
    expect(chunks.slice(0, 7).map(({ type }) => type)).toEqual([
      'start',
      'start-step',
      'tool-approval-response',
      'data-approval',
      'tool-output-available',
      'data-receipt',
      'text-start',
    ])
    expect(chunks[0]).toEqual({ type: 'start' })
    const { message, errors } = await read(chunks, card)
    expect(errors).toEqual([])
    expect(message.id).toBe(card.id)
    expect(message.parts).toMatchObject([
      { type: 'step-start' },
      { type: 'text' },
      {
        type: 'tool-create_expense',
        state: 'output-available',
        approval: { id: approvalId(), approved: true },
        output: { id: 'exp_1' },
      },
      { type: 'data-approval', data: { status: 'approved', receiptId: receiptId() } },
      { type: 'step-start' },
      { type: 'data-receipt', id: receiptId() },
      { type: 'text', text: 'Gasto registrado.' },
    ])
    await expect(validateUIMessages({ messages: [message] })).resolves.toHaveLength(1)
  })

  it('tells the approval before the output, in whichever order they come', async () => {
    const { message: card } = await read(encode(proposal))
    const [update, output, receipt] = writes(anApproval(), aReceipt()) as [
      TurnEvent,
      TurnEvent,
      TurnEvent,
    ]
    const chunks = encode([turnStart(2), output, receipt, update, turnEnd()], { continues })
    const { message, errors } = await read(chunks, card)
    expect(errors).toEqual([])
    expect(message.parts).toContainEqual(
      expect.objectContaining({
        state: 'output-available',
        approval: expect.objectContaining({ approved: true }),
      }),
    )
  })

  it('tells a refusal as a denied output', async () => {
    const { message: card } = await read(encode(proposal))
    const denied: TurnEvent = {
      type: 'approval-update',
      approval: anApproval(1, { status: 'denied' }),
    }
    const chunks = encode([turnStart(2), denied, ...says('Descartado.', 'second'), turnEnd()], {
      continues,
    })
    const { message, errors } = await read(chunks, card)
    expect(errors).toEqual([])
    expect(message.parts).toContainEqual(
      expect.objectContaining({
        state: 'output-denied',
        approval: expect.objectContaining({ approved: false }),
      }),
    )
    await expect(validateUIMessages({ messages: [message] })).resolves.toHaveLength(1)
  })

  it('opens a call again when its decision came too late to hold', () => {
    const chunks = encode(
      [turnStart(2), { type: 'approval-update', approval: anApproval() }, turnEnd('waiting')],
      { continues },
    )
    expect(chunks.map(({ type }) => type)).toEqual([
      'start',
      'start-step',
      'tool-approval-request',
      'data-approval',
      'finish-step',
      'finish',
    ])
    expect(chunks.at(-1)).toMatchObject({ finishReason: 'tool-calls' })
  })

  it('says nothing of its own cost when a click goes on with a message', () => {
    const click = encode([turnStart(2), ...says('Descartado.', 'second'), turnEnd()], { continues })
    expect(click.at(-1)).toEqual({
      type: 'finish',
      finishReason: 'stop',
      messageMetadata: { createdAt: metadata.createdAt },
    })
  })

  it('tells a card decided by typing through data alone, for its call is in another message', async () => {
    const chunks = encode([
      turnStart(2),
      ...writes(anApproval(), aReceipt()),
      ...says('Gasto registrado.'),
      turnEnd(),
    ])
    expect(chunks.map(({ type }) => type)).toEqual([
      'start',
      'start-step',
      'data-approval',
      'data-receipt',
      'text-start',
      'text-delta',
      'text-end',
      'finish-step',
      'finish',
    ])
    expect((await read(chunks)).errors).toEqual([])
  })

  it('replaces a receipt that is undone within the same message', async () => {
    const chunks = encode([
      turnStart(),
      { type: 'receipt-create', receipt: aReceipt() },
      { type: 'receipt-undo', receipt: aReceipt(1, { undoneAt: '2026-11-18T15:01:00.000Z' }) },
      turnEnd(),
    ])
    const { message } = await read(chunks)
    const receipts = message.parts.filter((part) => part.type === 'data-receipt')
    expect(receipts).toMatchObject([{ data: { undoneAt: '2026-11-18T15:01:00.000Z' } }])
  })

  it('ends a failure with an error and a finish, every open part closed', async () => {
    const chunks = encode([
      turnStart(),
      { type: 'text-delta', id: 'a', delta: 'Um mom' },
      turnEnd('failed', { code: 'tool-failed', message: 'Não consegui ler seus gastos.' }),
    ])
    expect(chunks.slice(2)).toEqual([
      { type: 'text-start', id: 'a' },
      { type: 'text-delta', id: 'a', delta: 'Um mom' },
      { type: 'text-end', id: 'a' },
      { type: 'finish-step' },
      { type: 'error', errorText: 'Não consegui ler seus gastos.' },
      { type: 'finish', finishReason: 'error', messageMetadata: metadata },
    ])
    const { errors } = await read(chunks)
    expect(String(errors[0])).toContain('Não consegui ler seus gastos.')
  })

  it('ends an aborted turn with abort', () => {
    expect(encode([turnStart(), status('…'), turnEnd('aborted')]).slice(-2)).toEqual([
      { type: 'finish-step' },
      { type: 'abort' },
    ])
  })

  it('keeps the steps of a turn apart', async () => {
    const chunks = encode([
      turnStart(),
      { type: 'step-start', index: 0 },
      { type: 'reasoning-start', id: 'r' },
      { type: 'reasoning-delta', id: 'r', delta: 'hm' },
      { type: 'tool-input-delta', toolCallId: 'c', toolName: 'get_bills', delta: '{}' },
      { type: 'tool-input-end', toolCallId: 'c', toolName: 'get_bills', input: {} },
      { type: 'tool-output-error', toolCallId: 'c', toolName: 'get_bills', errorText: 'não deu' },
      { type: 'step-end', index: 0 },
      { type: 'step-start', index: 1 },
      ...says('Pronto.'),
      { type: 'step-end', index: 1 },
      turnEnd(),
    ])
    const { message, errors } = await read(chunks)
    expect(errors).toEqual([])
    expect(message.parts.map(({ type }) => type)).toEqual([
      'step-start',
      'reasoning',
      'tool-get_bills',
      'step-start',
      'text',
    ])
    expect(message.parts[2]).toMatchObject({ state: 'output-error', errorText: 'não deu' })
  })
})
