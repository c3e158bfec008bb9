import { prefixedId } from '@parco/store'
import { bigint, timestamp } from '@parco/store/drizzle'

/** An amount of money, in cents of its currency. */
export const cents = (name: string) => bigint(name, { mode: 'number' })
/** Whose row it is. */
export const userId = () => prefixedId('usr')('user_id').notNull()
/** When it was recorded. */
export const createdAt = () => timestamp('created_at', { withTimezone: true }).notNull()
