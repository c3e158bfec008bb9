import type { IntentCall, JsonObject } from '@parco/protocol'
import { readFacts } from '@parco/router'
import { readLastDecision } from '@parco/store'
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
      const listed = await listedThen(params, turn)
      if (listed) {
        await runOne(listed, turn)
        return
      }
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

/** "semana passada?" behind a told week, or behind all that was noted of a day: the same of that time. */
async function listedThen(params: JsonObject, turn: Turn): Promise<ActionCall | undefined> {
  if (Object.keys(params).length === 0) return undefined
  if (Object.keys(params).some((slot) => !TIMES_OF_LISTS.has(slot))) return undefined
  const last = await readLastDecision(turn.sql, turn.conversationId, ['follow_up'])
  if (last?.intent !== 'list_records') return undefined
  const { span } = last.params
  return { intent: 'list_records', params: { ...params, ...(span === undefined ? {} : { span }) } }
}

const TIMES_OF_LISTS: ReadonlySet<string> = new Set(['date', 'startDate', 'endDate'])
