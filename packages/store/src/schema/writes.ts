import type { IntentCall, JsonObject, Preview, RowChange } from '@parco/protocol'
import { jsonb, pgTable, prefixedId, smallint, text } from '../drizzle.ts'
import { conversationId, instant, turnId, userId } from './columns.ts'

/** Human decisions on writes. */
export const approvals = pgTable('approvals', {
  id: prefixedId('apr')('id').notNull(),
  userId: userId(),
  conversationId: conversationId(),
  turnId: turnId(),
  position: smallint('position').notNull(),
  toolCallId: text('tool_call_id').notNull(),
  toolName: text('tool_name').notNull(),
  input: jsonb('input').$type<JsonObject>().notNull(),
  arguments: jsonb('arguments').$type<JsonObject>().notNull(),
  argumentsHash: text('arguments_hash').notNull(),
  preview: jsonb('preview').$type<Preview>().notNull(),
  sourceText: text('source_text').notNull(),
  status: text('status').notNull(),
  requestedAt: instant('requested_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  decidedAt: instant('decided_at'),
  receiptId: prefixedId('rcp')('receipt_id'),
})

/** What was asked back. */
export const questions = pgTable('questions', {
  id: prefixedId('qst')('id').notNull(),
  userId: userId(),
  conversationId: conversationId(),
  turnId: turnId(),
  missing: jsonb('missing').$type<readonly string[]>().notNull(),
  candidate: jsonb('candidate').$type<IntentCall>().notNull(),
  sourceText: text('source_text').notNull(),
  status: text('status', { enum: ['open', 'answered', 'dropped'] }).notNull(),
  askedAt: instant('asked_at').notNull(),
  closedAt: instant('closed_at'),
})

/** Proof of executed writes, from which they can be undone. */
export const receipts = pgTable('receipts', {
  id: prefixedId('rcp')('id').notNull(),
  userId: userId(),
  conversationId: conversationId(),
  turnId: turnId(),
  approvalId: prefixedId('apr')('approval_id'),
  toolName: text('tool_name').notNull(),
  input: jsonb('input').$type<JsonObject>().notNull(),
  summary: text('summary').notNull(),
  sourceText: text('source_text').notNull(),
  changes: jsonb('changes').$type<readonly RowChange[]>().notNull(),
  createdAt: instant('created_at').notNull(),
  undoneAt: instant('undone_at'),
  undoes: prefixedId('rcp')('undoes'),
})
