import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { LanguageModel } from '../models/language-model.ts'
import { ModelError } from '../models/model-error.ts'
import { createPolicy, defaultPolicy } from '../permissions/permission.ts'
import { type ScriptLine, scriptedModel } from '../testing/scripted-model.ts'
import { type AgentTool, defineTool } from '../tools/agent-tool.ts'
import type { RunEvent } from './run-event.ts'
import { type LoopOptions, runLoop } from './run-loop.ts'
import { createRunState, type RunState } from './run-state.ts'

const log: string[] = []

const add = defineTool({
  name: 'add',
  description: 'Adds two numbers.',
  input: z.object({ a: z.number(), b: z.number() }),
  effect: 'read',
  execute: ({ a, b }) => {
    log.push(`add ${a} ${b}`)
    return a + b
  },
})

const note = defineTool({
  name: 'note',
  description: 'Keeps a note.',
  input: z.object({ text: z.string().min(1) }),
  effect: 'write',
  execute: async ({ text }) => {
    log.push(`note ${text}`)
    if (text === 'bad') throw new Error('The notebook is full.')
    return { kept: text }
  },
})

interface Setup extends Partial<LoopOptions> {
  readonly lines: readonly ScriptLine[]
  readonly state?: RunState
}

async function run({ lines, state = begin('hello'), ...options }: Setup) {
  log.length = 0
  const model = scriptedModel(lines)
  const events: RunEvent[] = []
  const result = await runLoop(state, {
    model,
    system: 'You help.',
    tools: [add, note] as readonly AgentTool[],
    policy: createPolicy({ allow: ['*'] }),
    signal: new AbortController().signal,
    emit: (event) => events.push(event),
    now: () => 0,
    ...options,
  })
  return { result, state, events, model, log: [...log] }
}

function begin(text: string): RunState {
  const state = createRunState({ runId: 'run_1', conversationId: 'cnv_1' })
  state.messages.push({ role: 'user', content: [{ type: 'text', text }] })
  return state
}

function resultsOf(state: RunState): unknown[] {
  return state.messages.flatMap((message) =>
    message.role === 'tool'
      ? message.content.map((part) => part.type === 'tool-result' && part.output)
      : [],
  )
}

describe('a run', () => {
  it('answers without tools', async () => {
    const { result, events, model } = await run({ lines: [{ text: 'Hi there.' }] })
    expect(result).toMatchObject({ status: 'completed', text: 'Hi there.' })
    expect(events.map((event) => event.type)).toEqual([
      'step-start',
      'text-start',
      'text-delta',
      'text-delta',
      'text-end',
      'step-end',
    ])
    expect(model.calls[0]?.prompt[0]).toEqual({ role: 'system', content: 'You help.' })
  })

  it('executes tools and hands their results to the model', async () => {
    const { result, state } = await run({
      lines: [
        { calls: [{ tool: 'add', input: { a: 1, b: 2 } }] },
        {
          text: 'It is 3.',
          expect: (call) =>
            expect(call.prompt.at(-1)).toMatchObject({
              role: 'tool',
              content: [{ toolName: 'add', output: { type: 'json', value: 3 } }],
            }),
        },
      ],
    })
    expect(result.text).toBe('It is 3.')
    expect(state.step).toBe(2)
  })

  it('stops after its steps', async () => {
    const lines = [1, 2, 3].map((a) => ({ calls: [{ tool: 'add', input: { a, b: 0 } }] }))
    const { result, log } = await run({ lines, maxSteps: 3 })
    expect(result.status).toBe('step-limit')
    expect(log).toEqual(['add 1 0', 'add 2 0', 'add 3 0'])
  })

  it('sends the same prompt prefix and the same tools in every step', async () => {
    const { model } = await run({
      lines: [{ calls: [{ tool: 'add', input: { a: 1, b: 2 } }] }, { text: 'Done.' }],
    })
    const [first, second] = model.calls
    expect(JSON.stringify(second?.prompt.slice(0, first?.prompt.length))).toBe(
      JSON.stringify(first?.prompt),
    )
    expect(second?.tools).toBe(first?.tools)
  })
})

