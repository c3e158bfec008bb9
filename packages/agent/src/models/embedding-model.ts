/**
 * The contract of models that turn texts into vectors: version 4 of the AI SDK's provider
 * specification, types only, named here alone. Source: `@ai-sdk/provider` 4, EmbeddingModelV4.
 */
import type {
  EmbeddingModelV4,
  EmbeddingModelV4CallOptions,
  EmbeddingModelV4Result,
} from '@ai-sdk/provider'

/** A model that turns texts into vectors. */
export type EmbeddingModel = EmbeddingModelV4
/** One call to an embedding model. */
export type EmbeddingCall = EmbeddingModelV4CallOptions
/** What an embedding model answers. */
export type EmbeddingResult = EmbeddingModelV4Result

/** Vectors of texts, in their order. */
export interface Embeddings {
  readonly embeddings: readonly (readonly number[])[]
  /** Input tokens over all calls; 0 where the provider does not say. */
  readonly tokens: number
}

/**
 * Turns any number of texts into vectors, in as few calls as the model allows, one after another.
 * @throws ModelError as the model does; nothing is given back in part.
 */
export async function embedTexts(
  model: EmbeddingModel,
  texts: readonly string[],
  options: Omit<EmbeddingCall, 'values'> = {},
): Promise<Embeddings> {
  const most = (await model.maxEmbeddingsPerCall) ?? Number.POSITIVE_INFINITY
  const embeddings: number[][] = []
  let tokens = 0
  for (let start = 0; start < texts.length; start += most) {
    const values = texts.slice(start, start + most)
    const result = await model.doEmbed({ ...options, values })
    embeddings.push(...result.embeddings)
    tokens += result.usage?.tokens ?? 0
  }
  return { embeddings, tokens }
}
