import type { ConversationId, Id, TurnId } from '@parco/protocol'
import { toUuid, toUuidOrNull } from '../ids.ts'
import { toJson } from '../json.ts'
import type { Sql } from '../sql.ts'

/** A call that is about to be made; its tokens and cost are estimates that hold until it has ended. */
export interface NewModelCall {
  readonly id: Id<'modelCall'>
  readonly conversationId?: ConversationId
  readonly turnId?: TurnId
  readonly role: string
  /** `provider/model`. */
  readonly model: string
  /** The action or intent that it serves. */
  readonly route: string
  readonly skills: readonly string[]
  readonly promptVariant?: string
  /** The host that it goes to, where that is known. */
  readonly host?: string
  readonly inputTokens: number
  /** Millionths of a US dollar; absent where the price is not known. */
  readonly costMicros?: number
  readonly startedAt: Date
}

/** How a call ended. */
export interface ModelCallEnd {
  readonly outcome: 'completed' | 'failed' | 'aborted'
  readonly model?: string
  /** Hosts that were asked after the first one. */
  readonly hosts?: readonly string[]
  /** Absent where the provider told none: the estimates stay. */
  readonly usage?: {
    readonly inputTokens: number
    readonly outputTokens: number
    readonly cachedInputTokens: number
  }
  readonly costMicros?: number
  readonly durationMs: number
}

/** What a user may spend on models, in millionths of a US dollar, from the instants at which day and month began. */
export interface SpendingLimits {
  readonly dayMicros?: number
  readonly monthMicros?: number
  readonly dayStartedAt: Date
  readonly monthStartedAt: Date
}

/** The limit that leaves no room for one more call. */
export type ReachedLimit = 'day' | 'month'

/**
 * Counts a call before it is made, unless a limit leaves no room for its estimated cost. Counting and
 * looking are one step under a lock on the user's calls, so that two calls at once cannot both take
 * the last of it.
 */
export async function startModelCall(
  sql: Sql,
  call: NewModelCall,
  limits?: SpendingLimits,
): Promise<ReachedLimit | undefined> {
  const isLimited = limits?.dayMicros !== undefined || limits?.monthMicros !== undefined
  if (limits && isLimited) {
    await sql.query(
      `select pg_advisory_xact_lock(hashtextextended('model_calls ' || parco_user_id(), 0))`,
    )
    const spent = await spentSince(sql, limits)
    const cost = call.costMicros ?? 0
    if (limits.dayMicros !== undefined && spent.day + cost > limits.dayMicros) return 'day'
    if (limits.monthMicros !== undefined && spent.month + cost > limits.monthMicros) return 'month'
  }
  await sql.query(INSERT, toRow(call))
  return undefined
}

/**
 * The same by the limits that the user's preferences set (`spendingLimit`), which are read with it: of a
 * user who set none, which are most, in one statement.
 */
export async function countModelCall(
  sql: Sql,
  call: NewModelCall,
  limitsOf: (plan: unknown) => SpendingLimits,
): Promise<ReachedLimit | undefined> {
  const [row] = await sql.query<{ plan: unknown; counted: boolean }>(
    `with plan as (
       select preferences -> 'spendingLimit' as plan from users where id = parco_user_id()
     ), counted as (
       ${INSERT} where not exists (select from plan where plan is not null)
       returning id
     )
     select (select plan from plan) as plan, exists (select from counted) as counted`,
    toRow(call),
  )
  return row?.counted ? undefined : startModelCall(sql, call, limitsOf(row?.plan))
}

const INSERT = `insert into model_calls
  (id, user_id, conversation_id, turn_id, role, model, route, skills, prompt_variant,
   tokens_input, cost_micros, outcome, started_at, hosts)
  select $1, parco_user_id(), $2, $3, $4, $5, $6, $7::jsonb, $8, $9, $10, 'started', $11, $12::jsonb`

const toRow = (call: NewModelCall): unknown[] => [
  toUuid(call.id),
  toUuidOrNull(call.conversationId),
  toUuidOrNull(call.turnId),
  call.role,
  call.model,
  call.route,
  toJson(call.skills),
  call.promptVariant ?? null,
  call.inputTokens,
  call.costMicros ?? null,
  call.startedAt,
  toJson(call.host === undefined ? [] : [call.host]),
]

/**
 * Writes down what a call really used; an end that is told twice counts once. What a provider reports
 * that is no count is as if it had told none: it must not undo what is stored along with it.
 */
export async function endModelCall(
  sql: Sql,
  id: Id<'modelCall'>,
  end: ModelCallEnd,
): Promise<void> {
  const { usage } = end
  await sql.query(
    `update model_calls set
       outcome = $2, duration_ms = $3, model = coalesce($4, model),
       tokens_input = coalesce($5, tokens_input), tokens_output = coalesce($6, tokens_output),
       tokens_input_cached = coalesce($7, tokens_input_cached),
       cost_micros = case when $5::integer is null then cost_micros else $8 end,
       hosts = hosts || $9::jsonb
     where id = $1 and outcome = 'started'`,
    [
      toUuid(id),
      end.outcome,
      toCount(end.durationMs),
      end.model ?? null,
      toCount(usage?.inputTokens),
      toCount(usage?.outputTokens),
      toCount(usage?.cachedInputTokens),
      toCount(end.costMicros, Number.MAX_SAFE_INTEGER),
      toJson(end.hosts ?? []),
    ],
  )
}

/** The largest `integer` of PostgreSQL. */
const MAX_INTEGER = 2 ** 31 - 1

const toCount = (value: number | undefined, most = MAX_INTEGER): number | null =>
  Number.isFinite(value) && Number(value) >= 0 ? Math.min(Math.round(Number(value)), most) : null

/** What was spent since the day and since the month began, in millionths of a US dollar. */
export async function spentSince(
  sql: Sql,
  { dayStartedAt, monthStartedAt }: Pick<SpendingLimits, 'dayStartedAt' | 'monthStartedAt'>,
): Promise<{ readonly day: number; readonly month: number }> {
  const [row] = await sql.query<{ day: string; month: string }>(
    `select coalesce(sum(cost_micros) filter (where started_at >= $1), 0)::text as day,
            coalesce(sum(cost_micros), 0)::text as month
       from model_calls where started_at >= least($1::timestamptz, $2::timestamptz)`,
    [dayStartedAt, monthStartedAt],
  )
  return { day: Number(row?.day ?? 0), month: Number(row?.month ?? 0) }
}
