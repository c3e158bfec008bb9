import { prefixedId } from '@parco/store'
import {
  date,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
} from '@parco/store/drizzle'
import { FREQUENCIES, PERIODS_OF_DAY } from './rhythm/rhythm.ts'

// The checks and the row-level security of these tables are in migrations/.

const userId = () => prefixedId('usr')('user_id').notNull()
const createdAt = () => timestamp('created_at', { withTimezone: true }).notNull()

/** What the user means to do again and again, and how often. */
export const habits = pgTable(
  'habits',
  {
    id: prefixedId('hab')('id').notNull(),
    userId: userId(),
    name: text('name').notNull(),
    /** The name as names are compared. */
    nameKey: text('name_key').notNull(),
    frequency: text('frequency', { enum: FREQUENCIES }).notNull(),
    /** Of a custom frequency: 1 (Monday) to 7 (Sunday). */
    weekdays: smallint('weekdays').array(),
    /** Of a custom frequency without days of its own: how often in a week. */
    perWeek: smallint('per_week'),
    /** Of a custom frequency likewise: so many days after it was done last. */
    everyDays: smallint('every_days'),
    periodOfDay: text('period_of_day', { enum: PERIODS_OF_DAY }).notNull(),
    startedOn: date('started_on').notNull(),
    archivedOn: date('archived_on'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('habits_by_name').on(table.userId, table.nameKey),
  ],
)
export type Habit = typeof habits.$inferSelect

/** The days on which habits were done. */
export const habitMarks = pgTable(
  'habit_marks',
  {
    id: prefixedId('hmk')('id').notNull(),
    userId: userId(),
    habitId: prefixedId('hab')('habit_id').notNull(),
    doneOn: date('done_on').notNull(),
    note: text('note'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({
      columns: [table.userId, table.habitId],
      foreignColumns: [habits.userId, habits.id],
    }),
    unique().on(table.userId, table.habitId, table.doneOn),
    index('habit_marks_by_day').on(table.userId, table.doneOn.desc()),
  ],
)
export type HabitMark = typeof habitMarks.$inferSelect
