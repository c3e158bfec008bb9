import { bigint, integer, jsonb, pgTable, prefixedId, text, uuid } from '../drizzle.ts'
import { instant, userId } from './columns.ts'

/** Answers that hold whatever the day and the user's records. */
export const responseCache = pgTable('response_cache', {
  userId: userId(),
  key: text('key').notNull(),
  response: text('response').notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
})

/** Every call of a model, counted before it is made. */
export const modelCalls = pgTable('model_calls', {
  id: prefixedId('mcl')('id').notNull(),
  userId: userId(),
  conversationId: uuid('conversation_id'),
  turnId: uuid('turn_id'),
  role: text('role').notNull(),
  model: text('model').notNull(),
  route: text('route').notNull(),
  skills: jsonb('skills').$type<readonly string[]>().notNull(),
  promptVariant: text('prompt_variant'),
  tokensInput: integer('tokens_input').notNull(),
  tokensOutput: integer('tokens_output').notNull(),
  tokensInputCached: integer('tokens_input_cached').notNull(),
  costMicros: bigint('cost_micros', { mode: 'number' }),
  durationMs: integer('duration_ms'),
  outcome: text('outcome', { enum: ['started', 'completed', 'failed', 'aborted'] }).notNull(),
  startedAt: instant('started_at').notNull(),
  hosts: jsonb('hosts').$type<readonly string[]>().notNull(),
})
