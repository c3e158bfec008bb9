import type { JsonObject } from '@parco/protocol'
import { jsonb, pgTable, prefixedId, text } from '../drizzle.ts'
import { instant, userId } from './columns.ts'

/** What a model made of the user's words, for a day. */
export const classifications = pgTable('classifications', {
  userId: userId(),
  textHash: text('text_hash').notNull(),
  intent: text('intent').notNull(),
  extracted: jsonb('extracted').$type<JsonObject>().notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
})

/** The user's own sentences, offered after a model understood them. */
export const learnedSentences = pgTable('learned_sentences', {
  id: prefixedId('lrn')('id').notNull(),
  userId: userId(),
  locale: text('locale').notNull(),
  sentence: text('sentence').notNull(),
  intent: text('intent').notNull(),
  params: jsonb('params').$type<JsonObject>().notNull(),
  sourceText: text('source_text').notNull(),
  turnId: prefixedId('trn')('turn_id'),
  status: text('status', { enum: ['offered', 'adopted', 'declined'] }).notNull(),
  offeredAt: instant('offered_at').notNull(),
  decidedAt: instant('decided_at'),
})
