import { createMemoryRunStore, defineTool, type RunStore, resumeAgent } from '@parco/agent'
import { type ScriptLine, scriptedModel } from '@parco/agent/testing'
import { DefaultChatTransport, readUIMessageStream, type UIMessage } from 'ai'
import { beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createChatHandler } from './chat-handler.ts'

const booked: string[] = []
beforeEach(() => void booked.splice(0))

const bookTable = defineTool({
  name: 'book_table',
  description: 'Books a table.',
  input: z.object({ time: z.string() }),
  effect: 'write',
  execute: ({ time }) => {
    booked.push(time)
    return 'booked'
  },
})

const asks: ScriptLine = { calls: [{ tool: 'book_table', input: { time: '19:30' } }] }

function open(lines: readonly ScriptLine[], store?: RunStore) {
  const model = scriptedModel(lines)
  const options = { model, tools: [bookTable], system: '' }
  const handler = createChatHandler(store ? { ...options, store } : options)
  // The transport of `useChat`, with the handler where the network would be.
  const transport = new DefaultChatTransport({
    api: 'http://local/api/chat',
    fetch: (input, init) => handler(new Request(input as string, init)),
  })
  async function send(messages: UIMessage[]): Promise<UIMessage> {
    const stream = await transport.sendMessages({
      chatId: 'one',
      messages,
      messageId: undefined,
      trigger: 'submit-message',
      abortSignal: undefined,
    })
    const last = messages.at(-1)
    let read: UIMessage | undefined
    const message = last?.role === 'assistant' ? { message: structuredClone(last) } : {}
    for await (const one of readUIMessageStream({ stream, ...message })) read = one
    if (!read) throw new Error('expected a message')
    return read
  }
  return { model, handler, send }
}

const say = (text: string): UIMessage => ({
  id: 'm1',
  role: 'user',
  parts: [{ type: 'text', text }],
})

/** What the page makes of a tap on a button. */
function decide(message: UIMessage, approved: boolean, change: object = {}): UIMessage {
  const parts = message.parts.map((part) =>
    'approval' in part && part.approval
      ? {
          ...part,
          state: 'approval-responded',
          approval: { id: part.approval.id, approved },
          ...change,
        }
      : part,
  )
  return { ...message, parts: parts as UIMessage['parts'] }
}

const stateOf = ({ parts }: UIMessage) =>
  parts.flatMap((part) => ('state' in part ? part.state : []))
const textOf = ({ parts }: UIMessage) =>
  parts.flatMap((part) => (part.type === 'text' ? part.text : [])).join(' ')

describe('the chat handler, with the client of the AI SDK', () => {
  it('asks in the page, and goes on in the same message', async () => {
    const { send, model } = open([asks, { text: 'It is booked.' }])
    const asked = await send([say('A table.')])
    expect(stateOf(asked)).toEqual(['approval-requested'])
    expect(booked).toEqual([])
    const done = await send([say('A table.'), decide(asked, true)])
    expect(stateOf(done)).toContain('output-available')
    expect(textOf(done)).toBe('It is booked.')
    expect(booked).toEqual(['19:30'])
    model.assertDone()
  })

  it('does nothing when the answer is no', async () => {
    const { send } = open([asks, { text: 'As you like.' }])
    const asked = await send([say('A table.')])
    const done = await send([decide(asked, false)])
    expect(stateOf(done)).toContain('output-denied')
    expect(textOf(done)).toBe('As you like.')
    expect(booked).toEqual([])
  })

  it('executes what it proposed, whatever the page says it was', async () => {
    const { send } = open([asks, { text: 'It is booked.' }])
    const asked = await send([say('A table.')])
    await send([decide(asked, true, { input: { time: '03:00' } })])
    expect(booked).toEqual(['19:30'])
  })

  it('goes on waiting when an approval is made up, and counts one only once', async () => {
    const { send } = open([asks, { text: 'It is booked.' }])
    const asked = await send([say('A table.')])
    const forged = decide(asked, true, { approval: { id: 'run_x:call_1', approved: true } })
    await send([forged])
    expect(booked).toEqual([])
    await send([decide(asked, true)])
    await expect(send([decide(asked, true)])).rejects.toThrow('Nothing waits.')
    expect(booked).toEqual(['19:30'])
  })

  it('books once when the answer comes twice at the same time, and again later', async () => {
    const { send, model } = open([asks, { text: 'It is booked.' }])
    const asked = await send([say('A table.')])
    const yes = [decide(asked, true)]
    const clicks = await Promise.allSettled([send(yes), send(yes)])
    expect(clicks.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(booked).toEqual(['19:30'])
    await expect(send(yes)).rejects.toThrow('Nothing waits.')
    expect(booked).toEqual(['19:30'])
    model.assertDone()
  })

  it('books once when two processes get the answer', async () => {
    const store = createMemoryRunStore()
    const { send } = open([asks, { text: 'It is booked.' }], store)
    const asked = await send([say('A table.')])
    const [kept] = (await store.list()).runs
    const elsewhere = resumeAgent(
      kept?.runId ?? '',
      (kept?.approvals ?? []).map((request) => ({ ...request, approved: true })),
      { model: scriptedModel([{ text: 'It is booked.' }]), tools: [bookTable], system: '', store },
    )
    await Promise.allSettled([send([decide(asked, true)]), elsewhere])
    expect(booked).toEqual(['19:30'])
  })

  it('remembers the conversation by itself', async () => {
    const { send, model } = open([{ text: 'Hello Ana.' }, { text: 'Ana.' }])
    await send([say('I am Ana.')])
    await send([say('Who am I?')])
    expect(JSON.stringify(model.calls[1]?.prompt)).toContain('I am Ana.')
  })

  it('refuses what is no chat request', async () => {
    const { handler } = open([])
    for (const body of ['', '{}', '{"id":"one","messages":[]}']) {
      const answer = await handler(new Request('http://local', { method: 'POST', body }))
      expect(answer.status).toBe(400)
    }
  })
})
