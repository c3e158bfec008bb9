import type { ConversationSummary } from '@parco/protocol'

/** How long ago a conversation was last used, in the steps that a list is read by. */
export type Recency = 'today' | 'yesterday' | 'week' | 'earlier'

/** Conversations of one step, in the order given. */
export interface ConversationGroup {
  readonly recency: Recency
  readonly conversations: readonly ConversationSummary[]
}

const DAY_MS = 86_400_000

/** Conversations under how long ago they were used, by the days of the reader's calendar. */
export function groupConversations(
  conversations: readonly ConversationSummary[],
  now: Date,
): ConversationGroup[] {
  const today = startOfDay(now)
  const recencyOf = ({ updatedAt }: ConversationSummary): Recency => {
    const at = startOfDay(new Date(updatedAt))
    // Rounded: a day on which the clock changes has 23 or 25 hours.
    const daysAgo = Math.round((today - at) / DAY_MS)
    if (daysAgo <= 0) return 'today'
    if (daysAgo === 1) return 'yesterday'
    return daysAgo < 7 ? 'week' : 'earlier'
  }
  return [...Map.groupBy(conversations, recencyOf)].map(([recency, items]) => ({
    recency,
    conversations: items,
  }))
}

const startOfDay = (instant: Date): number =>
  new Date(instant.getFullYear(), instant.getMonth(), instant.getDate()).getTime()
