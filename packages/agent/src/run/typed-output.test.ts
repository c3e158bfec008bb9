import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createGateway } from '../models/gateway/create-gateway.ts'
import { startModelServer } from '../testing/model-server.ts'
import { scriptedModel } from '../testing/scripted-model.ts'
import { defineTool } from '../tools/agent-tool.ts'
import { jsonSchemaInput } from '../tools/json-schema-input.ts'
import { resumeAgent, runAgent } from './run-agent.ts'

const invoice = z.object({
  payee: z.string(),
  cents: z.int().positive(),
  note: z.string().default('-'),
})
const fitting = '{"payee":"Ana","cents":5000}'
const output = { payee: 'Ana', cents: 5000, note: '-' }

const look = defineTool({
  name: 'look',
  description: 'Looks at the invoice.',
  input: z.object({}),
  effect: 'read',
  execute: () => '50 to Ana',
})

describe('a run that ends with an object', () => {
  it.each([
    ['alone', fitting],
    ['in a fence', `\`\`\`json\n${fitting}\n\`\`\``],
  ])('reads it as the schema gives it, %s', async (_, text) => {
    const model = scriptedModel([{ text }])
    const result = await runAgent('Read it.', { model, output: invoice, system: 'You read.' })
    expect(result).toMatchObject({ status: 'completed', output, text })
    const [call] = model.calls
    expect(call?.prompt[0]?.content).toMatch(
      /^You read\.\n\n# Your last answer\n.*\n\{"type":"object"/,
    )
    expect(call?.responseFormat).toMatchObject({
      type: 'json',
      schema: { required: ['payee', 'cents'] },
    })
  })

  it('holds no provider to the schema while there are tools to be called', async () => {
    const model = scriptedModel([{ calls: [{ tool: 'look' }] }, { text: fitting }])
    const result = await runAgent('Read it.', { model, tools: [look], output: invoice })
    expect(result).toMatchObject({ status: 'completed', output, steps: 2 })
    expect(model.calls.map(({ responseFormat }) => responseFormat)).toEqual([undefined, undefined])
  })

  it('asks once more for what does not fit, and says what is wrong', async () => {
    const model = scriptedModel([
      { text: '{"payee":"Ana","cents":"fifty"}' },
      {
        expect: ({ prompt }) => expect(JSON.stringify(prompt.at(-1))).toMatch(/cents: .*number/),
        text: fitting,
      },
    ])
    const result = await runAgent('Read it.', { model, output: invoice })
    expect(result).toMatchObject({ status: 'completed', output, steps: 2 })
  })

  it('fails when the second does not fit either', async () => {
    const model = scriptedModel([{ text: 'Ana gets 50.' }, { text: '50, as I said.' }])
    const result = await runAgent('Read it.', { model, output: invoice })
    expect(result).toMatchObject({
      status: 'failed',
      text: '50, as I said.',
      error: { failure: 'malformed-answer', message: expect.stringContaining('it is not JSON') },
    })
    expect(result).not.toHaveProperty('output')
  })

  it('asks for nothing beyond the limit of steps', async () => {
    const model = scriptedModel([{ text: 'Ana gets 50.' }])
    const result = await runAgent('Read it.', { model, output: invoice, maxSteps: 1 })
    expect(result.status).toBe('step-limit')
    model.assertDone()
  })

  it('reads it too when a paused run goes on', async () => {
    const pay = defineTool({ ...look, name: 'pay', effect: 'write', input: z.object({}) })
    const model = scriptedModel([{ calls: [{ tool: 'pay' }] }, { text: fitting }])
    const options = { model, tools: [pay], output: invoice }
    const paused = await runAgent('Pay it.', options)
    expect(paused).not.toHaveProperty('output')
    const decisions = paused.approvals.map((one) => ({ ...one, approved: true }))
    expect(await resumeAgent(paused.state, decisions, options)).toMatchObject({ output })
  })

  it.each([
    ['chat-completions', '/v1'],
    ['anthropic', '/v1'],
    ['ollama', ''],
  ] as const)('is told to a server of the format %s', async (protocol, path) => {
    const server = await startModelServer([{ text: fitting }])
    try {
      const provider = { protocol, baseUrl: `${server.url}${path}`, apiKey: 'key-of-a-test' }
      const gateway = createGateway({
        configuration: { providers: { here: provider }, roles: { chat: ['here/m'] } },
        environment: {},
      })
      const result = await runAgent('Read it.', { gateway, model: 'here/m', output: invoice })
      expect(result).toMatchObject({ status: 'completed', output })
      expect(JSON.stringify(server.requests[0]?.body)).toContain('# Your last answer')
    } finally {
      await server.close()
    }
  })

  it('takes JSON Schema', async () => {
    const schema = jsonSchemaInput<{ readonly boxes: number }>({
      type: 'object',
      properties: { boxes: { type: 'integer' } },
      required: ['boxes'],
    })
    const model = scriptedModel([{ text: '{"boxes":"12"}' }, { text: '{"boxes":12}' }])
    const result = await runAgent('How many?', { model, output: schema })
    expect(result.output?.boxes).toBe(12)
  })
})