describe('tool calls', () => {
  it('that are invalid go back to the model with what was expected', async () => {
    const { state, log } = await run({
      lines: [
        {
          calls: [
            { tool: 'add', input: { a: 'one' } },
            { tool: 'subtract', input: {} },
            { tool: 'add', input: '{"a": 1,' },
            { tool: 'add', input: '[1, 2]' },
          ],
        },
        { text: 'Sorry.' },
      ],
    })
    expect(log).toEqual([])
    const results = JSON.stringify(resultsOf(state))
    expect(results).toContain('Invalid arguments. a: ')
    expect(results).toContain('b: ')
    expect(results).toContain('There is no tool \\"subtract\\". There are: add, note.')
    expect(results).toContain('The arguments are not JSON')
    expect(results).toContain('one JSON object')
  })

  it('of an answer that was cut off are not executed, and may come in smaller parts', async () => {
    const { log, state, result } = await run({
      lines: [
        { calls: [{ tool: 'note', input: '{"text": "a whole bo' }], finishReason: 'length' },
        { calls: [{ tool: 'note', input: { text: 'a page' } }] },
        {
          calls: [{ tool: 'note', input: '{"text": "the rest, all of i' }],
          finishReason: 'length',
        },
        { calls: [{ tool: 'note', input: { text: 'another page' } }] },
        { text: 'Noted.' },
      ],
      maxSteps: 9,
    })
    expect(result.status).toBe('completed')
    expect(log).toEqual(['note a page', 'note another page'])
    expect(JSON.stringify(resultsOf(state)[0])).toContain(
      'Not executed: the answer ended early (length), as there is a limit',
    )
    expect(JSON.stringify(resultsOf(state)[0])).toContain('Make the call smaller')
  })

  it('of two answers in a row that were cut off end the run, whatever they say', async () => {
    const { result, log, model } = await run({
      lines: [
        { calls: [{ tool: 'note', input: '{"text": "one' }], finishReason: 'length' },
        { calls: [{ tool: 'note', input: '{"text": "another' }], finishReason: 'length' },
      ],
      maxSteps: 9,
    })
    expect(result).toMatchObject({
      status: 'failed',
      finishReason: 'length',
      error: { failure: 'malformed-answer', retryable: false },
    })
    expect(result.error?.message).toContain('maxOutputTokens')
    expect(result.error?.message).toContain('in a call of note')
    expect(log).toEqual([])
    model.assertDone()
  })

  it('that write run one after another, after the reads before them', async () => {
    const order: string[] = []
    const slow = (name: string, effect: 'read' | 'write') =>
      defineTool({
        name,
        description: name,
        input: z.object({}),
        effect,
        execute: async () => {
          order.push(`${name} begins`)
          await Promise.resolve()
          order.push(`${name} ends`)
          return null
        },
      })
    await run({
      lines: [{ calls: ['r1', 'r2', 'w1', 'w2'].map((tool) => ({ tool })) }, { text: 'Done.' }],
      tools: [slow('r1', 'read'), slow('r2', 'read'), slow('w1', 'write'), slow('w2', 'write')],
    })
    expect(order.slice(4)).toEqual(['w1 begins', 'w1 ends', 'w2 begins', 'w2 ends'])
    expect(order.slice(0, 2)).toEqual(['r1 begins', 'r2 begins'])
  })

  it('that throw become results', async () => {
    const { state, result } = await run({
      lines: [{ calls: [{ tool: 'note', input: { text: 'bad' } }] }, { text: 'It is full.' }],
    })
    expect(resultsOf(state)).toEqual([{ type: 'error-text', value: 'The notebook is full.' }])
    expect(result.status).toBe('completed')
  })

  it('that fail the same way again are not executed again, and end the run', async () => {
    const failing = { calls: [{ tool: 'note', input: { text: 'bad' } }] }
    const { result, log } = await run({ lines: [failing, failing, failing], maxSteps: 9 })
    expect(result.status).toBe('stuck')
    expect(log).toEqual(['note bad'])
  })

  it('that wrote are not repeated in a later step, but may come twice in one', async () => {
    const milk = { tool: 'note', input: { text: 'milk' } }
    const { log, state } = await run({
      lines: [{ calls: [milk, milk] }, { calls: [milk] }, { text: 'Noted.' }],
    })
    expect(log).toEqual(['note milk', 'note milk'])
    expect(JSON.stringify(resultsOf(state).at(-1))).toContain('Already done')
  })

  it('that do not listen are given up after their time', async () => {
    const stuck = defineTool({
      name: 'stuck',
      description: 'Hangs.',
      input: z.object({}),
      effect: 'read',
      timeoutMs: 1,
      execute: () => new Promise<null>(() => undefined),
    })
    const { state } = await run({
      lines: [{ calls: [{ tool: 'stuck' }] }, { text: 'It hangs.' }],
      tools: [stuck],
    })
    expect(JSON.stringify(resultsOf(state))).toContain('longer than 1 ms')
  })
})

