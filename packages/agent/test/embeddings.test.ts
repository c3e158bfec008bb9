import { afterEach, describe, expect, it } from 'vitest'
import {
  createEmbeddingsModel,
  createGateway,
  createOllamaEmbeddingModel,
  type EmbeddingModel,
  embedTexts,
} from '../src/index.ts'
import { type ModelServer, startModelServer } from '../src/testing/index.ts'

let server: ModelServer | undefined
afterEach(() => server?.close())

const embed = (text: string) => [text.length, 1]
const models: Record<string, (url: string, fetch?: typeof globalThis.fetch) => EmbeddingModel> = {
  'compatible servers': (url, fetch) =>
    createEmbeddingsModel({
      provider: 'shop',
      model: 'e',
      baseUrl: `${url}/v1`,
      apiKey: 'k',
      ...(fetch ? { fetch } : {}),
    }),
  Ollama: (url, fetch) =>
    createOllamaEmbeddingModel({ model: 'e', baseUrl: url, ...(fetch ? { fetch } : {}) }),
}

/** Answers every request with the same. */
const answering = (status: number, body: unknown): typeof globalThis.fetch => {
  return async () =>
    new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })
}

describe.each(Object.entries(models))('embeddings of %s', (_name, createModel) => {
  it('come in the order of the texts, in as few calls as the model allows', async () => {
    server = await startModelServer([], { embed })
    const model = createModel(server.url)
    const texts = Array.from({ length: 200 }, (_, index) => 'ç'.repeat(1 + (index % 70)))
    const { embeddings, tokens } = await embedTexts(model, texts)
    expect(embeddings).toEqual(texts.map(embed))
    expect(tokens).toBe(200)
    const most = Number(model.maxEmbeddingsPerCall)
    expect(server.embeddingRequests).toHaveLength(Math.ceil(200 / most))
    expect(server.embeddingRequests[0]).toMatchObject({ model: 'e', input: texts.slice(0, most) })
  })

  it('of nothing ask for nothing', async () => {
    server = await startModelServer([])
    const model = createModel(server.url)
    expect(await embedTexts(model, [])).toEqual({ embeddings: [], tokens: 0 })
    expect(await model.doEmbed({ values: [] })).toMatchObject({ embeddings: [] })
    expect(server.embeddingRequests).toEqual([])
  })

  it.each([
    ['too few', { data: [{ embedding: [1] }], embeddings: [[1]] }, '1 embeddings for 2 texts'],
    ['none', {}, 'no embeddings'],
    [
      'vectors of two lengths',
      { data: [{ embedding: [1] }, { embedding: [1, 2] }], embeddings: [[1], [1, 2]] },
      'of one length',
    ],
    [
      'words',
      { data: [{ embedding: ['a'] }, { embedding: ['b'] }], embeddings: [['a'], ['b']] },
      'lists of numbers',
    ],
    ['no JSON', '<html>', 'not JSON'],
  ])('that are %s are refused', async (_problem, body, said) => {
    const model = createModel('http://127.0.0.1:9', answering(200, body))
    await expect(model.doEmbed({ values: ['a', 'b'] })).rejects.toMatchObject({
      failure: 'malformed-answer',
      message: expect.stringContaining(said),
    })
  })

  it('of a text that is too long say so', async () => {
    const error = { error: { message: 'the input length exceeds the context length' } }
    const model = createModel('http://127.0.0.1:9', answering(400, error))
    await expect(model.doEmbed({ values: ['a'] })).rejects.toMatchObject({
      failure: 'context-too-long',
    })
  })
})

it('an Ollama server is told not to cut texts', async () => {
  server = await startModelServer([])
  await models.Ollama?.(server.url).doEmbed({ values: ['a'], dimensions: 64 })
  expect(server.embeddingRequests).toEqual([
    { model: 'e', input: ['a'], truncate: false, dimensions: 64 },
  ])
})

describe('the role "embedding"', () => {
  const quick = { sleep: async () => undefined, random: () => 0.5 }

  it('names a model, which is tried again when its server is busy', async () => {
    server = await startModelServer([], { embed })
    let calls = 0
    const gateway = createGateway({
      environment: { PARCO_MODEL_EMBEDDING: 'ollama/nomic' },
      configuration: { providers: { ollama: { baseUrl: server.url } } },
      resilience: quick,
      fetch: async (...request) => {
        calls += 1
        return calls < 3 ? new Response('busy', { status: 503 }) : fetch(...request)
      },
    })
    const model = gateway.embedding()
    expect(model).toBe(gateway.embedding())
    expect(model).toMatchObject({ provider: 'ollama', modelId: 'nomic' })
    expect(await model?.doEmbed({ values: ['abc'] })).toMatchObject({ embeddings: [[3, 1]] })
    expect(calls).toBe(3)
    expect(gateway.costUsd('ollama/nomic', { inputTokens: 9, outputTokens: 0 })).toBe(0)
  })

  it('is taken from no other role', () => {
    const gateway = createGateway({ environment: { PARCO_MODEL: 'openai/gpt-5' } })
    expect(gateway.embedding()).toBeUndefined()
  })

  it.each([
    ['two models', 'ollama/a,ollama/b', 'takes one model'],
    ['a provider without embeddings', 'anthropic/claude', 'gives no embeddings'],
    ['a provider that is not built in', 'cohere/embed', 'gives no embeddings'],
    ['a provider whose key is missing', 'openai/text-embedding-3-small', 'OPENAI_API_KEY'],
  ])('refuses %s', (_what, reference, said) => {
    const environment = {
      PARCO_MODEL_EMBEDDING: reference,
      ...(reference.startsWith('anthropic') ? { ANTHROPIC_API_KEY: 'k' } : {}),
    }
    const gateway = createGateway({ environment })
    expect(() => gateway.embedding()).toThrow(said)
  })
})
