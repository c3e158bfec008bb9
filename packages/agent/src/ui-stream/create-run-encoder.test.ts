import { readUIMessageStream, type UIMessage, type UIMessageChunk } from 'ai'
import { describe, expect, it } from 'vitest'
import type { ApprovalRequest, RunEvent } from '../loop/run-event.ts'
import { createRunEncoder, type RunEncoderOptions } from './create-run-encoder.ts'
import type { UiChunk } from './ui-chunk.ts'

function encode(events: readonly RunEvent[], options: RunEncoderOptions = {}): UiChunk[] {
  const encoder = createRunEncoder(options)
  return events.flatMap((event) => encoder.encode(event))
}

async function read(chunks: readonly UiChunk[], message?: UIMessage): Promise<UIMessage> {
  const errors: unknown[] = []
  let last: UIMessage | undefined
  const stream = ReadableStream.from(chunks) as unknown as ReadableStream<UIMessageChunk>
  const states = readUIMessageStream({
    stream,
    ...(message ? { message: structuredClone(message) } : {}),
    onError: (error) => errors.push(error),
  })
  for await (const state of states) last = state
  expect(errors).toEqual([])
  return last as UIMessage
}

const start: RunEvent = { type: 'run-start', runId: 'run_1', conversationId: 'cnv_1' }
const end = (status: 'waiting' | 'completed'): RunEvent => ({
  type: 'run-end',
  status,
  usage: { inputTokens: 0, outputTokens: 0 },
  costUsd: 0,
})
const input = (toolCallId: string, toolName: string): RunEvent => ({
  type: 'tool-input-end',
  toolCallId,
  toolName,
  input: {},
})

/** A write of an agent that another agent called: the outer run never told it. */
const inner: ApprovalRequest = {
  approvalId: 'run_2:inner',
  toolCallId: 'inner',
  toolName: 'pay',
  input: { amount: 7 },
  argumentsHash: 'hash',
  agentPath: ['accountant'],
}
const asked = [
  start,
  { type: 'step-start', index: 0 } as const,
  input('outer', 'Agent'),
  { type: 'step-end', index: 0 } as const,
  { type: 'tool-approval-request', request: inner } as const,
  end('waiting'),
]

describe('the encoder of a run', () => {
  it('shows the call of an inner agent that waits, with its input', async () => {
    const message = await read(encode(asked))
    expect(message.parts).toMatchObject([
      { type: 'step-start' },
      { type: 'tool-Agent', toolCallId: 'outer', state: 'input-available' },
      {
        type: 'tool-pay',
        toolCallId: 'inner',
        state: 'approval-requested',
        input: { amount: 7 },
        approval: { id: 'run_2:inner' },
      },
    ])
  })

  it('does not show it twice when it goes on waiting', async () => {
    const card = await read(encode(asked))
    const again = [
      start,
      input('outer', 'Agent'),
      input('inner', 'pay'),
      { type: 'tool-approval-request', request: inner } as const,
      end('waiting'),
    ]
    const message = await read(encode(again, { continues: true }), card)
    expect(message.parts.filter((part) => part.type === 'tool-pay')).toHaveLength(1)
  })

  it('keeps the outcome of a call in the step that asked for it', () => {
    const chunks = encode([
      start,
      { type: 'step-start', index: 0 },
      input('a', 'look'),
      { type: 'step-end', index: 0 },
      { type: 'tool-output-end', toolCallId: 'a', toolName: 'look', output: 1 },
      { type: 'step-start', index: 1 },
      { type: 'text-delta', id: '1', delta: 'One.' },
      { type: 'step-end', index: 1 },
      end('completed'),
    ])
    expect(chunks.map(({ type }) => type)).toEqual([
      'start',
      'start-step',
      'tool-input-start',
      'tool-input-available',
      'tool-output-available',
      'finish-step',
      'start-step',
      'text-start',
      'text-delta',
      'text-end',
      'finish-step',
      'finish',
    ])
  })

  it('knows no event of a newer run, and does not fail over it', () => {
    expect(encode([{ type: 'of-tomorrow' } as never])).toEqual([])
  })
})
