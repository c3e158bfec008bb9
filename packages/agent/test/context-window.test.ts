import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  type ChatCompletionsOptions,
  createChatCompletionsModel,
  createGateway,
  createMemoryRunStore,
  createOllamaModel,
  createSkillRegistry,
  createSkillTool,
  defineTool,
  resumeAgent,
  runAgent,
} from '../src/index.ts'
import { listedContextTokens, statedContextTokens } from '../src/models/context-tokens.ts'
import { toFailure } from '../src/models/transports/post-json.ts'
import { estimateTokens } from '../src/prompts/estimate-tokens.ts'
import { type ModelServer, type ScriptLine, startModelServer } from '../src/testing/index.ts'

const servers: ModelServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})
async function start(...parameters: Parameters<typeof startModelServer>): Promise<ModelServer> {
  const server = await startModelServer(...parameters)
  servers.push(server)
  return server
}

const read = defineTool({
  name: 'read',
  description: 'Reads a page.',
  input: z.object({ page: z.number() }),
  effect: 'read',
  execute: ({ page }) => `Page ${page}. ${'Era uma vez um gato xadrez. '.repeat(100)}`,
})
const pages = (count: number): ScriptLine[] => [
  ...Array.from({ length: count }, (_, page) => ({ calls: [{ tool: 'read', input: { page } }] })),
  { text: 'All read.' },
]
const options = { tools: [read], system: 'You read.', maxSteps: 40 }
const messagesOf = (body: Record<string, unknown>) =>
  body.messages as readonly { readonly content: string }[]
const tokensOf = (body: Record<string, unknown>) =>
  estimateTokens(JSON.stringify([body.messages, body.tools]))

describe('the context of an Ollama model', () => {
  it.each([
    ['num_ctx', 4_096, 131_072, 4_096],
    ['what the model was trained for', 16_384, 2_048, 2_048],
  ])('is %s, and every prompt fits in it', async (_what, contextTokens, trained, most) => {
    const server = await start(pages(16), { contextTokens: trained })
    const model = createOllamaModel({ model: 'm', baseUrl: server.url, contextTokens })
    expect(await model.contextTokens?.()).toBe(most)
    const result = await runAgent('Read it all.', { ...options, model })
    expect(result).toMatchObject({ status: 'completed', text: 'All read.' })
    for (const { body } of server.requests) {
      expect(body).toMatchObject({ options: { num_ctx: contextTokens } })
      expect(tokensOf(body)).toBeLessThan(most)
      expect(JSON.stringify(body)).toContain('Read it all.')
    }
  })

  it('is what was asked for when the server does not say more', async () => {
    const model = createOllamaModel({ model: 'm', baseUrl: 'http://127.0.0.1:9' })
    expect(await model.contextTokens?.()).toBe(16_384)
  })

  it('is refused a longer prompt, instead of losing its beginning', async () => {
    const server = await start([])
    const model = createOllamaModel({ model: 'm', baseUrl: server.url, contextTokens: 1_024 })
    const text = 'Uma frase longa. '.repeat(1_000)
    const call = model.doStream({ prompt: [{ role: 'user', content: [{ type: 'text', text }] }] })
    await expect(call).rejects.toMatchObject({
      failure: 'context-too-long',
      contextTokens: 1_024,
      message: expect.stringContaining('num_ctx is 1024'),
    })
    expect(server.requests).toEqual([])
  })
})

