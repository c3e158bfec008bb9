import { afterEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  type AgentRun,
  createAnthropicModel,
  createChatCompletionsModel,
  createGateway,
  createOllamaModel,
  defineTool,
  type LanguageModel,
  type ModelSettings,
  type RunEvent,
  runAgent,
} from '../src/index.ts'
import { type ModelServer, type ServerLine, startModelServer } from '../src/testing/index.ts'

const protocols: Record<string, (url: string) => LanguageModel> = {
  'chat completions': (url) =>
    createChatCompletionsModel({ provider: 'test', model: 'm', baseUrl: `${url}/v1`, apiKey: 'k' }),
  anthropic: (url) => createAnthropicModel({ model: 'm', apiKey: 'k', baseUrl: `${url}/v1` }),
  ollama: (url) => createOllamaModel({ model: 'm', baseUrl: url }),
}

let server: ModelServer | undefined
afterEach(() => server?.close())

const add = defineTool({
  name: 'add',
  description: 'Adds.',
  input: z.object({ a: z.number(), b: z.number().int() }),
  effect: 'read',
  execute: ({ a, b }) => ({ sum: a + b }),
})

describe.each(Object.entries(protocols))('a run over %s', (_name, createModel) => {
  async function run(lines: readonly ServerLine[], prompt = 'Ação: some 1 e 2 — 🙂') {
    server = await startModelServer(lines)
    const events: RunEvent[] = []
    const agentRun = runAgent(prompt, {
      model: createModel(server.url),
      tools: [add],
      system: 'You add.',
    })
    for await (const event of agentRun) events.push(event)
    return { result: await agentRun, events, server }
  }

  it('streams text, calls tools in parallel and sends their results', async () => {
    const { result, events, server } = await run([
      {
        reasoning: 'Two sums.',
        text: 'Somando… ',
        calls: [
          { tool: 'add', input: { a: 1, b: 2 } },
          { tool: 'add', input: { a: 3, b: 4 } },
        ],
        inputTokens: 100,
        outputTokens: 20,
      },
      { text: 'São 3 e 7. 🙂', inputTokens: 150, outputTokens: 9 },
    ])
    expect(result).toMatchObject({
      status: 'completed',
      text: 'São 3 e 7. 🙂',
      usage: { inputTokens: 250, outputTokens: 29 },
    })
    server.assertDone()
    const deltas = events.filter((event) => event.type === 'text-delta').map(({ delta }) => delta)
    expect(deltas.join('')).toBe('Somando… São 3 e 7. 🙂')
    expect(events.filter((event) => event.type === 'reasoning-delta').length).toBe(2)
    const outputs = events.filter((event) => event.type === 'tool-output-end')
    expect(outputs.map(({ output }) => output)).toEqual([{ sum: 3 }, { sum: 7 }])
    const second = JSON.stringify(server.requests[1]?.body)
    expect(second).toContain('{\\"sum\\":3}')
    expect(second).toContain('Ação: some 1 e 2 — 🙂')
  })

  it('gives arguments that are not valid back to the model', async () => {
    const { result, server } = await run([
      { calls: [{ tool: 'add', input: { a: 'x', b: 1.5 } }] },
      { text: 'Sorry.' },
    ])
    expect(result.text).toBe('Sorry.')
    expect(JSON.stringify(server.requests[1]?.body)).toContain('Invalid arguments. a: ')
  })

  it('reports what the provider says when it refuses', async () => {
    const { result } = await run([
      { status: 401, body: { error: { message: 'the key is wrong' } } },
    ])
    expect(result).toMatchObject({
      status: 'failed',
      error: { failure: 'authentication', status: 401, retryable: false },
    })
    expect(result.error?.message).toContain('the key is wrong')
  })

  it('recognises a prompt that is too long, and a limit with its waiting time', async () => {
    const long = await run([
      { status: 400, body: { error: { message: 'maximum context length is 8192 tokens' } } },
    ])
    expect(long.result.error?.failure).toBe('context-too-long')
    await long.server.close()
    const limited = await run([
      { status: 429, body: { error: { message: 'slow down' } }, headers: { 'retry-after': '7' } },
    ])
    expect(limited.result.error).toMatchObject({
      failure: 'rate-limit',
      retryAfterMs: 7000,
      retryable: true,
    })
  })
})