describe('a tool that fails without a word', () => {
  it.each([undefined, null, '', new Error('')])('is told as failed: %o', async (thrown) => {
    const mute = defineTool({
      name: 'mute',
      description: 'Fails.',
      input: z.object({}),
      effect: 'read',
      execute: () => {
        throw thrown
      },
    })
    const lines = [{ calls: [{ tool: 'mute', input: {} }] }, { text: 'Odd.' }]
    const { state } = await run({ lines, tools: [mute] as readonly AgentTool[] })
    const value = thrown instanceof Error ? 'Error' : 'The tool failed and did not say why.'
    expect(resultsOf(state)).toEqual([{ type: 'error-text', value }])
  })
})

describe('approvals', () => {
  const asks: ScriptLine = {
    calls: [
      { tool: 'add', input: { a: 1, b: 1 } },
      { tool: 'note', input: { text: 'milk' } },
    ],
  }

  it('hold writes, and let reads run', async () => {
    const { result, log } = await run({ lines: [asks], policy: defaultPolicy })
    expect(result.status).toBe('waiting')
    expect(result.approvals).toMatchObject([{ toolName: 'note', input: { text: 'milk' } }])
    expect(log).toEqual(['add 1 1'])
  })

  it('survive a restart and resume exactly', async () => {
    const paused = await run({ lines: [asks], policy: defaultPolicy })
    const state: RunState = JSON.parse(JSON.stringify(paused.state))
    for (const open of state.open) Object.assign(open, { status: 'approved', isDecided: true })
    const resumed = await run({ lines: [{ text: 'Kept.' }], state, policy: defaultPolicy })
    expect(resumed.log).toEqual(['note milk'])
    expect(resumed.result).toMatchObject({ status: 'completed', text: 'Kept.' })
    expect(state.messages.map((message) => message.role)).toEqual([
      'user',
      'assistant',
      'tool',
      'assistant',
    ])
  })

  it('that are denied tell the model so', async () => {
    const { state } = await run({ lines: [asks], policy: defaultPolicy })
    for (const open of state.open) Object.assign(open, { status: 'denied', reason: 'Not now.' })
    const { log } = await run({ lines: [{ text: 'All right.' }], state, policy: defaultPolicy })
    expect(log).toEqual([])
    expect(resultsOf(state)).toContainEqual({ type: 'execution-denied', reason: 'Not now.' })
  })

  it('leave a run the text of its last step, also where it goes on without another', async () => {
    const lines = [{ ...asks, text: 'I would note that.' }]
    const { state, result } = await run({ lines, policy: defaultPolicy })
    expect(result.text).toBe('I would note that.')
    const again = await run({ lines: [], state, policy: defaultPolicy })
    expect(again.result).toMatchObject({ status: 'waiting', text: 'I would note that.' })
  })

  it('are not asked for what is denied by policy', async () => {
    const { result, log, state } = await run({
      lines: [asks, { text: 'I may not.' }],
      policy: createPolicy({ deny: ['note'] }),
    })
    expect(result.status).toBe('completed')
    expect(log).toEqual(['add 1 1'])
    expect(JSON.stringify(resultsOf(state))).toContain('not permitted')
  })

  it('of a write that began before a crash do not repeat it', async () => {
    const { state } = await run({ lines: [asks], policy: defaultPolicy })
    for (const open of state.open) open.status = 'started'
    const { log } = await run({ lines: [{ text: 'I will check.' }], state })
    expect(log).toEqual([])
    expect(JSON.stringify(resultsOf(state))).toContain('whether it happened is unknown')
  })
})

