import type { ConversationId, JsonObject, Perspective } from '@parco/protocol'
import { toUuid } from '../ids.ts'
import { toJson } from '../json.ts'
import type { Sql } from '../sql.ts'

/** Whom a conversation is held with. */
export type ConversationKind = 'general' | 'counselor'

/** What the skills of an answer follow from, besides what is said. */
export interface SkillSurroundings {
  readonly kind: ConversationKind
  /** As it was saved; null before the first time. */
  readonly state: unknown
  /** What the user chose to be answered from. */
  readonly perspective: Perspective
}

/** Reads what the skills of a conversation were, and what its user wants of them. */
export async function readSkillSurroundings(
  sql: Sql,
  conversationId: ConversationId,
): Promise<SkillSurroundings> {
  const [row] = await sql.query<SkillSurroundings>(
    `select kind, skill_state as state, (select perspective from users) as perspective
       from conversations where id = $1`,
    [toUuid(conversationId)],
  )
  return row ?? { kind: 'general', state: null, perspective: 'none' }
}

/** Saves what the skills of a conversation are now. */
export async function saveSkillState(
  sql: Sql,
  conversationId: ConversationId,
  state: JsonObject,
): Promise<void> {
  await sql.query('update conversations set skill_state = $2::jsonb where id = $1', [
    toUuid(conversationId),
    toJson(state),
  ])
}
