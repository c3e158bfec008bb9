import { CLOCKS, PERSPECTIVES, UNITS } from '@parco/protocol'
import { boolean, date, jsonb, pgTable, prefixedId, text } from '../drizzle.ts'
import { instant, userId } from './columns.ts'

// Checks, foreign keys and row-level security are in migrations/; a test compares both.

/** People, and how they are spoken to. */
export const users = pgTable('users', {
  id: prefixedId('usr')('id').primaryKey(),
  locale: text('locale', { enum: ['pt-BR', 'en'] }).notNull(),
  timeZone: text('time_zone').notNull(),
  currency: text('currency').notNull(),
  units: text('units', { enum: UNITS }).notNull(),
  clock: text('clock', { enum: CLOCKS }).notNull(),
  perspective: text('perspective', { enum: PERSPECTIVES }).notNull(),
  /** Null until settings were first chosen, by a machine or by the user. */
  settingsChosenAt: instant('settings_chosen_at'),
  preferences: jsonb('preferences').notNull(),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

/** The one user of an installation without accounts; seen by the owner alone. */
export const installation = pgTable('installation', {
  id: boolean('id').primaryKey(),
  localUserId: prefixedId('usr')('local_user_id').notNull(),
})

/** What is told once a day at most, and the user's day on which it last was. */
export const notices = pgTable('notices', {
  userId: userId(),
  name: text('name').notNull(),
  toldOn: date('told_on').notNull(),
})

/** Answers to requests that are no turns, for whoever repeats one. */
export const idempotencyKeys = pgTable('idempotency_keys', {
  userId: userId(),
  key: text('key').notNull(),
  requestHash: text('request_hash').notNull(),
  response: jsonb('response'),
  createdAt: instant('created_at').notNull(),
})

/** Devices that were let in from the network at home. */
export const devices = pgTable('devices', {
  id: prefixedId('dev')('id').notNull(),
  userId: userId(),
  name: text('name').notNull(),
  secretHash: text('secret_hash').notNull(),
  createdAt: instant('created_at').notNull(),
  seenAt: instant('seen_at').notNull(),
})
