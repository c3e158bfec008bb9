import type { AgentTool } from '@parco/agent'
import { estimateTokens } from '@parco/agent/tokens'
import { BUDGETS } from './budgets.ts'

/**
 * Chooses of the tools that are wanted as many as fit their budget, in the order in which they are
 * wanted; each is measured once.
 */
export function createToolBudget(
  tools: readonly AgentTool[],
): (wanted: readonly string[]) => string[] {
  const byName = new Map(tools.map((tool) => [tool.name, tool]))
  const known = new Map<string, number>()
  const tokensOf = (name: string): number => {
    const before = known.get(name)
    if (before !== undefined) return before
    const tool = byName.get(name)
    const made = tool ? estimateTokens(JSON.stringify(toDefinition(tool))) : 0
    known.set(name, made)
    return made
  }
  return (wanted) => {
    let left: number = BUDGETS.tools
    return wanted.filter((name) => {
      const tokens = tokensOf(name)
      if (tokens > left) return false
      left -= tokens
      return true
    })
  }
}

const toDefinition = ({ name, description, inputJsonSchema }: AgentTool) => ({
  name,
  description,
  inputJsonSchema,
})
