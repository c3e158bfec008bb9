import { estimatePromptTokens, estimateToolTokens } from '../../../history/estimate-prompt.ts'
import { askOnce } from '../../../internal/ask-once.ts'
import { loadCrypto } from '../../../internal/load-on-use.ts'
import type { SizedModel } from '../../context-tokens.ts'
import type { LanguageModel, ModelCall, ModelTool } from '../../language-model.ts'
import { ModelError } from '../../model-error.ts'
import { createDirectModel, type DirectModelOptions } from '../create-direct-model.ts'
import { createBodyExtension } from '../extend-body.ts'
import { takenImages } from '../result-images.ts'
import { createOllamaAnswerReader } from './read-ollama-answer.ts'
import { readOllamaContext } from './read-ollama-context.ts'
import { OLLAMA_RESERVED, toOllamaBody } from './to-ollama-body.ts'

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
export function createOllamaModel(options: OllamaOptions): LanguageModel & SizedModel {
  const source = { provider: options.provider ?? 'ollama', modelId: options.model }
  const contextTokens = options.contextTokens ?? OLLAMA_DEFAULT_CONTEXT_TOKENS
  const baseUrl = (options.baseUrl ?? OLLAMA_DEFAULT_URL).replace(/\/+$/, '')
  const trained = askOnce(() =>
    readOllamaContext({ ...options, baseUrl, fetch: options.fetch ?? globalThis.fetch }),
  )
  const { body } = options
  // Which of its models see is not known beforehand.
  const taken = takenImages(options, [])
  const extend = createBodyExtension({
    provider: source.provider,
    body,
    reserved: OLLAMA_RESERVED,
  })
  const model = createDirectModel(
    {
      ...source,
      url: `${baseUrl}/api/chat`,
      headers: { ...options.headers },
      framing: 'lines',
      supportedUrls: {},
      toBody: (call) => {
        refuseTooLong(call, contextTokens, source)
        return toOllamaBody(options.model, call, contextTokens, extend, taken)
      },
      createReader: () =>
        createOllamaAnswerReader(source, () => `call_${loadCrypto().randomUUID()}`),
    },
    options,
  )
  return {
    ...model,
    async contextTokens() {
      return Math.min(contextTokens, (await trained()) ?? contextTokens)
    },
  }
}

/** The server would drop the beginning of such a prompt without a word. */
function refuseTooLong(
  { prompt, tools = [] }: ModelCall,
  contextTokens: number,
  { provider, modelId }: { readonly provider: string; readonly modelId: string },
): void {
  const functions = tools as readonly ModelTool[]
  const tokens = estimatePromptTokens(prompt) + estimateToolTokens(functions)
  if (tokens <= contextTokens) return
  throw new ModelError(
    `the prompt takes about ${tokens} tokens, and num_ctx is ${contextTokens}; set \`contextTokens\` of the provider higher if the machine has the memory`,
    { provider, model: modelId, failure: 'context-too-long', contextTokens },
  )
}
