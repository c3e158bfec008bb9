import type { ModelCall } from '../../language-model.ts'
import { type ExtendBody, RESERVED_MEMBERS, type ReservedMembers } from '../extend-body.ts'
import type { TakenImages } from '../result-images.ts'
import { createToolSerialiser, joinBody } from '../serialise-tools.ts'
import type { ChatDialect } from './chat-dialect.ts'
import { toChatMessages } from './to-chat-messages.ts'

const serialiseTools = createToolSerialiser((tool) => ({
  type: 'function',
  function: {
    name: tool.name,
    ...(tool.description === undefined ? {} : { description: tool.description }),
    parameters: tool.inputSchema,
  },
}))

/** Of several answers only one is read, and all would be paid for. */
export const CHAT_RESERVED: ReservedMembers = { ...RESERVED_MEMBERS, n: 'a run needs to be 1' }

/** Writes the request's body. Members that are `undefined` are left out by JSON. */
export function toChatBody(
  modelId: string,
  call: ModelCall,
  dialect: ChatDialect,
  extend: ExtendBody,
  taken?: TakenImages,
): string {
  const tools = call.tools && call.tools.length > 0 ? serialiseTools(call.tools) : undefined
  return joinBody(
    extend(
      {
        model: modelId,
        messages: toChatMessages(call.prompt, dialect, taken),
        stream: true,
        stream_options: dialect.asksForUsage ? { include_usage: true } : undefined,
        [dialect.maxTokensField]: call.maxOutputTokens,
        temperature: call.temperature,
        top_p: call.topP,
        presence_penalty: call.presencePenalty,
        frequency_penalty: call.frequencyPenalty,
        stop: call.stopSequences,
        seed: call.seed,
        response_format: toResponseFormat(call.responseFormat),
        tool_choice: tools === undefined ? undefined : toToolChoice(call.toolChoice),
        ...toReasoning(call.reasoning, dialect),
      },
      call,
    ),
    { tools },
  )
}

function toToolChoice(choice: ModelCall['toolChoice']): unknown {
  if (choice === undefined || choice.type === 'auto') return undefined
  if (choice.type === 'tool') return { type: 'function', function: { name: choice.toolName } }
  return choice.type
}

function toResponseFormat(format: ModelCall['responseFormat']): unknown {
  if (format?.type !== 'json') return undefined
  if (format.schema === undefined) return { type: 'json_object' }
  return {
    type: 'json_schema',
    json_schema: { name: format.name ?? 'answer', schema: format.schema },
  }
}

function toReasoning(effort: ModelCall['reasoning'], dialect: ChatDialect): object {
  if (effort === undefined || effort === 'provider-default') return {}
  switch (dialect.reasoning) {
    case 'reasoning_effort':
      return { reasoning_effort: effort }
    case 'reasoning-object':
      return { reasoning: { effort } }
    case 'none':
      return {}
  }
}
