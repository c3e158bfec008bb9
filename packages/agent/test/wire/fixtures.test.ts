import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  createAnthropicModel,
  createChatCompletionsModel,
  createOllamaModel,
  type LanguageModel,
  type ModelError,
  type ModelFailure,
} from '../../src/index.ts'
import type { ModelCall } from '../../src/models/language-model.ts'
import { replayWire } from '../../src/testing/index.ts'

/** What an answer on the wire is read as. */
interface Expected {
  readonly text?: string
  readonly reasoning?: string
  /** The arguments of each call, as text. */
  readonly calls?: readonly string[]
  readonly finish?: string
  /** Input, cached input and output tokens. */
  readonly usage?: readonly (number | undefined)[]
  readonly failure?: ModelFailure
  readonly says?: string
  readonly retryAfterMs?: number
  readonly contextTokens?: number
}

const sum = '{"a":1,"b":2}'
const other = '{"a":3,"b":4}'
const counted = [25, 16, 4]

const FORMATS: Readonly<
  Record<
    string,
    {
      readonly createModel: (fetch: typeof globalThis.fetch) => LanguageModel
      readonly fixtures: Readonly<Record<string, Expected>>
    }
  >
> = {
  'chat-completions': {
    createModel: (fetch) =>
      createChatCompletionsModel({
        provider: 'shop',
        model: 'm',
        baseUrl: 'http://shop.invalid/v1',
        fetch,
      }),
    fixtures: {
      text: { text: 'São três.', finish: 'stop', usage: counted },
      'parallel-calls': { calls: [sum, other], finish: 'tool-calls', usage: counted },
      'reasoning-content': {
        reasoning: 'Uma soma. Fácil.',
        text: 'Três.',
        finish: 'stop',
        usage: [25, 20, 9],
      },
      'think-tags': {
        reasoning: 'Uma soma. Fácil.\n',
        text: 'São três.',
        finish: 'stop',
        usage: [25, 16, 9],
      },
      openrouter: { reasoning: 'Somar.', text: 'Três.', finish: 'stop', usage: counted },
      'split-bytes': {
        text: 'Ação 🙂 três',
        finish: 'stop',
        usage: [undefined, undefined, undefined],
      },
      'gemini-calls': { calls: [sum, other], finish: 'tool-calls', usage: [25, undefined, 4] },
      'calls-without-index': { calls: [sum, other], finish: 'tool-calls' },
      'content-in-pieces': {
        reasoning: 'Somar.',
        text: 'São três.',
        finish: 'stop',
        usage: [25, undefined, 4],
      },
      'whole-message': { text: 'Três.', finish: 'stop', usage: counted },
      'error-in-stream': { failure: 'server', says: 'Upstream provider closed the connection' },
      'server-error-in-stream': { failure: 'server', says: 'The server had an error' },
      'rate-limit-in-stream': { failure: 'rate-limit', says: 'Rate limit reached' },
      page: { failure: 'malformed-answer', says: 'a web page, "Sign in", instead of an answer' },
      'cut-off': { failure: 'network', says: 'cut off' },
      refused: { finish: 'content-filter' },
      refusal: {
        text: "I'm sorry, I can't help with that.",
        finish: 'content-filter',
        usage: counted,
      },
      'no-json': { failure: 'malformed-answer', says: 'not JSON' },
      'rate-limit': { failure: 'rate-limit', retryAfterMs: 1_500 },
      quota: { failure: 'quota', says: 'current quota' },
      'too-long': { failure: 'context-too-long', contextTokens: 8_192 },
      'error-list': { failure: 'bad-request', says: 'API key not valid' },
      'html-error': { failure: 'overloaded' },
    },
  },
  anthropic: {
    createModel: (fetch) =>
      createAnthropicModel({
        model: 'm',
        apiKey: 'k',
        baseUrl: 'http://shop.invalid/v1',
        fetch,
      }),
    fixtures: {
      text: { text: 'São três.', finish: 'stop', usage: counted },
      'thinking-and-calls': {
        reasoning: 'Duas somas.',
        text: 'Somo.',
        calls: ['{"a": 1, "b": 2}', other],
        finish: 'tool-calls',
        usage: counted,
      },
      'redacted-and-unknown': { text: 'Três.', finish: 'stop', usage: counted },
      'split-bytes': { text: 'Ação 🙂 três', finish: 'stop', usage: counted },
      'overloaded-in-stream': { failure: 'overloaded', says: 'Overloaded' },
      'cut-off': { failure: 'network', says: 'cut off' },
      'limit-reached': { calls: ['{"a": 1, "b'], finish: 'length', usage: counted },
      overloaded: { failure: 'overloaded' },
      'too-long': { failure: 'context-too-long', contextTokens: 200_000 },
      'wrong-key': { failure: 'authentication', says: 'invalid x-api-key' },
      'no-credit': { failure: 'quota', says: 'credit balance is too low' },
    },
  },
  ollama: {
    createModel: (fetch) =>
      createOllamaModel({ model: 'm', baseUrl: 'http://shop.invalid', fetch }),
    fixtures: {
      text: {
        reasoning: 'Uma soma.',
        text: 'São três.',
        finish: 'stop',
        usage: [25, undefined, 4],
      },
      calls: {
        calls: [sum, other, '{"a":5,"b":6}'],
        finish: 'tool-calls',
        usage: [25, undefined, 4],
      },
      'think-tags': {
        reasoning: 'Uma soma.',
        text: 'São três.',
        finish: 'stop',
        usage: [25, undefined, 4],
      },
      'without-counts': { text: 'Três.', finish: 'stop', usage: [undefined, undefined, 4] },
      'split-bytes': { text: 'Ação 🙂 três', finish: 'stop', usage: [25, undefined, 4] },
      'error-in-stream': { failure: 'server', says: 'unexpected EOF' },
      'cut-off': { failure: 'network', says: 'cut off' },
      'limit-reached': { text: 'São', finish: 'length' },
      'no-such-model': { failure: 'model-not-found', says: "model 'm' not found" },
      'no-tools': { failure: 'bad-request', says: 'does not support tools' },
    },
  },
}

