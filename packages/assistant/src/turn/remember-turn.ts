import { toJson, toUuid } from '@parco/store'
import type { Turn } from './turn.ts'

/** How many facts of a conversation are kept until they are summarised. */
const MAX_KEY_FACTS = 20

/**
 * Counts the turn in its conversation's context, with what later turns should know of it, and says how
 * many turns that has now.
 */
export async function rememberTurn(turn: Turn): Promise<number> {
  const { record, sql } = turn
  const [row] = await sql.query<{ count: number }>(
    `insert into conversation_context as context
       (conversation_id, user_id, key_facts, last_intent, turn_count, updated_at)
     values ($1, parco_user_id(), $2::jsonb, $3, 1, $4)
     on conflict (user_id, conversation_id) do update set
       key_facts = (
         select coalesce(jsonb_agg(fact order by place), '[]'::jsonb)
           from (
             select fact, place
               from jsonb_array_elements(context.key_facts || excluded.key_facts)
                 with ordinality as facts (fact, place)
              order by place desc limit ${MAX_KEY_FACTS}
           ) as latest
       ),
       last_intent = coalesce(excluded.last_intent, context.last_intent),
       turn_count = context.turn_count + 1,
       updated_at = excluded.updated_at
     returning turn_count as count`,
    [
      toUuid(turn.conversationId),
      toJson(record.facts),
      record.decisions.at(-1)?.intent ?? null,
      turn.now,
    ],
  )
  return row?.count ?? 0
}
