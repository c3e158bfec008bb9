import { randomUUID } from 'node:crypto'
import type { LanguageModel } from '../../language-model.ts'
import { createDirectModel, type DirectModelOptions } from '../create-direct-model.ts'
import { createOllamaAnswerReader } from './read-ollama-answer.ts'
import { toOllamaBody } from './to-ollama-body.ts'

export const OLLAMA_DEFAULT_URL = 'http://127.0.0.1:11434'

/** Fits most small models on most laptops; the server would take 4,096 and cut the rest without a word. */
export const OLLAMA_DEFAULT_CONTEXT_TOKENS = 16_384

/** Which model of an Ollama server is used, and how. */
export interface OllamaOptions extends DirectModelOptions {
  readonly provider?: string
  readonly model: string
  /** Without a path. */
  readonly baseUrl?: string
  /** `num_ctx`: how much the server keeps of prompt and answer together. */
  readonly contextTokens?: number
  readonly headers?: Readonly<Record<string, string>>
}

/**
 * A model of an Ollama server, over its own protocol: the compatible endpoint has no way to say how
 * large the context shall be. Source: Ollama API reference, "Generate a chat completion".
 */
export function createOllamaModel(options: OllamaOptions): LanguageModel {
  const source = { provider: options.provider ?? 'ollama', modelId: options.model }
  const contextTokens = options.contextTokens ?? OLLAMA_DEFAULT_CONTEXT_TOKENS
  return createDirectModel(
    {
      ...source,
      url: `${(options.baseUrl ?? OLLAMA_DEFAULT_URL).replace(/\/+$/, '')}/api/chat`,
      headers: { ...options.headers },
      framing: 'lines',
      supportedUrls: {},
      toBody: (call) => toOllamaBody(options.model, call, contextTokens),
      createReader: () => createOllamaAnswerReader(source, () => `call_${randomUUID()}`),
    },
    options,
  )
}
