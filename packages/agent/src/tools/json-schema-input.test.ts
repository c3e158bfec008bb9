import { describe, expect, it } from 'vitest'
import { runAgent } from '../run/run-agent.ts'
import { scriptedModel } from '../testing/scripted-model.ts'
import { type AgentTool, defineTool } from './agent-tool.ts'
import { jsonSchemaInput } from './json-schema-input.ts'
import { validateInput } from './tool-schema.ts'

const input = jsonSchemaInput<{ city: string; days?: number }>({
  $schema: 'http://json-schema.org/draft-07/schema#',
  type: 'object',
  properties: {
    city: { type: 'string', minLength: 1 },
    days: { type: 'integer', minimum: 1 },
    stops: { type: 'array', items: { $ref: '#/$defs/stop' } },
    'a/b~c': { enum: ['x', 'y'] },
  },
  required: ['city'],
  additionalProperties: false,
  $defs: { stop: { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] } },
} as never)

const problems = async (value: unknown) => {
  const checked = await validateInput(input, value)
  return checked.valid ? [] : checked.problem.split('; ')
}

describe('an input from JSON Schema', () => {
  it('takes what fits, as it came', async () => {
    const value = { city: 'Recife', days: 2, stops: [{ id: 'a', more: true }], 'a/b~c': 'x' }
    expect(await validateInput(input, value)).toEqual({ valid: true, value })
  })

  it.each([
    [{}, ['input: ', '"city"']],
    [{ city: '' }, ['city: ', 'too short']],
    [{ city: 'x', days: 1.5 }, ['days: ', '"integer"']],
    [{ city: 'x', days: 0 }, ['days: ', '0']],
    [{ city: 'x', stops: [{ id: 'a' }, {}] }, ['stops.1: ', '"id"']],
    [{ city: 'x', stops: [{ id: 7 }] }, ['stops.0.id: ', '"string"']],
    [{ city: 'x', 'a/b~c': 'z' }, ['a/b~c: ', '["x","y"]']],
    [{ city: 'x', town: 'y' }, ['town: ', 'no such property']],
    ['Recife', ['input: ', '"object"']],
  ])('says of %j where it does not fit, once', async (value, expected) => {
    const found = await problems(value)
    expect(found).toHaveLength(1)
    for (const text of expected) expect(found[0]).toContain(text)
  })

  it('is what the model is told, without noise, and what a call is held to', async () => {
    const weather = defineTool({
      name: 'weather',
      description: 'Tells the weather.',
      input,
      effect: 'read',
      execute: ({ city }) => `Sunny in ${city}.`,
    }) as AgentTool
    const model = scriptedModel([
      { calls: [{ tool: 'weather', input: { city: 7 } }] },
      { calls: [{ tool: 'weather', input: { city: 'Recife' } }] },
      { text: 'Sunny.' },
    ])
    const { state } = await runAgent('Weather?', { model, tools: [weather], system: '' })
    const [sent] = model.calls[0]?.tools ?? []
    expect(JSON.stringify(sent)).not.toContain('$schema')
    expect(sent).toMatchObject({ inputSchema: { required: ['city'] } })
    const results = JSON.stringify(state.messages)
    expect(results).toContain('Invalid arguments. city: ')
    expect(results).toContain('Sunny in Recife.')
  })
})
