import type { JsonObject, JsonValue } from '@parco/protocol'

/** The slots that were said, for the input of another tool: what is undefined is left out. */
export function saidSlots(slots: Readonly<Record<string, JsonValue | undefined>>): JsonObject {
  const said = Object.entries(slots).filter(
    (slot): slot is [string, JsonValue] => slot[1] !== undefined,
  )
  return Object.fromEntries(said)
}
