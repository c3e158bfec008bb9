import type {
  LanguageModelV2,
  LanguageModelV2CallOptions,
  LanguageModelV2StreamPart,
  LanguageModelV3,
} from '@ai-sdk/provider'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { resumeAgent, runAgent } from '../../run/run-agent.ts'
import { scriptedModel } from '../../testing/scripted-model.ts'
import { defineTool } from '../../tools/agent-tool.ts'
import { createToolContent } from '../../tools/tool-content.ts'
import type { LanguageModel } from '../language-model.ts'
import { adaptOlderModel, type OlderLanguageModel } from './adapt-older-model.ts'

const paid: number[] = []
const pay = defineTool({
  name: 'pay',
  description: 'Pays a bill.',
  input: z.object({ euros: z.number() }),
  effect: 'write',
  execute: ({ euros }) => void paid.push(euros),
})

/** A model as packages of AI SDK 5 make it. */
function olderModel(steps: readonly LanguageModelV2StreamPart[][]) {
  const calls: LanguageModelV2CallOptions[] = []
  const model: LanguageModelV2 = {
    specificationVersion: 'v2',
    provider: 'older',
    modelId: 'm',
    supportedUrls: {},
    doGenerate: () => Promise.reject(new Error('not asked')),
    doStream: async (options) => {
      calls.push(options)
      return { stream: ReadableStream.from(steps[calls.length - 1] ?? []) }
    },
  }
  return { model, calls }
}

const usage = { inputTokens: 100, outputTokens: 20, totalTokens: 120, cachedInputTokens: 40 }
const asks: LanguageModelV2StreamPart[] = [
  { type: 'tool-input-start', id: 'c', toolName: 'pay' },
  { type: 'tool-input-end', id: 'c' },
  { type: 'tool-call', toolCallId: 'c', toolName: 'pay', input: '{"euros":5}' },
  { type: 'finish', finishReason: 'tool-calls', usage },
]
const answers: LanguageModelV2StreamPart[] = [
  { type: 'text-start', id: 't' },
  { type: 'text-delta', id: 't', delta: 'Done.' },
  { type: 'text-end', id: 't' },
  { type: 'finish', finishReason: 'stop', usage },
]

describe('a model object of version 2', () => {
  it('has its calls executed, and its tokens counted', async () => {
    paid.length = 0
    const { model } = olderModel([asks, answers])
    const options = { model, tools: [pay], system: '', permissions: { allow: ['pay'] } }
    expect(await runAgent('Pay.', options)).toMatchObject({
      status: 'completed',
      text: 'Done.',
      finishReason: 'stop',
      usage: { inputTokens: 200, outputTokens: 40, cachedInputTokens: 80 },
    })
    expect(paid).toEqual([5])
  })

  it('is held to a budget', async () => {
    const { model, calls } = olderModel([asks, answers])
    const budget = { maxTokens: 100 }
    const options = { model, tools: [pay], system: '', permissions: { allow: ['pay'] }, budget }
    expect((await runAgent('Pay.', options)).status).toBe('budget')
    expect(calls).toHaveLength(1)
  })

  it('is told of a call that was denied, for which its version has no word', async () => {
    const { model, calls } = olderModel([asks, answers])
    const options = { model, tools: [pay], system: '' }
    const paused = await runAgent('Pay.', options)
    const decisions = paused.approvals.map((request) => {
      return { ...request, approved: false, reason: 'Not today.' }
    })
    await resumeAgent(paused.state, decisions, options)
    expect(calls[1]?.prompt.at(-1)).toMatchObject({
      role: 'tool',
      content: [{ output: { type: 'error-text', value: 'This call was not allowed: Not today.' } }],
    })
  })

  it('gets images of results as its version has them', async () => {
    const look = defineTool({
      name: 'look',
      description: 'Looks.',
      input: z.object({}),
      effect: 'read',
      execute: () => createToolContent([{ type: 'image', data: 'iVBORw0KGgo=' }]),
    })
    for (const [version, type] of [
      ['v2', 'media'],
      ['v3', 'image-data'],
    ] as const) {
      const looks = asks.map((part) =>
        part.type === 'tool-call' ? { ...part, toolName: 'look', input: '{}' } : part,
      )
      const { model, calls } = olderModel([looks, answers])
      const older = { ...model, specificationVersion: version } as OlderLanguageModel
      await runAgent('Look.', { model: older, tools: [look], system: '' })
      expect(calls[1]?.prompt.at(-1), version).toMatchObject({
        content: [{ output: { value: [{ type, mediaType: 'image/png', data: 'iVBORw0KGgo=' }] } }],
      })
    }
  })

  it('gets files as it knows them', async () => {
    const { model, calls } = olderModel([answers])
    const data = { type: 'data' as const, data: new Uint8Array([1, 2]) }
    const file = { type: 'file' as const, data, mediaType: 'image/png' }
    const messages = [{ role: 'user' as const, content: [file] }]
    await runAgent('What is it?', { model, messages, system: '' })
    expect(calls[0]?.prompt[0]).toMatchObject({ content: [{ data: new Uint8Array([1, 2]) }] })
  })
})

describe('adapting', () => {
  it('makes one model of one object, and leaves those of version 4 alone', () => {
    const { model } = olderModel([])
    expect(adaptOlderModel(model)).toBe(adaptOlderModel(model))
    const current = scriptedModel([])
    expect(adaptOlderModel(current)).toBe(current)
    const between: LanguageModelV3 = {
      ...(current as object as LanguageModelV3),
      specificationVersion: 'v3',
    }
    expect(adaptOlderModel(between).specificationVersion).toBe('v4')
  })

  it('refuses a version that it does not know', async () => {
    const model = { ...scriptedModel([]), specificationVersion: 'v9' } as unknown as LanguageModel
    await expect(runAgent('Go.', { model, system: '' })).rejects.toMatchObject({
      code: 'model-unavailable',
      message: expect.stringContaining('version v9 of the specification is not known'),
    })
  })
})
