import type { ModelCall } from '../../language-model.ts'
import { type ExtendBody, RESERVED_MEMBERS, type ReservedMembers } from '../extend-body.ts'
import type { TakenImages } from '../result-images.ts'
import { createToolSerialiser, joinBody } from '../serialise-tools.ts'
import { defaultAnswerLimit } from './answer-limit.ts'
import { toAnthropicPrompt } from './to-anthropic-messages.ts'

/** Thinking budgets in tokens by effort; the answer's own limit is added on top. */
const THINKING_TOKENS = {
  minimal: 1024,
  low: 2048,
  medium: 8192,
  high: 16_384,
  xhigh: 32_768,
  max: 32_768,
}

const serialiseTools = createToolSerialiser((tool) => ({
  name: tool.name,
  ...(tool.description === undefined ? {} : { description: tool.description }),
  input_schema: tool.inputSchema,
}))

export const ANTHROPIC_RESERVED: ReservedMembers = {
  ...RESERVED_MEMBERS,
  system: 'is the `system` of the run',
}

/** Writes the request's body. Members that are `undefined` are left out by JSON. */
export function toAnthropicBody(
  modelId: string,
  call: ModelCall,
  extend: ExtendBody,
  taken?: TakenImages,
): string {
  const { system, messages } = toAnthropicPrompt(call.prompt, taken)
  const { maxOutputTokens } = call
  const tools = call.tools && call.tools.length > 0 ? serialiseTools(call.tools) : undefined
  const thinkingTokens = thinkingBudget(call.reasoning)
  const thinks = thinkingTokens !== undefined
  const withThinking = (tokens: number) => tokens + (thinkingTokens ?? 0)
  const members = extend(
    {
      model: modelId,
      max_tokens: maxOutputTokens === undefined ? undefined : withThinking(maxOutputTokens),
      stream: true,
      system: system.length > 0 ? system : undefined,
      messages,
      // Sampling settings are refused together with thinking.
      temperature: thinks ? undefined : call.temperature,
      top_p: thinks ? undefined : call.topP,
      top_k: thinks ? undefined : call.topK,
      stop_sequences: call.stopSequences,
      thinking: thinks ? { type: 'enabled', budget_tokens: thinkingTokens } : undefined,
      tool_choice: tools === undefined ? undefined : toToolChoice(call.toolChoice),
    },
    call,
  )
  const limit = members.max_tokens ?? withThinking(defaultAnswerLimit(modelId, call))
  return joinBody({ ...members, max_tokens: limit }, { tools })
}

function thinkingBudget(effort: ModelCall['reasoning']): number | undefined {
  if (effort === undefined || effort === 'provider-default' || effort === 'none') return undefined
  return THINKING_TOKENS[effort]
}

function toToolChoice(choice: ModelCall['toolChoice']): unknown {
  switch (choice?.type) {
    case undefined:
    case 'auto':
      return undefined
    case 'required':
      return { type: 'any' }
    case 'tool':
      return { type: 'tool', name: choice.toolName }
    case 'none':
      return { type: 'none' }
  }
}
