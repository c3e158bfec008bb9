import type { ConversationId } from '@parco/protocol'
import { toUuid } from '../ids.ts'
import { toJson } from '../json.ts'
import type { Sql } from '../sql.ts'

/** What is sent to a model instead of the whole conversation. */
export interface ConversationContext {
  readonly summary?: string
  readonly keyFacts: readonly string[]
  readonly lastIntent?: string
  readonly turnCount: number
}

interface ContextRow {
  readonly summary: string | null
  readonly key_facts: string[]
  readonly last_intent: string | null
  readonly turn_count: number
}

/** The context of a conversation, or undefined before its first turn ended. */
export async function findConversationContext(
  sql: Sql,
  conversationId: ConversationId,
): Promise<ConversationContext | undefined> {
  const [row] = await sql.query<ContextRow>(
    `select summary, key_facts, last_intent, turn_count from conversation_context
      where conversation_id = $1`,
    [toUuid(conversationId)],
  )
  if (!row) return undefined
  return {
    ...(row.summary === null ? {} : { summary: row.summary }),
    keyFacts: row.key_facts,
    ...(row.last_intent === null ? {} : { lastIntent: row.last_intent }),
    turnCount: row.turn_count,
  }
}

/** Replaces the context of a conversation. */
export async function saveConversationContext(
  sql: Sql,
  conversationId: ConversationId,
  context: ConversationContext,
  now: Date,
): Promise<void> {
  await sql.query(
    `insert into conversation_context
       (conversation_id, user_id, summary, key_facts, last_intent, turn_count, updated_at)
     values ($1, parco_user_id(), $2, $3::jsonb, $4, $5, $6)
     on conflict (user_id, conversation_id) do update set
       summary = excluded.summary, key_facts = excluded.key_facts,
       last_intent = excluded.last_intent, turn_count = excluded.turn_count,
       updated_at = excluded.updated_at`,
    [
      toUuid(conversationId),
      context.summary ?? null,
      toJson(context.keyFacts),
      context.lastIntent ?? null,
      context.turnCount,
      now,
    ],
  )
}
