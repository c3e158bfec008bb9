import type { IntentCall, JsonObject } from '@parco/protocol'
import { readFacts } from '@parco/router'
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
      const added = last ? aheadWhereAsked(last, params, turn) : params
      const merged = last && mergeRead(last, added, { today, tools: turn.services.tools })
      if (merged) {
        await runOne(merged, turn)
        return
      }
      turn.record.say(turn.say(last ? 'followUp.doesNotFit' : 'followUp.nothingAsked'))
    },
  }
}

/**
 * A day of the week is read as the one that was last. Behind a question about what is to come the one
 * ahead is meant; "e ontem?" says which day itself.
 */
function aheadWhereAsked(
  { intent }: IntentCall,
  { date, ...rest }: JsonObject,
  { locale, now, services, text, user }: Turn,
): JsonObject {
  const tool = services.tools.get(intent)?.tool
  const looksAhead = tool?.effect === 'read' && tool.looksAhead === true
  if (!looksAhead || typeof date !== 'string') return date === undefined ? rest : { ...rest, date }
  const { days } = readFacts(text, { locale, now, timeZone: user.timeZone })
  const [ahead] = days
  return { ...rest, date: ahead ?? date }
}