describe('the server of tests', () => {
  it('keeps the connection of a client that takes its time', async () => {
    server = await startModelServer([])
    const response = await fetch(`${server.url}/v1/models`)
    await response.json()
    // Node would tell it here after how many seconds it closes one.
    expect(response.headers.get('keep-alive')).toBeNull()
  })
})

describe('what is sent', () => {
  it('to chat completions keeps tools small and asks for usage', async () => {
    server = await startModelServer([{ text: 'ok' }])
    const model = protocols['chat completions']?.(server.url)
    await runAgent('hi', { ...(model ? { model } : {}), tools: [add], system: 'S' })
    expect(server.requests[0]).toMatchObject({
      headers: { authorization: 'Bearer k' },
      body: {
        model: 'm',
        stream: true,
        stream_options: { include_usage: true },
        messages: [
          { role: 'system', content: 'S' },
          { role: 'user', content: 'hi' },
        ],
        tools: [
          {
            type: 'function',
            function: {
              name: 'add',
              description: 'Adds.',
              parameters: {
                type: 'object',
                properties: { a: { type: 'number' }, b: { type: 'integer' } },
                required: ['a', 'b'],
              },
            },
          },
        ],
      },
    })
  })

  it('to Anthropic marks the system prompt and the last message for its cache', async () => {
    server = await startModelServer([{ text: 'ok' }])
    const model = protocols.anthropic?.(server.url)
    await runAgent('hi', { ...(model ? { model } : {}), system: 'S' })
    expect(server.requests[0]).toMatchObject({
      headers: { 'x-api-key': 'k', 'anthropic-version': '2023-06-01' },
      body: {
        system: [{ type: 'text', text: 'S', cache_control: { type: 'ephemeral' } }],
        messages: [
          {
            role: 'user',
            content: [{ type: 'text', text: 'hi', cache_control: { type: 'ephemeral' } }],
          },
        ],
      },
    })
  })

  it('to Ollama says how large the context shall be', async () => {
    server = await startModelServer([{ text: 'ok' }])
    const model = createOllamaModel({ model: 'm', baseUrl: server.url, contextTokens: 4096 })
    await runAgent('hi', { model, system: 'S' })
    expect(server.requests[0]?.body).toMatchObject({ options: { num_ctx: 4096 }, stream: true })
  })

  it.each([
    ['claude-sonnet-4-5', 32_000],
    ['claude-3-5-haiku-latest', 8_192],
    ['claude-3-haiku-20240307', 4_096],
    ['another', 8_192],
  ])('to Anthropic allows %s an answer of %i tokens', async (model, tokens) => {
    server = await startModelServer([{ text: 'ok' }])
    const baseUrl = `${server.url}/v1`
    await runAgent('hi', {
      model: createAnthropicModel({ model, apiKey: 'k', baseUrl }),
      system: 'S',
    })
    expect(server.requests[0]?.body.max_tokens).toBe(tokens)
  })

  it('to Anthropic allows no more than a long prompt leaves', async () => {
    server = await startModelServer([{ text: 'ok' }])
    const baseUrl = `${server.url}/v1`
    const model = createAnthropicModel({ model: 'claude-sonnet-4-5', apiKey: 'k', baseUrl })
    await runAgent('long '.repeat(120_000), { model, system: 'S' })
    const { max_tokens: limit } = server.requests[0]?.body ?? {}
    expect(limit).toBeGreaterThan(8_192)
    expect(limit).toBeLessThan(32_000)
  })
})