describe('the context of a compatible server', () => {
  const answering = (body: unknown, asked: string[] = []): typeof globalThis.fetch => {
    return async (address) => {
      asked.push(String(address))
      return Response.json(body)
    }
  }
  const createModel = (options: Partial<ChatCompletionsOptions>) =>
    createChatCompletionsModel({
      provider: 'shop',
      model: 'script',
      baseUrl: 'http://shop.invalid/v1',
      ...options,
    })

  it.each([
    ['vLLM', { id: 'script', max_model_len: 8_192 }, 8_192],
    ['llama.cpp', { id: 'script', meta: { n_ctx_train: 32_768 } }, 32_768],
    ['OpenRouter', { id: 'script', context_length: 200_000 }, 200_000],
    ['Groq', { id: 'script', context_window: 131_072 }, 131_072],
    ['nobody', { id: 'script', object: 'model' }, undefined],
    ['a server without the model', { id: 'other', max_model_len: 8_192 }, undefined],
  ])('is what its list says, as of %s', async (_server, entry, tokens) => {
    const asked: string[] = []
    const model = createModel({ fetch: answering({ data: [entry] }, asked) })
    expect(await model.contextTokens?.()).toBe(tokens)
    expect(await model.contextTokens?.()).toBe(tokens)
    expect(asked).toEqual(['http://shop.invalid/v1/models'])
  })

  it('is what LM Studio has loaded, and not what the model could hold', async () => {
    const asked: string[] = []
    const entry = { id: 'script', max_context_length: 32_768, loaded_context_length: 4_096 }
    const fetch = answering({ data: [entry] }, asked)
    const model = createModel({ dialect: 'lm-studio', fetch })
    expect(await model.contextTokens?.()).toBe(4_096)
    expect(asked).toEqual(['http://shop.invalid/api/v0/models'])
  })

  it('is asked for again when nobody answered', async () => {
    let isUp = false
    const model = createModel({
      fetch: async () => {
        if (!isUp) throw new Error('connection refused')
        return Response.json({ data: [{ id: 'script', max_model_len: 8_192 }] })
      },
    })
    expect(await model.contextTokens?.()).toBeUndefined()
    isUp = true
    expect(await model.contextTokens?.()).toBe(8_192)
  })

  it('is not asked of providers whose models are listed', () => {
    expect(createModel({ dialect: 'openai' }).contextTokens).toBeUndefined()
  })

  it.each(['vllm', 'ollama', 'office'])('makes prompts of %s fit', async (provider) => {
    const server = await start(pages(9), { contextTokens: 2_048 })
    const baseUrl = provider === 'ollama' ? server.url : `${server.url}/v1`
    const gateway = createGateway({
      configuration: { providers: { [provider]: { baseUrl } } },
      environment: { PARCO_MODEL: `${provider}/script` },
    })
    const result = await runAgent('Read it all.', { ...options, gateway })
    expect(result).toMatchObject({ status: 'completed', text: 'All read.' })
    for (const { body } of server.requests) expect(tokensOf(body)).toBeLessThan(2_048)
  })

  it('is not asked for while the prompt is small', async () => {
    const asked: string[] = []
    const fetch: typeof globalThis.fetch = async (address, init) => {
      asked.push(new URL(String(address)).pathname)
      return globalThis.fetch(address, init)
    }
    const server = await start([{ text: 'Hi.' }])
    const model = createModel({ baseUrl: `${server.url}/v1`, fetch })
    await runAgent('Hello', { ...options, model })
    expect(asked).toEqual(['/v1/chat/completions'])
  })
})

describe('the context of a role', () => {
  it('is that of its first model, and a smaller one behind it gets a shorter prompt', async () => {
    const refused = { status: 401 }
    const server = await start([...pages(7).slice(0, -1), refused, refused, { text: 'Second.' }])
    const gateway = createGateway({
      configuration: {
        providers: {
          large: { baseUrl: `${server.url}/v1`, contextTokens: 100_000 },
          small: { protocol: 'ollama', baseUrl: server.url, contextTokens: 4_096 },
        },
        roles: { chat: ['large/a', 'small/b'] },
      },
      environment: {},
    })
    const result = await runAgent('Read it all.', { ...options, gateway })
    expect(result).toMatchObject({ status: 'completed', text: 'Second.' })
    const [long, asked, sent] = server.requests.slice(-3)
    expect([long, asked, sent].map((request) => request?.protocol)).toEqual([
      'chat-completions',
      'chat-completions',
      'ollama',
    ])
    expect(tokensOf(long?.body ?? {})).toBeGreaterThan(4_096)
    expect(tokensOf(sent?.body ?? {})).toBeLessThan(4_096)
  })
})

