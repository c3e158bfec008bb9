import type { EmbeddingModel } from '../../embedding-model.ts'
import type { ChatCompletionsOptions } from '../chat-completions/create-chat-completions-model.ts'
import { createDirectEmbeddingModel } from './create-direct-embedding-model.ts'

/** How an embedding model of a compatible server is reached. */
export type EmbeddingsOptions = Omit<ChatCompletionsOptions, 'dialect'>

/** What every server that is known takes in one call. */
const MOST_PER_CALL = 96

/**
 * An embedding model behind any server that has OpenAI's `/embeddings`.
 * Source: OpenAI API reference, "Create embeddings".
 */
export function createEmbeddingsModel(options: EmbeddingsOptions): EmbeddingModel {
  const { provider, model, baseUrl, apiKey, headers, fetch } = options
  return createDirectEmbeddingModel(
    {
      provider,
      modelId: model,
      url: `${baseUrl.replace(/\/+$/, '')}/embeddings`,
      headers: { ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}), ...headers },
      maxEmbeddingsPerCall: MOST_PER_CALL,
      toBody: ({ values, dimensions }) => ({ model, input: values, dimensions }),
      read: readEmbeddings,
    },
    fetch ? { fetch } : {},
  )
}

/** The entries may come in any order: each says which text it is for. */
function readEmbeddings(answer: object): { embeddings: unknown; tokens: unknown } {
  const { data, usage } = answer as { data?: unknown; usage?: unknown }
  const tokens = (Object(usage) as { prompt_tokens?: unknown }).prompt_tokens
  if (!Array.isArray(data)) return { embeddings: undefined, tokens }
  const entries = data.map((entry, place) => {
    const { index, embedding } = Object(entry) as { index?: unknown; embedding?: unknown }
    return { index: typeof index === 'number' ? index : place, embedding }
  })
  entries.sort((one, other) => one.index - other.index)
  return { embeddings: entries.map(({ embedding }) => embedding), tokens }
}
