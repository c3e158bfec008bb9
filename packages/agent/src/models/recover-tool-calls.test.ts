import { describe, expect, it } from 'vitest'
import type { LanguageModel, ModelCall, ModelStreamPart } from './language-model.ts'
import { recoverToolCalls } from './recover-tool-calls.ts'

const tools = ['weather', 'weather_in', 'add'].map((name) => {
  return { type: 'function' as const, name, inputSchema: {} }
})

/** How many of the pieces come through before the answer ends, and what all of it is then. */
async function stream(pieces: readonly string[], call: Partial<ModelCall> = { tools }) {
  const { readable: source, writable } = new TransformStream<ModelStreamPart, ModelStreamPart>()
  const writer = writable.getWriter()
  const send = (part: ModelStreamPart) => void writer.write(part)
  const model = recoverToolCalls({
    specificationVersion: 'v4',
    provider: 'p',
    modelId: 'm',
    supportedUrls: {},
    doGenerate: () => Promise.reject(new Error('not asked')),
    doStream: async () => ({ stream: source }),
  } satisfies LanguageModel)
  const { stream: read } = await model.doStream({ prompt: [], ...call })
  const parts: ModelStreamPart[] = []
  const done = (async () => {
    for await (const part of read) parts.push(part)
  })()
  const textOf = () => parts.flatMap((part) => (part.type === 'text-delta' ? part.delta : []))
  send({ type: 'text-start', id: 't' })
  for (const delta of pieces) send({ type: 'text-delta', id: 't', delta })
  // What comes through at all has come by then.
  await new Promise((resolve) => setImmediate(resolve))
  const early = textOf().join('')
  send({ type: 'text-end', id: 't' })
  const finishReason = { unified: 'stop' as const, raw: 'stop' }
  send({
    type: 'finish',
    finishReason,
    usage: { inputTokens: {}, outputTokens: {} } as never,
  })
  void writer.close()
  await done
  const calls = parts.flatMap((part) =>
    part.type === 'tool-call' ? `${part.toolName} ${part.input}` : [],
  )
  return { early, text: textOf().join(''), calls, types: parts.map(({ type }) => type) }
}

const inPieces = (text: string, length = 3) => text.match(new RegExp(`.{1,${length}}`, 'gs')) ?? []

describe('an answer that is no call', () => {
  it.each([
    ['code', '```ts\nconst a = 1\n```'],
    ['code without a language', '```\nnpm install\n```'],
    ['JavaScript, which begins as JSON does', '```js\n{}\n```'],
    ['a list in words', '[1] The first source says so.'],
    ['a Markdown link', '[Tea](https://tea.example) is ready.'],
    ['a template', '{{name}} is ready.'],
    ['a list of numbers', '[1, 2, 3]'],
    ['a table as JSON', '[{"city": "Recife", "degrees": 30}]'],
    ['JSON of another kind', '{"answer": "Recife", "sources": []}'],
    ['JSON in a fence', '```json\n{"answer": "Recife"}\n```'],
    ['JSON with a name in it', '{"name": "Ana", "age": 30}'],
    ['JSON whose name begins like a tool', '{"name": "weatherman", "age": 30}'],
    ['JSON of a schema', '{"type": "object", "properties": {"name": {}}}'],
    ['JSON whose input is no call', '{"input": "tea", "output": "coffee"}'],
    ['code of a small model', '<|python_tag|>weather.call(city="Recife")'],
    ['words', 'It is warm in Recife.'],
    ['code in one backtick', '`npm install` does it.'],
  ])('streams: %s', async (_, text) => {
    const { early, text: all, calls } = await stream(inPieces(text))
    expect(calls).toEqual([])
    expect(all).toBe(text)
    // At the latest what shows it has to have come.
    expect(early).toBe(text)
  })

  it('streams from the first letters on', async () => {
    expect((await stream(['```'])).early).toBe('')
    expect((await stream(['```', 'ts'])).early).toBe('```ts')
    expect((await stream(['{"na'])).early).toBe('')
    expect((await stream(['{"name": "w'])).early).toBe('')
    expect((await stream(['{"name": "An'])).early).toBe('{"name": "An')
  })

  it('streams when no tools are offered', async () => {
    const text = '{"name": "add", "arguments": {}}'
    expect(await stream([text], {})).toMatchObject({ early: text, calls: [] })
  })

  it('is told in full when it ends while it may still be a call', async () => {
    for (const text of [
      '',
      ' ',
      '`',
      '```',
      '```json',
      '{',
      '[',
      '{"name',
      '{"arguments": {"a": 1}}',
    ]) {
      expect(await stream([text])).toMatchObject({ text, calls: [] })
    }
  })
})

describe('a call in a text', () => {
  const call = '{"name": "add", "arguments": {"a": 1, "b": [2, "}"]}}'
  const found = 'add {"a":1,"b":[2,"}"]}'
  it.each([
    ['alone', call, [found]],
    ['behind spaces', `\n  ${call}`, [found]],
    ['in a list', `[${call}, ${call}]`, [found, found]],
    ['fenced', `\`\`\`json\n${call}\n\`\`\``, [found]],
    ['fenced without a language', `\`\`\`\n${call}\n\`\`\``, [found]],
    ['fenced as a call', `\`\`\`tool_call\n${call}\n\`\`\``, [found]],
    [
      'tagged',
      `<tool_call>\n${call}\n</tool_call>\n<tool_call>${call}</tool_call>`,
      [found, found],
    ],
    ['behind a tag', `<|python_tag|>${call}`, [found]],
    ['in lines', `${call}\n${call}`, [found, found]],
    ['as a function', `{"type": "function", "function": ${call}}`, [found]],
    ['arguments first', '{"arguments": {"a": "\\" }"}, "name": "add"}', ['add {"a":"\\" }"}']],
    ['parameters first', '{"id": "x", "parameters": {}, "tool": "weather_in"}', ['weather_in {}']],
    ['a number first', '{"index": 0, "name": "weather", "input": {}}', ['weather {}']],
  ])('is found %s, and no text of it is told', async (_, text, expected) => {
    for (const length of [1, 3, 1000]) {
      const { early, text: told, calls } = await stream(inPieces(text, length))
      expect([early, told, calls]).toEqual(['', '', expected])
    }
  })

  it('is found behind long arguments, in whatever pieces', async () => {
    const long = `{"arguments": {"text": "${'word '.repeat(2_000)}"}, "name": "add"}`
    const { early, calls } = await stream(inPieces(long, 2))
    expect([early, calls.length]).toEqual(['', 1])
  })
})