const call: ModelCall = {
  prompt: [{ role: 'user', content: [{ type: 'text', text: 'Quanto é 1 + 2?' }] }],
  tools: [
    {
      type: 'function',
      name: 'add',
      description: 'Adds.',
      inputSchema: {
        type: 'object',
        properties: { a: { type: 'number' }, b: { type: 'number' } },
        required: ['a', 'b'],
      },
    },
  ],
}

async function read(format: string, name: string): Promise<Expected> {
  const path = join(import.meta.dirname, '__fixtures__', format, `${name}.json`)
  const replay = await replayWire(path)
  const model = FORMATS[format]?.createModel(replay.fetch)
  if (!model) throw new Error(`There is no format ${format}.`)
  try {
    const { content, finishReason, usage } = await model.doGenerate(call)
    const join = (type: 'text' | 'reasoning') =>
      content.map((part) => (part.type === type ? part.text : '')).join('')
    return {
      text: join('text'),
      reasoning: join('reasoning'),
      calls: content.flatMap((part) => (part.type === 'tool-call' ? [part.input] : [])),
      finish: finishReason.unified,
      usage: [usage.inputTokens.total, usage.inputTokens.cacheRead, usage.outputTokens.total],
    }
  } catch (error) {
    const { failure, message, retryAfterMs, contextTokens } = error as ModelError
    return {
      failure,
      says: message,
      ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
      ...(contextTokens === undefined ? {} : { contextTokens }),
    }
  } finally {
    replay.assertDone()
  }
}

describe.each(Object.entries(FORMATS))('%s', (format, { fixtures }) => {
  it.each(Object.entries(fixtures))('reads %s', async (name, expected) => {
    const found = await read(format, name)
    if (expected.failure) {
      const { says = '', ...exactly } = expected
      expect(found).toMatchObject(exactly)
      return expect(found.says).toContain(says)
    }
    const { usage, ...others } = { text: '', reasoning: '', calls: [], ...expected }
    expect(found).toMatchObject(others)
    if (usage) expect(found.usage).toEqual(usage)
  })

  it('has an expectation for every fixture', () => {
    const files = readdirSync(join(import.meta.dirname, '__fixtures__', format))
    const names = files.map((file) => file.replace(/\.json$/, ''))
    expect(names.sort()).toEqual(Object.keys(fixtures).sort())
  })
})

describe('what has to come back with the next request', () => {
  it('is kept: signatures of thinking and of calls', async () => {
    const { content } = await answer('anthropic', 'thinking-and-calls')
    expect(content[0]).toMatchObject({ providerMetadata: { anthropic: { signature: 'c2lnbmVk' } } })
    const redacted = await answer('anthropic', 'redacted-and-unknown')
    expect(redacted.content[0]).toMatchObject({
      type: 'reasoning',
      providerMetadata: { anthropic: { redactedData: 'b3BhcXVl' } },
    })
    const gemini = await answer('chat-completions', 'gemini-calls')
    expect(gemini.content[0]).toMatchObject({
      toolCallId: 'function-call-1',
      providerMetadata: { chat: { extraContent: { google: { thought_signature: 'c2ln' } } } },
    })
  })

  it('names each call once, also when the server does not', async () => {
    const { content } = await answer('chat-completions', 'calls-without-index')
    const ids = content.flatMap((part) => (part.type === 'tool-call' ? [part.toolCallId] : []))
    expect(new Set(ids).size).toBe(2)
    expect(ids).not.toContain('')
  })

  async function answer(format: string, name: string) {
    const path = join(import.meta.dirname, '__fixtures__', format, `${name}.json`)
    const { fetch } = await replayWire(path)
    const model = FORMATS[format]?.createModel(fetch)
    if (!model) throw new Error(`There is no format ${format}.`)
    return model.doGenerate(call)
  }
})
