import { loadCrypto } from '../../../internal/load-on-use.ts'
import type {
  ModelAssistantPart,
  ModelMessage,
  ModelPrompt,
  ModelToolCallPart,
  ModelUserPart,
} from '../../language-model.ts'
import { introduce, type TakenImages, writePrompt } from '../result-images.ts'
import { toDataUrl } from '../to-data-url.ts'
import type { ChatDialect } from './chat-dialect.ts'

export type ChatMessage = { readonly role: string } & Readonly<Record<string, unknown>>

/**
 * Writes a prompt as chat completions messages. Results are text in this protocol: the images among
 * them that the server takes follow in a message of the user's.
 */
export function toChatMessages(
  prompt: ModelPrompt,
  dialect: ChatDialect,
  taken: TakenImages = dialect.resultImages,
): ChatMessage[] {
  return writePrompt<ChatMessage>(prompt, taken, {
    write: (message) => toMessage(message, dialect),
    writeResult: ({ toolCallId }, content) => ({
      role: 'tool',
      tool_call_id: toCallId(toolCallId, dialect),
      content,
    }),
    writeShown: (shown) => ({
      role: 'user',
      content: shown.flatMap((one) => [
        { type: 'text', text: introduce(one) },
        ...one.images.map(({ mediaType, data }) => ({
          type: 'image_url',
          image_url: { url: `data:${mediaType};base64,${data}` },
        })),
      ]),
    }),
  })
}

function toMessage(
  message: Exclude<ModelMessage, { role: 'tool' }>,
  dialect: ChatDialect,
): ChatMessage {
  switch (message.role) {
    case 'system':
      return { role: 'system', content: message.content }
    case 'user':
      return { role: 'user', content: toUserContent(message.content) }
    case 'assistant':
      return toAssistantMessage(message.content, dialect)
  }
}

function toUserContent(parts: readonly ModelUserPart[]): unknown {
  const [only] = parts
  if (parts.length === 1 && only?.type === 'text') return only.text
  return parts.map((part) => {
    if (part.type === 'text') return { type: 'text', text: part.text }
    const url = toDataUrl(part)
    if (part.mediaType.startsWith('image/')) return { type: 'image_url', image_url: { url } }
    return { type: 'file', file: { filename: part.filename ?? 'file', file_data: url } }
  })
}

function toAssistantMessage(
  parts: readonly ModelAssistantPart[],
  dialect: ChatDialect,
): ChatMessage {
  const text = textOf(parts, 'text')
  const reasoning = dialect.returnsReasoning ? textOf(parts, 'reasoning') : ''
  const calls = parts.filter((part): part is ModelToolCallPart => part.type === 'tool-call')
  return {
    role: 'assistant',
    content: text === '' && calls.length > 0 ? null : text,
    ...(dialect.returnsReasoning && reasoning ? { [dialect.returnsReasoning]: reasoning } : {}),
    ...(calls.length > 0 ? { tool_calls: calls.map((call) => toToolCall(call, dialect)) } : {}),
  }
}

function textOf(parts: readonly ModelAssistantPart[], type: 'text' | 'reasoning'): string {
  let text = ''
  for (const part of parts) if (part.type === type) text += part.text
  return text
}

function toToolCall(call: ModelToolCallPart, dialect: ChatDialect): Record<string, unknown> {
  // Gemini's endpoint needs the signature of a call back, exactly as it came.
  const extra = call.providerOptions?.chat?.extraContent
  return {
    id: toCallId(call.toolCallId, dialect),
    type: 'function',
    function: { name: call.toolName, arguments: JSON.stringify(call.input ?? {}) },
    ...(extra === undefined ? {} : { extra_content: extra }),
  }
}

function toCallId(id: string, dialect: ChatDialect): string {
  if (!dialect.strictToolCallIds || /^[a-zA-Z0-9]{9}$/.test(id)) return id
  return loadCrypto().createHash('sha256').update(id).digest('hex').slice(0, 9)
}
