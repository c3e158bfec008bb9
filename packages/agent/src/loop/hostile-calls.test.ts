import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { runAgent } from '../run/run-agent.ts'
import { type ScriptLine, scriptedModel } from '../testing/scripted-model.ts'
import { type AgentTool, defineTool, type ToolOutput } from '../tools/agent-tool.ts'

interface Executed {
  readonly name: string
  readonly input: unknown
  readonly key: string
}

type Declared = Partial<Pick<AgentTool, 'input' | 'inputJsonSchema' | 'effect' | 'repeatable'>> & {
  readonly answer?: () => unknown
}

const anything = z.looseObject({})

async function run(lines: readonly ScriptLine[], declared: Record<string, Declared> = {}) {
  const executed: Executed[] = []
  const tools = Object.entries<Declared>({ put: {}, ...declared }).map(
    ([name, { answer, ...more }]) =>
      defineTool({
        name,
        description: name,
        input: anything,
        effect: 'write',
        ...more,
        execute: (input, { idempotencyKey: key }) => {
          executed.push({ name, input, key })
          return (answer ? answer() : 'ok') as ToolOutput
        },
      }),
  )
  const model = scriptedModel(lines)
  const result = await runAgent('Go.', {
    model,
    tools,
    system: '',
    maxSteps: 9,
    permissions: { allow: ['*'] },
  })
  const results = result.state.messages.flatMap((message) =>
    message.role === 'tool' ? message.content : [],
  )
  return { result, results, executed, model }
}

const put = (x: unknown, id?: string): ScriptLine => ({
  calls: [{ tool: 'put', input: { x } as never, ...(id === undefined ? {} : { id }) }],
})
const done: ScriptLine = { text: 'Done.' }

describe('calls with ids that are not unique', () => {
  it('are told apart over steps, so that no two share an idempotency key', async () => {
    const { executed, results } = await run([put(1, 'call_0'), put(2, 'call_0'), done])
    expect(new Set(executed.map(({ key }) => key)).size).toBe(2)
    expect(new Set(results.map((part) => 'toolCallId' in part && part.toolCallId)).size).toBe(2)
  })

  it('are told apart within one answer', async () => {
    const calls = [1, 2].map((x) => ({ tool: 'put', input: { x }, id: 'a' }))
    const { executed, results } = await run([{ calls }, done])
    expect(executed.map(({ input }) => input)).toEqual([{ x: 1 }, { x: 2 }])
    expect(new Set(executed.map(({ key }) => key)).size).toBe(2)
    expect(new Set(results.map((part) => 'toolCallId' in part && part.toolCallId)).size).toBe(2)
  })
})

describe('malformed calls', () => {
  it('do not stand in the way of the same tool without arguments', async () => {
    const { executed } = await run([
      { calls: [{ tool: 'put', input: '{bad' }] },
      { calls: [{ tool: 'put', input: {} }] },
      done,
    ])
    expect(executed).toHaveLength(1)
  })

  it('are told apart by what was written, and the same one thrice stops the run', async () => {
    const bad = (input: string) => ({ calls: [{ tool: 'put', input }] })
    const differing = await run([bad('{a'), bad('{b'), bad('{c'), done])
    expect(differing.result.status).toBe('completed')
    const same = await run([bad('{a'), bad('{a'), bad('{a')])
    expect(same.result.status).toBe('stuck')
  })

  it('go back to the provider with a name that it takes', async () => {
    const { result, model } = await run([
      { calls: [{ tool: `${'bad name! '.repeat(20)}`, input: {} }] },
      { calls: [{ tool: '', input: {} }] },
      done,
    ])
    expect(result.status).toBe('completed')
    const sent = JSON.stringify(model.calls.at(-1)?.prompt)
    for (const [, name] of sent.matchAll(/"toolName":"([^"]*)"/g)) {
      expect(name).toMatch(/^[a-zA-Z0-9_-]{1,64}$/)
    }
  })

  it('that are nested endlessly are refused, and nothing overflows', async () => {
    const deep = `{"x":${'['.repeat(100_000)}${']'.repeat(100_000)}}`
    const { result, executed, results } = await run([
      { calls: [{ tool: 'put', input: deep }] },
      done,
    ])
    expect(result.status).toBe('completed')
    expect(executed).toEqual([])
    expect(JSON.stringify(results)).toContain('nested deeper')
  })

  it('are executed when they come again whole, after an answer that was cut off', async () => {
    const { executed, results } = await run([{ ...put(1), finishReason: 'length' }, put(1), done])
    expect(executed).toHaveLength(1)
    expect(JSON.stringify(results[0])).toContain('ended early')
  })
})

