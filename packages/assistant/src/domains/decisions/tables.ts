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
} from '@parco/store/drizzle'
import { LIFE_AREAS } from '../internal/life-areas.ts'

// The checks and the row-level security of these tables are in migrations/.

const userId = () => prefixedId('usr')('user_id').notNull()
const createdAt = () => timestamp('created_at', { withTimezone: true }).notNull()

/** What was decided and why, and how it turned out. */
export const lifeDecisions = pgTable(
  'life_decisions',
  {
    id: prefixedId('lfd')('id').notNull(),
    userId: userId(),
    title: text('title').notNull(),
    area: text('area', { enum: LIFE_AREAS }),
    /** What was chosen; null while it is still being decided. */
    chosen: text('chosen'),
    reasoning: text('reasoning'),
    decidedOn: date('decided_on'),
    /** When to ask how it turned out; null where nobody should. */
    reviewOn: date('review_on'),
    reviewedOn: date('reviewed_on'),
    outcome: text('outcome'),
    satisfaction: smallint('satisfaction'),
    lessons: text('lessons'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('life_decisions_by_day').on(table.userId, table.decidedOn.desc()),
  ],
)
export type LifeDecision = typeof lifeDecisions.$inferSelect

/** What there was to choose from. */
export const lifeDecisionOptions = pgTable(
  'life_decision_options',
  {
    id: prefixedId('ldo')('id').notNull(),
    userId: userId(),
    decisionId: prefixedId('lfd')('decision_id').notNull(),
    position: smallint('position').notNull(),
    option: text('option').notNull(),
    pros: text('pros'),
    cons: text('cons'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({
      columns: [table.userId, table.decisionId],
      foreignColumns: [lifeDecisions.userId, lifeDecisions.id],
    }),
    index('life_decision_options_by_decision').on(table.userId, table.decisionId, table.position),
  ],
)
export type LifeDecisionOption = typeof lifeDecisionOptions.$inferSelect
