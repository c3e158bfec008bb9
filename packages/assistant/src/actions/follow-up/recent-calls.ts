import type { IntentCall, JsonObject } from '@parco/protocol'
import { listMessages } from '@parco/store'
import type { Turn } from '../../turn/turn.ts'

/** The calls of tools in the last so many messages of a turn's conversation, the newest first. */
export async function recentCalls(
  { conversationId, sql }: Turn,
  messages: number,
): Promise<readonly IntentCall[]> {
  const stored = await listMessages(sql, conversationId, { limit: messages })
  return stored
    .flatMap(({ parts }) => parts)
    .filter((part) => part.type === 'tool-call')
    .map(({ input, toolName }) => ({ intent: toolName, params: input as JsonObject }))
    .reverse()
}
