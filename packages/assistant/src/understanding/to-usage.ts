import type { ModelUsage } from '@parco/agent'
import type { Usage } from '@parco/protocol'

/** Usage with every count said. */
export type FullUsage = Record<keyof Usage, number>

/** What a model call used, in the words of the protocol; what a provider does not say counts as none. */
export function toUsage({ inputTokens, outputTokens }: ModelUsage): FullUsage {
  return {
    inputTokens: inputTokens.total ?? 0,
    outputTokens: outputTokens.total ?? 0,
    cachedInputTokens: inputTokens.cacheRead ?? 0,
  }
}

/** What several calls used together. */
export function addUsage(one: Usage, other: Usage): FullUsage {
  return {
    inputTokens: one.inputTokens + other.inputTokens,
    outputTokens: one.outputTokens + other.outputTokens,
    cachedInputTokens: (one.cachedInputTokens ?? 0) + (other.cachedInputTokens ?? 0),
  }
}

/** Nothing was asked of a model. */
export const NO_USAGE: FullUsage = { inputTokens: 0, outputTokens: 0, cachedInputTokens: 0 }
