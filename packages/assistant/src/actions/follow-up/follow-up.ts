import { dayInZone } from '../../turn/day-in-zone.ts'
import type { ActionCall, Turn } from '../../turn/turn.ts'
import type { ActionHandler } from '../action-handler.ts'
import { lastRead } from './last-read.ts'
import { mergeRead } from './merge-read.ts'

/**
 * "e no mês passado?": the last question of the conversation, asked again with what is new. It leans
 * on what was read and never on a write, so that nothing said so can change a record.
 */
export function createFollowUp(
  runOne: (call: ActionCall, turn: Turn) => Promise<unknown>,
): ActionHandler {
  return {
    name: 'follow-up',
    kind: 'deterministic',
    async run({ params }, turn) {
      const last = await lastRead(turn)
      const today = dayInZone(turn.now, turn.user.timeZone)
      const merged = last && mergeRead(last, params, { today, tools: turn.services.tools })
      if (merged) {
        await runOne(merged, turn)
        return
      }
      turn.record.say(turn.say(last ? 'followUp.doesNotFit' : 'followUp.nothingAsked'))
    },
  }
}
