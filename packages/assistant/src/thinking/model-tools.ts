import { type AgentTool, defineTool } from '@parco/agent'
import { estimateTokens } from '@parco/agent/tokens'
import type { IntentCall, JsonObject, RecalledMemory } from '@parco/protocol'
import { BUDGETS, MAX_PROPOSALS } from '../composer/budgets.ts'
import type { DomainTool, DomainWriteTool } from '../domains/domain-tool.ts'
import type { ToolCatalogue } from '../turn/tool-catalogue.ts'
import { toModelSchema } from './model-schema.ts'
import type { Live } from './thinking-action.ts'

/** What one run gives the tools that a model calls. */
export interface ModelToolScope {
  readonly live: Live
  readonly proposals: IntentCall[]
  /** Called when records have been read, with what was remembered. */
  readonly onRead: (memories: readonly RecalledMemory[]) => void
  /** Called when the user must answer before anything else makes sense. */
  readonly onQuestion: () => void
}

/**
 * Every tool of the domains as a model calls it, made once for an assistant: reads answer at once in
 * the words that the user would read, and writes only prepare a card. None of them changes anything.
 */
export function createModelTools(catalogue: ToolCatalogue): readonly AgentTool[] {
  return [...catalogue.values()].map(({ tool }) =>
    tool.effect === 'read' ? readTool(tool) : proposalTool(tool),
  )
}

function readTool(tool: DomainTool): AgentTool {
  return defineTool({
    name: tool.name,
    description: tool.description,
    input: tool.input,
    inputJsonSchema: toModelSchema(tool.input, tool.codeSlots),
    effect: 'read',
    execute: async (input, { scope }) => {
      const { live, onRead } = scope as ModelToolScope
      const { reply, memories } = await live.read(tool.name, input as JsonObject)
      onRead(memories)
      return cutToBudget(reply)
    },
  })
}

function proposalTool(tool: DomainWriteTool): AgentTool {
  return defineTool({
    name: tool.name,
    description: tool.description,
    input: tool.input,
    inputJsonSchema: toModelSchema(tool.input, tool.codeSlots),
    effect: 'read',
    execute: async (input, { scope }) => {
      const { live, proposals, onQuestion } = scope as ModelToolScope
      if (proposals.length >= MAX_PROPOSALS) {
        return {
          status: 'refused',
          reason: `One answer proposes ${MAX_PROPOSALS} changes at most.`,
        }
      }
      const slots = input as JsonObject
      const call = { intent: tool.name, params: tool.fromModel?.(slots) ?? slots }
      const outcome = await live.propose(tool.name, call.params)
      if (outcome.status === 'refused') return outcome
      // A question is asked when the turn is settled, with the card.
      proposals.push(call)
      if (outcome.status === 'question') onQuestion()
      return outcome
    },
  })
}

/** Long answers are cut at the end of a line, and say so. */
function cutToBudget(text: string): string {
  if (estimateTokens(text) <= BUDGETS.toolResult) return text
  const lines = text.split('\n')
  while (lines.length > 1 && estimateTokens(lines.join('\n')) > BUDGETS.toolResult) lines.pop()
  return `${lines.join('\n').slice(0, BUDGETS.toolResult * 4)}\n[More lines were left out; ask for a narrower period or name.]`
}
