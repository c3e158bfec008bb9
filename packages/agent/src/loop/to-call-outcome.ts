import type { ModelToolResultOutput } from '../models/language-model.ts'
import type { AgentTool, ToolOutput } from '../tools/agent-tool.ts'

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

function succeeded(output: ModelToolResultOutput): CallOutcome {
  return { failed: false, output }
}
