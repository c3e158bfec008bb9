import { prefixedId } from '@parco/store'
import {
  date,
  index,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from '@parco/store/drizzle'
import type { MetricMetadata } from './metadata.ts'
import { METRIC_TYPES, TARGET_PERIODS, TARGET_TYPES } from './metric-types.ts'

// The checks and the row-level security of these tables are in migrations/.

const decimal = (name: string) => numeric(name, { precision: 12, scale: 2, mode: 'number' })
const userId = () => prefixedId('usr')('user_id').notNull()
const createdAt = () => timestamp('created_at', { withTimezone: true }).notNull()

/** Measurements, each on one day: `value`, or named `components` such as systolic and diastolic. */
export const metrics = pgTable(
  'metrics',
  {
    id: prefixedId('met')('id').notNull(),
    userId: userId(),
    type: text('type', { enum: METRIC_TYPES }).notNull(),
    /** What the user calls a measurement of their own. */
    customName: text('custom_name'),
    /** That name as names are compared. */
    customKey: text('custom_key'),
    value: decimal('value'),
    components: jsonb('components').$type<Readonly<Record<string, number>>>(),
    unit: text('unit').notNull(),
    measuredOn: date('measured_on').notNull(),
    notes: text('notes'),
    metadata: jsonb('metadata').$type<MetricMetadata>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('metrics_by_type').on(table.userId, table.type, table.measuredOn.desc()),
    index('metrics_by_day').on(table.userId, table.measuredOn.desc()),
  ],
)
export type Metric = typeof metrics.$inferSelect

/** What somebody wants to reach of a measurement on each day or in each week; at most one of each. */
export const targets = pgTable(
  'targets',
  {
    id: prefixedId('tgt')('id').notNull(),
    userId: userId(),
    type: text('type', { enum: TARGET_TYPES }).notNull(),
    customName: text('custom_name'),
    customKey: text('custom_key'),
    value: decimal('value').notNull(),
    unit: text('unit').notNull(),
    per: text('per', { enum: TARGET_PERIODS }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
)
export type Target = typeof targets.$inferSelect
