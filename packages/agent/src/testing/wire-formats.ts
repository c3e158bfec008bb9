import type { ScriptedCall, ScriptLine } from './scripted-model.ts'

/** The protocols that `startModelServer` speaks. */
export type WireProtocol = 'chat-completions' | 'anthropic' | 'ollama'

/** One script line as the bytes of a protocol: each string is one write to the socket. */
export function toWire(protocol: WireProtocol, line: ScriptLine, mintId: () => string): string[] {
  switch (protocol) {
    case 'chat-completions':
      return toChatEvents(line, mintId)
    case 'anthropic':
      return toAnthropicEvents(line, mintId)
    case 'ollama':
      return toOllamaLines(line)
  }
}

function words(text: string | undefined): string[] {
  return text?.match(/\S+\s*|\s+/g) ?? []
}

function argumentsOf(call: ScriptedCall): string {
  return typeof call.input === 'string' ? call.input : JSON.stringify(call.input ?? {})
}

/** Halves of a text, so that readers have to put arguments together. */
function halves(text: string): string[] {
  const middle = Math.ceil(text.length / 2)
  return [text.slice(0, middle), text.slice(middle)].filter((half) => half !== '')
}

function toChatEvents(line: ScriptLine, mintId: () => string): string[] {
  const id = `chatcmpl-${mintId()}`
  const chunk = (delta: object, finish: string | null = null) =>
    `data: ${JSON.stringify({
      id,
      object: 'chat.completion.chunk',
      choices: [{ index: 0, delta, finish_reason: finish }],
    })}\n\n`
  const calls = line.calls ?? []
  const usage = {
    prompt_tokens: line.inputTokens ?? 0,
    completion_tokens: line.outputTokens ?? 0,
    prompt_tokens_details: { cached_tokens: line.cachedInputTokens ?? 0 },
  }
  return [
    chunk({ role: 'assistant', content: '' }),
    ...words(line.reasoning).map((word) => chunk({ reasoning_content: word })),
    ...words(line.text).map((word) => chunk({ content: word })),
    ...calls.flatMap((call, index) => [
      chunk({
        tool_calls: [
          {
            index,
            id: call.id ?? mintId(),
            type: 'function',
            function: { name: call.tool, arguments: '' },
          },
        ],
      }),
      ...halves(argumentsOf(call)).map((text) =>
        chunk({ tool_calls: [{ index, function: { arguments: text } }] }),
      ),
    ]),
    chunk({}, CHAT_FINISH[finishOf(line)]),
    `data: ${JSON.stringify({ id, object: 'chat.completion.chunk', choices: [], usage })}\n\n`,
    'data: [DONE]\n\n',
  ]
}

function finishOf(line: ScriptLine): 'stop' | 'length' | 'tool-calls' | 'content-filter' {
  const finish = line.finishReason ?? (line.calls?.length ? 'tool-calls' : 'stop')
  return finish === 'length' || finish === 'tool-calls' || finish === 'content-filter'
    ? finish
    : 'stop'
}

const CHAT_FINISH = {
  stop: 'stop',
  length: 'length',
  'tool-calls': 'tool_calls',
  'content-filter': 'content_filter',
}

const ANTHROPIC_FINISH = {
  stop: 'end_turn',
  length: 'max_tokens',
  'tool-calls': 'tool_use',
  'content-filter': 'refusal',
}

function toAnthropicEvents(line: ScriptLine, mintId: () => string): string[] {
  const event = (type: string, data: object) =>
    `event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`
  const cached = line.cachedInputTokens ?? 0
  const events = [
    event('message_start', {
      message: {
        id: mintId(),
        role: 'assistant',
        content: [],
        usage: {
          input_tokens: (line.inputTokens ?? 0) - cached,
          cache_read_input_tokens: cached,
          cache_creation_input_tokens: 0,
          output_tokens: 0,
        },
      },
    }),
  ]
  let index = 0
  const block = (start: object, deltas: readonly object[]) => {
    events.push(
      event('content_block_start', { index, content_block: start }),
      ...deltas.map((delta) => event('content_block_delta', { index, delta })),
      event('content_block_stop', { index }),
    )
    index += 1
  }
  if (line.reasoning) {
    const thinking = words(line.reasoning).map((text) => ({
      type: 'thinking_delta',
      thinking: text,
    }))
    const signature = { type: 'signature_delta', signature: 'signed' }
    block({ type: 'thinking', thinking: '', signature: '' }, [...thinking, signature])
  }
  if (line.text) {
    block(
      { type: 'text', text: '' },
      words(line.text).map((text) => ({ type: 'text_delta', text })),
    )
  }
  for (const call of line.calls ?? []) {
    block(
      { type: 'tool_use', id: call.id ?? mintId(), name: call.tool, input: {} },
      halves(argumentsOf(call)).map((json) => ({ type: 'input_json_delta', partial_json: json })),
    )
  }
  events.push(
    event('message_delta', {
      delta: { stop_reason: ANTHROPIC_FINISH[finishOf(line)] },
      usage: { output_tokens: line.outputTokens ?? 0 },
    }),
    event('message_stop', {}),
  )
  return events
}

function toOllamaLines(line: ScriptLine): string[] {
  const said = (message: object) =>
    `${JSON.stringify({ model: 'script', message: { role: 'assistant', content: '', ...message }, done: false })}\n`
  const calls = line.calls ?? []
  const finish = finishOf(line)
  return [
    ...words(line.reasoning).map((thinking) => said({ thinking })),
    ...words(line.text).map((content) => said({ content })),
    ...calls.map(({ tool, input = {} }) =>
      said({ tool_calls: [{ function: { name: tool, arguments: input } }] }),
    ),
    `${JSON.stringify({
      model: 'script',
      message: { role: 'assistant', content: '' },
      done: true,
      done_reason: finish === 'length' ? 'length' : 'stop',
      prompt_eval_count: line.inputTokens ?? 0,
      eval_count: line.outputTokens ?? 0,
    })}\n`,
  ]
}
