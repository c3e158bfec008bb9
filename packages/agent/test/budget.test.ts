import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import {
  type AgentOptions,
  createAnthropicModel,
  createGateway,
  defineTool,
  type LanguageModel,
  type RunEvent,
  runAgent,
} from '../src/index.ts'
import { type ScriptLine, scriptedModel, startModelServer } from '../src/testing/index.ts'

let stop: (() => unknown) | undefined
afterEach(() => stop?.())

const spent = { inputTokens: 1_000, outputTokens: 5 }

async function run(lines: readonly ScriptLine[], options: AgentOptions = {}) {
  const model = scriptedModel(lines)
  const events: RunEvent[] = []
  const running = runAgent('go', { model, system: '', ...options })
  for await (const event of running) events.push(event)
  return { result: await running, events, model }
}

describe('usage', () => {
  it('of an empty answer counts, in its step and against the budget', async () => {
    const { result, events } = await run([spent, { text: 'Here.', ...spent }])
    expect(result.usage).toMatchObject({ inputTokens: 2_000, outputTokens: 10 })
    const end = events.find((event) => event.type === 'step-end')
    expect(end).toMatchObject({ usage: { inputTokens: 2_000, outputTokens: 10 } })

    const limited = await run([spent], { budget: { maxTokens: 1_000 } })
    expect(limited.result).toMatchObject({ status: 'budget', limit: 'tokens' })
    limited.model.assertDone()
  })

  it('of answers that were empty twice counts', async () => {
    const { result } = await run([spent, spent])
    expect(result).toMatchObject({ status: 'failed', usage: { inputTokens: 2_000 } })
  })

  it('of an answer that broke off is estimated, where nothing was told', async () => {
    const { result } = await run([], { model: breakingModel('The sum is seven. '.repeat(20)) })
    expect(result.status).toBe('failed')
    expect(result.usage.inputTokens).toBeGreaterThan(0)
    expect(result.usage.outputTokens).toBeGreaterThan(60)
  })

  it('of a call that was refused is none', async () => {
    const { result } = await run([{ error: Object.assign(new Error('no'), { statusCode: 400 }) }])
    expect(result).toMatchObject({
      status: 'failed',
      usage: { inputTokens: 0, outputTokens: 0 },
    })
  })
})

/** Says something and fails without an end. */
function breakingModel(text: string): LanguageModel {
  return {
    ...scriptedModel([]),
    doStream: async () => ({
      stream: new ReadableStream({
        start(controller) {
          controller.enqueue({ type: 'text-start', id: '0' })
          controller.enqueue({ type: 'text-delta', id: '0', delta: text })
          controller.enqueue({ type: 'error', error: new Error('broken') })
        },
      }),
    }),
  }
}

describe('usage that Anthropic tells at the beginning', () => {
  const event = (data: object) => `data: ${JSON.stringify(data)}\n\n`
  const begun = event({
    type: 'message_start',
    message: { usage: { input_tokens: 500, output_tokens: 1 } },
  })
  const said = [
    event({ type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } }),
    event({
      type: 'content_block_delta',
      index: 0,
      delta: { type: 'text_delta', text: 'Seven words and then it breaks off.' },
    }),
  ].join('')
  const done = [
    event({ type: 'content_block_stop', index: 0 }),
    event({
      type: 'message_delta',
      delta: { stop_reason: 'end_turn' },
      usage: { output_tokens: 9 },
    }),
    event({ type: 'message_stop' }),
  ].join('')
  const overloaded = event({ type: 'error', error: { type: 'overloaded_error', message: 'busy' } })

  it('counts when the answer breaks off, with what was written until then', async () => {
    const baseUrl = await answer([begun + said])
    const model = createAnthropicModel({ model: 'm', apiKey: 'k', baseUrl })
    const { status, usage } = await runAgent('go', { model, system: '' })
    expect({ status, inputTokens: usage.inputTokens }).toEqual({
      status: 'failed',
      inputTokens: 500,
    })
    expect(usage.outputTokens).toBeGreaterThan(7)
  })

  it('counts when a gateway asks again, for the attempt before and at its price', async () => {
    const baseUrl = await answer([begun + overloaded, begun + said + done])
    const { text, usage, costUsd } = await runAgent('go', {
      ...throughGateway(baseUrl),
      system: '',
    })
    expect(text).toContain('Seven words')
    expect(usage).toMatchObject({ inputTokens: 1_000, outputTokens: 10 })
    expect(costUsd).toBeCloseTo((1_000 * 2 + 10 * 4) / 1_000_000, 12)
  })

  it('counts when every attempt fails', async () => {
    const baseUrl = await answer([begun + overloaded, begun + overloaded, begun + overloaded])
    const { status, usage } = await runAgent('go', { ...throughGateway(baseUrl), system: '' })
    expect({ status, ...usage }).toMatchObject({ status: 'failed', inputTokens: 1_500 })
  })

  function throughGateway(baseUrl: string) {
    const gateway = createGateway({
      configuration: { providers: { shop: { protocol: 'anthropic', baseUrl, apiKey: 'k' } } },
      environment: {},
      prices: { 'shop/m': { input: 2, output: 4 } },
      resilience: { sleep: async () => undefined },
    })
    return { gateway, model: 'shop/m' }
  }
})

