import type { ConversationId, IntentCall } from '@parco/protocol'
import { toUuid } from '../ids.ts'
import type { Sql } from '../sql.ts'

/**
 * What the last message of a conversation that was answered was understood as, leaving out those that
 * were one of these intents.
 */
export async function readLastDecision(
  sql: Sql,
  conversationId: ConversationId,
  except: readonly string[],
): Promise<IntentCall | undefined> {
  const [row] = await sql.query<IntentCall>(
    `select decisions.intent, decisions.params
       from messages
       join decisions on decisions.turn_id = messages.turn_id and decisions.position = 0
      where messages.conversation_id = $1 and messages.role = 'assistant'
        and not decisions.intent = any($2)
      order by messages.seq desc
      limit 1`,
    [toUuid(conversationId), [...except]],
  )
  return row
}
