import type { RunState } from './run-state.ts'

/** Limits of one run; the next model call is refused once one is reached. */
export interface Budget {
  /** Input and output together, cached input included. */
  readonly maxTokens?: number
  /** US dollars. Calls of models without a known price count as 0: give the gateway their prices. */
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
  if (state.elapsedMs >= (budget.maxDurationMs ?? Number.POSITIVE_INFINITY)) return 'time'
  return undefined
}
