import type { ToolCatalogue } from '../turn/tool-catalogue.ts'
import { type ConverseParts, createConverse } from './converse.ts'
import { createModelTools } from './model-tools.ts'
import { prompted } from './prompted.ts'
import type { ThinkingAction } from './thinking-action.ts'

/** Every action that thinks, by its name. */
export function createThinkingActions(
  tools: ToolCatalogue,
  parts: Omit<ConverseParts, 'tools'> = {},
): ReadonlyMap<string, ThinkingAction> {
  // A brief is read by the action that made it, and stored in between.
  const actions = [
    createConverse({ ...parts, tools: createModelTools(tools) }),
    prompted,
  ] as unknown as readonly ThinkingAction[]
  return new Map(actions.map((action) => [action.name, action]))
}
