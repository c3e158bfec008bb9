import { prefixedId, timestamp, uuid } from '../drizzle.ts'

/** Columns that most tables have. */
export const userId = () => prefixedId('usr')('user_id').notNull()
export const conversationId = () => prefixedId('cnv')('conversation_id').notNull()
export const turnId = () => prefixedId('trn')('turn_id').notNull()

/** An instant: `Date` in memory, `timestamptz` in the database. */
export const instant = (name: string) => timestamp(name, { withTimezone: true })

/** An id that has no prefix on the wire, because it never gets there. */
export const plainId = (name: string) => uuid(name)
