import { prefixedId } from '@parco/store'
import {
  date,
  foreignKey,
  index,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from '@parco/store/drizzle'
import { LIFE_AREAS } from '../internal/life-areas.ts'
import { SAID_STATUSES } from './enums.ts'

// The checks and the row-level security of these tables are in migrations/.

const amount = (name: string) => numeric(name, { precision: 14, scale: 2, mode: 'number' })
const userId = () => prefixedId('usr')('user_id').notNull()
const goalId = () => prefixedId('gol')('goal_id').notNull()
const createdAt = () => timestamp('created_at', { withTimezone: true }).notNull()

/** What the user wants to reach by a day, in numbers. */
export const goals = pgTable(
  'goals',
  {
    id: prefixedId('gol')('id').notNull(),
    userId: userId(),
    title: text('title').notNull(),
    area: text('area', { enum: LIFE_AREAS }),
    target: amount('target').notNull(),
    /** What is counted, in the user's words. */
    unit: text('unit'),
    startOn: date('start_on').notNull(),
    endOn: date('end_on').notNull(),
    status: text('status', { enum: SAID_STATUSES }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('goals_by_end').on(table.userId, table.endOn),
  ],
)
export type Goal = typeof goals.$inferSelect

/** How far the user got, each time they said so. */
export const goalValues = pgTable(
  'goal_values',
  {
    id: prefixedId('gvl')('id').notNull(),
    userId: userId(),
    goalId: goalId(),
    value: amount('value').notNull(),
    notedOn: date('noted_on').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({
      columns: [table.userId, table.goalId],
      foreignColumns: [goals.userId, goals.id],
    }),
    index('goal_values_by_goal').on(table.userId, table.goalId, table.notedOn),
    index('goal_values_by_day').on(table.userId, table.notedOn.desc()),
  ],
)
export type GoalValue = typeof goalValues.$inferSelect

/** Stops on the way. */
export const goalMilestones = pgTable(
  'goal_milestones',
  {
    id: prefixedId('gms')('id').notNull(),
    userId: userId(),
    goalId: goalId(),
    title: text('title').notNull(),
    target: amount('target').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({
      columns: [table.userId, table.goalId],
      foreignColumns: [goals.userId, goals.id],
    }),
    index('goal_milestones_by_goal').on(table.userId, table.goalId),
  ],
)
export type GoalMilestone = typeof goalMilestones.$inferSelect