describe('options of a provider', () => {
  const providers = {
    chat: { protocol: 'chat-completions', path: '/v1' },
    anthropic: { protocol: 'anthropic', path: '/v1' },
    ollama: { protocol: 'ollama', path: '' },
  } as const
  type Name = keyof typeof providers

  async function send(name: Name, body: object, settings: ModelSettings) {
    await server?.close()
    server = await startModelServer([{ text: 'ok' }])
    const { protocol, path } = providers[name]
    const gateway = createGateway({
      configuration: {
        providers: { [name]: { protocol, baseUrl: server.url + path, apiKey: 'k', body } },
      },
      environment: {},
    })
    const run = runAgent('hi', { gateway, model: `${name}/m`, system: 'S', settings })
    return { run, body: async () => (await run) && server?.requests[0]?.body }
  }

  it.each([
    ['chat', { service_tier: 'flex', parallel_tool_calls: false }],
    ['anthropic', { metadata: { user_id: 'u' }, service_tier: 'auto' }],
    ['ollama', { keep_alive: '1h', options: { mirostat: 2 } }],
  ] as const)('go into the body of %s, those of others do not', async (name, own) => {
    const others = { other: { service_tier: 'never' } }
    const { body } = await send(name, {}, { providerOptions: { [name]: own, ...others } })
    expect(await body()).toMatchObject(own)
  })

  it('are merged with what the run sends, and win over it and over the settings', async () => {
    const { body } = await send(
      'ollama',
      { keep_alive: '1h', options: { mirostat: 2, temperature: 0.9, top_k: 5 } },
      { temperature: 0.1, providerOptions: { ollama: { options: { top_k: 7 } } } },
    )
    expect(await body()).toMatchObject({
      keep_alive: '1h',
      options: { mirostat: 2, temperature: 0.1, top_k: 7, num_ctx: 16_384 },
    })
  })

  it('set the length of an answer where the run does not', async () => {
    const { body } = await send('anthropic', { max_tokens: 500 }, {})
    expect(await body()).toMatchObject({ max_tokens: 500 })
    const asked = await send('anthropic', { max_tokens: 500 }, { maxOutputTokens: 900 })
    expect(await asked.body()).toMatchObject({ max_tokens: 900 })
  })

  it.each([
    ['chat', { messages: [] }, 'holds "messages", which the run writes itself'],
    ['chat', { n: 2 }, 'holds "n"'],
    ['anthropic', { system: 'Mine.' }, 'holds "system", which is the `system` of the run'],
    ['ollama', { options: { num_ctx: 512 } }, 'holds "options.num_ctx", which is `contextTokens`'],
  ] as const)('of %s are refused what a run relies on: %o', async (name, own, problem) => {
    const inCall = await send(name, {}, { providerOptions: { [name]: own } })
    await expect(messageOf(inCall.run)).resolves.toContain(`providerOptions.${name} ${problem}`)
    const inSettings = await send(name, own, {})
    await expect(messageOf(inSettings.run)).resolves.toContain(problem)
    expect(server?.requests).toEqual([])
  })

  it('that are a mistake are told, and no other model of the role is asked', async () => {
    server = await startModelServer([{ text: 'never' }])
    const baseUrl = `${server.url}/v1`
    const gateway = createGateway({
      configuration: {
        providers: { one: { baseUrl }, two: { baseUrl } },
        roles: { chat: ['one/m', 'two/m'] },
      },
      environment: {},
    })
    const settings: ModelSettings = { providerOptions: { one: { messages: [] } } }
    const run = runAgent('hi', { gateway, system: 'S', settings })
    await expect(run).rejects.toMatchObject({ code: 'configuration' })
    expect(server.requests).toEqual([])
  })

  const messageOf = (run: AgentRun) =>
    run.then(
      ({ error }) => error?.message,
      (error: Error) => error.message,
    )
})

