import type { JsonValue } from '@parco/protocol'
import type {
  ModelAssistantPart,
  ModelMessage,
  ModelToolCallPart,
  ModelToolResultOutput,
} from '../models/language-model.ts'
import { toResultText } from '../models/transports/to-result-text.ts'

type ToolPart = Extract<ModelMessage, { role: 'tool' }>['content'][number]

/** Below this much a cut saves less than the words that tell of it. */
const LEAST_CUT_CHARACTERS = 160

/** How one message is shortened. */
export interface ShortenOptions {
  readonly keptCharacters: number
  /** Answers to the user's newest message: providers want the reasoning of these back. */
  readonly isCurrentTurn: boolean
  readonly staysWhole: (part: ToolPart) => boolean
}

/**
 * Shortens what an older step read and wrote: results, and long texts in arguments; the reasoning of
 * earlier turns goes. What people and the model said stays, and so does every call with its result.
 */
export function shortenMessage(message: ModelMessage, options: ShortenOptions): ModelMessage {
  const { keptCharacters, isCurrentTurn, staysWhole } = options
  switch (message.role) {
    case 'system':
    case 'user':
      return message
    case 'assistant':
      return {
        ...message,
        content: (isCurrentTurn ? message.content : withoutReasoning(message.content)).map((part) =>
          shortenPart(part, keptCharacters),
        ),
      }
    case 'tool':
      return {
        ...message,
        content: message.content.map((part) =>
          part.type !== 'tool-result' || staysWhole(part)
            ? part
            : { ...part, output: shortenOutput(part.output, keptCharacters) },
        ),
      }
  }
}

function withoutReasoning(content: readonly ModelAssistantPart[]): readonly ModelAssistantPart[] {
  const said = content.filter(({ type }) => type !== 'reasoning' && type !== 'reasoning-file')
  return said.length > 0 ? said : content
}

function shortenPart(part: ModelAssistantPart, keptCharacters: number): ModelAssistantPart {
  if (part.type === 'tool-call') return shortenCall(part, keptCharacters)
  // Reasoning that is signed is refused when it was changed.
  if (part.type !== 'reasoning' || part.providerOptions) return part
  const text = cutText(part.text, keptCharacters)
  return text === part.text ? part : { ...part, text }
}

function shortenCall(part: ModelToolCallPart, keptCharacters: number): ModelToolCallPart {
  const length = JSON.stringify(part.input ?? {}).length
  if (length <= keptCharacters + LEAST_CUT_CHARACTERS) return part
  const input = shortenStrings(part.input as JsonValue, keptCharacters)
  const isShort = JSON.stringify(input).length <= 2 * keptCharacters + 600
  return { ...part, input: isShort ? input : { left_out: `${length} characters` } }
}

function shortenStrings(value: JsonValue, keptCharacters: number): JsonValue {
  if (typeof value === 'string') return cutText(value, keptCharacters)
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    return value.map((item: JsonValue) => shortenStrings(item, keptCharacters))
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, shortenStrings(item, keptCharacters)]),
  )
}

function shortenOutput(
  output: ModelToolResultOutput,
  keptCharacters: number,
): ModelToolResultOutput {
  const text = toResultText(output)
  const shortened = cutText(text, keptCharacters)
  switch (output.type) {
    case 'text':
    case 'json':
      return shortened === text ? output : { type: 'text', value: shortened }
    case 'error-text':
    case 'error-json':
      return shortened === text ? output : { type: 'error-text', value: shortened }
    case 'execution-denied':
      return shortened === text ? output : { ...output, reason: shortened }
    case 'content':
      // Files are named in the text, and no longer sent.
      return { type: 'text', value: shortened }
  }
}

/** Cuts the middle out of a long text and says how much is missing; a shorter one comes back as it is. */
export function cutText(text: string, keptCharacters: number): string {
  if (text.length <= keptCharacters + LEAST_CUT_CHARACTERS) return text
  const head = beforeCut(text, Math.ceil((keptCharacters * 2) / 3))
  const tail = afterCut(text, text.length - Math.floor(keptCharacters / 3))
  const missing = text.length - head.length - tail.length
  return `${head}[${missing} characters left out to fit the context; call the tool again if they matter]${tail}`
}

/** The beginning of a text, without half a character at its end. */
export function beforeCut(text: string, end: number): string {
  return text.slice(0, isLowSurrogate(text, end) ? end - 1 : end)
}

function afterCut(text: string, start: number): string {
  return text.slice(isLowSurrogate(text, start) ? start + 1 : start)
}

function isLowSurrogate(text: string, index: number): boolean {
  const code = text.charCodeAt(index)
  return code >= 0xdc00 && code <= 0xdfff
}
