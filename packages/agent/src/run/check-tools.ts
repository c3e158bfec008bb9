import { ParcoError } from '@parco/protocol/errors'
import { kindOf } from '../internal/kind-of.ts'
import type { AgentTool } from '../tools/agent-tool.ts'

/** How long each array was when it was checked: there may be thousands of tools, and one may be added. */
const checked = new WeakMap<object, number>()

/**
 * Refuses what is not a list of tools of this package.
 * @throws ParcoError `configuration` naming the place.
 */
export function checkTools(tools: unknown): void {
  if (tools === undefined) return
  if (!Array.isArray(tools)) {
    const hint = typeof tools === 'object' && tools !== null ? ': use Object.values(tools)' : ''
    throw new ParcoError('configuration', `\`tools\` is a list; it is ${kindOf(tools)}${hint}.`)
  }
  if (checked.get(tools) === tools.length) return
  for (const [index, tool] of tools.entries()) checkTool(tool, `tools[${index}]`)
  checked.set(tools, tools.length)
}

function checkTool(tool: unknown, place: string): void {
  const { name, effect, execute, input, timeoutMs } = Object(tool) as Partial<AgentTool>
  const isTool =
    typeof name === 'string' &&
    (effect === 'read' || effect === 'write') &&
    typeof execute === 'function' &&
    typeof Object(input)['~standard'] === 'object' &&
    typeof timeoutMs === 'number'
  if (isTool) return
  const named = typeof name === 'string' ? ` ("${name}")` : ''
  throw new ParcoError(
    'configuration',
    `${place}${named} is not a tool of this package: make it with defineTool({ name, description, input, effect, execute }).`,
  )
}
