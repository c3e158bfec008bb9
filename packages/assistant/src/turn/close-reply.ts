import { toUuid } from '@parco/store'
import { describeCard } from '../approvals/describe-card.ts'
import type { Turn } from './turn.ts'

/** How many waiting items a reminder names; the rest are on their cards. */
const MAX_REMINDED = 3

/**
 * Says what a reply ends with, in this order: the card of what it proposes, what of the message is on
 * no card, what it asks back, and what still waits from earlier turns and was not spoken of, unless more is to come (`reminds`) or an
 * earlier reply said so.
 */
export async function closeReply(turn: Turn, { reminds = true } = {}): Promise<void> {
  const { record, say } = turn
  record.say(describeCard(turn, record.card), 'card')
  record.say(record.remarks.join('\n'))
  record.say(record.questions.join('\n'))
  if (!reminds) return
  const waiting = turn.openApprovals.filter(({ id }) => !record.told.has(id))
  if (waiting.length === 0) return
  if (await wasReminded(turn, waiting)) return
  const titles = waiting.slice(-MAX_REMINDED).map(({ preview }) => preview.title)
  if (waiting.length > MAX_REMINDED) titles.push(`+${waiting.length - MAX_REMINDED}`)
  record.say(say('proposal.stillWaiting', { titles: titles.join('; ') }), 'waiting')
}

/**
 * Said once, in the first turn after the newest of them came up, and again where a yes was taken for
 * another card; the cards themselves go on showing.
 */
async function wasReminded(
  { conversationId, turnId, record, sql }: Turn,
  waiting: Turn['openApprovals'],
): Promise<boolean> {
  const isNew = new Set(record.card.map(({ id }) => id))
  if ([...record.told].some((id) => !isNew.has(id))) return false
  const [row] = await sql.query<{ said: boolean }>(
    `select exists (
       select from turns where conversation_id = $1 and id <> $2 and started_at > $3
     ) as said`,
    [toUuid(conversationId), toUuid(turnId), waiting.at(-1)?.requestedAt],
  )
  return row?.said === true
}
