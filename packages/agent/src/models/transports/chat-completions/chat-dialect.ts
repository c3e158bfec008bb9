import { IMAGE_TYPES } from '../../../tools/image-bytes.ts'
import type { TakenImages } from '../result-images.ts'

/** Where servers of the chat completions protocol differ from one another. */
export interface ChatDialect {
  readonly maxTokensField: 'max_tokens' | 'max_completion_tokens'
  /** Asks for the usage chunk with `stream_options`; some servers refuse the field. */
  readonly asksForUsage: boolean
  /** How reasoning effort is asked for, where it can be. */
  readonly reasoning: 'reasoning_effort' | 'reasoning-object' | 'none'
  /** Takes only tool call ids of nine letters and digits, so longer ones are shortened. */
  readonly strictToolCallIds: boolean
  /** Sends the reasoning text of earlier steps back: some servers need it, some refuse it. */
  readonly returnsReasoning: 'reasoning_content' | 'reasoning' | undefined
  /** Some of its models write what they think into their text, between `<think>` tags. */
  readonly thinksInText: boolean
  /**
   * The kinds of images that its models take out of tools. None where that depends on the model: a
   * server refuses the whole request for one that sees nothing.
   */
  readonly resultImages: TakenImages
}

const PLAIN: ChatDialect = {
  maxTokensField: 'max_tokens',
  asksForUsage: true,
  reasoning: 'none',
  strictToolCallIds: false,
  returnsReasoning: undefined,
  thinksInText: true,
  resultImages: [],
}

/** The dialects by provider name; `openai-compatible` is for every server that is not listed. */
export const CHAT_DIALECTS = {
  openai: {
    ...PLAIN,
    maxTokensField: 'max_completion_tokens',
    reasoning: 'reasoning_effort',
    thinksInText: false,
    resultImages: IMAGE_TYPES,
  },
  'openai-compatible': PLAIN,
  ollama: { ...PLAIN, reasoning: 'reasoning_effort' },
  'lm-studio': PLAIN,
  vllm: { ...PLAIN, reasoning: 'reasoning_effort' },
  openrouter: { ...PLAIN, reasoning: 'reasoning-object', returnsReasoning: 'reasoning' },
  google: {
    ...PLAIN,
    reasoning: 'reasoning_effort',
    thinksInText: false,
    // Source: Gemini API, "Image understanding", supported formats.
    resultImages: ['image/png', 'image/jpeg', 'image/webp'],
  },
  deepseek: { ...PLAIN, returnsReasoning: 'reasoning_content' },
  groq: { ...PLAIN, maxTokensField: 'max_completion_tokens', reasoning: 'reasoning_effort' },
  mistral: { ...PLAIN, asksForUsage: false, strictToolCallIds: true },
} as const satisfies Record<string, ChatDialect>

/** The name of one of `CHAT_DIALECTS`. */
export type ChatDialectName = keyof typeof CHAT_DIALECTS
