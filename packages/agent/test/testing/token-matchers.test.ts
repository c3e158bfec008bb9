import '@parco/agent/testing/vitest'
import { encode } from 'gpt-tokenizer'
import { afterEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createChatCompletionsModel, defineTool, runAgent } from '../../src/index.ts'
import {
  createTokenMatchers,
  type ModelServer,
  type ScriptLine,
  scriptedModel,
  startModelServer,
} from '../../src/testing/index.ts'

expect.extend(createTokenMatchers())

let server: ModelServer | undefined
afterEach(() => server?.close())

const add = defineTool({
  name: 'add',
  description: 'Adds two numbers.',
  input: z.object({ a: z.number(), b: z.number() }),
  effect: 'read',
  execute: ({ a, b }) => a + b,
})
const lines: ScriptLine[] = [
  {
    calls: [{ tool: 'add', input: { a: 1, b: 2 } }],
    inputTokens: 100,
    cachedInputTokens: 60,
    outputTokens: 20,
  },
  { text: 'Three.', inputTokens: 130, outputTokens: 3 },
]
const options = { tools: [add], system: 'You add.' }

/** What an assertion complains of. */
function complaintOf(assertion: () => void): string {
  try {
    assertion()
  } catch (error) {
    return (error as Error).message
  }
  return ''
}

describe('toUseAtMost', () => {
  it('counts what a run reports', async () => {
    const result = await runAgent('1 + 2', { ...options, model: scriptedModel(lines) })
    expect(result).toUseAtMost(253)
    expect(result).not.toUseAtMost(252)
    expect(result).toUseAtMost(230, 'input')
    expect(result).not.toUseAtMost(229, 'input')
    expect(result).toUseAtMost(23, 'output')
    expect(result.state).toUseAtMost(253)
    expect(result.usage).toUseAtMost(253, 'tokens')
    expect(complaintOf(() => expect(result).toUseAtMost(22, 'output'))).toBe(
      'Expected the run to use at most 22 output tokens, and it used 23.\nAs reported: input 230, of which cached 60; output 23, in 2 steps.',
    )
    expect(complaintOf(() => expect(result).not.toUseAtMost(300))).toContain('not to use at most')
  })

  it('counts what a scripted model was sent, request by request', async () => {
    const model = scriptedModel(lines)
    await runAgent('1 + 2', { ...options, model })
    expect(model).toUseAtMost(300, 'input')
    expect(model).not.toUseAtMost(50)
    const complaint = complaintOf(() => expect(model).toUseAtMost(0))
    expect(complaint).toMatch(/Request 1: \d+ \(system \d+, tools \d+, messages \d+\)\nRequest 2: /)
    expect(complaint).toContain('By estimate, from above.')
    expect(() => expect(model).toUseAtMost(9, 'output')).toThrow('ask for "input"')
  })

  it('counts what a server was sent, with a tokenizer when one is handed in', async () => {
    server = await startModelServer(lines)
    const baseUrl = `${server.url}/v1`
    const model = createChatCompletionsModel({ provider: 'shop', model: 'm', baseUrl })
    await runAgent('1 + 2', { ...options, model })
    const { toUseAtMost } = createTokenMatchers({ countTokens: (text) => encode(text).length })
    const estimated = createTokenMatchers()
    const requests = server.requests.map(({ body }) => body)
    const exact = requests
      .flatMap(({ messages, tools }) => {
        const [system, ...others] = messages as unknown[]
        return [[system], others, tools]
      })
      .reduce((sum: number, part) => sum + encode(JSON.stringify(part)).length, 0)
    expect(toUseAtMost(server, exact).pass).toBe(true)
    expect(toUseAtMost(server, exact - 1).pass).toBe(false)
    expect(estimated.toUseAtMost(server, exact - 1).pass).toBe(false)
  })

  it('refuses what would hold without a reason', async () => {
    const silent = await runAgent('hi', { ...options, model: scriptedModel([{ text: 'Hi.' }]) })
    expect(() => expect(silent).toUseAtMost(1)).toThrow('reported no usage')
    expect(() => expect(silent).not.toUseAtMost(1)).toThrow('reported no usage')
    const run = runAgent('hi', { ...options, model: scriptedModel([{ text: 'Hi.' }]) })
    expect(() => expect(run).toUseAtMost(1)).toThrow('expect(await run)')
    await run
    for (const other of [undefined, 3, 'text', {}, { usage: 3 }]) {
      expect(() => expect(other).toUseAtMost(1)).toThrow('takes the result of a run')
    }
  })

  it('holds for what used nothing', () => {
    expect({ usage: { inputTokens: 0, outputTokens: 0 } }).toUseAtMost(0)
  })
})

describe('a script', () => {
  it('that does not fit the run fails the test, and not the run', async () => {
    const short = runAgent('hi', { ...options, model: scriptedModel([]) }).result
    await expect(short).rejects.toThrow('The script has 0 lines, and the model was called 1 times')
    const wrong = scriptedModel([{ text: 'Hi.', expect: (call) => expect(call.tools).toEqual([]) }])
    const run = runAgent('hi', { ...options, model: wrong }).result
    await expect(run).rejects.toThrow('Call 1 of the script is not as expected')
    const long = scriptedModel([{ text: 'Hi.' }, { text: 'Left over.' }])
    await runAgent('hi', { ...options, model: long })
    expect(() => long.assertDone()).toThrow('1 of 2 script lines were not used')
  })
})
