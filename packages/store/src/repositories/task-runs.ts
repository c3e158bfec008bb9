import type { ConversationId, Id, JsonValue } from '@parco/protocol'
import { fromUuid, toUuid } from '../ids.ts'
import { toJson } from '../json.ts'
import type { Sql } from '../sql.ts'

export type TaskRunId = Id<'taskRun'>

/** The durable execution of a plan. */
export interface StoredTaskRun {
  readonly id: TaskRunId
  readonly conversationId: ConversationId
  readonly intent: string
  readonly status: 'pending' | 'running' | 'completed' | 'failed'
  readonly plan: JsonValue
  /** The results of the steps that finished, in their order. */
  readonly steps: readonly JsonValue[]
  readonly tokensUsed: number
}

interface TaskRunRow {
  readonly id: string
  readonly conversation_id: string
  readonly intent_key: string
  readonly status: StoredTaskRun['status']
  readonly plan: JsonValue
  readonly steps: JsonValue[]
  readonly tokens_used: number
}

function toTaskRun(row: TaskRunRow): StoredTaskRun {
  return {
    id: fromUuid('taskRun', row.id),
    conversationId: fromUuid('conversation', row.conversation_id),
    intent: row.intent_key,
    status: row.status,
    plan: row.plan,
    steps: row.steps,
    tokensUsed: row.tokens_used,
  }
}

/** Stores a plan before its first step. */
export async function insertTaskRun(
  sql: Sql,
  run: {
    readonly id: TaskRunId
    readonly conversationId: ConversationId
    readonly intent: string
    readonly plan: JsonValue
    readonly now: Date
  },
): Promise<void> {
  await sql.query(
    `insert into task_runs (id, user_id, conversation_id, intent_key, status, plan, created_at)
     values ($1, parco_user_id(), $2, $3, 'running', $4::jsonb, $5)`,
    [toUuid(run.id), toUuid(run.conversationId), run.intent, toJson(run.plan), run.now],
  )
}

/**
 * Stores the result of the next step, together with whatever the step wrote in this transaction.
 * Returns false when `index` is not the next step: another process finished it.
 */
export async function checkpointTaskStep(
  sql: Sql,
  step: {
    readonly taskRunId: TaskRunId
    readonly index: number
    readonly result: JsonValue
    readonly tokensUsed: number
  },
): Promise<boolean> {
  const rows = await sql.query(
    `update task_runs set steps = steps || jsonb_build_array($3::jsonb), tokens_used = tokens_used + $4
      where id = $1 and status = 'running' and jsonb_array_length(steps) = $2 returning id`,
    [toUuid(step.taskRunId), step.index, toJson(step.result), step.tokensUsed],
  )
  return rows.length === 1
}

/** Ends a run; false when it had ended before. */
export async function finishTaskRun(
  sql: Sql,
  end: {
    readonly taskRunId: TaskRunId
    readonly status: 'completed' | 'failed'
    readonly finalResult?: string
    readonly errorMessage?: string
    readonly now: Date
  },
): Promise<boolean> {
  const rows = await sql.query(
    `update task_runs set status = $2, final_result = $3, error_message = $4, completed_at = $5
      where id = $1 and status = 'running' returning id`,
    [toUuid(end.taskRunId), end.status, end.finalResult ?? null, end.errorMessage ?? null, end.now],
  )
  return rows.length === 1
}

/** The user's runs that have not ended, oldest first: what a restart resumes. */
export async function listRunningTaskRuns(sql: Sql): Promise<StoredTaskRun[]> {
  const rows = await sql.query<TaskRunRow>(
    `select id, conversation_id, intent_key, status, plan, steps, tokens_used from task_runs
      where status = 'running' order by created_at`,
  )
  return rows.map(toTaskRun)
}
