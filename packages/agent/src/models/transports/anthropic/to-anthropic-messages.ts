import { IMAGE_TYPES } from '../../../tools/image-bytes.ts'
import type {
  ModelAssistantPart,
  ModelMessage,
  ModelPrompt,
  ModelToolResultOutput,
  ModelUserPart,
} from '../../language-model.ts'
import { type TakenImages, toSentImage } from '../result-images.ts'
import { toBase64 } from '../to-data-url.ts'
import { inWords, toResultText } from '../to-result-text.ts'

type Block = { readonly type: string } & Record<string, unknown>
interface AnthropicMessage {
  readonly role: 'user' | 'assistant'
  readonly content: Block[]
}

export interface AnthropicPrompt {
  readonly system: Block[]
  readonly messages: AnthropicMessage[]
}

/**
 * Writes a prompt as Anthropic messages: system texts apart, tool results as the user's, neighbours
 * of one role joined. Cache breakpoints come from `providerOptions.anthropic.cacheControl`.
 */
export function toAnthropicPrompt(
  prompt: ModelPrompt,
  taken: TakenImages = IMAGE_TYPES,
): AnthropicPrompt {
  const system: Block[] = []
  const messages: AnthropicMessage[] = []
  for (const message of prompt) {
    const cache = cacheControl(message)
    if (message.role === 'system') {
      system.push({ type: 'text', text: message.content, ...cache })
      continue
    }
    const role = message.role === 'assistant' ? 'assistant' : 'user'
    const content = toBlocks(message, taken)
    const last = content.at(-1)
    if (!last) continue
    Object.assign(last, cache)
    const previous = messages.at(-1)
    if (previous?.role === role) previous.content.push(...content)
    else messages.push({ role, content })
  }
  return { system, messages }
}

function cacheControl(message: ModelMessage): object {
  const control = message.providerOptions?.anthropic?.cacheControl
  return control === undefined ? {} : { cache_control: control }
}

function toBlocks(message: Exclude<ModelMessage, { role: 'system' }>, taken: TakenImages): Block[] {
  switch (message.role) {
    case 'user':
      return message.content.map(toUserBlock)
    case 'assistant':
      return message.content.flatMap(toAssistantBlock)
    case 'tool':
      return message.content.flatMap((part) =>
        part.type === 'tool-result'
          ? [
              {
                type: 'tool_result',
                tool_use_id: part.toolCallId,
                content: toResultContent(part.output, taken),
                ...(isFailure(part.output) ? { is_error: true } : {}),
              },
            ]
          : [],
      )
  }
}

function toUserBlock(part: ModelUserPart): Block {
  if (part.type === 'text') return { type: 'text', text: part.text }
  const type = part.mediaType.startsWith('image/') ? 'image' : 'document'
  const { data } = part
  if (data.type === 'url') return { type, source: { type: 'url', url: data.url.href } }
  if (data.type === 'text') {
    return { type, source: { type: 'text', media_type: 'text/plain', data: data.text } }
  }
  if (data.type === 'data') {
    const source = { type: 'base64', media_type: part.mediaType, data: toBase64(data.data) }
    return { type, source }
  }
  return { type: 'text', text: `[file ${part.filename ?? ''} ${part.mediaType}]` }
}

function toAssistantBlock(part: ModelAssistantPart): Block[] {
  switch (part.type) {
    case 'text':
      // The protocol refuses empty text blocks.
      return part.text === '' ? [] : [{ type: 'text', text: part.text }]
    case 'reasoning': {
      // Without its signature the provider refuses a thinking block.
      const { signature, redactedData } = part.providerOptions?.anthropic ?? {}
      if (typeof redactedData === 'string')
        return [{ type: 'redacted_thinking', data: redactedData }]
      if (typeof signature !== 'string') return []
      return [{ type: 'thinking', thinking: part.text, signature }]
    }
    case 'tool-call':
      return [
        { type: 'tool_use', id: part.toolCallId, name: part.toolName, input: part.input ?? {} },
      ]
    default:
      return []
  }
}

function isFailure(output: ModelToolResultOutput): boolean {
  return ['error-text', 'error-json', 'execution-denied'].includes(output.type)
}

function toResultContent(output: ModelToolResultOutput, taken: TakenImages): string | Block[] {
  if (output.type !== 'content') return toResultText(output)
  return output.value.flatMap((item): Block[] => {
    // The protocol refuses empty text blocks.
    if (item.type === 'text') return item.text === '' ? [] : [{ type: 'text', text: item.text }]
    const image = toSentImage(item, taken)
    if (!image) return [{ type: 'text', text: inWords(item) }]
    const source = { type: 'base64', media_type: image.mediaType, data: image.data }
    return [{ type: 'image', source }]
  })
}
