import { estimateTokens } from '@parco/agent/tokens'
import type { ConversationId, Message } from '@parco/protocol'
import { listMessages, type Sql } from '@parco/store'
import { BUDGETS, HISTORY_MESSAGES } from './budgets.ts'

/** One earlier message as a model reads it. */
export type HistoryMessage = { readonly role: 'user' | 'assistant'; readonly text: string }

/** What a message costs beside its words. */
const TOKENS_PER_MESSAGE = 6

/**
 * The last messages before the one that is answered, oldest first, within their budget: whole
 * messages, of which the oldest are left out.
 */
export async function readHistory(
  sql: Sql,
  conversationId: ConversationId,
): Promise<HistoryMessage[]> {
  const stored = await listMessages(sql, conversationId, { limit: HISTORY_MESSAGES + 1 })
  return toHistory(stored.slice(0, -1))
}

/** Earlier messages as a model reads them, within their budget. */
export function toHistory(earlier: readonly Pick<Message, 'role' | 'parts'>[]): HistoryMessage[] {
  const said = earlier.map(toHistoryMessage).filter(({ text }) => text !== '')
  return fitHistory(joinSame(said))
}

/** A card and what came of its tap are two answers in a row, which many models do not take: one says both. */
export function joinSame(messages: readonly HistoryMessage[]): HistoryMessage[] {
  const joined: HistoryMessage[] = []
  for (const { role, text } of messages) {
    const last = joined.at(-1)
    if (last?.role === role) joined.splice(-1, 1, { role, text: `${last.text}\n${text}` })
    else joined.push({ role, text })
  }
  return joined
}

export function fitHistory(messages: readonly HistoryMessage[]): HistoryMessage[] {
  let left: number = BUDGETS.history
  const kept: HistoryMessage[] = []
  for (const message of messages.toReversed()) {
    left -= estimateTokens(message.text) + TOKENS_PER_MESSAGE
    if (left < 0) break
    kept.unshift(message)
  }
  // A history begins with what the user said: an answer without its question misleads.
  while (kept[0]?.role === 'assistant') kept.shift()
  return kept
}

export function toHistoryMessage({ role, parts }: Pick<Message, 'role' | 'parts'>): HistoryMessage {
  const text = parts.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n')
  return { role, text: text.trim() }
}
