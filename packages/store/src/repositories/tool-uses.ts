import type { TurnId } from '@parco/protocol'
import { fromUuid } from '../ids.ts'
import type { Sql } from '../sql.ts'
import type { Span } from './model-call-sums.ts'

/** One call of a tool by a model, as its turn tells it. */
export interface ToolUse {
  readonly tool: string
  /** Whether it failed or was refused. */
  readonly failed: boolean
  /** The skills that were active in its turn. */
  readonly skills: readonly string[]
  readonly at: Date
  readonly turnId: TurnId
}

/** What models used in a time, in order; read from the events of the turns, which keep all of it. */
export async function listToolUses(sql: Sql, { from, to }: Span): Promise<ToolUse[]> {
  const rows = await sql.query<Omit<ToolUse, 'turnId'> & { readonly turn: string }>(
    `select event.value ->> 'toolName' as tool, called.skills, called.at, called.turn_id as turn,
            event.value ->> 'type' = 'tool-output-error'
              or coalesce(event.value -> 'output' ->> 'status' = 'refused', false) as failed
       from (select turn_id, min(started_at) as at,
                    (array_agg(skills order by jsonb_array_length(skills) desc))[1] as skills
               from model_calls
              where started_at >= $1 and started_at < $2 and turn_id is not null
              group by turn_id) as called
       join turns on turns.user_id = parco_user_id() and turns.id = called.turn_id
      cross join lateral jsonb_array_elements(turns.events) with ordinality as event (value, place)
      where event.value ->> 'type' in ('tool-output-end', 'tool-output-error')
      order by called.at, called.turn_id, event.place`,
    [from, to],
  )
  return rows.map(({ turn, ...use }) => ({ ...use, turnId: fromUuid('turn', turn) }))
}

/** How many tokens a prompt of one answer had, all its calls together. */
export interface TokensPerTurn {
  readonly turns: number
  readonly median: number
  readonly p95: number
  readonly most: number
}

/** The spread of what answers took of models; nothing where none was asked. */
export async function spreadTokens(
  sql: Sql,
  { from, to }: Span,
): Promise<TokensPerTurn | undefined> {
  const [row] = await sql.query<TokensPerTurn>(
    `select count(*)::integer as turns,
            coalesce(percentile_disc(0.5) within group (order by tokens), 0)::float8 as median,
            coalesce(percentile_disc(0.95) within group (order by tokens), 0)::float8 as p95,
            coalesce(max(tokens), 0)::float8 as most
       from (select sum(tokens_input) as tokens from model_calls
              where started_at >= $1 and started_at < $2 and turn_id is not null
              group by turn_id) as answered`,
    [from, to],
  )
  return row && row.turns > 0 ? row : undefined
}
