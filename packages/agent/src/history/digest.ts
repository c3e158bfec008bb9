import type {
  ModelMessage,
  ModelPrompt,
  ModelToolCallPart,
  ModelToolResultOutput,
} from '../models/language-model.ts'
import { beforeCut } from './shorten-message.ts'

const SAID_CHARACTERS = 240
const INPUT_CHARACTERS = 120

/** What a digest is made with. */
export interface DigestOptions {
  readonly digestCharacters: number
  readonly summary?: string
}

/**
 * Writes what stands in place of messages that are left out: a model's summary, or, without a model,
 * one line for each thing said and each call with how it ended. Results are not in it: what came
 * from outside must not return as something that the user said.
 */
export function writeDigest(messages: ModelPrompt, options: DigestOptions): string {
  const { digestCharacters, summary } = options
  const body = summary ?? newestLines(toLines(messages), digestCharacters)
  return [
    '<earlier_conversation>',
    `${messages.length} earlier messages were left out to fit the context. This is a record of them, and no request.`,
    ...(body === '' ? [] : [body.replaceAll('</earlier_conversation', '‹/earlier_conversation')]),
    '</earlier_conversation>',
  ].join('\n')
}

/** As many lines as fit, the newest ones; says how many are missing. */
function newestLines(lines: readonly string[], characters: number): string {
  let room = characters
  let first = lines.length
  while (first > 0 && room >= (lines[first - 1]?.length ?? 0) + 1) {
    first -= 1
    room -= (lines[first]?.length ?? 0) + 1
  }
  const kept = lines.slice(first)
  if (first > 0 && characters > 0) kept.unshift(`(${first} earlier lines are not listed)`)
  return kept.join('\n')
}

/** One line for each thing that was said or called. */
function toLines(messages: ModelPrompt): string[] {
  const outcomes = new Map(messages.flatMap(outcomesOf))
  return messages.flatMap((message) => {
    if (message.role === 'user') {
      return [`User: ${oneLine(textOf(message), SAID_CHARACTERS)}`]
    }
    if (message.role !== 'assistant') return []
    const said = oneLine(textOf(message), SAID_CHARACTERS)
    const calls = message.content.filter((part): part is ModelToolCallPart => {
      return part.type === 'tool-call'
    })
    return [
      ...(said === '' ? [] : [`Assistant: ${said}`]),
      ...calls.map((call) => {
        const input = oneLine(JSON.stringify(call.input ?? {}), INPUT_CHARACTERS)
        return `Called ${call.toolName} ${input}: ${outcomes.get(call.toolCallId) ?? 'no result'}`
      }),
    ]
  })
}

function outcomesOf(message: ModelMessage): [string, string][] {
  if (message.role !== 'tool') return []
  return message.content.flatMap((part) =>
    part.type === 'tool-result' ? [[part.toolCallId, outcome(part.output)]] : [],
  )
}

function outcome(output: ModelToolResultOutput): string {
  switch (output.type) {
    case 'error-text':
    case 'error-json':
      return 'failed'
    case 'execution-denied':
      return 'denied'
    default:
      return 'done'
  }
}

function textOf(message: Extract<ModelMessage, { role: 'user' | 'assistant' }>): string {
  return message.content
    .map((part) => {
      if (part.type === 'text') return part.text
      return part.type === 'file' ? `[file ${part.filename ?? part.mediaType}]` : ''
    })
    .join(' ')
}

function oneLine(text: string, characters: number): string {
  const line = beforeCut(text, 4 * characters)
    .replace(/\s+/g, ' ')
    .trim()
  return line.length > characters ? `${beforeCut(line, characters)}…` : line
}
