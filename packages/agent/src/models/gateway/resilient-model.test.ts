import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LanguageModel, ModelStreamPart } from '../language-model.ts'
import { createCoolDowns } from './cool-down.ts'
import { createResilientModel } from './resilient-model.ts'

type Controller = ReadableStreamDefaultController<ModelStreamPart>

/** A model whose answer is written by hand, and ends when its call is aborted. */
function manualModel(modelId: string) {
  const answer: { controller?: Controller; cancelled: boolean } = { cancelled: false }
  const model: LanguageModel = {
    specificationVersion: 'v4',
    provider: 'manual',
    modelId,
    supportedUrls: {},
    doGenerate: async () => {
      throw new Error('not used')
    },
    doStream: async ({ abortSignal }) => ({
      stream: new ReadableStream<ModelStreamPart>({
        start(controller) {
          answer.controller = controller
          abortSignal?.addEventListener('abort', () => controller.error(abortSignal.reason))
        },
        cancel() {
          answer.cancelled = true
        },
      }),
    }),
  }
  return { model, answer }
}

function combine(...models: LanguageModel[]) {
  return createResilientModel(
    'test',
    models.map((model) => ({ key: `manual/${model.modelId}`, load: async () => model })),
    {
      coolDowns: createCoolDowns(() => 0),
      maxRetries: 0,
      firstPartTimeoutMs: 1000,
      idleTimeoutMs: 100,
      sleep: async () => undefined,
      random: () => 0,
    },
  )
}

const delta = (text: string): ModelStreamPart => ({ type: 'text-delta', id: '1', delta: text })
const call = { prompt: [] }

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('a model that answers slowly', () => {
  it('gives way to the next one when nothing comes at all', async () => {
    const [silent, other] = [manualModel('silent'), manualModel('other')]
    const answering = combine(silent.model, other.model).doStream(call)
    await vi.advanceTimersByTimeAsync(999)
    expect(other.answer.controller).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    other.answer.controller?.enqueue(delta('here'))
    const reader = (await answering).stream.getReader()
    expect((await reader.read()).value).toMatchObject({ modelId: 'manual/other' })
    expect((await reader.read()).value).toEqual(delta('here'))
  })

  it('is given up when it stops in the middle, as the last part says', async () => {
    const { model, answer } = manualModel('m')
    const answering = combine(model).doStream(call)
    await vi.advanceTimersByTimeAsync(900)
    answer.controller?.enqueue(delta('one'))
    const reader = (await answering).stream.getReader()
    await reader.read()
    await reader.read()
    const waiting = reader.read()
    await vi.advanceTimersByTimeAsync(99)
    answer.controller?.enqueue(delta('two'))
    expect((await waiting).value).toEqual(delta('two'))
    const last = reader.read()
    await vi.advanceTimersByTimeAsync(100)
    expect((await last).value).toMatchObject({ type: 'error', error: { failure: 'timeout' } })
    expect((await reader.read()).done).toBe(true)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('is not blamed for a reader that takes its time', async () => {
    const { model, answer } = manualModel('m')
    const answering = combine(model).doStream(call)
    await vi.advanceTimersByTimeAsync(0)
    for (const text of ['one', 'two', 'three']) answer.controller?.enqueue(delta(text))
    const reader = (await answering).stream.getReader()
    await reader.read()
    await vi.advanceTimersByTimeAsync(10_000)
    const texts = [await reader.read(), await reader.read(), await reader.read()]
    expect(texts.map(({ value }) => value)).toEqual(['one', 'two', 'three'].map(delta))
    answer.controller?.close()
    expect((await reader.read()).done).toBe(true)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('is told when its reader goes away', async () => {
    const { model, answer } = manualModel('m')
    const answering = combine(model).doStream(call)
    await vi.advanceTimersByTimeAsync(0)
    answer.controller?.enqueue(delta('one'))
    await (await answering).stream.cancel()
    expect(answer.cancelled).toBe(true)
    expect(vi.getTimerCount()).toBe(0)
  })
})
