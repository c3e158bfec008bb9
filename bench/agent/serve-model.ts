/**
 * A model that takes no time: answers chat completions over the loopback interface, in a process of
 * its own. A request that ends with a tool's result gets a text of `--tokens` words, any other one a
 * call of the tool. Prints its address.
 */
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parseArgs } from 'node:util'
import { CALLED_TOOL } from './bench-tools.ts'

const { values } = parseArgs({
  options: {
    tokens: { type: 'string', default: '200' },
    /** Milliseconds between two tokens; 0 sends them as fast as they are taken. */
    'pace-ms': { type: 'string', default: '0' },
  },
})
const tokens = Number(values.tokens)
const paceMs = Number(values['pace-ms'])

const WORDS = 'so the reading is in the book and the line over the month goes slowly down'.split(
  ' ',
)

const chunk = (delta: object, finish: string | null = null) =>
  `data: ${JSON.stringify({
    id: 'bench',
    object: 'chat.completion.chunk',
    created: 1_790_000_000,
    model: 'bench',
    choices: [{ index: 0, delta, finish_reason: finish }],
  })}\n\n`

const call = (part: object) => chunk({ tool_calls: [{ index: 0, ...part }] })

function toEvents(body: { messages: { role: string }[] }, id: number): string[] {
  const usage = { prompt_tokens: 1000, completion_tokens: tokens }
  const tail = [`data: ${JSON.stringify({ choices: [], usage })}\n\n`, 'data: [DONE]\n\n']
  if (body.messages.at(-1)?.role === 'tool') {
    const text = Array.from({ length: tokens }, (_, index) =>
      chunk({ content: ` ${WORDS[index % WORDS.length]}` }),
    )
    return [chunk({ role: 'assistant', content: '' }), ...text, chunk({}, 'stop'), ...tail]
  }
  const [first, second] = ['{"kind":"weight","amount":', '82.4,"unit":"kg"}']
  return [
    call({ id: `call_${id}`, type: 'function', function: { name: CALLED_TOOL, arguments: '' } }),
    call({ function: { arguments: first } }),
    call({ function: { arguments: second } }),
    chunk({}, 'tool_calls'),
    ...tail,
  ]
}

function send(events: readonly string[], response: ServerResponse): void {
  let next = 0
  const step = () => {
    const more = response.write(events[next])
    next += 1
    if (next === events.length) response.end()
    else if (paceMs > 0) setTimeout(step, paceMs)
    else if (more) setImmediate(step)
    else response.once('drain', step)
  }
  step()
}

let served = 0
const server = createServer((request, response) => {
  // How much it holds is asked for once; a server need not say.
  if (request.method !== 'POST') return void response.writeHead(404).end()
  const pieces: Buffer[] = []
  request.on('data', (piece: Buffer) => pieces.push(piece))
  request.on('end', () => {
    served += 1
    const events = toEvents(JSON.parse(Buffer.concat(pieces).toString('utf8')), served)
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    send(events, response)
  })
})
server.listen(0, '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})
