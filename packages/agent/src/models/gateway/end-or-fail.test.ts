import { describe, expect, it } from 'vitest'
import type { LanguageModel, ModelFinishReason, ModelStreamPart } from '../language-model.ts'
import { endOrFail } from './end-or-fail.ts'

const usage = {
  inputTokens: { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 1, text: 1, reasoning: 0 },
}
const said: ModelStreamPart[] = [
  { type: 'text-start', id: '0' },
  { type: 'text-delta', id: '0', delta: 'half' },
]
const finish = (finishReason: ModelFinishReason): ModelStreamPart => {
  return { type: 'finish', usage, finishReason }
}

async function read(parts: readonly ModelStreamPart[]) {
  const model: LanguageModel = {
    specificationVersion: 'v4',
    provider: 'shop.chat',
    modelId: 'm',
    supportedUrls: {},
    doGenerate: () => Promise.reject(new Error('not used')),
    doStream: async () => ({ stream: ReadableStream.from(parts) }),
  }
  const { stream } = await endOrFail(model, { provider: 'shop', modelId: 'm' }).doStream({
    prompt: [],
  })
  const read: ModelStreamPart[] = []
  for await (const part of stream) read.push(part)
  return read
}

describe('an answer of a package', () => {
  it('that ends with a reason stays as it is', async () => {
    const whole = [...said, finish({ unified: 'stop', raw: 'stop' })]
    expect(await read(whole)).toEqual(whole)
    const named = [...said, finish({ unified: 'other', raw: 'eos' })]
    expect(await read(named)).toEqual(named)
  })

  it.each([
    ['no end', said],
    ['an end without a reason', [...said, finish({ unified: 'other', raw: undefined })]],
  ])('that has %s was cut off', async (_, parts) => {
    const last = (await read(parts)).at(-1)
    expect(last).toMatchObject({
      type: 'error',
      error: { failure: 'network', retryable: true },
    })
    expect(String(last?.type === 'error' && last.error)).toContain('shop/m: the answer was cut off')
  })

  it('that tells its own failure tells no other', async () => {
    const error = new Error('own')
    const parts = [...said, { type: 'error' as const, error }]
    expect(await read(parts)).toEqual(parts)
  })
})
