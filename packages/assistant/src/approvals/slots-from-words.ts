import type { JsonObject } from '@parco/protocol'
import type { DomainWriteTool } from '../domains/domain-tool.ts'
import type { Turn } from '../turn/turn.ts'

/** The slots that the router read from the turn's message as its user means them; `into` is what they correct. */
export async function slotsFromWords(
  turn: Turn,
  tool: DomainWriteTool,
  slots: JsonObject,
  into?: JsonObject,
): Promise<JsonObject> {
  const domain = turn.services.tools.get(tool.name)?.domain
  if (!domain || tool.fromWords === undefined) return slots
  const words = { text: turn.text, ...(into === undefined ? {} : { into }) }
  return tool.fromWords(slots, words, turn.contextOf(domain))
}
