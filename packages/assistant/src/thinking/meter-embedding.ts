import type { EmbeddingModel } from '@parco/agent'
import { estimateTokens } from '@parco/agent/tokens'
import { type ObserveEnd, toFailure, toModelUsage } from './observe-model.ts'

type EmbeddingCall = Parameters<EmbeddingModel['doEmbed']>[0]

/** The same model, each call of which is announced with its estimated tokens, and told when it has ended. */
export function meterEmbedding(
  model: EmbeddingModel,
  begin: (inputTokens: number) => Promise<ObserveEnd>,
): EmbeddingModel {
  return {
    ...model,
    async doEmbed(call: EmbeddingCall) {
      const end = await begin(call.values.reduce((sum, text) => sum + estimateTokens(text), 0))
      try {
        const result = await model.doEmbed(call)
        const { tokens } = result.usage ?? {}
        const usage = tokens === undefined ? {} : { usage: toModelUsage(tokens) }
        await end({ outcome: 'completed', spent: [], ...usage })
        return result
      } catch (error) {
        await end(toFailure(error, call))
        throw error
      }
    },
  }
}
