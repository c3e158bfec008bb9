import { ParcoError } from '@parco/protocol/errors'
import type { EmbeddingModel } from '../embedding-model.ts'
import { createEmbeddingsModel } from '../transports/embeddings/create-embeddings-model.ts'
import { createOllamaEmbeddingModel } from '../transports/ollama/create-ollama-embedding-model.ts'
import { type CreateModelOptions, resolveProvider } from './create-model.ts'
import type { ModelReference } from './model-configuration.ts'
import { type RetryOptions, withRetries } from './retry.ts'

/**
 * Creates the embedding model that a reference names, with retries.
 * @throws ParcoError `configuration` when its key is missing, or its provider has no embeddings.
 */
export function createEmbeddingModel(
  reference: ModelReference,
  options: CreateModelOptions & { readonly retry: RetryOptions },
): EmbeddingModel {
  const model = createDirect(reference, options)
  return {
    ...model,
    doEmbed: (call) =>
      withRetries(
        `${reference.provider}/${reference.model}`,
        () => Promise.resolve(model.doEmbed(call)),
        call.abortSignal,
        options.retry,
      ),
  }
}

function createDirect(reference: ModelReference, options: CreateModelOptions): EmbeddingModel {
  const { provider, model } = reference
  const found = resolveProvider(reference, options)
  const fetch = options.fetch ? { fetch: options.fetch } : {}
  switch (found?.entry.protocol) {
    case 'ollama': {
      const { entry, headers } = found
      return createOllamaEmbeddingModel({
        provider,
        model,
        baseUrl: entry.baseUrl,
        headers,
        ...fetch,
      })
    }
    case 'chat-completions': {
      const { entry, headers, apiKey } = found
      const key = apiKey ? { apiKey } : {}
      return createEmbeddingsModel({
        provider,
        model,
        baseUrl: entry.baseUrl,
        headers,
        ...key,
        ...fetch,
      })
    }
    default:
      throw new ParcoError(
        'configuration',
        `"${provider}" gives no embeddings here: name a model of Ollama, of OpenAI, or of a server with OpenAI's /embeddings (a provider with a \`baseUrl\`).`,
      )
  }
}
