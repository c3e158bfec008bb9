import { sayOneOf } from '../replies/say-one-of.ts'
import type { Turn } from '../turn/turn.ts'

/** Kind words for a hard moment. What waits goes on waiting, but this is no moment to remind of it. */
export function sayCare(turn: Turn, kind: string): void {
  for (const { id } of turn.openApprovals) turn.record.told.add(id)
  turn.record.say(sayOneOf(turn, `care.${kind}`))
}