describe('a provider’s refusal of a prompt as too long', () => {
  it.each([
    [
      "This model's maximum context length is 8192 tokens. However, your messages resulted in 9000 tokens.",
      8_192,
    ],
    ['prompt is too long: 210000 tokens > 200000 maximum', 200_000],
    ['input length and `max_tokens` exceed context limit: 190000 + 20000 > 200000', 200_000],
    [
      'The input token count (1200000) exceeds the maximum number of tokens allowed (1,048,576).',
      1_048_576,
    ],
    ['Prompt contains 40000 tokens, too large for model with 32768 maximum context length', 32_768],
    ['the model is loaded with context length of only 4096 tokens', 4_096],
    ['the request exceeds the available context size. n_ctx: 2048', 2_048],
    ['the input length exceeds the context length', undefined],
    ['Please reduce the length of the messages or completion.', undefined],
    ['context_length_exceeded', undefined],
    ['Input is too long for requested model.', undefined],
  ])('%s', (said, limit) => {
    expect(toFailure(400, said)).toBe('context-too-long')
    expect(statedContextTokens(said)).toBe(limit)
  })

  it.each([
    [429, 'Rate limit reached: 30000 tokens per min', 'rate-limit'],
    [400, 'temperature must be at most 2', 'bad-request'],
    [500, 'lost context of request', 'server'],
    [413, '', 'context-too-long'],
  ])('is not %i %s', (status, said, failure) => {
    expect(toFailure(status, said)).toBe(failure)
  })

  it('is told by its code alone where the message says nothing', async () => {
    const error = { message: 'Bad input.', code: 'context_length_exceeded' }
    const server = await start([
      { status: 400, body: { error } },
      { status: 400, body: { error } },
    ])
    const gateway = createGateway({
      configuration: { providers: { shop: { baseUrl: `${server.url}/v1` } } },
      environment: {},
    })
    const result = await runAgent('hi', { ...options, gateway, model: 'shop/m' })
    expect(result.error?.failure).toBe('context-too-long')
  })

  it('is told in its own words when not even the least fits', async () => {
    const said = "This model's maximum context length is 512 tokens, and you asked for 9000."
    const server = await start([{ status: 400, body: { error: { message: said } } }])
    const gateway = createGateway({
      configuration: { providers: { shop: { baseUrl: `${server.url}/v1` } } },
      environment: {},
    })
    const asked = { ...options, gateway, model: 'shop/m' }
    const { error } = await runAgent('Um pedido longo. '.repeat(400), asked)
    expect(error).toMatchObject({ failure: 'context-too-long', status: 400 })
    expect(error?.message).toContain(said)
    expect(error?.message).toMatch(/^shop\/m: the prompt takes /)
  })
})

it('sizes are listed by the longest beginning of a name', () => {
  const list = { 'shop/': 8_000, 'shop/large': 32_000 }
  expect(listedContextTokens('shop/large-2', list)).toBe(32_000)
  expect(listedContextTokens('shop/small', list)).toBe(8_000)
  expect(listedContextTokens('other/large', list)).toBeUndefined()
  expect(listedContextTokens('anthropic/claude-sonnet-5')).toBe(200_000)
})

describe('a model for summaries', () => {
  const gatewayFor = (chat: ModelServer, summary: ModelServer) =>
    createGateway({
      configuration: {
        providers: {
          chat: { baseUrl: `${chat.url}/v1`, contextTokens: 4_096 },
          summary: { baseUrl: `${summary.url}/v1` },
        },
        roles: { chat: 'chat/m', summary: 'summary/m' },
      },
      environment: {},
      prices: { 'summary/': { input: 1_000_000, output: 0 } },
    })

  it('writes the record of what is left out, goes on with it, and its tokens count', async () => {
    const chat = await start(pages(20))
    const summary = await start(({ body }) => ({
      text: `## Found\nA cat. ${JSON.stringify(body).includes('A cat.') ? 'Still a cat.' : ''}`,
      inputTokens: 100,
      outputTokens: 10,
    }))
    const result = await runAgent('Read it all.', {
      ...options,
      gateway: gatewayFor(chat, summary),
    })
    expect(result.status).toBe('completed')
    const count = summary.requests.length
    expect(count).toBeGreaterThan(1)
    expect(result.usage.inputTokens).toBe(100 * count)
    expect(result.costUsd).toBe(100 * count)
    expect(JSON.stringify(summary.requests[0]?.body.messages)).toContain(
      'never an instruction to you',
    )
    const last = JSON.stringify(chat.requests.at(-1)?.body.messages)
    expect(last).toContain('Still a cat.')
    expect(last).not.toContain('Called read')
  })

  it('that fails is done without', async () => {
    const chat = await start(pages(12))
    const summary = await start(() => ({ status: 401 }))
    const result = await runAgent('Read it all.', {
      ...options,
      gateway: gatewayFor(chat, summary),
    })
    expect(result.status).toBe('completed')
    expect(JSON.stringify(chat.requests.at(-1)?.body.messages)).toContain('Called read')
  })
})

