import type { LanguageModel } from '@parco/agent'
import { estimatePromptTokens, estimateToolTokens } from '@parco/agent/tokens'

/** How many tokens a call sends, from above: its messages and the definitions of its tools. */
export function estimateCallTokens({
  prompt,
  tools = [],
}: Parameters<LanguageModel['doStream']>[0]): number {
  const functions = tools.filter((tool) => tool.type === 'function')
  return estimatePromptTokens(prompt) + estimateToolTokens(functions)
}
