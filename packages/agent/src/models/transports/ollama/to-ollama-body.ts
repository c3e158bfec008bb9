import type {
  ModelCall,
  ModelMessage,
  ModelPrompt,
  ModelToolCallPart,
  ModelUserPart,
} from '../../language-model.ts'
import { ModelError } from '../../model-error.ts'
import { type ExtendBody, RESERVED_MEMBERS, type ReservedMembers } from '../extend-body.ts'
import { introduce, type TakenImages, writePrompt } from '../result-images.ts'
import { createToolSerialiser, joinBody } from '../serialise-tools.ts'
import { toBase64 } from '../to-data-url.ts'

const serialiseTools = createToolSerialiser((tool) => ({
  type: 'function',
  function: { name: tool.name, description: tool.description, parameters: tool.inputSchema },
}))

export const OLLAMA_RESERVED: ReservedMembers = {
  ...RESERVED_MEMBERS,
  'options.num_ctx': 'is `contextTokens` of the provider or the model',
}

/** Writes the request's body; `contextTokens` is sent because the server's own default cuts prompts silently. */
export function toOllamaBody(
  modelId: string,
  call: ModelCall,
  contextTokens: number,
  extend: ExtendBody,
  taken: TakenImages = [],
): string {
  const tools = call.tools && call.tools.length > 0 ? serialiseTools(call.tools) : undefined
  return joinBody(
    extend(
      {
        model: modelId,
        messages: toMessages(call.prompt, taken),
        stream: true,
        think: toThink(call.reasoning),
        format:
          call.responseFormat?.type === 'json' ? (call.responseFormat.schema ?? 'json') : undefined,
        options: {
          num_ctx: contextTokens,
          num_predict: call.maxOutputTokens,
          temperature: call.temperature,
          top_p: call.topP,
          top_k: call.topK,
          seed: call.seed,
          stop: call.stopSequences,
          presence_penalty: call.presencePenalty,
          frequency_penalty: call.frequencyPenalty,
        },
      },
      call,
    ),
    { tools },
  )
}

function toThink(effort: ModelCall['reasoning']): unknown {
  if (effort === undefined || effort === 'provider-default') return undefined
  return effort !== 'none'
}

function toMessages(prompt: ModelPrompt, taken: TakenImages): object[] {
  return writePrompt<object>(prompt, taken, {
    write: toMessage,
    writeResult: ({ toolName }, content) => ({ role: 'tool', tool_name: toolName, content }),
    writeShown: (shown) => ({
      role: 'user',
      content: shown.map(introduce).join('\n'),
      images: shown.flatMap(({ images }) => images.map(({ data }) => data)),
    }),
  })
}

function toMessage(message: Exclude<ModelMessage, { role: 'tool' }>): object {
  switch (message.role) {
    case 'system':
      return { role: 'system', content: message.content }
    case 'user':
      return toUserMessage(message.content)
    case 'assistant': {
      let content = ''
      const calls: object[] = []
      for (const part of message.content) {
        if (part.type === 'text') content += part.text
        if (part.type === 'tool-call') calls.push(toToolCall(part))
      }
      return { role: 'assistant', content, ...(calls.length > 0 ? { tool_calls: calls } : {}) }
    }
  }
}

function toToolCall(part: ModelToolCallPart): object {
  return { function: { name: part.toolName, arguments: part.input ?? {} } }
}

function toUserMessage(parts: readonly ModelUserPart[]): object {
  let content = ''
  const images: string[] = []
  for (const part of parts) {
    if (part.type === 'text') content += part.text
    else if (part.mediaType.startsWith('image/') && part.data.type === 'data') {
      images.push(toBase64(part.data.data))
    } else {
      throw new ModelError(
        `takes images as bytes only; a ${part.mediaType} came as ${part.data.type}`,
        {
          provider: 'ollama',
          model: '-',
          failure: 'bad-request',
        },
      )
    }
  }
  return { role: 'user', content, ...(images.length > 0 ? { images } : {}) }
}
