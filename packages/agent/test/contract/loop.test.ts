import { afterEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  type AgentOptions,
  createAgentExecutor,
  createAgentRegistry,
  createMemoryRunStore,
  createSkillRegistry,
  createSkillTool,
  defineTool,
  type RunEvent,
  resumeAgent,
  runAgent,
} from '../../src/index.ts'
import { createCoolDowns } from '../../src/models/gateway/cool-down.ts'
import { createResilientModel } from '../../src/models/gateway/resilient-model.ts'
import { BACKENDS, type Backend, type ContractLine } from './backends.ts'

const backends: Backend[] = []
afterEach(async () => {
  for (const backend of backends.splice(0)) await backend.close()
})

const log: string[] = []
const text = z.object({ text: z.string().min(1) })

/** Two calls of it end only together. */
const meet = (() => {
  let waiting: (() => void) | undefined
  return defineTool({
    name: 'meet',
    description: 'Waits for another.',
    input: text,
    effect: 'read',
    execute: async ({ text }) => {
      log.push(`meet ${text}`)
      await new Promise<void>((resolve) => {
        if (!waiting) waiting = resolve
        else {
          waiting()
          waiting = undefined
          resolve()
        }
      })
      return { met: text }
    },
  })
})()

const note = defineTool({
  name: 'note',
  description: 'Keeps a note.',
  input: text,
  effect: 'write',
  execute: async ({ text }) => {
    log.push(`${text} begins`)
    await new Promise((resolve) => setImmediate(resolve))
    log.push(`${text} ends`)
    return `Kept ${text}.`
  },
})

const PAGE = 'The quick brown fox jumps over the lazy dog, and goes on.\n'
const read = defineTool({
  name: 'read',
  description: 'Reads pages.',
  input: z.object({ pages: z.number() }),
  effect: 'read',
  execute: ({ pages }) => PAGE.repeat(pages),
})

const INSTRUCTIONS = '# Tea\n\nBoil "water" — às 80 °C — and\twait. 🍵'
const skill = createSkillTool({
  registry: createSkillRegistry({
    skills: [{ name: 'tea', description: 'Makes tea.', instructions: INSTRUCTIONS }],
  }),
})

async function start(
  name: string,
  lines: readonly ContractLine[],
  options: Partial<AgentOptions> = {},
) {
  log.length = 0
  const backend = await BACKENDS[name]?.(lines)
  if (!backend || !skill) throw new Error('expected a backend and a skill')
  backends.push(backend)
  const events: RunEvent[] = []
  const all: AgentOptions = {
    model: backend.model,
    tools: [meet, note, read, skill],
    system: 'You help.',
    permissions: { allow: ['*'] },
    maxSteps: 30,
    ...options,
  }
  const watch = async (run: ReturnType<typeof runAgent>) => {
    for await (const event of run) events.push(event)
    return run
  }
  return { backend, events, options: all, run: () => watch(runAgent('Olá 🙂', all)) }
}

/** A text as it stands inside JSON. */
const inJson = (value: string) => JSON.stringify(value).slice(1, -1)

