import { IMAGE_TYPES } from '../../../tools/image-bytes.ts'
import type { LanguageModel } from '../../language-model.ts'
import { createDirectModel, type DirectModelOptions } from '../create-direct-model.ts'
import { createBodyExtension } from '../extend-body.ts'
import { takenImages } from '../result-images.ts'
import { createAnthropicAnswerReader } from './read-anthropic-answer.ts'
import { ANTHROPIC_RESERVED, toAnthropicBody } from './to-anthropic-body.ts'

/** Which model is reached over the Anthropic messages protocol, and how. */
export interface AnthropicOptions extends DirectModelOptions {
  readonly provider?: string
  readonly model: string
  readonly apiKey: string
  /** Up to and including `/v1`. */
  readonly baseUrl?: string
  readonly headers?: Readonly<Record<string, string>>
}

const API_VERSION = '2023-06-01'

/** A model behind the Anthropic messages protocol. Source: Anthropic API reference, "Messages", streaming. */
export function createAnthropicModel(options: AnthropicOptions): LanguageModel {
  const source = { provider: options.provider ?? 'anthropic', modelId: options.model }
  const baseUrl = (options.baseUrl ?? 'https://api.anthropic.com/v1').replace(/\/+$/, '')
  const { body } = options
  const taken = takenImages(options, IMAGE_TYPES)
  const extend = createBodyExtension({
    provider: source.provider,
    body,
    reserved: ANTHROPIC_RESERVED,
  })
  return createDirectModel(
    {
      ...source,
      url: `${baseUrl}/messages`,
      headers: {
        'x-api-key': options.apiKey,
        'anthropic-version': API_VERSION,
        ...options.headers,
      },
      framing: 'server-sent-events',
      supportedUrls: { 'image/*': [/^https:\/\//], 'application/pdf': [/^https:\/\//] },
      toBody: (call) => toAnthropicBody(options.model, call, extend, taken),
      createReader: () => createAnthropicAnswerReader(source),
    },
    options,
  )
}
