import type { Id } from '@parco/protocol'
import { toUuid } from '../ids.ts'
import type { Sql } from '../sql.ts'

/** What one action of a turn cost. */
export interface NewUsage {
  readonly id: Id<'usage'>
  readonly intent: string
  readonly actionType: 'deterministic' | 'reasoning' | 'hybrid'
  readonly inputTokens: number
  readonly outputTokens: number
  readonly cachedInputTokens?: number
  readonly executionTimeMs: number
  /** Whether it was decided without a model. */
  readonly wasKeywordMatched: boolean
}

/** The columns of `usage_metrics` that `finishTurn` fills from it. */
export function toUsageRow(usage: NewUsage): Record<string, unknown> {
  return {
    id: toUuid(usage.id),
    intent_key: usage.intent,
    action_type: usage.actionType,
    tokens_input: usage.inputTokens,
    tokens_output: usage.outputTokens,
    tokens_input_cached: usage.cachedInputTokens ?? 0,
    execution_time_ms: Math.round(usage.executionTimeMs),
    was_keyword_matched: usage.wasKeywordMatched,
  }
}

/** One line of the view `usage_summary`: the last seven days of one intent. */
export interface UsageSummary {
  readonly intent: string
  readonly actionType: string
  readonly totalCalls: number
  readonly averageTokens: number
  readonly zeroTokenCalls: number
  readonly averageTimeMs: number | null
}

/** The user's usage of the last seven days, the most used intent first. */
export function summarizeUsage(sql: Sql): Promise<UsageSummary[]> {
  return sql.query<UsageSummary>(
    `select intent_key as intent, action_type as "actionType", total_calls as "totalCalls",
            avg_tokens as "averageTokens", zero_token_calls as "zeroTokenCalls",
            avg_time_ms as "averageTimeMs"
       from usage_summary order by total_calls desc, intent_key`,
  )
}
