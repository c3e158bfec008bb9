/*
 * A web handler whose answer a chat page reads as it is written.
 *
 *   node examples/web-handler/main.ts            asks the handler itself
 *   node examples/web-handler/main.ts --serve    listens on http://127.0.0.1:4750
 *
 * The handler takes a web `Request` and gives a `Response`, so it fits Hono, Next.js, Deno and Bun as it
 * is. The response is the UI message stream of the AI SDK: `useChat` shows text, tool calls and the
 * buttons of an approval, and sends the decision back. Here a few lines of code play the page.
 */
import { createServer } from 'node:http'
import { Readable } from 'node:stream'
import { defineTool } from '@parco/agent'
import { scriptedModel } from '@parco/agent/testing'
import { z } from 'zod'
import { createChatHandler } from './chat-handler.ts'

const booked: string[] = []
const bookTable = defineTool({
  name: 'book_table',
  description: 'Books a table.',
  input: z.object({ time: z.string(), people: z.int() }),
  effect: 'write',
  execute: ({ time, people }) => {
    booked.push(`${people} at ${time}`)
    return 'booked'
  },
})
const handler = createChatHandler({
  model: scriptedModel([
    { text: 'One moment.', calls: [{ tool: 'book_table', input: { time: '19:30', people: 4 } }] },
    { text: 'Your table is booked.' },
  ]),
  tools: [bookTable],
  system: 'You book tables.',
})

if (process.argv.includes('--serve')) {
  createServer(async (incoming, outgoing) => {
    const body = Buffer.concat(await incoming.toArray())
    const answer = await handler(new Request('http://local/api/chat', { method: 'POST', body }))
    outgoing.writeHead(answer.status, Object.fromEntries(answer.headers))
    if (answer.body) Readable.fromWeb(answer.body).pipe(outgoing)
  }).listen(4750, '127.0.0.1', () => console.log('POST to http://127.0.0.1:4750'))
} else {
  const asked = await send({
    role: 'user',
    parts: [{ type: 'text', text: 'A table for four at half past seven.' }],
  })
  const request = asked.find(({ type }) => type === 'tool-approval-request')
  console.log(`booked before the decision: ${booked.length}`)
  await send({
    role: 'assistant',
    parts: [
      {
        type: 'tool-book_table',
        state: 'approval-responded',
        approval: { id: request?.approvalId, approved: true },
      },
    ],
  })
  console.log(`booked: ${booked.join()}`)
}

interface Chunk {
  readonly type: string
  readonly delta?: string
  readonly approvalId?: string
}

/** Sends one message as a page does, and prints the types of what comes back. */
async function send(message: object): Promise<Chunk[]> {
  const body = JSON.stringify({ id: 'table-for-four', messages: [message] })
  const answer = await handler(new Request('http://local/api/chat', { method: 'POST', body }))
  const frames = (await answer.text()).trimEnd().split('\n\n')
  const chunks = frames.slice(0, -1).map((frame) => JSON.parse(frame.slice('data: '.length)))
  console.log(`${answer.headers.get('content-type')}: ${chunks.map(({ type }) => type).join(' ')}`)
  console.log(chunks.map(({ delta }) => delta ?? '').join(''))
  return chunks
}
