import type { MessagePart, TurnEvent } from '@parco/protocol'
import { doublePrecision, integer, jsonb, pgTable, prefixedId, smallint, text } from '../drizzle.ts'
import { conversationId, instant, turnId, userId } from './columns.ts'

/** Durable exchanges. */
export const conversations = pgTable('conversations', {
  id: prefixedId('cnv')('id').notNull(),
  userId: userId(),
  title: text('title'),
  kind: text('kind', { enum: ['general', 'counselor'] }).notNull(),
  skillState: jsonb('skill_state'),
  lastSeq: integer('last_seq').notNull(),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
  deletedAt: instant('deleted_at'),
})

/** One admitted request each, from start to end. */
export const turns = pgTable('turns', {
  id: prefixedId('trn')('id').notNull(),
  userId: userId(),
  conversationId: conversationId(),
  idempotencyKey: text('idempotency_key').notNull(),
  requestHash: text('request_hash').notNull(),
  status: text('status', {
    enum: ['running', 'completed', 'waiting', 'aborted', 'failed'],
  }).notNull(),
  assistantMessageId: prefixedId('msg')('assistant_message_id').notNull(),
  events: jsonb('events').$type<readonly TurnEvent[]>(),
  origin: text('origin', { enum: ['message', 'click', 'job', 'import', 'api'] }).notNull(),
  leaseUntil: instant('lease_until'),
  leaseEpoch: integer('lease_epoch').notNull(),
  thinking: jsonb('thinking'),
  startedAt: instant('started_at').notNull(),
  endedAt: instant('ended_at'),
})

/** What was said, in order. */
export const messages = pgTable('messages', {
  id: prefixedId('msg')('id').notNull(),
  userId: userId(),
  conversationId: conversationId(),
  turnId: turnId(),
  role: text('role', { enum: ['user', 'assistant'] }).notNull(),
  parts: jsonb('parts').$type<readonly MessagePart[]>().notNull(),
  seq: integer('seq').notNull(),
  createdAt: instant('created_at').notNull(),
})

/** What the router chose for each turn. */
export const decisions = pgTable('decisions', {
  id: prefixedId('dec')('id').notNull(),
  userId: userId(),
  conversationId: conversationId(),
  turnId: turnId(),
  position: smallint('position').notNull(),
  intent: text('intent').notNull(),
  params: jsonb('params').notNull(),
  source: text('source').notNull(),
  confidence: doublePrecision('confidence').notNull(),
  reason: text('reason'),
  createdAt: instant('created_at').notNull(),
})
