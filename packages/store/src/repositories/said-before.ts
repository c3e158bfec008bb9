import type { DecisionSource, JsonObject } from '@parco/protocol'
import type { Sql } from '../sql.ts'
import { type InstantValue, toInstant } from './row-values.ts'

/** A message of the user's, with what was made of it. */
export interface SaidBefore {
  readonly text: string
  readonly intent: string
  readonly params: JsonObject
  readonly source: DecisionSource
  readonly saidAt: string
}

/** What the user said and how it was decided, the newest first. */
export async function listSaidBefore(sql: Sql, limit: number): Promise<SaidBefore[]> {
  const rows = await sql.query<Omit<SaidBefore, 'saidAt'> & { said_at: InstantValue }>(
    `select part ->> 'text' as text, decisions.intent, decisions.params, decisions.source,
            messages.created_at as said_at
       from messages
       join decisions on decisions.turn_id = messages.turn_id and decisions.position = 0
       cross join jsonb_array_elements(messages.parts) as part
      where messages.role = 'user' and part ->> 'type' = 'text'
      order by messages.created_at desc, messages.id desc
      limit $1`,
    [limit],
  )
  return rows.map(({ said_at, ...row }) => ({ ...row, saidAt: toInstant(said_at) }))
}
