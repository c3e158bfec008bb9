import type { ModelMessage, ModelPrompt, ModelToolCallPart } from './language-model.ts'

/** What the newest message of the model asked for. */
export interface LastStep {
  readonly calls: readonly ModelToolCallPart[]
  /** The ids of the calls that have a result. */
  readonly answered: ReadonlySet<string>
}

/** Finds the calls of the last step, and which of them have their results already. */
export function findLastStep(messages: Readonly<ModelPrompt>): LastStep {
  const index = messages.findLastIndex(({ role }) => role === 'assistant')
  return {
    calls: messages.slice(Math.max(index, 0), index + 1).flatMap(callsOf),
    answered: new Set(messages.slice(index + 1).flatMap(answeredBy)),
  }
}

function callsOf({ role, content }: ModelMessage): ModelToolCallPart[] {
  return role === 'assistant' ? content.filter((part) => part.type === 'tool-call') : []
}

function answeredBy({ role, content }: ModelMessage): string[] {
  if (role !== 'tool') return []
  return content.flatMap((part) => (part.type === 'tool-result' ? part.toolCallId : []))
}
