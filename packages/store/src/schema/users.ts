import { boolean, jsonb, pgTable, prefixedId, text } from '../drizzle.ts'
import { instant, userId } from './columns.ts'

// Checks, foreign keys and row-level security are in migrations/; a test compares both.

/** People, and how they are spoken to. */
export const users = pgTable('users', {
  id: prefixedId('usr')('id').primaryKey(),
  locale: text('locale', { enum: ['pt-BR', 'en'] }).notNull(),
  timeZone: text('time_zone').notNull(),
  currency: text('currency').notNull(),
  preferences: jsonb('preferences').notNull(),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

/** The one user of an installation without accounts; seen by the owner alone. */
export const installation = pgTable('installation', {
  id: boolean('id').primaryKey(),
  localUserId: prefixedId('usr')('local_user_id').notNull(),
})

/** Answers to requests that are no turns, for whoever repeats one. */
export const idempotencyKeys = pgTable('idempotency_keys', {
  userId: userId(),
  key: text('key').notNull(),
  requestHash: text('request_hash').notNull(),
  response: jsonb('response'),
  createdAt: instant('created_at').notNull(),
})
