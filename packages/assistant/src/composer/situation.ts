import { estimateTokens } from '@parco/agent/tokens'
import type { ConversationContext } from '@parco/store'
import { dayInZone } from '../turn/day-in-zone.ts'
import type { Turn } from '../turn/turn.ts'
import { BUDGETS } from './budgets.ts'
import type { HistoryMessage } from './conversation-history.ts'

const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')

/**
 * What changes from turn to turn, for the end of a prompt: the day and hour, how the user counts, what the
 * conversation was about where the messages before do not say it, and what waits for their tap.
 */
export function describeSituation(
  { now, user, openApprovals }: Pick<Turn, 'now' | 'user' | 'openApprovals'>,
  context: ConversationContext | undefined,
  history: readonly HistoryMessage[] = [],
): string {
  const today = dayInZone(now, user.timeZone)
  const weekday = WEEKDAYS[new Date(`${today}T12:00:00Z`).getUTCDay()]
  const units = user.units === 'us' ? ' Units: lb, mi, oz.' : ''
  const clock = user.clock === '12h' ? ' Hours as 11:00 PM.' : ''
  const time = now.toLocaleTimeString('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: user.timeZone,
  })
  const day = `Today is ${weekday}, ${today} ${time} (${user.timeZone}).`
  const lines = [`${day} Currency: ${user.currency}.${units}${clock}`]
  if (openApprovals.length > 0) {
    const titles = openApprovals.map(({ preview }) => preview.title)
    lines.push(`Cards that wait for their tap: ${titles.join('; ')}.`)
  }
  lines.push(...conversationLines(context, history))
  return lines.join('\n')
}

/** The summary, and as many of the latest facts as fit with it. */
function conversationLines(
  context: ConversationContext | undefined,
  history: readonly HistoryMessage[],
): string[] {
  if (!context) return []
  let left: number = BUDGETS.context
  const lines: string[] = []
  if (context.summary) {
    lines.push(`So far: ${context.summary}`)
    left -= estimateTokens(context.summary)
  }
  const facts: string[] = []
  for (const fact of context.keyFacts.toReversed()) {
    if (history.some(({ text }) => text.includes(fact))) continue
    left -= estimateTokens(fact) + 2
    if (left < 0) break
    facts.unshift(fact.replace(/\.$/, ''))
  }
  if (facts.length > 0) lines.push(`Done in this conversation: ${facts.join('; ')}.`)
  return lines
}
