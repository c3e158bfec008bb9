import type { ConversationId, Id } from '@parco/protocol'
import { fromUuid } from '../ids.ts'
import type { Sql } from '../sql.ts'
import { type PageCursor, toCursorParameters } from './page.ts'

/** What some calls came to. */
export interface CallSum {
  readonly calls: number
  readonly inputTokens: number
  readonly outputTokens: number
  readonly cachedInputTokens: number
  /** Of the calls whose price is known. */
  readonly costMicros: number
  /** Calls whose price is not known. */
  readonly unpriced: number
  readonly failed: number
}

const SUMS = `
  count(*)::integer as calls,
  coalesce(sum(tokens_input), 0)::float8 as "inputTokens",
  coalesce(sum(tokens_output), 0)::float8 as "outputTokens",
  coalesce(sum(tokens_input_cached), 0)::float8 as "cachedInputTokens",
  coalesce(sum(cost_micros), 0)::float8 as "costMicros",
  (count(*) filter (where cost_micros is null))::integer as unpriced,
  (count(*) filter (where outcome in ('failed', 'aborted')))::integer as failed`

/** From one instant to another, the latter not in it. */
export interface Span {
  readonly from: Date
  readonly to: Date
}

/** What the calls of one model for one route came to. */
export interface ModelUsage extends CallSum {
  readonly model: string
  readonly role: string
  readonly route: string
}

/** The calls by model, role and route, the dearest group first. */
export function summarizeModelCalls(sql: Sql, { from, to }: Span): Promise<ModelUsage[]> {
  return sql.query<ModelUsage>(
    `select model, role, route, ${SUMS}
       from model_calls where started_at >= $1 and started_at < $2
      group by model, role, route order by sum(cost_micros) desc nulls last, model, role, route`,
    [from, to],
  )
}

/** The calls of each day of a zone that had any, in order. */
export function sumCallsByDay(
  sql: Sql,
  { from, to }: Span,
  timeZone: string,
): Promise<(CallSum & { readonly day: string })[]> {
  return sql.query(
    `select to_char(started_at at time zone $3, 'YYYY-MM-DD') as day, ${SUMS}
       from model_calls where started_at >= $1 and started_at < $2
      group by 1 order by 1`,
    [from, to, timeZone],
  )
}

/** The calls by the skills that were active together: each call counts once. */
export function sumCallsBySkills(
  sql: Sql,
  { from, to }: Span,
): Promise<(CallSum & { readonly skills: readonly string[] })[]> {
  return sql.query(
    `select skills, ${SUMS} from model_calls where started_at >= $1 and started_at < $2
      group by skills order by sum(tokens_input) desc, skills`,
    [from, to],
  )
}

/** The calls by the hosts that they went to: each call counts once. */
export function sumCallsByHosts(
  sql: Sql,
  { from, to }: Span,
): Promise<(CallSum & { readonly hosts: readonly string[] })[]> {
  return sql.query(
    `select hosts, ${SUMS} from model_calls where started_at >= $1 and started_at < $2
      group by hosts order by sum(tokens_input) desc, hosts`,
    [from, to],
  )
}

/** One call as it is listed. */
export interface ListedCall {
  readonly id: Id<'modelCall'>
  readonly conversationId: ConversationId | null
  readonly at: Date
  readonly role: string
  readonly model: string
  readonly route: string
  readonly skills: readonly string[]
  readonly hosts: readonly string[]
  readonly inputTokens: number
  readonly cachedInputTokens: number
  readonly outputTokens: number
  readonly costMicros: number | null
  readonly outcome: 'started' | 'completed' | 'failed' | 'aborted'
}

/** The calls one by one, the newest first. Of a conversation that was deleted the call stays. */
export async function listModelCalls(
  sql: Sql,
  { from, to, limit, cursor }: Span & { readonly limit: number; readonly cursor?: PageCursor },
): Promise<ListedCall[]> {
  const rows = await sql.query<
    Omit<ListedCall, 'id' | 'conversationId'> & { id: string; conversationId: string | null }
  >(
    `select id, (select c.id from conversations c where c.id = conversation_id) as "conversationId",
            started_at as at, role, model, route, skills, hosts, tokens_input as "inputTokens",
            tokens_input_cached as "cachedInputTokens", tokens_output as "outputTokens",
            cost_micros::float8 as "costMicros", outcome
       from model_calls
      where started_at >= $1 and started_at < $2
        and ($3::timestamptz is null or (started_at, id) < ($3, $4::uuid))
      order by started_at desc, id desc limit $5`,
    [from, to, ...toCursorParameters(cursor), limit],
  )
  return rows.map((row) => ({
    ...row,
    id: fromUuid('modelCall', row.id),
    conversationId:
      row.conversationId === null ? null : fromUuid('conversation', row.conversationId),
  }))
}

/** Messages that were answered, and how many of them a model was asked about. */
export interface TurnCount {
  readonly turns: number
  readonly thought: number
}

/** Answered messages of each day of a zone that had any, in order; those deleted since too. */
export function countMessageTurnsByDay(
  sql: Sql,
  { from, to }: Span,
  timeZone: string,
): Promise<(TurnCount & { readonly day: string })[]> {
  return sql.query(
    `with answered as (
       select id, started_at from turns
        where origin = 'message' and started_at >= $1 and started_at < $2
       union all
       select turn_id, min(created_at) from usage_metrics
        where created_at >= $1 and created_at < $2
          and not exists (select from turns where turns.id = usage_metrics.turn_id)
        group by turn_id
     )
     select to_char(started_at at time zone $3, 'YYYY-MM-DD') as day, count(*)::integer as turns,
            (count(*) filter (where exists (
              select 1 from model_calls where model_calls.turn_id = answered.id
            )))::integer as thought
       from answered group by 1 order by 1`,
    [from, to, timeZone],
  )
}
