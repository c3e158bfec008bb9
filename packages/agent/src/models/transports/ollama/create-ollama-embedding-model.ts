import type { EmbeddingModel } from '../../embedding-model.ts'
import { createDirectEmbeddingModel } from '../embeddings/create-direct-embedding-model.ts'
import { OLLAMA_DEFAULT_URL, type OllamaOptions } from './create-ollama-model.ts'

/** Small machines answer large calls late, and a call that is aborted is lost whole. */
const MOST_PER_CALL = 32

/**
 * An embedding model of an Ollama server. A text that is too long for the model is an error: the
 * server would otherwise embed its beginning without a word.
 * Source: Ollama API reference, "Generate embeddings".
 */
export function createOllamaEmbeddingModel(
  options: Omit<OllamaOptions, 'contextTokens'>,
): EmbeddingModel {
  const { provider = 'ollama', model, baseUrl = OLLAMA_DEFAULT_URL, headers, fetch } = options
  return createDirectEmbeddingModel(
    {
      provider,
      modelId: model,
      url: `${baseUrl.replace(/\/+$/, '')}/api/embed`,
      headers: { ...headers },
      maxEmbeddingsPerCall: MOST_PER_CALL,
      toBody: ({ values, dimensions }) => ({ model, input: values, truncate: false, dimensions }),
      read: (answer) => {
        const { embeddings, prompt_eval_count: tokens } = answer as {
          embeddings?: unknown
          prompt_eval_count?: unknown
        }
        return { embeddings, tokens }
      },
    },
    fetch ? { fetch } : {},
  )
}
