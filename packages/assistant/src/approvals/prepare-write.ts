import type { Preparation } from '@parco/agent/approvals'
import type { JsonObject } from '@parco/protocol'
import { ParcoError } from '@parco/protocol'
import type { DomainWriteTool } from '../domains/domain.ts'
import type { Turn } from '../turn/turn.ts'

/** A preparation, or the slots whose values the tool's schema refuses. */
export type PreparedWrite =
  | Preparation
  | {
      readonly status: 'invalid'
      readonly slots: readonly string[]
      /** The input without those slots. */
      readonly validInput: JsonObject
    }

/** Validates an input by the tool's schema and lets the tool resolve it; nothing is written. */
export async function prepareWrite(
  turn: Turn,
  tool: DomainWriteTool,
  input: JsonObject,
): Promise<PreparedWrite> {
  const parsed = tool.input.safeParse(input)
  if (!parsed.success) {
    const slots = [...new Set(parsed.error.issues.map((issue) => String(issue.path[0] ?? '')))]
    return {
      status: 'invalid',
      slots: slots.filter((slot) => slot !== ''),
      validInput: Object.fromEntries(
        Object.entries(input).filter(([slot]) => !slots.includes(slot)),
      ),
    }
  }
  const entry = turn.services.tools.get(tool.name)
  if (!entry) throw new ParcoError('internal', `The tool ${tool.name} is not in the catalogue.`)
  return tool.prepare(parsed.data, turn.contextOf(entry.domain))
}
