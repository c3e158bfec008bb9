import type { IntentCall, JsonObject } from '@parco/protocol'
import { listMessages } from '@parco/store'
import type { Turn } from '../../turn/turn.ts'

/** A question older than this many messages is out of mind. */
const REMEMBERED_MESSAGES = 20

/** The last question about the user's records that this conversation answered, as the call it was. */
export async function lastRead(turn: Turn): Promise<IntentCall | undefined> {
  const { conversationId, services, sql } = turn
  const messages = await listMessages(sql, conversationId, { limit: REMEMBERED_MESSAGES })
  const calls = messages.flatMap(({ parts }) => parts).filter((part) => part.type === 'tool-call')
  const last = calls.findLast(
    ({ toolName }) => services.tools.get(toolName)?.tool.effect === 'read',
  )
  return last && { intent: last.toolName, params: last.input as JsonObject }
}