describe('limits', () => {
  const step = {
    calls: [{ tool: 'add', input: { a: 1, b: 2 } }],
    inputTokens: 100,
    outputTokens: 20,
  }

  it.each([
    ['tokens', { maxTokens: 120 }],
    ['cost', { maxCostUsd: 0.5 }],
  ] as const)('in %s refuse the next model call', async (limit, budget) => {
    const { result, model } = await run({ lines: [step], budget, priceUsd: () => 0.5 })
    expect(result).toMatchObject({ status: 'budget', limit })
    expect(model.calls).toHaveLength(1)
  })

  it('in time refuse the next model call', async () => {
    let nowMs = 0
    const { result } = await run({
      lines: [step],
      budget: { maxDurationMs: 10 },
      now: () => (nowMs += 4),
    })
    expect(result).toMatchObject({ status: 'budget', limit: 'time' })
  })

  it('count usage with cached tokens', async () => {
    const { state } = await run({
      lines: [
        { ...step, cachedInputTokens: 60 },
        { text: 'ok', inputTokens: 130, outputTokens: 1 },
      ],
    })
    expect(state.usage).toEqual({ inputTokens: 230, outputTokens: 21, cachedInputTokens: 60 })
  })
})

describe('failures', () => {
  it('of an empty answer are tried once more, then explained', async () => {
    const once = await run({ lines: [{}, { text: 'Here.' }] })
    expect(once.result.text).toBe('Here.')
    const twice = await run({ lines: [{}, {}] })
    expect(twice.result.status).toBe('failed')
    expect(twice.result.error?.message).toContain('empty twice')
  })

  it('of an answer that was withheld are told at once, and one in words is an answer', async () => {
    const withheld = await run({ lines: [{ finishReason: 'content-filter' }] })
    expect(withheld.result).toMatchObject({
      status: 'failed',
      error: { failure: 'content-filter' },
    })
    const text = 'I cannot help with that.'
    const declined = await run({ lines: [{ text, finishReason: 'content-filter' }] })
    expect(declined.result).toMatchObject({
      status: 'completed',
      text,
      finishReason: 'content-filter',
    })
  })

  it('of the model end the run with the state as it was', async () => {
    const error = new ModelError('500 oops', { provider: 'p', model: 'm', failure: 'server' })
    const { result, state } = await run({
      lines: [{ calls: [{ tool: 'add', input: { a: 1, b: 2 } }] }, { error }],
    })
    expect(result).toMatchObject({ status: 'failed', error })
    expect(state.messages.at(-1)?.role).toBe('tool')
  })

  it('by abort stop at once, also inside a tool', async () => {
    const controller = new AbortController()
    const stopper = defineTool({
      name: 'stopper',
      description: 'Aborts its own run.',
      input: z.object({}),
      effect: 'write',
      execute: () => {
        controller.abort()
        return new Promise<null>(() => undefined)
      },
    })
    const { result } = await run({
      lines: [{ calls: [{ tool: 'stopper' }] }],
      tools: [stopper],
      signal: controller.signal,
    })
    expect(result.status).toBe('aborted')
  })

  /** Looks first; what the second answer does is the test's. */
  function answerThen(second: LanguageModel['doStream']): LanguageModel {
    const model = scriptedModel([
      { text: 'I look.', calls: [{ tool: 'add', input: { a: 1, b: 2 } }] },
    ])
    return {
      ...model,
      doStream: (call) => (model.calls.length === 0 ? model.doStream(call) : second(call)),
    }
  }

  it('leave the text that came of the answer that was under way', async () => {
    const error = new ModelError('cut', { provider: 'p', model: 'm', failure: 'network' })
    const model = answerThen(async () => ({
      stream: new ReadableStream({
        start(stream) {
          stream.enqueue({ type: 'text-start', id: '0' })
          stream.enqueue({ type: 'text-delta', id: '0', delta: 'The sum is' })
          stream.enqueue({ type: 'error', error })
        },
      }),
    }))
    const { result, state } = await run({ lines: [], model })
    expect(result).toMatchObject({ status: 'failed', text: 'The sum is' })
    expect(state.messages.at(-1)?.role).toBe('tool')
  })

  it('leave the text of the last answer when nothing came of the next', async () => {
    const controller = new AbortController()
    const model = answerThen(async () => {
      controller.abort()
      throw controller.signal.reason
    })
    const { result } = await run({ lines: [], model, signal: controller.signal })
    expect(result).toMatchObject({ status: 'aborted', text: 'I look.' })
  })
})
