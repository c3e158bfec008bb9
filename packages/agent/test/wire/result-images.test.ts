import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  type ChatDialectName,
  createGateway,
  createToolContent,
  defineTool,
  type RunEvent,
  resumeAgent,
  runAgent,
} from '../../src/index.ts'
import { type ModelServer, startModelServer } from '../../src/testing/index.ts'

const PNG = 'iVBORw0KGgo='
const GIF = 'R0lGODlh'

const screenshot = defineTool({
  name: 'screenshot',
  description: 'Shows a page.',
  input: z.object({}),
  effect: 'read',
  execute: () =>
    createToolContent([
      { type: 'text', text: 'The page:' },
      { type: 'image', data: PNG },
      { type: 'image', data: GIF },
    ]),
})
const title = defineTool({
  name: 'title',
  description: 'The title of a page.',
  input: z.object({}),
  effect: 'read',
  execute: () => 'Tea',
})

interface Wire {
  readonly protocol: 'chat-completions' | 'anthropic' | 'ollama'
  readonly dialect?: ChatDialectName
  readonly images?: boolean
}

/** The second request of a run whose first step asks for both tools, with its events. */
async function secondRequest({ protocol, dialect, images }: Wire) {
  const server: ModelServer = await startModelServer([
    { calls: [{ tool: 'screenshot' }, { tool: 'title' }] },
    { text: 'A page about tea.' },
  ])
  try {
    const baseUrl = protocol === 'ollama' ? server.url : `${server.url}/v1`
    const provider = {
      protocol,
      baseUrl,
      apiKey: 'key',
      ...(dialect ? { dialect } : {}),
      ...(images === undefined ? {} : { images }),
    }
    const gateway = createGateway({ configuration: { providers: { test: provider } } })
    const tools = [screenshot, title]
    const run = runAgent('What is it?', { gateway, model: 'test/any', tools, system: '' })
    const events: RunEvent[] = []
    for await (const event of run) events.push(event)
    const result = await run
    expect(result.text).toBe('A page about tea.')
    const messages = server.requests[1]?.body.messages as Record<string, unknown>[]
    return { messages, events, result }
  } finally {
    await server.close()
  }
}

const dataUrl = (type: string, data: string) => ({
  type: 'image_url',
  image_url: { url: `data:image/${type};base64,${data}` },
})

describe('images out of tools', () => {
  it('are a part of the result for Anthropic', async () => {
    const { messages } = await secondRequest({ protocol: 'anthropic' })
    const source = (media_type: string, data: string) => ({ type: 'base64', media_type, data })
    expect(messages.at(-1)).toMatchObject({
      role: 'user',
      content: [
        {
          type: 'tool_result',
          content: [
            { type: 'text', text: 'The page:' },
            { type: 'image', source: source('image/png', PNG) },
            { type: 'image', source: source('image/gif', GIF) },
          ],
        },
        { type: 'tool_result', content: 'Tea' },
      ],
    })
  })

  it('follow all results of the step for OpenAI, which takes text alone as a result', async () => {
    const { messages } = await secondRequest({ protocol: 'chat-completions', dialect: 'openai' })
    expect(messages.slice(-3)).toMatchObject([
      {
        role: 'tool',
        content: 'The page:\n[image image/png, shown below]\n[image image/gif, shown below]',
      },
      { role: 'tool', content: 'Tea' },
      {
        role: 'user',
        content: [
          { type: 'text', text: 'The images in the result of screenshot:' },
          dataUrl('png', PNG),
          dataUrl('gif', GIF),
        ],
      },
    ])
  })

  it('are named where they are of a kind that Google does not take', async () => {
    const { messages } = await secondRequest({ protocol: 'chat-completions', dialect: 'google' })
    expect(messages.slice(-3)).toMatchObject([
      {
        content:
          'The page:\n[image image/png, shown below]\n[image image/gif, which is not shown here]',
      },
      { content: 'Tea' },
      {
        content: [
          { type: 'text', text: 'The image in the result of screenshot:' },
          dataUrl('png', PNG),
        ],
      },
    ])
  })

  it.each<Wire>([
    { protocol: 'chat-completions' },
    { protocol: 'chat-completions', dialect: 'mistral' },
    { protocol: 'chat-completions', dialect: 'openai', images: false },
    { protocol: 'ollama' },
  ])('are named where a model may not see: %j', async (wire) => {
    const { messages } = await secondRequest(wire)
    expect(messages.slice(-2)).toMatchObject([
      {
        role: 'tool',
        content:
          'The page:\n[image image/png, which is not shown here]\n[image image/gif, which is not shown here]',
      },
      { role: 'tool', content: 'Tea' },
    ])
    expect(JSON.stringify(messages)).not.toContain(PNG)
  })

  it('are named for Anthropic too where its settings say so', async () => {
    const { messages } = await secondRequest({ protocol: 'anthropic', images: false })
    expect(JSON.stringify(messages)).not.toContain(PNG)
    expect(JSON.stringify(messages)).toContain('[image image/png, which is not shown here]')
  })

  it('are sent to a server whose settings say that its models see', async () => {
    const chat = await secondRequest({ protocol: 'chat-completions', images: true })
    expect(JSON.stringify(chat.messages.at(-1))).toContain(PNG)
    const ollama = await secondRequest({ protocol: 'ollama', images: true })
    expect(ollama.messages.at(-1)).toEqual({
      role: 'user',
      content: 'The images in the result of screenshot:',
      images: [PNG, GIF],
    })
  })

  it('are told as they are by events, and go through JSON with the state of a run', async () => {
    const { events, result } = await secondRequest({ protocol: 'anthropic' })
    const told = events.find((event) => event.type === 'tool-output-end')
    expect(told).toMatchObject({
      toolName: 'screenshot',
      output: {
        content: [
          { type: 'text', text: 'The page:' },
          { type: 'image', mediaType: 'image/png', data: PNG },
          { type: 'image', mediaType: 'image/gif', data: GIF },
        ],
      },
    })
    const server = await startModelServer([{ text: 'Still about tea.' }])
    const provider = { protocol: 'anthropic' as const, baseUrl: `${server.url}/v1`, apiKey: 'key' }
    const gateway = createGateway({ configuration: { providers: { test: provider } } })
    const state = JSON.parse(JSON.stringify({ ...result.state, step: 0 }))
    state.messages.pop()
    await resumeAgent(state, [], { gateway, model: 'test/any', tools: [screenshot], system: '' })
    await server.close()
    expect(JSON.stringify(server.requests[0]?.body)).toContain(PNG)
  })
})
