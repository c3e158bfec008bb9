import type { Preparation } from '@parco/agent/approvals'
import type { JsonObject } from '@parco/protocol'
import { ParcoError } from '@parco/protocol'
import type { Domain } from '../domains/domain.ts'
import type { DomainContext } from '../domains/domain-context.ts'
import type { DomainWriteTool } from '../domains/domain-tool.ts'
import type { TurnServices } from '../turn/turn.ts'

/** A preparation, or the slots whose values the tool's schema refuses. */
export type PreparedWrite =
  | Preparation
  | {
      readonly status: 'invalid'
      readonly slots: readonly string[]
      /** The input without those slots. */
      readonly validInput: JsonObject
    }

/** What a write is prepared with: the tools, and the open transaction of a user. */
export interface WritePlace {
  readonly services: Pick<TurnServices, 'tools'>
  contextOf(domain: Domain): DomainContext
}

/** Validates an input by the tool's schema and lets the tool resolve it; nothing is written. */
export async function prepareWrite(
  place: WritePlace,
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
  const entry = place.services.tools.get(tool.name)
  if (!entry) throw new ParcoError('internal', `The tool ${tool.name} is not in the catalogue.`)
  const prepared = await tool.prepare(parsed.data, place.contextOf(entry.domain))
  if (prepared.status !== 'ready') return prepared
  return { ...prepared, preview: { ...prepared.preview, verb: tool.verb } }
}