describe('repetition', () => {
  const again = { repeatable: true } as const

  it('is refused for a write that was made, whatever came in between', async () => {
    const { executed } = await run([put('A'), put('B'), put('A'), done])
    expect(executed).toHaveLength(2)
  })

  it('of a repeatable write is refused at once, and meant after another write', async () => {
    const test = { calls: [{ tool: 'test', input: {} }] }
    const { executed, results } = await run([test, test, put('fix'), test, done], { test: again })
    expect(executed.map(({ name }) => name)).toEqual(['test', 'put', 'test'])
    expect(JSON.stringify(results[1])).toContain('Already done')
  })

  it('of a call that failed is meant once a write has succeeded', async () => {
    let isThere = false
    const look = {
      effect: 'read' as const,
      answer: () => {
        if (!isThere) throw new Error('not there')
        return 'there'
      },
    }
    const write = { answer: () => (isThere = true) }
    const call = (tool: string) => ({ calls: [{ tool, input: {} }] })
    const { results } = await run([call('look'), call('write'), call('look'), done], {
      look,
      write,
    })
    expect(results.at(-1)).toMatchObject({ output: { type: 'text', value: 'there' } })
  })
})

describe('answers of tools that are not JSON', () => {
  const circular = () => {
    const value: Record<string, unknown> = {}
    value.itself = value
    return value
  }

  it('fail a read, and do not end the run', async () => {
    const tools = {
      big: { effect: 'read' as const, answer: () => ({ a: 1n }) },
      circle: { effect: 'read' as const, answer: circular },
    }
    const { result, results } = await run(
      [{ calls: [{ tool: 'big' }, { tool: 'circle' }] }, done],
      tools,
    )
    expect(result.status).toBe('completed')
    expect(results).toMatchObject([
      { output: { type: 'error-text' } },
      { output: { type: 'error-text' } },
    ])
  })

  it('of a write leave it done, and it is not made again', async () => {
    const call = { calls: [{ tool: 'big', input: {} }] }
    const { executed, results } = await run([call, call, done], { big: { answer: () => 1n } })
    expect(executed).toHaveLength(1)
    expect(results[0]).toMatchObject({ output: { type: 'text' } })
  })

  it('are kept as they would be read back from a store', async () => {
    const answer = () => ({ at: new Date(0), none: undefined, list: [undefined], nan: Number.NaN })
    const { results } = await run([{ calls: [{ tool: 'read', input: {} }] }, done], {
      read: { answer },
    })
    expect(results[0]).toMatchObject({
      output: { value: { at: '1970-01-01T00:00:00.000Z', list: [null], nan: null } },
    })
  })
})

describe('what an application gets wrong', () => {
  it('a schema that throws fails the call alone', async () => {
    const input = z.looseObject({}).transform(() => {
      throw new Error('the schema broke')
    })
    const inputJsonSchema = { type: 'object' } as const
    const { result, results } = await run([put(1), done], {
      put: { input, inputJsonSchema } as never,
    })
    expect(result.status).toBe('completed')
    expect(JSON.stringify(results)).toContain('the schema broke')
  })

  it('two tools with one name are refused before a model is asked', async () => {
    const tool = () =>
      defineTool({
        name: 'put',
        description: 'Puts.',
        input: anything,
        effect: 'read',
        execute: () => 1,
      })
    const model = scriptedModel([done])
    await expect(
      runAgent('Go.', { model, system: '', tools: [tool(), tool()] }),
    ).rejects.toMatchObject({ code: 'configuration', message: expect.stringContaining('"put"') })
    expect(model.calls).toEqual([])
  })

  it.each([{ maxSteps: Number.NaN }, { budget: { maxTokens: Number.NaN } }, { maxSteps: -1 }])(
    'a limit that would never hold is refused: %j',
    async (options) => {
      const model = scriptedModel([done])
      await expect(runAgent('Go.', { model, system: '', ...options })).rejects.toMatchObject({
        code: 'configuration',
      })
    },
  )

  it.each([
    { effect: 'delete' },
    { effect: undefined },
    { input: { type: 'object' } },
    { input: undefined },
    { execute: undefined },
    { timeoutMs: Number.NaN },
    { timeoutMs: 0 },
    { description: undefined },
    { description: ' ' },
    { parameters: {} },
    { input: z.string() },
    { input: z.array(z.object({})) },
    { input: z.union([z.object({ a: z.string() }), z.number()]) },
    { inputJsonSchema: { type: 'object', properties: { a: { pattern: '(' } } } },
  ])('a declaration that no compiler has seen is refused: %j', (wrong) => {
    const right = {
      name: 'put',
      description: 'Puts.',
      input: anything,
      effect: 'read',
      execute: () => 1,
    }
    expect(() => defineTool({ ...right, ...wrong } as never)).toThrow('The tool "put"')
  })

  it('a prompt that is no text is refused', async () => {
    const run = runAgent({ text: 'Go.' } as never, { model: scriptedModel([done]), system: '' })
    await expect(run).rejects.toMatchObject({ code: 'configuration' })
  })

  it('is caught as from any promise', async () => {
    let isOver = false
    const caught = await runAgent('Go.', { model: scriptedModel([]), maxSteps: Number.NaN })
      .finally(() => {
        isOver = true
      })
      .catch(({ code }) => code)
    expect([caught, isOver]).toEqual(['configuration', true])
  })

  it('an unknown tool among a thousand is answered in a few words', async () => {
    const many = Object.fromEntries(Array.from({ length: 1000 }, (_, n) => [`tool_${n}`, {}]))
    const { results } = await run([{ calls: [{ tool: 'nothing', input: {} }] }, done], many)
    expect(JSON.stringify(results[0]).length).toBeLessThan(300)
  })
})
