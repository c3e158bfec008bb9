import {
  convertToModelMessages,
  isStepCount,
  jsonSchema,
  readUIMessageStream,
  streamText,
  tool,
  toUIMessageStream,
  type UIMessage,
  type UIMessageChunk,
  uiMessageChunkSchema,
  validateUIMessages,
} from 'ai'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  type AgentTool,
  type CallDecision,
  defineTool,
  resumeAgent,
  runAgent,
} from '../src/index.ts'
import { type ScriptLine, scriptedModel } from '../src/testing/index.ts'
import { toUiMessageResponse, toUiMessageStream, type UiChunk } from '../src/ui-stream/index.ts'

/** What the AI SDK does with the same script, and what a run does: told alike, both ways. */
const outputs: Record<string, (input: { id: string }) => unknown> = {
  look: ({ id }) => ({ id, amount: 82.4 }),
  name: ({ id }) => `the name of ${id}`,
  fail: () => {
    throw new Error('the file is gone')
  },
  pay: ({ id }) => ({ paid: id }),
}
type Approval = 'user-approval' | 'denied' | undefined
const approvals: Record<string, Approval> = { pay: 'user-approval', forbidden: 'denied' }

const ourTools = [...Object.keys(outputs), 'forbidden'].map(
  (name) =>
    defineTool({
      name,
      description: `The tool ${name}.`,
      input: z.object({ id: z.string() }),
      effect: approvals[name] ? 'write' : 'read',
      execute: (input) => outputs[name]?.(input) as string,
    }) as AgentTool,
)

const theirTools = Object.fromEntries(
  [...Object.keys(outputs), 'forbidden'].map((name) => [
    name,
    tool({
      description: `The tool ${name}.`,
      inputSchema: jsonSchema<{ id: string }>({
        type: 'object',
        properties: { id: { type: 'string' } },
        required: ['id'],
      }),
      execute: async (input: { id: string }) => outputs[name]?.(input),
    }),
  ]),
)

const ourOptions = (lines: readonly ScriptLine[]) => ({
  model: scriptedModel(lines),
  tools: ourTools,
  system: 'You help.',
  permissions: { deny: ['forbidden'] },
})

function ask(lines: readonly ScriptLine[]) {
  return runAgent('Please.', ourOptions(lines))
}

function askTheirs(lines: readonly ScriptLine[], messages?: UIMessage[]) {
  return async () => {
    const result = streamText({
      model: scriptedModel(lines),
      instructions: 'You help.',
      tools: theirTools,
      toolApproval: approvals as never,
      stopWhen: isStepCount(5),
      onError: () => undefined,
      ...(messages ? { messages: await convertToModelMessages(messages) } : { prompt: 'Please.' }),
    })
    return toUIMessageStream({
      stream: result.stream,
      tools: theirTools,
      ...(messages ? { originalMessages: messages } : {}),
    })
  }
}

type AnyChunk = UiChunk | UIMessageChunk

