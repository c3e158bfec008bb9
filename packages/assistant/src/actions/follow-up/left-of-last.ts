import { claimedSentences } from '../../domains/internal/claimed-sentences.ts'
import { dayInZone } from '../../turn/day-in-zone.ts'
import type { MessageDecision } from '../../turn/decide-message.ts'
import type { Turn } from '../../turn/turn.ts'
import { recentCalls } from './recent-calls.ts'

/** What was spoken of before this many messages is out of mind. */
const REMEMBERED_MESSAGES = 8
/** Nothing longer asks for what is left without saying of what. */
const MOST_CHARACTERS = 60

const readSaid = claimedSentences(new URL('./', import.meta.url))

/**
 * "falta quanto?" right after water was noted asks for what is left of its target: of whatever the
 * conversation was about last, where the domain of that knows what is left.
 */
export async function leftOfLast(turn: Turn): Promise<MessageDecision | undefined> {
  const { locale, now, services, text, user } = turn
  if (text.length > MOST_CHARACTERS) return undefined
  const said = readSaid(text, { locale, now, timeZone: user.timeZone })
  if (said?.intent !== 'ask_left') return undefined
  // "what's left this month?" is of the month, whatever was spoken of before.
  const { date = dayInZone(now, user.timeZone), isOfWeek, ...others } = said.params
  const isOfTime = isOfWeek !== true && Object.keys(others).length > 0
  if (date !== dayInZone(now, user.timeZone) || isOfTime) return undefined
  const [last] = await recentCalls(turn, REMEMBERED_MESSAGES)
  const domain = last && services.tools.get(last.intent)?.domain
  const call = domain && (await domain.leftOf?.(last, turn.contextOf(domain)))
  return call && { decision: { ...call, source: 'sentence', confidence: 1 }, call }
}
