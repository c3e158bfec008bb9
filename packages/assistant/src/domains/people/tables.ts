import { prefixedId } from '@parco/store'
import {
  bigint,
  date,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from '@parco/store/drizzle'
import { FACT_KINDS, GIFT_DIRECTIONS, INTERACTION_TYPES } from './enums.ts'

// The checks and the row-level security of these tables are in migrations/.

const userId = () => prefixedId('usr')('user_id').notNull()
const personId = () => prefixedId('per')('person_id').notNull()
const createdAt = () => timestamp('created_at', { withTimezone: true }).notNull()

/** The people in the user's life. */
export const people = pgTable(
  'people',
  {
    id: prefixedId('per')('id').notNull(),
    userId: userId(),
    name: text('name').notNull(),
    /** The name as names are compared. */
    nameKey: text('name_key').notNull(),
    /** What they are to the user, in the user's words. */
    relationship: text('relationship'),
    birthMonth: smallint('birth_month'),
    birthDay: smallint('birth_day'),
    birthYear: smallint('birth_year'),
    /** How often the user wants to be in touch. */
    contactEveryDays: smallint('contact_every_days'),
    archivedOn: date('archived_on'),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
)
export type PersonRow = typeof people.$inferSelect

/** What else somebody is called. */
export const personAliases = pgTable(
  'person_aliases',
  {
    id: prefixedId('pal')('id').notNull(),
    userId: userId(),
    personId: personId(),
    alias: text('alias').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({
      columns: [table.userId, table.personId],
      foreignColumns: [people.userId, people.id],
    }),
    index('person_aliases_by_person').on(table.userId, table.personId),
  ],
)

/** What is known of somebody. */
export const personFacts = pgTable(
  'person_facts',
  {
    id: prefixedId('pfa')('id').notNull(),
    userId: userId(),
    personId: personId(),
    kind: text('kind', { enum: FACT_KINDS }).notNull(),
    text: text('text').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({
      columns: [table.userId, table.personId],
      foreignColumns: [people.userId, people.id],
    }),
    index('person_facts_by_person').on(table.userId, table.personId),
  ],
)
export type PersonFact = typeof personFacts.$inferSelect

/** Calls, messages, meetings: each with one person, on one day. */
export const interactions = pgTable(
  'interactions',
  {
    id: prefixedId('itr')('id').notNull(),
    userId: userId(),
    personId: personId(),
    type: text('type', { enum: INTERACTION_TYPES }).notNull(),
    happenedOn: date('happened_on').notNull(),
    note: text('note'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({
      columns: [table.userId, table.personId],
      foreignColumns: [people.userId, people.id],
    }),
    index('interactions_by_person').on(table.userId, table.personId, table.happenedOn.desc()),
    index('interactions_by_day').on(table.userId, table.happenedOn.desc()),
  ],
)
export type Interaction = typeof interactions.$inferSelect

/** What was given to somebody, or received from them. */
export const gifts = pgTable(
  'gifts',
  {
    id: prefixedId('gft')('id').notNull(),
    userId: userId(),
    personId: personId(),
    name: text('name').notNull(),
    direction: text('direction', { enum: GIFT_DIRECTIONS }).notNull(),
    occasion: text('occasion'),
    givenOn: date('given_on').notNull(),
    amountCents: bigint('amount_cents', { mode: 'number' }),
    currency: text('currency'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({
      columns: [table.userId, table.personId],
      foreignColumns: [people.userId, people.id],
    }),
    index('gifts_by_person').on(table.userId, table.personId, table.givenOn.desc()),
    index('gifts_by_day').on(table.userId, table.givenOn.desc()),
  ],
)
export type Gift = typeof gifts.$inferSelect
