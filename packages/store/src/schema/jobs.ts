import { integer, pgTable, prefixedId, smallint, text } from '../drizzle.ts'
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

/** The private addresses of a user's agenda, for calendars. */
export const calendarFeeds = pgTable('calendar_feeds', {
  id: prefixedId('cfd')('id').notNull(),
  userId: userId(),
  secretHash: text('secret_hash').notNull(),
  contents: text('contents').array().notNull(),
  createdAt: instant('created_at').notNull(),
  readAt: instant('read_at'),
})

/** What calendars were last told of each entry. */
export const calendarFeedEntries = pgTable('calendar_feed_entries', {
  userId: userId(),
  feedId: prefixedId('cfd')('feed_id').notNull(),
  uid: text('uid').notNull(),
  fingerprint: text('fingerprint').notNull(),
  sequence: integer('sequence').notNull(),
  changedAt: instant('changed_at').notNull(),
})
