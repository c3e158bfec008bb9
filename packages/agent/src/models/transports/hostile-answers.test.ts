import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { runAgent } from '../../run/run-agent.ts'
import { defineTool } from '../../tools/agent-tool.ts'
import { createAnthropicModel } from './anthropic/create-anthropic-model.ts'
import { createChatCompletionsModel } from './chat-completions/create-chat-completions-model.ts'
import { createOllamaModel } from './ollama/create-ollama-model.ts'

const models = {
  chat: (url: string) =>
    createChatCompletionsModel({ provider: 'test', model: 'm', baseUrl: `${url}/v1` }),
  anthropic: (url: string) =>
    createAnthropicModel({ model: 'm', apiKey: 'k', baseUrl: `${url}/v1` }),
  ollama: (url: string) => createOllamaModel({ model: 'm', baseUrl: url }),
}

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

const got: unknown[] = []
const take = defineTool({
  name: 'take',
  description: 'Takes.',
  input: z.looseObject({}),
  effect: 'read',
  execute: (input) => {
    got.push(input)
    return 'taken'
  },
})

/** The answers of one server, in their order, as text or as what writes them. */
async function run(protocol: keyof typeof models, answers: readonly (string | RequestListener)[]) {
  got.length = 0
  let asked = 0
  const started = createServer((request, response) => {
    request.resume()
    if (request.url === '/api/show') return void response.writeHead(404).end()
    const answer = answers[asked]
    asked += 1
    if (typeof answer === 'function') answer(request, response)
    else response.end(answer)
  })
  server = started
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve))
  const { port } = started.address() as AddressInfo
  const model = models[protocol](`http://127.0.0.1:${port}`)
  return runAgent('Go.', { model, tools: [take], system: '' })
}

const events = (...data: readonly unknown[]) =>
  data.map((one) => `data: ${typeof one === 'string' ? one : JSON.stringify(one)}\n\n`).join('')
const chunk = (delta: unknown, finish: string | null = null) => ({
  choices: [{ index: 0, delta, finish_reason: finish }],
})
const chatDone = events(chunk({ content: 'fine' }), chunk({}, 'stop'), '[DONE]')
const anthropic = (...blocks: readonly unknown[]) =>
  events(
    { type: 'message_start', message: { usage: { input_tokens: 1 } } },
    ...blocks,
    { type: 'message_delta', delta: { stop_reason: 'end_turn' } },
    { type: 'message_stop' },
  )

describe('a good status with JSON instead of a stream', () => {
  const failed = JSON.stringify({ error: { message: 'the model is overloaded' } }, null, 2)

  it.each(['chat', 'anthropic', 'ollama'] as const)('tells the failure in it: %s', async (name) => {
    const { status, error } = await run(name, [
      name === 'ollama' ? failed.replaceAll('\n', '') : failed,
    ])
    expect(status).toBe('failed')
    expect(error?.message).toContain('the model is overloaded')
  })

  it('is an answer where it is a whole completion', async () => {
    const message = { role: 'assistant', content: 'plain' }
    const body = { choices: [{ index: 0, message, finish_reason: 'stop' }] }
    expect(await run('chat', [JSON.stringify(body)])).toMatchObject({ text: 'plain' })
  })
})

describe('chunks that are not as the protocol says', () => {
  it.each([
    ['chat', events({ choices: [{ delta: { tool_calls: [null] } }] })],
    ['chat', events({ choices: [null] }, { choices: [{ delta: { content: 5 } }] })],
    ['ollama', 'null\n'],
    ['ollama', '{"message":{"tool_calls":{"a":1}}}\n'],
  ] as const)('fail as malformed: %s', async (name, body) => {
    const { status, error } = await run(name, [body])
    expect(status).toBe('failed')
    expect(['malformed-answer', 'network']).toContain(error?.failure)
    expect(error?.message).not.toContain('undefined')
  })

  it('without an end are given up', async () => {
    const { error } = await run('chat', [
      (_, response) => {
        const piece = 'z'.repeat(1024 ** 2)
        const write = () => {
          while (!response.destroyed && response.write(piece));
        }
        response.on('drain', write)
        write()
      },
    ])
    expect(error).toMatchObject({ failure: 'malformed-answer' })
  })
})

describe('tool calls', () => {
  const call = { index: 0, id: 'a', function: { name: 'take', arguments: '{"x":1}' } }

  it.each([
    [
      'a finish reason of another server',
      events(chunk({ tool_calls: [call] }), chunk({}, 'eos_token')),
    ],
    ['no finish reason', events(chunk({ tool_calls: [call] }), '[DONE]')],
  ])('are executed with %s', async (_, body) => {
    expect(await run('chat', [body, chatDone])).toMatchObject({ status: 'completed' })
    expect(got).toEqual([{ x: 1 }])
  })

  it('of Anthropic keep arguments that come at once', async () => {
    const block = { type: 'tool_use', id: 'a', name: 'take', input: { x: 7 } }
    const asks = anthropic(
      { type: 'content_block_start', index: 0, content_block: block },
      { type: 'content_block_stop', index: 0 },
    )
    const says = anthropic(
      { type: 'content_block_start', index: 0, content_block: { type: 'text', text: 'fine' } },
      { type: 'content_block_stop', index: 0 },
    )
    expect(await run('anthropic', [asks.replace('end_turn', 'tool_use'), says])).toMatchObject({
      text: 'fine',
    })
    expect(got).toEqual([{ x: 7 }])
  })
})

it.each([401, 500])('a key that a server repeats is in no error: %i', async (status) => {
  const key = 'sk-abcdefghijklmnop'
  const started = createServer((_, response) => {
    response.writeHead(status).end(JSON.stringify({ error: { message: `Wrong key: ${key}.` } }))
  })
  server = started
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve))
  const baseUrl = `http://127.0.0.1:${(started.address() as AddressInfo).port}/v1`
  const model = createChatCompletionsModel({ provider: 'test', model: 'm', baseUrl, apiKey: key })
  const { error } = await runAgent('Go.', { model, system: '' })
  expect(error?.message).toContain('Wrong key: ….')
})

it('usage that is no number is estimated, as a budget has to hold', async () => {
  const usage = { prompt_tokens: -5, completion_tokens: 'many' }
  const body = chatDone.replace(
    'data: [DONE]',
    `data: ${JSON.stringify({ choices: [], usage })}\n\ndata: [DONE]`,
  )
  const { usage: counted } = await run('chat', [body])
  expect(counted.inputTokens).toBeGreaterThan(0)
  expect(counted.outputTokens).toBeGreaterThan(0)
})
