import type { ConversationId, IntentCall, QuestionId, TurnId } from '@parco/protocol'
import { fromUuid, toUuid } from '../ids.ts'
import { toJson } from '../json.ts'
import type { Sql } from '../sql.ts'
import { type InstantValue, toInstant } from './row-values.ts'

/** Something that was asked back, and is still open. */
export interface StoredQuestion {
  readonly id: QuestionId
  readonly conversationId: ConversationId
  readonly turnId: TurnId
  /** The slots that are missing. */
  readonly missing: readonly string[]
  /** What is known already. */
  readonly candidate: IntentCall
  /** The message that was incomplete. */
  readonly sourceText: string
  readonly askedAt: string
}

export interface QuestionRow {
  readonly id: string
  readonly conversation_id: string
  readonly turn_id: string
  readonly missing: string[]
  readonly candidate: IntentCall
  readonly source_text: string
  readonly asked_at: InstantValue
}

/** Turns a row of `questions` into a question. */
export function toQuestion(row: QuestionRow): StoredQuestion {
  return {
    id: fromUuid('question', row.id),
    conversationId: fromUuid('conversation', row.conversation_id),
    turnId: fromUuid('turn', row.turn_id),
    missing: row.missing,
    candidate: row.candidate,
    sourceText: row.source_text,
    askedAt: toInstant(row.asked_at),
  }
}

/** Opens a question; whatever was open in the conversation is dropped. */
export async function openQuestion(sql: Sql, question: StoredQuestion): Promise<void> {
  await sql.query(
    `with dropped as (
       update questions set status = 'dropped', closed_at = $7
        where conversation_id = $2 and status = 'open' returning id
     )
     insert into questions
       (id, user_id, conversation_id, turn_id, missing, candidate, source_text, status, asked_at)
     select $1, parco_user_id(), $2, $3, $4::jsonb, $5::jsonb, $6, 'open', $7
       from (select count(*) from dropped) as first`,
    [
      toUuid(question.id),
      toUuid(question.conversationId),
      toUuid(question.turnId),
      toJson(question.missing),
      toJson(question.candidate),
      question.sourceText,
      question.askedAt,
    ],
  )
}

/** Closes a question; false when it was closed before. */
export async function closeQuestion(
  sql: Sql,
  questionId: QuestionId,
  status: 'answered' | 'dropped',
  now: Date,
): Promise<boolean> {
  const rows = await sql.query(
    `update questions set status = $2, closed_at = $3 where id = $1 and status = 'open' returning id`,
    [toUuid(questionId), status, now],
  )
  return rows.length === 1
}

/** The open question of a conversation, if there is one. */
export async function findOpenQuestion(
  sql: Sql,
  conversationId: ConversationId,
): Promise<StoredQuestion | undefined> {
  const [row] = await sql.query<QuestionRow>(
    `select * from questions where conversation_id = $1 and status = 'open'`,
    [toUuid(conversationId)],
  )
  return row && toQuestion(row)
}
