import type { Receipt } from '@parco/protocol'
import type { Turn } from '../turn/turn.ts'

/** The proof that this turn took back what another receipt proves: its changes the other way round. */
export function takingBack(turn: Turn, taken: Receipt): Receipt {
  return {
    version: 1,
    id: turn.services.mint('receipt'),
    conversationId: turn.conversationId,
    turnId: turn.turnId,
    toolName: taken.toolName,
    input: taken.input,
    summary: taken.summary,
    sourceText: turn.text,
    changes: taken.changes
      .toReversed()
      .map((change) => ({ ...change, before: change.after, after: change.before })),
    createdAt: turn.now.toISOString(),
  }
}
