import { prefixedId } from '@parco/store'
import { date, pgTable, primaryKey, real, text, timestamp, uuid } from '@parco/store/drizzle'
import { LIFE_AREAS } from '../internal/life-areas.ts'
import { KNOWLEDGE_SOURCES, KNOWLEDGE_TYPES } from './enums.ts'

// The checks and the row-level security of these tables are in migrations/.

const userId = () => prefixedId('usr')('user_id').notNull()
const instant = (name: string) => timestamp(name, { withTimezone: true })
const createdAt = () => instant('created_at').notNull()

/** What a user wants kept in mind. */
export const knowledge = pgTable(
  'knowledge',
  {
    id: prefixedId('kno')('id').notNull(),
    userId: userId(),
    type: text('type', { enum: KNOWLEDGE_TYPES }).notNull(),
    /** In the third person, as it is told. */
    content: text('content').notNull(),
    /** What only one thing can be true of at a time. */
    key: text('key'),
    area: text('area', { enum: LIFE_AREAS }),
    /** The user's own words. */
    quote: text('quote'),
    sourceTurn: uuid('source_turn'),
    source: text('source', { enum: KNOWLEDGE_SOURCES }).notNull(),
    confidence: real('confidence').notNull(),
    /** When the user said that it is right. */
    validatedOn: date('validated_on'),
    validFrom: date('valid_from').notNull(),
    validUntil: date('valid_until'),
    /** What holds in its place. */
    supersededBy: prefixedId('kno')('superseded_by_id'),
    forgottenAt: instant('forgotten_at'),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
)
export type KnowledgeRow = typeof knowledge.$inferSelect

/** What is to be forgotten, and what was. */
export const tombstones = pgTable(
  'tombstones',
  {
    id: prefixedId('tmb')('id').notNull(),
    userId: userId(),
    knowledgeId: prefixedId('kno')('knowledge_id'),
    /** Stems, until nothing holds them any more. */
    terms: text('terms'),
    hash: text('hash').notNull(),
    forgottenAt: instant('forgotten_at').notNull(),
    scrubAfter: instant('scrub_after').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
)
export type Tombstone = typeof tombstones.$inferSelect
