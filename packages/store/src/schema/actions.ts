import { boolean, integer, jsonb, pgTable, prefixedId, text } from '../drizzle.ts'
import type { PromptVariant } from '../repositories/intent-actions.ts'
import { conversationId, instant, plainId, turnId, userId } from './columns.ts'

/** What intents do, as configured for the whole installation; changed by the owner alone. */
export const intentActions = pgTable('intent_actions', {
  id: plainId('id').primaryKey(),
  intentKey: text('intent_key').notNull(),
  description: text('description'),
  actionType: text('action_type', { enum: ['deterministic', 'reasoning', 'hybrid'] }).notNull(),
  functionEndpoint: text('function_endpoint'),
  requiredParams: jsonb('required_params').$type<readonly string[]>().notNull(),
  optionalParams: jsonb('optional_params').$type<readonly string[]>().notNull(),
  promptTemplate: text('prompt_template'),
  promptVariants: jsonb('prompt_variants').$type<readonly PromptVariant[]>().notNull(),
  maxTokens: integer('max_tokens').notNull(),
  isActive: boolean('is_active').notNull(),
  createdAt: instant('created_at').notNull(),
})

/** The durable execution of plans. */
export const taskRuns = pgTable('task_runs', {
  id: prefixedId('run')('id').notNull(),
  conversationId: conversationId(),
  userId: userId(),
  intentKey: text('intent_key').notNull(),
  status: text('status', { enum: ['pending', 'running', 'completed', 'failed'] }).notNull(),
  plan: jsonb('plan'),
  steps: jsonb('steps').$type<readonly unknown[]>().notNull(),
  finalResult: text('final_result'),
  tokensUsed: integer('tokens_used').notNull(),
  errorMessage: text('error_message'),
  createdAt: instant('created_at').notNull(),
  completedAt: instant('completed_at'),
})

/** What is sent to a model instead of a whole conversation. */
export const conversationContext = pgTable('conversation_context', {
  conversationId: conversationId(),
  userId: userId(),
  summary: text('summary'),
  keyFacts: jsonb('key_facts').$type<readonly string[]>().notNull(),
  lastIntent: text('last_intent'),
  turnCount: integer('turn_count').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

/** What each action cost. */
export const usageMetrics = pgTable('usage_metrics', {
  id: prefixedId('usg')('id').notNull(),
  conversationId: conversationId(),
  userId: userId(),
  turnId: turnId(),
  intentKey: text('intent_key').notNull(),
  actionType: text('action_type', { enum: ['deterministic', 'reasoning', 'hybrid'] }).notNull(),
  tokensInput: integer('tokens_input').notNull(),
  tokensOutput: integer('tokens_output').notNull(),
  tokensInputCached: integer('tokens_input_cached').notNull(),
  executionTimeMs: integer('execution_time_ms'),
  wasKeywordMatched: boolean('was_keyword_matched').notNull(),
  createdAt: instant('created_at').notNull(),
})