describe.each(Object.keys(BACKENDS))('a run over %s', (name) => {
  it('reads together, and hands results back in the order of the calls', async () => {
    const { backend, run } = await start(name, [
      {
        text: 'Both… ',
        calls: [
          { tool: 'meet', input: { text: 'a' } },
          { tool: 'meet', input: { text: 'b' } },
        ],
        inputTokens: 100,
        outputTokens: 20,
      },
      { text: 'São dois. 🙂', inputTokens: 130, outputTokens: 5 },
    ])
    const result = await run()
    expect(result).toMatchObject({
      status: 'completed',
      text: 'São dois. 🙂',
      steps: 2,
      usage: { inputTokens: 230, outputTokens: 25 },
    })
    expect(log).toEqual(['meet a', 'meet b'])
    const sent = backend.requests()[1]?.join('') ?? ''
    expect(sent.indexOf('met')).toBeLessThan(sent.lastIndexOf('met'))
    expect(sent.replaceAll('\\', '')).toMatch(/"met":"a".*"met":"b"/)
    backend.assertDone()
  })

  it('writes one after another, after the reads before them', async () => {
    const { run } = await start(name, [
      {
        calls: [
          { tool: 'note', input: { text: 'one' } },
          { tool: 'read', input: { pages: 1 } },
          { tool: 'note', input: { text: 'two' } },
        ],
      },
      { text: 'Kept.' },
    ])
    expect((await run()).status).toBe('completed')
    expect(log).toEqual(['one begins', 'one ends', 'two begins', 'two ends'])
  })

  it('pauses for approvals, and resumes from a store with what was decided', async () => {
    const store = createMemoryRunStore()
    const first = await start(
      name,
      [
        {
          reasoning: 'I keep both.',
          calls: [
            { tool: 'note', input: { text: 'yes' } },
            { tool: 'note', input: { text: 'no' } },
          ],
        },
      ],
      { permissions: { ask: ['note'] }, store },
    )
    const paused = await first.run()
    expect(paused.status).toBe('waiting')
    expect(log).toEqual([])
    const second = await start(name, [{ text: 'Kept one.' }], first.options)
    const decisions = paused.approvals.map(({ approvalId, argumentsHash, input }) => {
      const approved = (input as { text: string }).text === 'yes'
      return { approvalId, argumentsHash, approved, reason: 'Not now.' }
    })
    const done = await resumeAgent(paused.state.runId, decisions, {
      ...first.options,
      model: second.backend.model,
    })
    expect(done).toMatchObject({ status: 'completed', text: 'Kept one.' })
    expect(log).toEqual(['yes begins', 'yes ends'])
    const sent = second.backend.requests()[0]?.join('')
    expect(sent).toContain('Kept yes.')
    expect(sent).toContain('Not now.')
  })

  it('stops in the middle of an answer when it is aborted, and can be resumed', async () => {
    const controller = new AbortController()
    const store = createMemoryRunStore()
    const { options } = await start(name, [{ text: 'I begin to', stalls: true }], {
      signal: controller.signal,
      store,
    })
    const stopped = runAgent('Olá', options)
    for await (const event of stopped) if (event.type === 'text-delta') controller.abort()
    const result = await stopped
    expect(result).toMatchObject({ status: 'aborted', steps: 0, text: 'I begin to' })
    expect(JSON.stringify(result.state.messages)).not.toContain('I begin to')
    const { signal: _, model: __, ...others } = options
    const again = await start(name, [{ text: 'Now whole.' }], others)
    const done = await resumeAgent(result.state.runId, [], again.options)
    expect(done).toMatchObject({ status: 'completed', text: 'Now whole.' })
  })

  it('is tried again while its provider is overloaded', async () => {
    const { backend, options } = await start(name, [
      { refuses: 'overloaded' },
      { refuses: 'overloaded' },
      { text: 'At last.' },
    ])
    const waits: number[] = []
    const model = createResilientModel(
      'chat',
      [{ key: 'shop/m', load: async () => backend.model }],
      {
        coolDowns: createCoolDowns(() => 0),
        sleep: async (ms) => void waits.push(ms),
        random: () => 0.5,
      },
    )
    expect(await runAgent('Olá', { ...options, model })).toMatchObject({ text: 'At last.' })
    expect(waits).toEqual([500, 1000])
    backend.assertDone()
  })

  it('tells a refusal as its result', async () => {
    const { run, events } = await start(name, [{ refuses: 'wrong-key' }])
    const result = await run()
    expect(result).toMatchObject({
      status: 'failed',
      error: { failure: 'authentication', status: 401, retryable: false },
    })
    expect(result.error?.message).toContain('the key is wrong')
    expect(events.at(-1)).toMatchObject({ type: 'run-end', status: 'failed' })
  })

  it('gives arguments that cannot be used back to the model', async () => {
    const { backend, run } = await start(name, [
      {
        calls: [
          { tool: 'note', input: { text: '' } },
          { tool: 'note', input: '{"text": "half' },
          { tool: 'nothing', input: {} },
        ],
      },
      { text: 'Sorry.' },
    ])
    expect((await run()).text).toBe('Sorry.')
    expect(log).toEqual([])
    const sent = backend.requests()[1]?.join('') ?? ''
    for (const said of ['Invalid arguments.', 'The arguments are not JSON', 'There is no tool']) {
      expect(sent).toContain(said)
    }
  })

  it('executes no call of an answer that was cut off', async () => {
    const { run } = await start(name, [
      { calls: [{ tool: 'note', input: { text: 'half' } }], finishReason: 'length' },
      { text: 'Too long.' },
    ])
    const result = await run()
    expect(log).toEqual([])
    expect(result.status).toBe('completed')
  })

  it('ends when its budget is used up', async () => {
    const { backend, run } = await start(
      name,
      [
        { calls: [{ tool: 'read', input: { pages: 1 } }], inputTokens: 90, outputTokens: 20 },
        { calls: [{ tool: 'read', input: { pages: 2 } }], inputTokens: 90, outputTokens: 20 },
      ],
      { budget: { maxTokens: 200 } },
    )
    expect(await run()).toMatchObject({ status: 'budget', limit: 'tokens', steps: 2 })
    backend.assertDone()
  })

  it('asks once more after an empty answer', async () => {
    const { run } = await start(name, [{}, { text: 'Here.' }])
    expect((await run()).text).toBe('Here.')
    const twice = await start(name, [{}, {}])
    expect(await twice.run()).toMatchObject({
      status: 'failed',
      error: { failure: 'empty-answer' },
    })
  })

  it('loads a skill once, as it stands', async () => {
    const load = { calls: [{ tool: 'skill', input: { name: 'tea' } }] }
    const { backend, run } = await start(name, [
      load,
      load,
      { calls: [{ tool: 'skill', input: { name: 'coffee' } }] },
      { text: 'Tea.' },
    ])
    expect((await run()).status).toBe('completed')
    const requests = backend.requests()
    expect(requests[1]?.join('').split(inJson(INSTRUCTIONS))).toHaveLength(2)
    expect(requests[2]?.join('').split(inJson(INSTRUCTIONS))).toHaveLength(2)
    expect(requests[3]?.join('')).toContain('Available skills')
  })

  it('carries of many tools those that fit, and finds the others', async () => {
    const many = Array.from({ length: 60 }, (_, index) =>
      defineTool({
        name: `chore_${index}`,
        description: `Does chore ${index}.`,
        input: z.object({}),
        effect: 'read',
        execute: () => `chore ${index} done`,
      }),
    )
    const weather = defineTool({
      name: 'weather',
      description: 'Tells the weather forecast of a city.',
      input: z.object({ city: z.string() }),
      effect: 'read',
      execute: ({ city }) => `Sun in ${city}.`,
    })
    const { backend, run } = await start(
      name,
      [
        { calls: [{ tool: 'find_tools', input: { query: 'weather forecast' } }] },
        { calls: [{ tool: 'weather', input: { city: 'Recife' } }] },
        { text: 'Sun.' },
      ],
      { tools: [...many, weather] },
    )
    expect(await run()).toMatchObject({ status: 'completed', text: 'Sun.' })
    expect(backend.tools().map((names) => names.includes('weather'))).toEqual([false, true, true])
    expect(Math.max(...backend.tools().map((names) => names.length))).toBeLessThan(12)
    expect(backend.requests()[2]?.join('')).toContain('Sun in Recife.')
  })

  it('hands a task to another agent, whose approval it waits for', async () => {
    const lines: ContractLine[] = [
      { calls: [{ tool: 'Agent', input: { agent: 'worker', task: 'Note tea.' }, id: 'outer' }] },
      { calls: [{ tool: 'note', input: { text: 'tea' }, id: 'inner' }] },
      { text: 'Noted tea.' },
      { text: 'The worker noted it.' },
    ]
    const { backend } = await start(name, lines)
    const agent = (agentName: string) => ({
      name: agentName,
      description: agentName,
      system: `You are ${agentName}.`,
      skills: [],
      disallowedTools: [],
      origin: 'code' as const,
    })
    const executor = createAgentExecutor({
      registry: createAgentRegistry({ agents: [agent('lead'), agent('worker')] }),
      tools: [note],
      defaults: { model: backend.model, store: createMemoryRunStore() },
    })
    const paused = await executor.execute('lead', 'Olá')
    expect(paused.approvals).toMatchObject([{ toolName: 'note', agentPath: ['worker'] }])
    expect(log).toEqual([])
    const decisions = paused.approvals.map(({ approvalId, argumentsHash }) => {
      return { approvalId, argumentsHash, approved: true }
    })
    const done = await executor.resume('lead', paused.state.runId, decisions)
    expect(done).toMatchObject({ status: 'completed', text: 'The worker noted it.' })
    expect(log).toEqual(['tea begins', 'tea ends'])
    backend.assertDone()
  })

  it('keeps its prompt within the limit, and its skills and its beginning the same', async () => {
    const pages = Array.from({ length: 14 }, (_, step) => ({
      calls: [{ tool: 'read', input: { pages: 10 + step } }],
    }))
    const lines: ContractLine[] = [
      { calls: [{ tool: 'skill', input: { name: 'tea' } }] },
      ...pages,
      { text: 'All read.' },
    ]
    const { backend, events, run } = await start(name, lines, { maxPromptTokens: 2_500 })
    expect(await run()).toMatchObject({ status: 'completed', text: 'All read.', steps: 16 })
    backend.assertDone()
    const requests = backend.requests()
    const compacted = compactionsByStep(events)
    expect(compacted.filter(Boolean).length).toBeGreaterThan(2)
    expect(compacted.filter(Boolean).length).toBeLessThan(12)
    for (const [index, request] of requests.entries()) {
      expect(request.join('').length).toBeLessThan(4 * 2_500)
      expect(request.join('')).toContain('Olá 🙂')
      if (index === 0) continue
      expect(request.join('').split(inJson(INSTRUCTIONS))).toHaveLength(2)
      const before = requests[index - 1] ?? []
      if (!compacted[index]) expect(request.slice(0, before.length)).toEqual(before)
    }
  })

  it('makes a prompt that was refused as too long fit what the provider said', async () => {
    const { backend, events, run } = await start(name, [
      { calls: [{ tool: 'read', input: { pages: 100 } }] },
      { calls: [{ tool: 'read', input: { pages: 101 } }] },
      { refuses: 'context-too-long' },
      { text: 'It fits.' },
    ])
    const result = await run()
    expect(result).toMatchObject({ status: 'completed', text: 'It fits.' })
    expect(result.state.history?.limitTokens).toBeLessThan(3_000)
    expect(events.some((event) => event.type === 'history-compacted')).toBe(true)
    const [, , refused, sent] = backend.requests()
    expect(sent?.join('').length).toBeLessThan((refused?.join('').length ?? 0) / 2)
  })

  it('says by how much it does not fit when nothing can be left out', async () => {
    const { run, backend } = await start(name, [], {
      maxPromptTokens: 200,
      system: 'Be kind. '.repeat(200),
    })
    const result = await run()
    expect(result).toMatchObject({ status: 'failed', error: { failure: 'context-too-long' } })
    expect(result.error?.message).toMatch(/takes \d+ tokens at the least.*200 fit: \d+ too many/)
    expect(backend.requests()).toEqual([])
  })
})

/** For each step, whether its prompt was compacted anew. */
function compactionsByStep(events: readonly RunEvent[]): boolean[] {
  const steps: boolean[] = []
  for (const event of events) {
    if (event.type === 'step-start') steps.push(false)
    if (event.type === 'history-compacted') steps[steps.length - 1] = true
  }
  return steps
}
