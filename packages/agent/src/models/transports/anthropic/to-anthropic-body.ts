import type { ModelCall } from '../../language-model.ts'
import { createToolSerialiser, joinBody } from '../serialise-tools.ts'
import { toAnthropicPrompt } from './to-anthropic-messages.ts'

/** The protocol requires a limit; this one fits every current model. */
export const DEFAULT_MAX_TOKENS = 8192

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

/** Writes the request's body. Members that are `undefined` are left out by JSON. */
export function toAnthropicBody(modelId: string, call: ModelCall): string {
  const { system, messages } = toAnthropicPrompt(call.prompt)
  const tools = call.tools && call.tools.length > 0 ? serialiseTools(call.tools) : undefined
  const thinkingTokens = thinkingBudget(call.reasoning)
  return joinBody(
    {
      model: modelId,
      max_tokens: (call.maxOutputTokens ?? DEFAULT_MAX_TOKENS) + (thinkingTokens ?? 0),
      stream: true,
      system: system.length > 0 ? system : undefined,
      messages,
      // Sampling settings are refused together with thinking.
      temperature: thinkingTokens === undefined ? call.temperature : undefined,
      top_p: thinkingTokens === undefined ? call.topP : undefined,
      top_k: thinkingTokens === undefined ? call.topK : undefined,
      stop_sequences: call.stopSequences,
      thinking:
        thinkingTokens === undefined
          ? undefined
          : { type: 'enabled', budget_tokens: thinkingTokens },
      tool_choice: tools === undefined ? undefined : toToolChoice(call.toolChoice),
    },
    { tools },
  )
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
