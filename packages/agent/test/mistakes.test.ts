import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  type AgentOptions,
  createAgentRegistry,
  createFileRunStore,
  createGateway,
  createSkillRegistry,
  defineTool,
  jsonSchemaInput,
  resumeAgent,
  runAgent,
  type ToolDeclaration,
} from '../src/index.ts'
import { scriptedModel } from '../src/testing/index.ts'

/** What a program in JavaScript can hand over. */
type Anything = Readonly<Record<string, unknown>>

const stock = defineTool({
  name: 'stock',
  description: 'Counts boxes.',
  input: z.object({ article: z.string() }),
  effect: 'read',
  execute: () => 12,
})

describe('options that mean nothing are refused with what was expected', () => {
  it.each<[string, Anything, string]>([
    ['a misspelt option', { maxStep: 3 }, 'There is no option "maxStep". There are: model,'],
    ['a misspelt limit', { budget: { maxToken: 5 } }, 'no limit in `budget` "maxToken"'],
    ['a misspelt setting', { settings: { maxTokens: 5 } }, 'no member of `settings` "maxTokens"'],
    ['limits that are no object', { budget: 5 }, 'stands in an object, not in a number'],
    [
      'tools by name',
      { tools: { stock } },
      '`tools` is a list; it is an object: use Object.values',
    ],
    [
      'a tool of another library',
      { tools: [stock, { description: 'x', inputSchema: {}, execute: () => 1 }] },
      'tools[1] is not a tool of this package: make it with defineTool(',
    ],
    ['no tool at all', { tools: [undefined] }, 'tools[0] is not a tool'],
    [
      'an output that is no schema',
      { output: { type: 'object' } },
      '`output` is a schema that gives',
    ],
    [
      'an output that JSON cannot hold',
      { output: z.object({ at: z.date() }) },
      'No answer can be `output`: ',
    ],
    [
      'an output that is a list',
      { output: z.array(z.number()) },
      "be it `output` or a tool's input, is of an object",
    ],
    [
      'a misspelt list of rules',
      { permissions: { alow: ['x'] } },
      'no list in `permissions` "alow"',
    ],
    [
      'what is no rule',
      { permissions: { deny: ['stock('] } },
      '"stock(" in `permissions.deny` is no rule. A rule is a tool',
    ],
    [
      'a rule in place of a list',
      { permissions: { allow: 'stock' } },
      '`permissions.allow` is a list of rules; it is a text',
    ],
    ['an empty model', { model: {} }, "such as 'openai/gpt-5-mini', or a model object"],
    ['a provider as the model', { model: () => 1 }, 'it is a function without doStream'],
    ['a list as the system prompt', { system: ['a'] }, '`system` is a text, or { append'],
    ['messages that are none', { messages: 'hi' }, '`messages` is a list of messages'],
    [
      'content that is a text',
      { messages: [{ role: 'user', content: 'hi' }] },
      "messages[0].content is a list of parts, such as [{ type: 'text', text: 'Hello.' }]; it is a text",
    ],
    [
      'messages of a user interface',
      { messages: [{ id: '1', role: 'user', parts: [{ type: 'text', text: 'hi' }] }] },
      '`parts` are for a user interface',
    ],
    [
      'a role that is none',
      { messages: [{ role: 'human', content: [] }] },
      'messages[0].role is one',
    ],
    [
      'a part without a text',
      { messages: [{ role: 'user', content: [{ type: 'text' }] }] },
      'messages[0].content[0].text is a text; it is missing',
    ],
    [
      'a result without its call',
      { messages: [{ role: 'tool', content: [{ type: 'tool-result', output: {} }] }] },
      'messages[0].content[0] names its call',
    ],
  ])('%s', async (_, wrong, expected) => {
    const model = scriptedModel([])
    const options = { model, system: '', ...wrong } as AgentOptions
    const refused = { code: 'configuration', message: expect.stringContaining(expected) }
    await expect(runAgent('go', options)).rejects.toMatchObject(refused)
    expect(model.calls).toEqual([])
  })

  it('when a run goes on, too', async () => {
    const { state } = await runAgent('go', { model: scriptedModel([{ text: 'ok' }]), system: '' })
    const options = { maxStep: 3 } as AgentOptions
    await expect(resumeAgent(state, [], options)).rejects.toThrow('no option "maxStep"')
  })

  it('of a registry, and of what keeps runs', () => {
    const registries = [createSkillRegistry, createAgentRegistry] as ((given: object) => unknown)[]
    for (const create of registries) {
      expect(() => create({ dirs: [] })).toThrow('"dirs". There are: ')
      expect(() => create({ directories: 'skills' })).toThrow(
        '`directories` is a list; it is a text',
      )
    }
    expect(() => createFileRunStore('')).toThrow('takes the directory that keeps the runs')
  })

  it('of a run that is resumed by what is not its state, or with a decision alone', async () => {
    const pay = defineTool({ ...stock, name: 'pay', effect: 'write' })
    const model = scriptedModel([{ calls: [{ tool: 'pay', input: { article: 'tea' } }] }])
    const paused = await runAgent('Pay.', { model, tools: [pay], system: '' })
    const [request] = paused.approvals
    const resume = (run: unknown, decisions: unknown) =>
      resumeAgent(run as never, decisions as never, { model, tools: [pay], system: '' })
    await expect(resume(paused, [])).rejects.toMatchObject({
      code: 'configuration',
      message: expect.stringContaining('hand over `state` of the result'),
    })
    for (const decisions of [{ ...request, approved: true }, undefined]) {
      await expect(resume(paused.state, decisions)).rejects.toMatchObject({
        code: 'bad-request',
        message: expect.stringContaining('Decisions are a list, such as [{ approvalId,'),
      })
    }
  })

  it('of a gateway', () => {
    expect(() => createGateway({ providers: {} } as never)).toThrow('no option of a gateway')
  })

  it('and those that are left open are not', async () => {
    const model = scriptedModel([{ text: 'ok' }])
    const open = { model, system: '', budget: undefined, later: undefined } as unknown
    expect(await runAgent('go', open as AgentOptions)).toMatchObject({ status: 'completed' })
  })
})

