import { conversationContext, intentActions, taskRuns, usageMetrics } from './actions.ts'
import { conversations, decisions, messages, turns } from './conversations.ts'
import { calendarFeedEntries, calendarFeeds, due, inboxes } from './jobs.ts'
import { modelCalls, responseCache } from './model-calls.ts'
import { classifications, learnedSentences } from './understanding.ts'
import { devices, idempotencyKeys, installation, notices, users } from './users.ts'
import { approvals, questions, receipts } from './writes.ts'

/** Every table of the store as Drizzle knows it, but for the ledger of migrations. */
export const storeTables = {
  users,
  installation,
  idempotencyKeys,
  notices,
  conversations,
  turns,
  messages,
  decisions,
  approvals,
  questions,
  receipts,
  intentActions,
  taskRuns,
  conversationContext,
  usageMetrics,
  classifications,
  learnedSentences,
  modelCalls,
  responseCache,
  due,
  inboxes,
  calendarFeeds,
  calendarFeedEntries,
  devices,
}
