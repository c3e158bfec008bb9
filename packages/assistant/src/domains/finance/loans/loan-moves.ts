import { prefixedId } from '@parco/store'
import { date, index, pgTable, primaryKey, text } from '@parco/store/drizzle'
import { cents, createdAt, userId } from '../columns.ts'
import { LOAN_KINDS } from '../enums.ts'

/** What was lent to somebody, or came back from them, on a day. */
export const loanMoves = pgTable(
  'loan_moves',
  {
    id: prefixedId('lon')('id').notNull(),
    userId: userId(),
    person: text('person').notNull(),
    personKey: text('person_key').notNull(),
    kind: text('kind', { enum: LOAN_KINDS }).notNull(),
    amountCents: cents('amount_cents').notNull(),
    currency: text('currency').notNull(),
    movedOn: date('moved_on').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('loan_moves_by_person').on(table.userId, table.personKey),
    index('loan_moves_by_day').on(table.userId, table.movedOn),
  ],
)
export type LoanMove = typeof loanMoves.$inferSelect
