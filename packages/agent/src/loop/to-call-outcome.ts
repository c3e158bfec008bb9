import type { JsonValue } from '@parco/protocol'
import type { ModelToolResultOutput } from '../models/language-model.ts'
import type { AgentTool, ToolOutput } from '../tools/agent-tool.ts'
import { isToolContent, type ToolContent } from '../tools/tool-content.ts'

/** What became of one call, for the model. */
export interface CallOutcome {
  readonly failed: boolean
  readonly output: ModelToolResultOutput
}

/** The outcome of a call that failed. */
export function failure(value: string): CallOutcome {
  return { failed: true, output: { type: 'error-text', value } }
}

/**
 * The outcome of a call whose tool has answered, as JSON that can be stored. A write whose answer is
 * none has still happened.
 */
export function toCallOutcome(answer: ToolOutput, tool: AgentTool): CallOutcome {
  if (typeof answer === 'string') return succeeded({ type: 'text', value: answer })
  if (isToolContent(answer)) return succeeded(toContent(answer))
  const value: unknown = answer === undefined || answer === null ? { done: true } : answer
  try {
    const text = JSON.stringify(value) as string | undefined
    return succeeded({
      type: 'json',
      value: text === undefined ? { done: true } : JSON.parse(text),
    })
  } catch (error) {
    const problem = `its answer is not JSON: ${error instanceof Error ? error.message : String(error)}`
    if (tool.effect === 'read') return failure(`It was executed, and ${problem}`)
    return succeeded({ type: 'text', value: `It is done, and ${problem}` })
  }
}

function toContent({ content }: ToolContent): ModelToolResultOutput {
  return {
    type: 'content',
    value: content.map((part) =>
      part.type === 'text'
        ? { type: 'text', text: part.text }
        : { type: 'file', mediaType: part.mediaType, data: { type: 'data', data: part.data } },
    ),
  }
}

/** What a tool answered as an event tells it; `undefined` when it failed or was denied. */
export function toToldOutput(output: ModelToolResultOutput): JsonValue | undefined {
  switch (output.type) {
    case 'text':
    case 'json':
      return output.value as JsonValue
    case 'content':
      return {
        content: output.value.flatMap((item): JsonValue[] => {
          if (item.type === 'text') return [{ type: 'text', text: item.text }]
          if (item.type !== 'file' || item.data.type !== 'data') return []
          return [{ type: 'image', mediaType: item.mediaType, data: String(item.data.data) }]
        }),
      }
    default:
      return undefined
  }
}

function succeeded(output: ModelToolResultOutput): CallOutcome {
  return { failed: false, output }
}
