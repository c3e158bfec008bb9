import type { RunState } from './run-state.ts'

/**
 * Limits of one run. The next model call is refused once one is reached; the time also stops the call
 * or the tool that is under way, through its signal.
 */
export interface Budget {
  /** Input and output together, cached input included. */
  readonly maxTokens?: number
  /** US dollars. The price of every model that may be asked has to be known. */
  readonly maxCostUsd?: number
  /** Time at work; pauses do not count. */
  readonly maxDurationMs?: number
}

/** Which limit of a `Budget` was reached. */
export type BudgetLimit = 'tokens' | 'cost' | 'time'

/** Names the limit that a run has reached, if any. */
export function exceededLimit(state: RunState, budget: Budget): BudgetLimit | undefined {
  const tokens = state.usage.inputTokens + state.usage.outputTokens
  if (tokens >= (budget.maxTokens ?? Number.POSITIVE_INFINITY)) return 'tokens'
  if (state.costUsd >= (budget.maxCostUsd ?? Number.POSITIVE_INFINITY)) return 'cost'
  return isTimeOver(state, budget) ? 'time' : undefined
}

/** Whether a run has worked for as long as it may. */
export function isTimeOver({ elapsedMs }: RunState, { maxDurationMs }: Budget): boolean {
  return elapsedMs >= (maxDurationMs ?? Number.POSITIVE_INFINITY)
}
