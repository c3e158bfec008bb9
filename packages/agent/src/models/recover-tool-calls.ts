import { loadCrypto } from '../internal/load-on-use.ts'
import { type Beginning, judgeBeginning } from './judge-beginning.ts'
import type { LanguageModel, ModelStreamPart } from './language-model.ts'

/** The longest text that is held back until it is clear what it is. */
const MAX_HELD_CHARACTERS = 20_000

/** A longer text is looked at again when it has grown by a quarter: looking begins at its beginning. */
const ALWAYS_LOOKED_AT_CHARACTERS = 256
const GROWTH = 1.25

/**
 * Wraps a model so that tool calls which it wrote into its text, as small models do, become tool
 * calls. Text is held back only while it may be such a call, and tools were offered.
 */
export function recoverToolCalls(model: LanguageModel): LanguageModel {
  return {
    ...model,
    specificationVersion: 'v4',
    provider: model.provider,
    modelId: model.modelId,
    supportedUrls: model.supportedUrls,
    doGenerate: (call) => model.doGenerate(call),
    doStream: async (call) => {
      const result = await model.doStream(call)
      const names = new Set((call.tools ?? []).map((tool) => tool.name))
      if (names.size === 0) return result
      return { ...result, stream: result.stream.pipeThrough(createRecovery(names)) }
    },
  }
}

function createRecovery(
  names: ReadonlySet<string>,
): TransformStream<ModelStreamPart, ModelStreamPart> {
  let held: ModelStreamPart[] = []
  let text = ''
  let holding = true
  let recovered = false
  let beginning: Beginning = 'unclear'
  let lookedAt = 0

  /** Whether the text has to be held back. */
  function mayBeCall(): boolean {
    if (text.length > MAX_HELD_CHARACTERS) return false
    const isDue = text.length <= ALWAYS_LOOKED_AT_CHARACTERS || text.length >= lookedAt * GROWTH
    if (beginning === 'unclear' && isDue) {
      beginning = judgeBeginning(text, names)
      lookedAt = text.length
    }
    return beginning !== 'text'
  }

  return new TransformStream({
    transform(part, controller) {
      if (part.type === 'finish') {
        const calls = holding ? readCallsInText(text, names) : []
        recovered = calls.length > 0
        if (!recovered) for (const one of held) controller.enqueue(one)
        for (const call of calls) controller.enqueue(call)
        held = []
        controller.enqueue(
          recovered
            ? { ...part, finishReason: { unified: 'tool-calls', raw: part.finishReason.raw } }
            : part,
        )
        return
      }
      const isText =
        part.type === 'text-start' || part.type === 'text-delta' || part.type === 'text-end'
      if (part.type === 'tool-call' || part.type === 'tool-input-start') holding = false
      if (isText && holding) {
        held.push(part)
        if (part.type === 'text-delta') text += part.delta
        if (mayBeCall()) return
        holding = false
      }
      if (!holding && held.length > 0) {
        for (const one of held) controller.enqueue(one)
        held = []
        if (isText) return
      }
      controller.enqueue(part)
    },
    flush(controller) {
      for (const one of held) controller.enqueue(one)
    },
  })
}

/** Reads `{"name": …, "arguments": {…}}`, alone, in a list, fenced or tagged; nothing when it is anything else. */
export function readCallsInText(text: string, names: ReadonlySet<string>): ModelStreamPart[] {
  const bare = text
    .trim()
    .replace(/^```(?:json|tool_call)?\s*|\s*```$/g, '')
    .replace(/<\/?tool_call>|<\|python_tag\|>/g, '\n')
    .trim()
  const values = parseValues(bare)
  const calls = values.map((value) => toCall(value, names))
  return calls.length > 0 && calls.every((call) => call !== undefined) ? calls : []
}

function parseValues(text: string): unknown[] {
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value : [value]
  } catch {
    const lines = text.split('\n').filter((line) => line.trim() !== '')
    if (lines.length < 2) return []
    try {
      return lines.map((line) => JSON.parse(line) as unknown)
    } catch {
      return []
    }
  }
}

function toCall(value: unknown, names: ReadonlySet<string>): ModelStreamPart | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const outer = value as Record<string, unknown>
  const call = (
    typeof outer.function === 'object' && outer.function ? outer.function : outer
  ) as Record<string, unknown>
  const toolName = call.name ?? call.tool
  const given = call.arguments ?? call.parameters ?? call.input ?? {}
  if (typeof toolName !== 'string' || !names.has(toolName)) return undefined
  const input = typeof given === 'string' ? given : JSON.stringify(given)
  return { type: 'tool-call', toolCallId: `call_${loadCrypto().randomUUID()}`, toolName, input }
}
