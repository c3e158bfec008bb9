import { estimatePromptTokens, estimateToolTokens } from '../../../history/estimate-prompt.ts'
import { DEFAULT_CONTEXT_TOKENS, listedContextTokens } from '../../context-tokens.ts'
import type { ModelCall, ModelTool } from '../../language-model.ts'

/** The protocol needs a limit, and refuses one that is above the model's own. */
const OTHER_MODELS_TOKENS = 8_192

/** A whole file in one call fits, and what the model thinks before it. */
const CLAUDE_TOKENS = 32_000

/** Older models allow less. */
const OLDER_CLAUDE_TOKENS: readonly (readonly [model: RegExp, tokens: number])[] = [
  [/^claude-3-5-/, 8_192],
  [/^claude-3-(?:opus|sonnet|haiku)/, 4_096],
]

/**
 * How long an answer may be when nobody says: enough that files are not cut, within what the model
 * allows, and, of a long prompt, no more than the context leaves.
 */
export function defaultAnswerLimit(modelId: string, { prompt, tools = [] }: ModelCall): number {
  if (!modelId.startsWith('claude-')) return OTHER_MODELS_TOKENS
  const older = OLDER_CLAUDE_TOKENS.find(([model]) => model.test(modelId))
  if (older) return older[1]
  const contextTokens = listedContextTokens(`anthropic/${modelId}`) ?? DEFAULT_CONTEXT_TOKENS
  const promptTokens = estimatePromptTokens(prompt) + estimateToolTokens(tools as ModelTool[])
  return Math.max(OTHER_MODELS_TOKENS, Math.min(CLAUDE_TOKENS, contextTokens - promptTokens))
}