describe('a declaration that no compiler has seen', () => {
  const right = {
    name: 'put',
    description: 'Puts.',
    input: z.object({}),
    effect: 'write',
    execute: () => 1,
  }

  it.each<[Anything, string]>([
    [{ name: undefined }, `A tool's name is 1 to 64 letters, digits, "_" and "-"; it is missing.`],
    [{ name: 'a b' }, 'it is "a b"'],
    [{ description: undefined }, 'The tool "put": its description is a text'],
    [{ description: '  ' }, 'is not empty'],
    [{ parameters: z.object({}) }, 'there is no "parameters"; it is called input here'],
    [{ inputSchema: z.object({}) }, 'there is no "inputSchema"; it is called input here'],
    [{ timeoutMS: 5 }, 'there is no "timeoutMS"'],
    [
      { input: z.string() },
      'its input is an object, such as z.object({ … }), as arguments have names',
    ],
    [{ input: z.array(z.object({})) }, 'it is z.array()'],
    [{ input: z.object({}).nullable() }, 'it is z.nullable()'],
    [{ input: z.union([z.object({}), z.number()]) }, 'it is z.number()'],
    [{ input: z.string().transform((text) => ({ text })) }, 'it is z.string()'],
  ])('is refused: %o', (wrong, expected) => {
    const declaration = { ...right, ...wrong } as unknown as ToolDeclaration<unknown>
    expect(() => defineTool(declaration)).toThrow(expected)
  })

  it.each([
    z.object({ a: z.string() }).default({ a: 'x' }),
    z.record(z.string(), z.number()),
    z.object({ a: z.string() }).and(z.object({ b: z.string() })),
    z.union([z.object({ a: z.string() }), z.object({ b: z.string() })]),
    z.object({ a: z.string() }).transform(({ a }) => a),
    z.preprocess((value) => value, z.object({ a: z.string() })),
    z.any(),
  ])('is taken where its input is an object: %#', (input) => {
    const tool = defineTool({ ...right, input, effect: 'read' })
    expect(tool.inputJsonSchema).toMatchObject({ type: 'object' })
  })
})

describe('a JSON Schema that is broken', () => {
  const of = (property: object, more: object = {}) =>
    ({ type: 'object', properties: { at: property }, ...more }) as never

  it.each<[object, string]>([
    [{ type: 'string', pattern: '([' }, '"properties.at" in its schema has a pattern that is none'],
    [{ type: 'object', patternProperties: { '*': {} } }, 'has a pattern that is none'],
    [{ $ref: '#/$defs/nope' }, '"properties.at" in its schema has the $ref "#/$defs/nope"'],
    [{ $ref: 'nope' }, 'and nothing stands there'],
    [{ type: 'array', items: { $ref: '#nope' } }, '"properties.at.items" in its schema'],
    [{ anyOf: [{ type: 'string' }, { $ref: '#/nope' }] }, '"properties.at.anyOf.1"'],
  ])('is refused where the tool is declared: %j', (property, expected) => {
    expect(() => jsonSchemaInput(of(property))).toThrow(expected)
    const declare = () =>
      defineTool({
        name: 'put',
        description: 'Puts.',
        input: z.object({}),
        inputJsonSchema: of(property),
        effect: 'read',
        execute: () => 1,
      })
    expect(declare).toThrow(expected)
  })

  it.each<[object, object]>([
    [{ $ref: '#/$defs/stop' }, { $defs: { stop: { type: 'string' } } }],
    [{ $ref: '#/definitions/a~1b' }, { definitions: { 'a/b': {} } }],
    [{ $ref: '#' }, {}],
    [{ $ref: '#there' }, { $defs: { one: { $anchor: 'there' } } }],
    [{ $ref: 'stop.json' }, { $defs: { one: { $id: 'stop.json', type: 'string' } } }],
    [{ enum: [{ $ref: 'just a value' }, { pattern: '([' }] }, {}],
    [{ type: 'object', properties: { pattern: { type: 'string' }, $ref: {} } }, {}],
    [{ default: { pattern: '([' } }, {}],
  ])('is not: %j %j', (property, more) => {
    expect(() => jsonSchemaInput(of(property, more))).not.toThrow()
  })

  it('is one that takes no object, or none at all', () => {
    expect(() => jsonSchemaInput({ type: 'string' })).toThrow(
      'is of an object, such as z.object({ … })',
    )
    expect(() => jsonSchemaInput('object' as never)).toThrow(
      'A JSON Schema is an object; it is a text.',
    )
  })
})
