import type { Usage } from '@parco/protocol'
import type { OpenCall, RunState } from './run-state.ts'

/** Counts what a model call, or a run inside this one, has used. */
export function addUsage(state: RunState, usage: Usage, costUsd: number): void {
  state.usage = sumUsage(state.usage, usage)
  state.costUsd += costUsd
}

/** The tokens of both together. */
export function sumUsage(one: Usage, other: Usage): Usage {
  return {
    inputTokens: one.inputTokens + other.inputTokens,
    outputTokens: one.outputTokens + other.outputTokens,
    cachedInputTokens: (one.cachedInputTokens ?? 0) + (other.cachedInputTokens ?? 0),
  }
}

/**
 * Keeps where the run inside a call stands, and counts what it has used since it was kept last. What it
 * has read the outer run will be told of.
 */
export function keepNested(
  state: RunState,
  open: OpenCall,
  nested: NonNullable<OpenCall['nested']>,
): void {
  const before = open.nested?.state
  const { usage, costUsd } = nested.state
  addUsage(
    state,
    {
      inputTokens: usage.inputTokens - (before?.usage.inputTokens ?? 0),
      outputTokens: usage.outputTokens - (before?.usage.outputTokens ?? 0),
      cachedInputTokens: (usage.cachedInputTokens ?? 0) - (before?.usage.cachedInputTokens ?? 0),
    },
    costUsd - (before?.costUsd ?? 0),
  )
  if (nested.state.isTainted) state.isTainted = true
  open.nested = nested
}
