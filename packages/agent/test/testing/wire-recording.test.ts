import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  createAnthropicModel,
  createChatCompletionsModel,
  createOllamaModel,
  defineTool,
  type LanguageModel,
  runAgent,
} from '../../src/index.ts'
import {
  type ModelServer,
  recordWire,
  replayWire,
  type ServerLine,
  startModelServer,
  WIRE_RECORDING_VERSION,
} from '../../src/testing/index.ts'

let folder: string
let server: ModelServer | undefined
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wire-'))
})
afterAll(() => rm(folder, { recursive: true }))
afterEach(() => server?.close())

type Fetch = typeof globalThis.fetch
const KEY = 'sk-very-secret-1234'
const models: Record<string, (url: string, fetch: Fetch) => LanguageModel> = {
  'chat completions': (url, fetch) =>
    createChatCompletionsModel({
      provider: 'shop',
      model: 'm',
      baseUrl: `${url}/v1`,
      apiKey: KEY,
      fetch,
    }),
  Anthropic: (url, fetch) =>
    createAnthropicModel({ model: 'm', apiKey: KEY, baseUrl: `${url}/v1`, fetch }),
  Ollama: (url, fetch) =>
    createOllamaModel({ model: 'm', baseUrl: url, fetch, headers: { 'x-api-key': KEY } }),
}

const add = defineTool({
  name: 'add',
  description: 'Adds.',
  input: z.object({ a: z.number(), b: z.number() }),
  effect: 'read',
  execute: ({ a, b }) => a + b,
})
const lines: ServerLine[] = [
  { reasoning: 'A sum.', calls: [{ tool: 'add', input: { a: 1, b: 2 }, id: 'call_1' }] },
  { text: `São três. 🙂 Your key is ${KEY}.`, inputTokens: 9, outputTokens: 4 },
]

const run = (model: LanguageModel, prompt = '1 + 2?') =>
  runAgent(prompt, { model, tools: [add], system: 'You add.' })

it('a recording of nothing is not written', async () => {
  const path = join(folder, 'nothing.json')
  await expect(recordWire().save(path)).rejects.toMatchObject({ code: 'configuration' })
  await expect(readFile(path)).rejects.toMatchObject({ code: 'ENOENT' })
})

describe.each(Object.entries(models))('a recording over %s', (name, createModel) => {
  it('is replayed as it happened, without a server and without secrets', async () => {
    server = await startModelServer(lines)
    const recorder = recordWire({ note: 'two steps' })
    const recorded = await run(createModel(server.url, recorder.fetch))
    expect(recorded.text).toContain(KEY)
    const path = join(folder, `${name}.json`)
    await recorder.save(path)

    const stored = await readFile(path, 'utf8')
    expect(stored).not.toContain(KEY)
    expect(stored).not.toContain('127.0.0.1')
    const replay = await replayWire(path)
    const replayed = await run(createModel('http://elsewhere.invalid', replay.fetch))
    replay.assertDone()
    expect(replayed).toMatchObject({
      status: 'completed',
      text: recorded.text.replace(KEY, 'stripped'),
      usage: recorded.usage,
    })
  })

  it('refuses another request with what differs', async () => {
    server = await startModelServer(lines)
    const recorder = recordWire()
    await run(createModel(server.url, recorder.fetch))
    const replay = await replayWire(await recorder.recording())
    const model = createModel('http://elsewhere.invalid', replay.fetch)
    const { status, error } = await run(model, '1 + 3?')
    expect(status).toBe('failed')
    expect(error?.message).toContain('is not as recorded (- recorded, + came)')
    expect(error?.message).toMatch(/- .*1 \+ 2\?/)
    expect(error?.message).toMatch(/\+ .*1 \+ 3\?/)
    expect(() => replay.assertDone()).toThrow('is not as recorded')
  })
})

describe('a recorder', () => {
  const answering =
    (response: () => Response): Fetch =>
    async () =>
      response()

  it('keeps the pieces of an answer, also within a character', async () => {
    const bytes = new TextEncoder().encode('data: "ação 🙂"\n\n')
    const pieces = [bytes.slice(0, 9), bytes.slice(9, 16), bytes.slice(16)]
    const recorder = recordWire({
      fetch: answering(() => new Response(ReadableStream.from(pieces) as ReadableStream)),
    })
    await (await recorder.fetch('http://a.invalid/x', { method: 'POST', body: '{}' })).text()
    const recording = await recorder.recording()
    expect(recording.exchanges[0]?.response.chunks).toHaveLength(3)
    const replay = await replayWire(recording)
    const response = await replay.fetch('http://b.invalid/x', { method: 'POST', body: '{}' })
    const replayed: Uint8Array[] = []
    for await (const piece of response.body ?? []) replayed.push(piece)
    expect(replayed).toEqual(pieces)
  })

  it('stores no key of a header, an address or a body, and no cookie', async () => {
    const split = ['data: {"echo":"other-se', 'cret-99"}\n\n']
    const recorder = recordWire({
      secrets: ['other-secret-99'],
      fetch: answering(
        () =>
          new Response(ReadableStream.from(split.map((text) => Buffer.from(text))) as never, {
            headers: { 'set-cookie': 'session=abcdefgh', 'retry-after': '3', 'x-account': 'acme' },
          }),
      ),
    })
    const response = await recorder.fetch('http://a.invalid/v1/x?key=AIza-secret&alt=sse', {
      method: 'POST',
      headers: { authorization: 'Bearer bearer-token-1', 'x-goog-api-key': 'goog-key-123' },
      body: JSON.stringify({ note: 'goog-key-123 and bearer-token-1' }),
    })
    await response.text()
    const recording = await recorder.recording()
    expect(recording).toEqual({
      version: WIRE_RECORDING_VERSION,
      exchanges: [
        {
          request: {
            method: 'POST',
            path: '/v1/x?key=stripped&alt=sse',
            body: { note: 'stripped and stripped' },
          },
          response: {
            status: 200,
            headers: { 'retry-after': '3' },
            chunks: ['data: {"echo":"stripped"}\n\n'],
          },
        },
      ],
    })
  })
})

describe('a replay', () => {
  const empty = { version: WIRE_RECORDING_VERSION, exchanges: [] } as const

  it('says what came beyond it, and what did not come', async () => {
    const replay = await replayWire(empty)
    const response = await replay.fetch('http://a.invalid/v1/chat', {
      method: 'POST',
      body: '{"a":1}',
    })
    expect(response.status).toBe(400)
    expect(() => replay.assertDone()).toThrow('The recording has 0 exchanges, and request 1 came')
    const exchange = {
      request: { method: 'GET', path: '/', body: null },
      response: { status: 200, headers: {}, chunks: [] },
    }
    const unused = await replayWire({ ...empty, exchanges: [exchange, exchange] })
    await unused.fetch('http://a.invalid/')
    expect(() => unused.assertDone()).toThrow('1 of 2 recorded exchanges were not asked for')
  })

  it('refuses what is no recording', async () => {
    await expect(replayWire({ version: 2 } as never)).rejects.toThrow('No wire recording')
  })
})