async function collect<Chunk>(stream: ReadableStream<Chunk>): Promise<Chunk[]> {
  const chunks: Chunk[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return chunks
}

/** Ids of texts and approvals are everybody's own: the first becomes 1, and so on. */
function withoutIds<Value>(value: Value): Value {
  const known = new Map<string, string>()
  const number = (id: string) => known.get(id) ?? known.set(id, `#${known.size + 1}`).get(id)
  return JSON.parse(
    JSON.stringify(value, function (this: Record<string, unknown>, key, item) {
      const isOwnId =
        key === 'approvalId' || (key === 'id' && (this.type !== undefined || 'approved' in this))
      if (isOwnId && typeof item === 'string') return number(item)
      if (key === 'approval' && item) return { ...item, id: number(item.id) }
      return item
    }),
  )
}

async function readMessage(chunks: readonly AnyChunk[], message?: UIMessage): Promise<UIMessage> {
  const schema = uiMessageChunkSchema()
  for (const chunk of chunks) {
    expect(await schema.validate?.(chunk)).toMatchObject({ success: true })
  }
  const errors: unknown[] = []
  let last: UIMessage | undefined
  const states = readUIMessageStream({
    ...(message ? { message: structuredClone(message) } : {}),
    stream: new ReadableStream<UIMessageChunk>({
      start(controller) {
        for (const chunk of chunks) controller.enqueue(structuredClone(chunk) as UIMessageChunk)
        controller.close()
      },
    }),
    onError: (error) => errors.push(error),
  })
  for await (const state of states) last = state
  expect(errors).toEqual([])
  return last as UIMessage
}

/** Both must be the same: what is sent, chunk by chunk, and what a client makes of it. */
async function expectSame(ours: readonly UiChunk[], theirs: readonly UIMessageChunk[]) {
  expect(withoutIds(ours)).toEqual(withoutIds(theirs))
  const message = await readMessage(ours)
  expect(withoutIds(message.parts)).toEqual(withoutIds((await readMessage(theirs)).parts))
  await expect(validateUIMessages({ messages: [message] })).resolves.toHaveLength(1)
  return message
}

const call = (name: string, id = 'x') => ({ tool: name, input: { id } })

const turns: Record<string, readonly ScriptLine[]> = {
  'a text': [{ text: 'Good morning to you.' }],
  'reasoning and a text': [{ reasoning: 'They greet me.', text: 'Good morning.' }],
  'a tool call between two texts': [
    { text: 'One moment.', calls: [call('look')] },
    { reasoning: 'There it is.', text: 'It is 82.4.' },
  ],
  'several calls in several steps': [
    { calls: [call('look', 'a'), call('name', 'b')] },
    { text: 'And another.', calls: [call('look', 'c')] },
    { text: 'Done.' },
  ],
  'a tool that fails': [{ calls: [call('fail')] }, { text: 'It is gone.' }],
  'a call that the policy denies': [{ calls: [call('forbidden')] }, { text: 'I may not.' }],
  'an answer that was cut off': [{ text: 'It was', finishReason: 'length' }],
  'a call that waits for approval': [{ text: 'May I?', calls: [call('pay', 'bill')] }],
}

describe('the UI message stream of a run', () => {
  it.each(Object.entries(turns))('tells %s as the AI SDK does', async (_name, lines) => {
    const ours = await collect(toUiMessageStream(ask(lines)))
    const theirs = await collect(await askTheirs(lines)())
    await expectSame(withoutPolicyReason(ours), theirs.map(withoutErrorName))
  })

  it('leaves the same message when a read is executed beside a call that waits', async () => {
    const lines = [{ calls: [call('look'), call('pay', 'bill')] }]
    const ours = await readMessage(await collect(toUiMessageStream(ask(lines))))
    const theirs = await readMessage(await collect(await askTheirs(lines)()))
    expect(withoutIds(ours.parts)).toEqual(withoutIds(theirs.parts))
  })

  it.each([
    ['approved', true],
    ['denied', false],
  ] as const)('goes on with the message when the call was %s', async (_name, approved) => {
    const asked = [{ text: 'May I?', calls: [call('pay', 'bill')] }]
    const after = [{ text: 'So be it.' }]
    const answer = (message: UIMessage): UIMessage => ({
      ...message,
      parts: message.parts.map((part) =>
        'approval' in part && part.approval
          ? { ...part, state: 'approval-responded', approval: { ...part.approval, approved } }
          : part,
      ) as UIMessage['parts'],
    })

    const first = ask(asked)
    const ourCard = answer(await readMessage(await collect(toUiMessageStream(first))))
    const { state, approvals: requests } = await first
    const decisions: CallDecision[] = requests.map(({ approvalId, argumentsHash }) => ({
      approvalId,
      argumentsHash,
      approved,
    }))
    const resumed = resumeAgent(state, decisions, ourOptions(after))
    const ours = await collect(toUiMessageStream(resumed, { continues: true }))

    const theirCard = answer({
      ...(await readMessage(await collect(await askTheirs(asked)()))),
      id: 'card',
    })
    const user: UIMessage = { id: 'u', role: 'user', parts: [{ type: 'text', text: 'Please.' }] }
    const theirs = await collect(await askTheirs(after, [user, theirCard])())

    expect(withoutIds(ours)).toEqual(withoutIds(theirs.map(withoutMessageId)))
    const message = await readMessage(ours, ourCard)
    const expected = await readMessage(theirs, theirCard)
    expect(withoutIds(message.parts)).toEqual(withoutIds(expected.parts))
    await expect(validateUIMessages({ messages: [message] })).resolves.toHaveLength(1)
  })

  it('leaves a refused call as one that failed', async () => {
    const lines = [{ calls: [{ tool: 'look', input: { id: 7 } }] }, { text: 'Sorry.' }]
    const message = await readMessage(await collect(toUiMessageStream(ask(lines))))
    expect(message.parts[1]).toMatchObject({ type: 'tool-look', state: 'output-error' })
    expect(message.parts.at(-1)).toMatchObject({ type: 'text', text: 'Sorry.', state: 'done' })
  })

  it('tells a resumed run to a client that does not have the message, whole', async () => {
    const { state, approvals: requests } = await ask([{ calls: [call('pay', 'bill')] }])
    const decisions = requests.map((request) => ({ ...request, approved: false }))
    const resumed = resumeAgent(state, decisions, ourOptions([{ text: 'Then not.' }]))
    const chunks = await collect(toUiMessageStream(resumed, { messageId: 'second' }))
    expect(chunks[0]).toEqual({ type: 'start', messageId: 'second' })
    const message = await readMessage(chunks)
    expect(message.parts[1]).toMatchObject({
      type: 'tool-pay',
      state: 'output-denied',
      input: { id: 'bill' },
      approval: { id: requests[0]?.approvalId, approved: false },
    })
    await expect(validateUIMessages({ messages: [message] })).resolves.toHaveLength(1)
  })

  it('tells progress as data that no message keeps', async () => {
    const slow = defineTool({
      name: 'slow',
      description: 'Takes its time.',
      input: z.object({}),
      effect: 'read',
      execute: (_input, { status }) => {
        status('Half way.')
        return 'done'
      },
    })
    const model = scriptedModel([{ calls: [{ tool: 'slow' }] }, { text: 'Done.' }])
    const chunks = await collect(toUiMessageStream(runAgent('Go.', { model, tools: [slow] })))
    expect(chunks).toContainEqual({
      type: 'data-status',
      id: 'call_1',
      data: { id: 'call_1', text: 'Half way.' },
      transient: true,
    })
    expect(JSON.stringify(await readMessage(chunks))).not.toContain('Half way')
  })

  it('ends a failure with an error that names nothing, unless it is asked to', async () => {
    const lines = [{ error: new Error('key sk-123 was refused by https://host') }]
    const chunks = await collect(toUiMessageStream(ask(lines)))
    expect(chunks.slice(-2)).toEqual([
      { type: 'error', errorText: 'An error occurred.' },
      { type: 'finish', finishReason: 'error' },
    ])
    const described = await collect(
      toUiMessageStream(ask(lines), { describeError: ({ code }) => `Sorry: ${code}` }),
    )
    expect(described.at(-2)).toMatchObject({
      type: 'error',
      errorText: expect.stringContaining('Sorry: '),
    })
  })

  it('ends when the run rejects', async () => {
    const { state } = await ask([{ calls: [call('pay')] }])
    const stale = [{ approvalId: 'unknown', argumentsHash: '', approved: true }]
    const resumed = resumeAgent(state, stale, ourOptions([]))
    const describeError = ({ code }: { code: string }) => code
    expect(await collect(toUiMessageStream(resumed, { describeError }))).toEqual([
      { type: 'error', errorText: 'already-decided' },
      { type: 'finish', finishReason: 'error' },
    ])
  })

  it('ends an aborted run with abort', async () => {
    const signal = AbortSignal.abort()
    const run = runAgent('Please.', { ...ourOptions([{ text: 'No.' }]), signal })
    expect((await collect(toUiMessageStream(run))).at(-1)).toEqual({ type: 'abort' })
  })

  it('is sent as server-sent events', async () => {
    const lines = [{ text: 'Olá — 🙂', calls: [call('look')] }, { text: 'É 82,4.' }]
    const response = toUiMessageResponse(ask(lines))
    expect(response.headers.get('x-vercel-ai-ui-message-stream')).toBe('v1')
    expect(response.headers.get('content-type')).toBe('text/event-stream')
    const frames = (await response.text()).split('\n\n')
    expect(frames.slice(-2)).toEqual(['data: [DONE]', ''])
    const chunks = frames.slice(0, -2).map((frame) => JSON.parse(frame.slice('data: '.length)))
    expect(chunks).toEqual(await collect(toUiMessageStream(ask(lines))))
  })
})

/** The reason of a denial is ours: the AI SDK's configuration here gives none. */
function withoutPolicyReason(chunks: readonly UiChunk[]): UiChunk[] {
  return chunks.map((chunk) => {
    if (chunk.type !== 'tool-approval-response') return chunk
    expect(chunk.reason).toContain('not permitted')
    const { reason: _, ...rest } = chunk
    return rest
  })
}

/** The AI SDK puts the error's class before what it says. */
function withoutErrorName(chunk: UIMessageChunk): UIMessageChunk {
  if (chunk.type !== 'tool-output-error') return chunk
  return { ...chunk, errorText: chunk.errorText.replace(/^Error: /, '') }
}

/** A client that continues a message keeps its id; the AI SDK names it all the same. */
function withoutMessageId(chunk: UIMessageChunk): UIMessageChunk {
  return chunk.type === 'start' ? { type: 'start' } : chunk
}
