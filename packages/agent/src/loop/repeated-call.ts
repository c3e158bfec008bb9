import type { AgentTool } from '../tools/agent-tool.ts'
import type { RunState } from './run-state.ts'

/**
 * Says why a call is not executed again: as a write it succeeded, or it failed, in an earlier step.
 * Calls of one step are admitted before any of them is executed, so twice in one step means twice.
 */
export function explainRepetition(
  argumentsHash: string,
  tool: AgentTool | undefined,
  state: RunState,
): string | undefined {
  const done = state.writes[argumentsHash]
  const mayBeMeant = tool?.repeatable === true && !isLatestWrite(argumentsHash, state)
  if (done !== undefined && !mayBeMeant) {
    return `Already done, and not repeated. It answered: ${done}`
  }
  if ((state.failures[argumentsHash] ?? 0) >= 1) {
    return 'The same call has just failed. Change the arguments or the approach.'
  }
  return undefined
}

/** Keeps that a write succeeded, as the latest; what failed before it may succeed now. */
export function noteWrite(argumentsHash: string, answer: string, state: RunState): void {
  delete state.writes[argumentsHash]
  state.writes[argumentsHash] = answer
  state.failures = {}
}

/** Keeps that a call failed. */
export function noteFailure(argumentsHash: string, state: RunState): void {
  state.failures[argumentsHash] = (state.failures[argumentsHash] ?? 0) + 1
}

/** Members keep the order in which they were added, in JSON too. */
function isLatestWrite(argumentsHash: string, state: RunState): boolean {
  return Object.keys(state.writes).at(-1) === argumentsHash
}
