import { loadCrypto } from '../../../internal/load-on-use.ts'
import type {
  ModelAssistantPart,
  ModelMessage,
  ModelPrompt,
  ModelToolCallPart,
  ModelToolResultPart,
  ModelUserPart,
} from '../../language-model.ts'
import { toDataUrl } from '../to-data-url.ts'
import { toResultText } from '../to-result-text.ts'
import type { ChatDialect } from './chat-dialect.ts'

export type ChatMessage = { readonly role: string } & Readonly<Record<string, unknown>>

/** Writes a prompt as chat completions messages. */
export function toChatMessages(prompt: ModelPrompt, dialect: ChatDialect): ChatMessage[] {
  return prompt.flatMap((message) => toMessages(message, dialect))
}

function toMessages(message: ModelMessage, dialect: ChatDialect): ChatMessage[] {
  switch (message.role) {
    case 'system':
      return [{ role: 'system', content: message.content }]
    case 'user':
      return [{ role: 'user', content: toUserContent(message.content) }]
    case 'assistant':
      return [toAssistantMessage(message.content, dialect)]
    case 'tool':
      return message.content
        .filter((part): part is ModelToolResultPart => part.type === 'tool-result')
        .map((part) => ({
          role: 'tool',
          tool_call_id: toCallId(part.toolCallId, dialect),
          content: toResultText(part.output),
        }))
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