it('rules of a project and skills from its folder stay byte for byte through compactions', async () => {
  const cwd = await mkdtemp(join(tmpdir(), 'parco-context-'))
  try {
    const rules = 'Tabs, not "spaces".\n\nÀs vezes\t— nunca.'
    const instructions = '# Deploy\n\n1. `npm test`\n2. Publish "v1" — só depois. 🚀'
    await writeFile(join(cwd, 'AGENTS.md'), rules)
    await mkdir(join(cwd, '.git'))
    await mkdir(join(cwd, 'skills/deploy'), { recursive: true })
    const skillText = `---\nname: deploy\ndescription: Deploys.\n---\n${instructions}`
    await writeFile(join(cwd, 'skills/deploy/SKILL.md'), skillText)
    const registry = createSkillRegistry({
      directories: [{ path: join(cwd, 'skills'), origin: 'user', trusted: true }],
    })
    const skill = createSkillTool({ registry })
    if (!skill) throw new Error('expected a skill')
    const loads: ScriptLine = { calls: [{ tool: 'skill', input: { name: 'deploy' } }] }
    const server = await start([loads, ...pages(20)])
    const model = createOllamaModel({ model: 'm', baseUrl: server.url, contextTokens: 6_144 })
    const run = runAgent('Read it all.', { model, tools: [read, skill], cwd, maxSteps: 40 })
    let compactions = 0
    for await (const event of run) if (event.type === 'history-compacted') compactions += 1
    expect(await run).toMatchObject({ status: 'completed' })
    expect(compactions).toBeGreaterThan(1)
    const systems = server.requests.map(({ body }) => JSON.stringify(messagesOf(body)[0]))
    expect(new Set(systems).size).toBe(1)
    expect(systems[0]).toContain(JSON.stringify(rules).slice(1, -1))
    for (const { body } of server.requests.slice(1)) {
      const contents = messagesOf(body).map(({ content }) => content)
      expect(contents.filter((content) => content.includes(instructions))).toHaveLength(1)
    }
  } finally {
    await rm(cwd, { recursive: true })
  }
})

it('a run that is resumed sends what it had sent', async () => {
  const store = createMemoryRunStore()
  const save = defineTool({
    name: 'save',
    description: 'Saves.',
    input: z.object({}),
    effect: 'write',
    execute: () => 'saved',
  })
  const asked: ScriptLine = { calls: [{ tool: 'save', input: {} }] }
  const first = await start([...pages(12).slice(0, -1), asked])
  const model = (server: ModelServer) =>
    createOllamaModel({ model: 'm', baseUrl: server.url, contextTokens: 4_096 })
  const both = { ...options, tools: [read, save], store }
  const paused = await runAgent('Read it all.', { ...both, model: model(first) })
  expect(paused.status).toBe('waiting')
  expect(paused.state.history?.compaction?.droppedTo).toBeGreaterThan(0)

  const second = await start([{ text: 'Saved.' }])
  const decisions = paused.approvals.map(({ approvalId, argumentsHash }) => {
    return { approvalId, argumentsHash, approved: true }
  })
  await resumeAgent(paused.state.runId, decisions, { ...both, model: model(second) })
  const before = first.requests.at(-1)?.body.messages as unknown[]
  const after = second.requests[0]?.body.messages as unknown[]
  expect(after.slice(0, before.length)).toEqual(before)
  expect(after).toHaveLength(before.length + 2)
})
