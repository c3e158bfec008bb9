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
  unique,
} from '@parco/store/drizzle'
import { BILL_CATEGORIES, EXPENSE_CATEGORIES, INCOME_TYPES, PAYMENT_METHODS } from './enums.ts'

// The checks and the row-level security of these tables are in migrations/.

const cents = (name: string) => bigint(name, { mode: 'number' })
const userId = () => prefixedId('usr')('user_id').notNull()
const createdAt = () => timestamp('created_at', { withTimezone: true }).notNull()

/** Purchases, each on one day. */
export const expenses = pgTable(
  'expenses',
  {
    id: prefixedId('exp')('id').notNull(),
    userId: userId(),
    name: text('name').notNull(),
    category: text('category', { enum: EXPENSE_CATEGORIES }).notNull(),
    totalCents: cents('total_cents').notNull(),
    currency: text('currency').notNull(),
    spentOn: date('spent_on').notNull(),
    paymentMethod: text('payment_method', { enum: PAYMENT_METHODS }),
    installments: smallint('installments').notNull().default(1),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('expenses_by_day').on(table.userId, table.spentOn.desc()),
  ],
)
export type Expense = typeof expenses.$inferSelect

/** What a month is planned to cost. */
export const budgets = pgTable(
  'budgets',
  {
    id: prefixedId('bud')('id').notNull(),
    userId: userId(),
    name: text('name').notNull(),
    category: text('category', { enum: EXPENSE_CATEGORIES }).notNull(),
    amountCents: cents('amount_cents').notNull(),
    currency: text('currency').notNull(),
    fromMonth: text('from_month').notNull(),
    untilMonth: text('until_month'),
    createdOn: date('created_on').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('budgets_by_month').on(table.userId, table.fromMonth),
  ],
)
export type Budget = typeof budgets.$inferSelect

/** Money that came in, each on one day. */
export const incomes = pgTable(
  'incomes',
  {
    id: prefixedId('inc')('id').notNull(),
    userId: userId(),
    name: text('name').notNull(),
    type: text('type', { enum: INCOME_TYPES }).notNull(),
    amountCents: cents('amount_cents').notNull(),
    currency: text('currency').notNull(),
    receivedOn: date('received_on').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('incomes_by_day').on(table.userId, table.receivedOn.desc()),
  ],
)
export type Income = typeof incomes.$inferSelect

/** The rules of bills. */
export const bills = pgTable(
  'bills',
  {
    id: prefixedId('bil')('id').notNull(),
    userId: userId(),
    name: text('name').notNull(),
    category: text('category', { enum: BILL_CATEGORIES }).notNull(),
    amountCents: cents('amount_cents').notNull(),
    currency: text('currency').notNull(),
    dueDay: smallint('due_day').notNull(),
    fromMonth: text('from_month').notNull(),
    untilMonth: text('until_month'),
    createdOn: date('created_on').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('bills_by_month').on(table.userId, table.fromMonth),
  ],
)
export type Bill = typeof bills.$inferSelect

/** What a bill is from a month on; null keeps what was. */
export const billRevisions = pgTable(
  'bill_revisions',
  {
    id: prefixedId('brv')('id').notNull(),
    userId: userId(),
    billId: prefixedId('bil')('bill_id').notNull(),
    fromMonth: text('from_month').notNull(),
    name: text('name'),
    category: text('category', { enum: BILL_CATEGORIES }),
    amountCents: cents('amount_cents'),
    dueDay: smallint('due_day'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({ columns: [table.userId, table.billId], foreignColumns: [bills.userId, bills.id] }),
    unique('bill_revisions_user_id_bill_id_from_month_key').on(
      table.userId,
      table.billId,
      table.fromMonth,
    ),
  ],
)
export type BillRevision = typeof billRevisions.$inferSelect

/** What is special about one month of a bill, above all its payment. */
export const billMonths = pgTable(
  'bill_months',
  {
    id: prefixedId('bmo')('id').notNull(),
    userId: userId(),
    billId: prefixedId('bil')('bill_id').notNull(),
    month: text('month').notNull(),
    status: text('status', { enum: ['pending', 'paid', 'canceled'] }).notNull(),
    paidOn: date('paid_on'),
    paidCents: cents('paid_cents'),
    amountCents: cents('amount_cents'),
    dueDay: smallint('due_day'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({ columns: [table.userId, table.billId], foreignColumns: [bills.userId, bills.id] }),
    unique('bill_months_user_id_bill_id_month_key').on(table.userId, table.billId, table.month),
    index('bill_months_by_month').on(table.userId, table.month),
  ],
)
export type BillMonth = typeof billMonths.$inferSelect
