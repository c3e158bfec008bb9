import { askOnce } from '../../../internal/ask-once.ts'
import { loadCrypto } from '../../../internal/load-on-use.ts'
import type { SizedModel } from '../../context-tokens.ts'
import type { LanguageModel } from '../../language-model.ts'
import { createDirectModel, type DirectModelOptions } from '../create-direct-model.ts'
import { createBodyExtension } from '../extend-body.ts'
import { takenImages } from '../result-images.ts'
import { createThinkingSplitter } from '../split-thinking.ts'
import { CHAT_DIALECTS, type ChatDialectName } from './chat-dialect.ts'
import { createChatAnswerReader } from './read-chat-answer.ts'
import { readServedContext } from './read-served-context.ts'
import { CHAT_RESERVED, toChatBody } from './to-chat-body.ts'

/** Which model is reached over the chat completions protocol, and how. */
export interface ChatCompletionsOptions extends DirectModelOptions {
  /** The provider's name in messages, usage and prices. */
  readonly provider: string
  readonly model: string
  /** Up to and including `/v1`, without a slash at its end. */
  readonly baseUrl: string
  readonly apiKey?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly dialect?: ChatDialectName
}

/**
 * A model behind any server of the chat completions protocol.
 * Source: OpenAI API reference, "Create chat completion", streaming.
 */
export function createChatCompletionsModel(
  options: ChatCompletionsOptions,
): LanguageModel & SizedModel {
  const dialect = CHAT_DIALECTS[options.dialect ?? 'openai-compatible']
  const source = { provider: options.provider, modelId: options.model }
  const baseUrl = options.baseUrl.replace(/\/+$/, '')
  const headers = {
    ...(options.apiKey ? { authorization: `Bearer ${options.apiKey}` } : {}),
    ...options.headers,
  }
  const { provider, body } = options
  const taken = takenImages(options, dialect.resultImages)
  const extend = createBodyExtension({ provider, body, reserved: CHAT_RESERVED })
  const model = createDirectModel(
    {
      ...source,
      url: `${baseUrl}/chat/completions`,
      headers,
      framing: 'server-sent-events',
      supportedUrls: { 'image/*': [/^https:\/\//] },
      toBody: (call) => toChatBody(options.model, call, dialect, extend, taken),
      createReader: () =>
        createChatAnswerReader(
          source,
          () => `call_${loadCrypto().randomUUID()}`,
          dialect.thinksInText ? createThinkingSplitter() : undefined,
        ),
    },
    options,
  )
  const listPath = LISTS[options.dialect ?? 'openai-compatible']
  if (listPath === undefined) return model
  const url = new URL(`${baseUrl}/${listPath}`).href
  const fetch = options.fetch ?? globalThis.fetch
  const ask = () => readServedContext({ url, model: options.model, headers, fetch })
  return { ...model, contextTokens: askOnce(ask) }
}

/** Where servers whose models people choose themselves list them, seen from the base address. */
const LISTS: Readonly<Partial<Record<ChatDialectName, string>>> = {
  'openai-compatible': 'models',
  vllm: 'models',
  'lm-studio': '../api/v0/models',
}