/** A server whose answers are these texts, in their order. */
async function answer(bodies: readonly string[]): Promise<string> {
  let asked = 0
  return listen((request, response) => {
    request.resume()
    response.end(bodies[asked++])
  })
}

async function listen(listener: RequestListener): Promise<string> {
  const server: Server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
}

describe('a limit in money', () => {
  it('is refused before anything is asked when a price is not known', async () => {
    const server = await startModelServer([{ text: 'never' }])
    stop = () => server.close()
    const baseUrl = `${server.url}/v1`
    const settings = {
      configuration: {
        providers: { shop: { baseUrl }, other: { baseUrl } },
        roles: { chat: ['shop/m', 'other/m'] },
      },
      environment: {},
    }
    const prices = { 'shop/': { input: 1, output: 1 } }
    const options = { system: '', budget: { maxCostUsd: 1 } }

    const gateway = createGateway(settings)
    await expect(runAgent('go', { ...options, gateway, model: 'shop/m' })).rejects.toMatchObject({
      code: 'configuration',
      message: expect.stringContaining('the price of shop/m is not known'),
    })
    // A fallback without a price would not hold either.
    const half = createGateway({ ...settings, prices })
    await expect(runAgent('go', { ...options, gateway: half })).rejects.toThrow('other/m')
    expect(server.requests).toEqual([])
    const { status } = await runAgent('go', { ...options, gateway: half, model: 'shop/m' })
    expect(status).toBe('completed')
  })

  it('holds for a model object by the name of its provider', async () => {
    const gateway = createGateway({ environment: {} })
    const script = scriptedModel([{ text: 'ok', inputTokens: 1_000_000 }])
    const model = { ...script, provider: 'openai.responses', modelId: 'gpt-5-2025-08-07' }
    const { costUsd } = await runAgent('go', {
      gateway,
      model,
      system: '',
      budget: { maxCostUsd: 9 },
    })
    expect(costUsd).toBeCloseTo(1.25, 9)
    const unknown = { ...model, modelId: 'gpt-99' }
    const refused = runAgent('go', { gateway, model: unknown, budget: { maxCostUsd: 9 } })
    await expect(refused).rejects.toThrow('openai.responses/gpt-99')
  })
})

describe('a limit in time', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => vi.useRealTimers())
  const budget = { maxDurationMs: 1_000 }
  const passTime = () => queueMicrotask(() => vi.advanceTimersByTime(1_000))
  const never = () => new Promise<never>(() => undefined)

  it('stops a tool that is under way, through its signal', async () => {
    let stopped: unknown
    const hang = defineTool({
      name: 'hang',
      description: 'Hangs.',
      input: z.object({}),
      effect: 'read',
      execute: (_, { signal }) => {
        signal.addEventListener('abort', () => {
          stopped = signal.reason
        })
        passTime()
        return never()
      },
    })
    const { result } = await run([{ text: 'I wait.', calls: [{ tool: 'hang' }] }], {
      tools: [hang],
      budget,
    })
    expect(result).toMatchObject({ status: 'budget', limit: 'time', text: 'I wait.' })
    expect(stopped).toMatchObject({ name: 'TimeoutError' })
    expect(result.state.open).toHaveLength(1)
  })

  it.each([
    ['listens', () => scriptedModel([{ text: 'I begin', stalls: true }])],
    ['does not answer', () => ({ ...scriptedModel([]), doStream: never })],
    [
      'does not listen',
      () => ({
        ...scriptedModel([]),
        doStream: async () => ({ stream: new ReadableStream({ pull: never }) }),
      }),
    ],
  ])('stops a model that %s', async (_, createModel) => {
    const model = createModel()
    const doStream: LanguageModel['doStream'] = (call) => {
      passTime()
      return model.doStream(call)
    }
    const { result } = await run([], { model: { ...model, doStream }, budget })
    expect(result).toMatchObject({ status: 'budget', limit: 'time', steps: 0 })
  })

  it('begins nothing when a resumed run has none left', async () => {
    const { result } = await run([], { budget: { maxDurationMs: 0 } })
    expect(result).toMatchObject({ status: 'budget', limit: 'time' })
  })

  it('leaves nothing behind when the run ends before it', async () => {
    const { result } = await run([{ text: 'Quick.' }], { budget })
    expect(result.status).toBe('completed')
    expect(vi.getTimerCount()).toBe(0)
  })

  it('is no match for a stop by the user, which is told as such', async () => {
    const signal = AbortSignal.abort()
    const { result } = await run([], { budget, signal })
    expect(result.status).toBe('aborted')
  })
})
