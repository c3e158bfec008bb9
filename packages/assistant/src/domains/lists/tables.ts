import { prefixedId } from '@parco/store'
import { date, pgTable, primaryKey, text, timestamp, unique } from '@parco/store/drizzle'

// The checks and the row-level security of this table are in migrations/.

/** What stands on lists. A list is its items. */
export const listItems = pgTable(
  'list_items',
  {
    id: prefixedId('lit')('id').notNull(),
    userId: prefixedId('usr')('user_id').notNull(),
    listName: text('list_name').notNull(),
    listKey: text('list_key').notNull(),
    item: text('item').notNull(),
    itemKey: text('item_key').notNull(),
    /** As it was said: `2 quilos`. */
    quantity: text('quantity'),
    /** The day on which it was crossed off; null while it is open. */
    doneOn: date('done_on'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    unique().on(table.userId, table.listKey, table.itemKey),
  ],
)
export type ListItem = typeof listItems.$inferSelect