describe('a gateway', () => {
  const quick = { sleep: async () => undefined, random: () => 0.5 }

  it('retries what can be retried, then falls back to the next model of the role', async () => {
    server = await startModelServer([
      { status: 503, body: { error: { message: 'overloaded' } } },
      { status: 503 },
      { status: 503 },
      { text: 'From the second.' },
      { text: 'Again the second.' },
    ])
    const gateway = createGateway({
      configuration: {
        providers: {
          first: { baseUrl: `${server.url}/v1` },
          second: { protocol: 'anthropic', baseUrl: `${server.url}/v1`, apiKey: 'k' },
        },
        roles: { chat: ['first/a', 'second/b'] },
      },
      environment: {},
      resilience: quick,
    })
    expect((await runAgent('hi', { gateway, system: 'S' })).text).toBe('From the second.')
    // The first one cools down, so the second is asked at once.
    expect((await runAgent('hi', { gateway, system: 'S' })).text).toBe('Again the second.')
    expect(server.requests.map((request) => request.protocol)).toEqual([
      'chat-completions',
      'chat-completions',
      'chat-completions',
      'anthropic',
      'anthropic',
    ])
  })

  it('waits no longer for the beginning of an answer than its settings say', async () => {
    server = await startModelServer(() => new Promise(() => undefined))
    const gateway = createGateway({
      configuration: { providers: { slow: { baseUrl: `${server.url}/v1`, timeoutMs: 20 } } },
      environment: {},
      resilience: { ...quick, maxRetries: 1 },
    })
    const { status, error } = await runAgent('hi', { gateway, model: 'slow/m', system: 'S' })
    expect({ status, failure: error?.failure }).toEqual({ status: 'failed', failure: 'timeout' })
    expect(server.requests).toHaveLength(2)
  })

  it('asks again after a failure that the answer tells without a status', async () => {
    const failed = 'data: {"error":{"message":"Sorry!","type":"server_error","code":null}}\n\n'
    const whole = `data: ${JSON.stringify({
      choices: [{ delta: { content: 'Here.' }, finish_reason: 'stop' }],
    })}\n\ndata: [DONE]\n\n`
    const { asked, gateway } = answerWith([failed, whole])
    expect((await runAgent('hi', { gateway, model: 'shop/m', system: 'S' })).text).toBe('Here.')
    expect(asked()).toBe(2)
  })

  it('does not ask again where a web page came', async () => {
    const { asked, gateway } = answerWith(['\n<!doctype html><title>Sign in</title>'])
    const { error } = await runAgent('hi', { gateway, model: 'shop/m', system: 'S' })
    expect(error?.message).toContain('shop.invalid sent a web page, "Sign in",')
    expect(asked()).toBe(1)
  })

  function answerWith(bodies: readonly string[]) {
    let asked = 0
    const gateway = createGateway({
      configuration: {
        providers: { shop: { baseUrl: 'http://shop.invalid/v1', contextTokens: 8192 } },
      },
      environment: {},
      fetch: async () => new Response(bodies[asked++]),
      resilience: quick,
    })
    return { asked: () => asked, gateway }
  }

  it('does not retry a refusal, and says what every model said', async () => {
    server = await startModelServer([
      { status: 401, body: { error: { message: 'wrong key' } } },
      { status: 400, body: { error: 'bad request' } },
    ])
    const baseUrl = `${server.url}/v1`
    const gateway = createGateway({
      configuration: {
        providers: { one: { baseUrl }, two: { baseUrl } },
        roles: { chat: 'one/a, two/b' },
      },
      environment: {},
      resilience: quick,
    })
    const { error } = await runAgent('hi', { gateway, system: 'S' })
    expect(error?.message).toContain('one/a: 401 wrong key')
    expect(error?.message).toContain('two/b: 400 bad request')
    server.assertDone()
  })

  it('finds an Ollama by itself, and takes calls that a small model wrote as text', async () => {
    server = await startModelServer([
      { text: '```json\n{"name": "add", "arguments": {"a": 2, "b": 2}}\n```' },
      { text: 'Four.' },
    ])
    const gateway = createGateway({
      configuration: { providers: { ollama: { baseUrl: server.url } } },
      environment: {},
    })
    const result = await runAgent('2 + 2', { gateway, tools: [add], system: 'S' })
    expect(result).toMatchObject({ status: 'completed', text: 'Four.', steps: 2 })
  })

  it('derives the cost from the usage, with cached tokens', async () => {
    server = await startModelServer([
      { text: 'ok', inputTokens: 1_000_000, cachedInputTokens: 400_000, outputTokens: 100_000 },
    ])
    const gateway = createGateway({
      configuration: { providers: { shop: { baseUrl: `${server.url}/v1` } } },
      environment: {},
      prices: { 'shop/': { input: 2, cachedInput: 0.5, output: 10 } },
    })
    const { costUsd } = await runAgent('hi', { gateway, model: 'shop/x', system: 'S' })
    expect(costUsd).toBeCloseTo(0.6 * 2 + 0.4 * 0.5 + 0.1 * 10, 6)
  })
})
