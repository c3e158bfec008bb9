import type { ModelMessage, ModelPrompt, ModelTool } from '../models/language-model.ts'
import { toResultText } from '../models/transports/to-result-text.ts'
import { estimateTokens } from '../prompts/estimate-tokens.ts'

type Part = Exclude<ModelMessage['content'], string>[number]

/** What a message or a call costs beside its text: roles, names, marks between messages. */
const TOKENS_PER_MESSAGE = 6
const TOKENS_PER_CALL = 16

/** Most vision models count a large image so, or less. */
const TOKENS_PER_IMAGE = 1_600

/** Parts do not change once they are in a prompt, so each is measured once. */
const known = new WeakMap<Part, number>()

/** Estimates the tokens of messages, from above. */
export function estimatePromptTokens(prompt: ModelPrompt): number {
  let tokens = 0
  for (const message of prompt) tokens += estimateMessageTokens(message)
  return tokens
}

/** Estimates the tokens of one message, from above. */
export function estimateMessageTokens(message: ModelMessage): number {
  if (message.role === 'system') return TOKENS_PER_MESSAGE + estimateTokens(message.content)
  let tokens = TOKENS_PER_MESSAGE
  for (const part of message.content) tokens += estimatePart(part)
  return tokens
}

const knownTools = new WeakMap<readonly ModelTool[], number>()

/** Estimates the tokens of tool definitions, from above; the same array is measured once. */
export function estimateToolTokens(tools: readonly ModelTool[]): number {
  if (tools.length === 0) return 0
  const before = knownTools.get(tools)
  if (before !== undefined) return before
  const made = estimateTokens(JSON.stringify(tools)) + tools.length * TOKENS_PER_CALL
  knownTools.set(tools, made)
  return made
}

function estimatePart(part: Part): number {
  const before = known.get(part)
  if (before !== undefined) return before
  const options =
    part.providerOptions === undefined ? 0 : estimateTokens(JSON.stringify(part.providerOptions))
  const made = measure(part) + options
  known.set(part, made)
  return made
}

function measure(part: Part): number {
  switch (part.type) {
    case 'text':
    case 'reasoning':
      return estimateTokens(part.text)
    case 'tool-call':
      return TOKENS_PER_CALL + estimateTokens(part.toolName + JSON.stringify(part.input ?? {}))
    case 'tool-result': {
      const files = part.output.type === 'content' ? part.output.value : []
      let tokens = TOKENS_PER_CALL + estimateTokens(toResultText(part.output))
      for (const item of files) if (item.type === 'file') tokens += measureFile(item)
      return tokens
    }
    case 'file':
    case 'reasoning-file':
      return measureFile(part)
    default:
      return estimateTokens(JSON.stringify(part))
  }
}

type FilePart = Extract<Part, { type: 'file' | 'reasoning-file' }>

function measureFile({ mediaType, data }: Pick<FilePart, 'mediaType' | 'data'>): number {
  if (mediaType.startsWith('image/') || data.type === 'url' || data.type === 'reference') {
    return TOKENS_PER_IMAGE
  }
  if (data.type === 'text') return estimateTokens(data.text)
  return Math.ceil(data.data.length / 3)
}
