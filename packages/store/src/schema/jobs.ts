import { integer, pgTable, smallint, text } from '../drizzle.ts'
import { conversationId, instant, plainId, userId } from './columns.ts'

/** What comes to a user by itself, at its next moment each. */
export const due = pgTable('due', {
  userId: userId(),
  kind: text('kind').notNull(),
  ref: plainId('ref').notNull(),
  occurrence: text('occurrence').notNull(),
  at: instant('at').notNull(),
  lookAt: instant('look_at').notNull(),
  failures: smallint('failures').notNull(),
})

/** The conversation in which Parco speaks first. */
export const inboxes = pgTable('inboxes', {
  userId: userId(),
  conversationId: conversationId(),
  readSeq: integer('read_seq').notNull(),
})

/** The private address of a user's agenda, for calendars. */
export const calendarFeeds = pgTable('calendar_feeds', {
  userId: userId(),
  secretHash: text('secret_hash').notNull(),
  createdAt: instant('created_at').notNull(),
})
