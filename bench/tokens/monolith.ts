import type { BenchMessage } from './messages.ts'
import {
  createExecution,
  readMonolith,
  type Subject,
  type TakeTurn,
  toAnswered,
} from './subject.ts'

type ToolCall = { readonly id: string; readonly function: { readonly name: string } }
type Answer = { readonly content?: string | null; readonly tool_calls?: readonly ToolCall[] }

/**
 * The assistant as one prompt, sent with nothing but `fetch`: instructions, all skills and all tools
 * with every request, and the whole conversation as it was.
 */
export function createMonolith(baseUrl: string): Subject {
  const { instructions, skills, tools } = readMonolith()
  const system = [instructions, ...Object.values(skills)].join('\n\n')
  const functions = tools.map(({ name, description, inputJsonSchema }) => ({
    type: 'function',
    function: { name, description, parameters: inputJsonSchema },
  }))
  const ask = (messages: readonly object[]) =>
    readAnswer(`${baseUrl}/chat/completions`, {
      model: 'script',
      stream: true,
      messages,
      tools: functions,
    })
  return { name: 'monolith', begin: async () => beginWith(system, ask) }
}

function beginWith(
  system: string,
  ask: (messages: readonly object[]) => Promise<Answer>,
): TakeTurn {
  const messages: object[] = [{ role: 'system', content: system }]
  const execution = createExecution()
  return async (message: BenchMessage) => {
    execution.expect(message)
    messages.push({ role: 'user', content: message.text })
    for (;;) {
      const answer = await ask(messages)
      messages.push({ role: 'assistant', ...answer })
      if (!answer.tool_calls) {
        execution.assertDone()
        return toAnswered(answer.content ?? '', message)
      }
      for (const { id, function: called } of answer.tool_calls) {
        const content = execution.execute(called.name)
        messages.push({ role: 'tool', tool_call_id: id, content })
      }
    }
  }
}

/** Puts the pieces of a streamed answer together. */
async function readAnswer(url: string, body: object): Promise<Answer> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(text)
  let content = ''
  const calls: { id: string; type: 'function'; function: { name: string; arguments: string } }[] =
    []
  for (const line of text.split('\n')) {
    if (!line.startsWith('data: {')) continue
    const { choices } = JSON.parse(line.slice(6)) as { choices: { delta: Delta }[] }
    const delta = choices[0]?.delta
    content += delta?.content ?? ''
    for (const { index, id, function: called } of delta?.tool_calls ?? []) {
      calls[index] ??= { id: id ?? '', type: 'function', function: { name: '', arguments: '' } }
      const made = calls[index].function
      made.name += called?.name ?? ''
      made.arguments += called?.arguments ?? ''
    }
  }
  return calls.length > 0 ? { content: null, tool_calls: calls } : { content }
}

interface Delta {
  readonly content?: string | null
  readonly tool_calls?: readonly {
    readonly index: number
    readonly id?: string
    readonly function?: { readonly name?: string; readonly arguments?: string }
  }[]
}
