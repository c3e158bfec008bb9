import type { ModelStreamPart, ModelToolCallPart } from '../models/language-model.ts'

/** One call that the model asked for; `malformed` says what is wrong with it. */
export interface RequestedCall {
  readonly part: ModelToolCallPart
  readonly malformed?: {
    /** For the model. */
    readonly problem: string
    /** What it wrote, by which the same mistake is known again. */
    readonly written: string
  }
}

/** Beyond it nothing is meant, and functions that call themselves run out of stack. */
const DEEPEST_ARGUMENTS = 100

/**
 * Reads a call as the model wrote it. What is malformed goes into the history in a form that
 * providers take back: without arguments, and with a name that they allow.
 */
export function readCall(
  part: Extract<ModelStreamPart, { type: 'tool-call' }>,
  toolCallId: string,
): RequestedCall {
  const toolName = toSendableName(part.toolName)
  const base = {
    type: 'tool-call' as const,
    toolCallId,
    toolName,
    ...(part.providerMetadata ? { providerOptions: part.providerMetadata } : {}),
  }
  const malformed = (problem: string): RequestedCall => {
    const written = `${part.toolName} ${part.input}`
    return { part: { ...base, input: {} }, malformed: { problem, written } }
  }
  if (toolName !== part.toolName) {
    return malformed(`There is no tool "${part.toolName.slice(0, LONGEST_NAME)}".`)
  }
  try {
    const input: unknown = part.input.trim() === '' ? {} : JSON.parse(part.input)
    if (typeof input !== 'object' || input === null || Array.isArray(input)) {
      return malformed('The arguments must be one JSON object.')
    }
    if (isDeeperThan(input, DEEPEST_ARGUMENTS)) {
      return malformed(`The arguments are nested deeper than ${DEEPEST_ARGUMENTS} levels.`)
    }
    return { part: { ...base, input } }
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error)
    return malformed(`The arguments are not JSON: ${problem}`)
  }
}

const LONGEST_NAME = 64

function toSendableName(name: string): string {
  return name.slice(0, LONGEST_NAME).replaceAll(/[^a-zA-Z0-9_-]/g, '_') || 'unknown'
}

function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (levels === 0) return true
  return Object.values(value).some((inner) => isDeeperThan(inner, levels - 1))
}
