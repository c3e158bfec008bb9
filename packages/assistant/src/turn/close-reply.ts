import { describeCard } from '../approvals/describe-card.ts'
import type { Turn } from './turn.ts'

/** How many waiting items a reminder names; the rest are on their cards. */
const MAX_REMINDED = 3

/**
 * Says what a reply ends with, in this order: the card of what it proposes, what it asks back, and
 * what still waits from earlier turns and was not spoken of.
 */
export function closeReply(turn: Turn): void {
  const { record, say } = turn
  record.say(describeCard(turn, record.card))
  record.say(record.questions.join('\n'))
  const waiting = turn.openApprovals.filter(({ id }) => !record.told.has(id))
  if (waiting.length === 0) return
  record.isWaiting = true
  const titles = waiting.slice(-MAX_REMINDED).map(({ preview }) => preview.title)
  if (waiting.length > MAX_REMINDED) titles.push(`+${waiting.length - MAX_REMINDED}`)
  record.say(say('proposal.stillWaiting', { titles: titles.join('; ') }))
}
