import { prefixedId } from '@parco/store'
import {
  boolean,
  date,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from '@parco/store/drizzle'
import type { Series } from './series/series.ts'

// The checks and the row-level security of these tables are in migrations/.

const userId = () => prefixedId('usr')('user_id').notNull()
const createdAt = () => timestamp('created_at', { withTimezone: true }).notNull()

/** What the user is to be reminded of. */
export const reminders = pgTable(
  'reminders',
  {
    id: prefixedId('rem')('id').notNull(),
    userId: userId(),
    title: text('title').notNull(),
    /** YYYY-MM-DDTHH:MM in its zone. */
    startsLocal: text('starts_local').notNull(),
    zone: text('zone').notNull(),
    series: jsonb('series').$type<Series>(),
    notes: text('notes'),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
)
export type Reminder = typeof reminders.$inferSelect

/** What the user said of one occurrence of a reminder. */
export const reminderMarks = pgTable(
  'reminder_marks',
  {
    id: prefixedId('rmk')('id').notNull(),
    userId: userId(),
    reminderId: prefixedId('rem')('reminder_id').notNull(),
    occurrence: text('occurrence').notNull(),
    state: text('state', { enum: ['done', 'skipped', 'snoozed'] }).notNull(),
    untilLocal: text('until_local'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({
      columns: [table.userId, table.reminderId],
      foreignColumns: [reminders.userId, reminders.id],
    }),
    unique().on(table.userId, table.reminderId, table.occurrence),
  ],
)
export type ReminderMark = typeof reminderMarks.$inferSelect

/** What takes place. */
export const events = pgTable(
  'events',
  {
    id: prefixedId('evt')('id').notNull(),
    userId: userId(),
    title: text('title').notNull(),
    startsLocal: text('starts_local').notNull(),
    endsLocal: text('ends_local'),
    allDay: boolean('all_day').notNull(),
    zone: text('zone').notNull(),
    location: text('location'),
    series: jsonb('series').$type<Series>(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
)
export type Event = typeof events.$inferSelect

/** One occurrence of a series that takes place at another time, or not at all. */
export const eventChanges = pgTable(
  'event_changes',
  {
    id: prefixedId('evc')('id').notNull(),
    userId: userId(),
    eventId: prefixedId('evt')('event_id').notNull(),
    occurrence: text('occurrence').notNull(),
    startsLocal: text('starts_local'),
    endsLocal: text('ends_local'),
    isCanceled: boolean('is_canceled').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({
      columns: [table.userId, table.eventId],
      foreignColumns: [events.userId, events.id],
    }),
    unique().on(table.userId, table.eventId, table.occurrence),
  ],
)
export type EventChange = typeof eventChanges.$inferSelect

/** What the user wants to be asked about. */
export const followups = pgTable(
  'followups',
  {
    id: prefixedId('fup')('id').notNull(),
    userId: userId(),
    topic: text('topic').notNull(),
    askOn: date('ask_on').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('followups_by_day').on(table.userId, table.askOn),
  ],
)
export type Followup = typeof followups.$inferSelect
