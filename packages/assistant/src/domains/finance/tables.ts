import { prefixedId } from '@parco/store'
import {
  boolean,
  date,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from '@parco/store/drizzle'
import { cents, createdAt, userId } from './columns.ts'
import {
  BILL_CATEGORIES,
  DEBT_STATUSES,
  EXPENSE_CATEGORIES,
  INCOME_FREQUENCIES,
  INCOME_TYPES,
  INVESTMENT_TYPES,
  LOAN_KINDS,
  MOVE_KINDS,
  PAYMENT_METHODS,
} from './enums.ts'

// The checks and the row-level security of these tables are in migrations/.

/** Credit cards. */
export const cards = pgTable(
  'cards',
  {
    id: prefixedId('crd')('id').notNull(),
    userId: userId(),
    name: text('name').notNull(),
    closingDay: smallint('closing_day').notNull(),
    dueDay: smallint('due_day').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
)
export type Card = typeof cards.$inferSelect

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
    cardId: prefixedId('crd')('card_id'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({ columns: [table.userId, table.cardId], foreignColumns: [cards.userId, cards.id] }),
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

/** Money that is expected again and again. */
export const incomeRules = pgTable(
  'income_rules',
  {
    id: prefixedId('inr')('id').notNull(),
    userId: userId(),
    name: text('name').notNull(),
    type: text('type', { enum: INCOME_TYPES }).notNull(),
    amountCents: cents('amount_cents').notNull(),
    currency: text('currency').notNull(),
    frequency: text('frequency', { enum: INCOME_FREQUENCIES }).notNull(),
    anchorOn: date('anchor_on').notNull(),
    untilOn: date('until_on'),
    createdAt: createdAt(),
    continuesId: prefixedId('inr')('continues_id'),
    fromOn: date('from_on'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({
      columns: [table.userId, table.continuesId],
      foreignColumns: [table.userId, table.id],
    }),
  ],
)
export type IncomeRule = typeof incomeRules.$inferSelect

/** What is special about one time of a rule. */
export const incomeDays = pgTable(
  'income_days',
  {
    id: prefixedId('ind')('id').notNull(),
    userId: userId(),
    ruleId: prefixedId('inr')('rule_id').notNull(),
    dueOn: date('due_on').notNull(),
    isCanceled: boolean('is_canceled').notNull(),
    amountCents: cents('amount_cents'),
    expectedOn: date('expected_on'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({
      columns: [table.userId, table.ruleId],
      foreignColumns: [incomeRules.userId, incomeRules.id],
    }),
    unique('income_days_user_id_rule_id_due_on_key').on(table.userId, table.ruleId, table.dueOn),
  ],
)
export type IncomeDay = typeof incomeDays.$inferSelect

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

/** What is owed: in instalments, or on no terms, and then the four are null. */
export const debts = pgTable(
  'debts',
  {
    id: prefixedId('deb')('id').notNull(),
    userId: userId(),
    name: text('name').notNull(),
    creditor: text('creditor'),
    totalCents: cents('total_cents').notNull(),
    currency: text('currency').notNull(),
    installments: smallint('installments'),
    installmentCents: cents('installment_cents'),
    dueDay: smallint('due_day'),
    startMonth: text('start_month'),
    status: text('status', { enum: DEBT_STATUSES }).notNull(),
    notes: text('notes'),
    createdOn: date('created_on').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
)
export type Debt = typeof debts.$inferSelect

/** What was paid of a debt: an instalment, or an amount where there are none. */
export const debtPayments = pgTable(
  'debt_payments',
  {
    id: prefixedId('dpm')('id').notNull(),
    userId: userId(),
    debtId: prefixedId('deb')('debt_id').notNull(),
    installment: smallint('installment'),
    month: text('month').notNull(),
    amountCents: cents('amount_cents').notNull(),
    paidOn: date('paid_on').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({ columns: [table.userId, table.debtId], foreignColumns: [debts.userId, debts.id] }),
    unique('debt_payments_user_id_debt_id_installment_key').on(
      table.userId,
      table.debtId,
      table.installment,
    ),
    index('debt_payments_by_month').on(table.userId, table.month),
    index('debt_payments_by_day').on(table.userId, table.paidOn),
  ],
)
export type DebtPayment = typeof debtPayments.$inferSelect

/** Where money is put aside. */
export const investments = pgTable(
  'investments',
  {
    id: prefixedId('inv')('id').notNull(),
    userId: userId(),
    name: text('name').notNull(),
    type: text('type', { enum: INVESTMENT_TYPES }).notNull(),
    currency: text('currency').notNull(),
    goalCents: cents('goal_cents'),
    monthlyCents: cents('monthly_cents'),
    deadline: date('deadline'),
    createdOn: date('created_on').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
)
export type Investment = typeof investments.$inferSelect

/** What went in or out of an investment on a day, or what it was worth then. */
export const investmentMoves = pgTable(
  'investment_moves',
  {
    id: prefixedId('ivm')('id').notNull(),
    userId: userId(),
    investmentId: prefixedId('inv')('investment_id').notNull(),
    kind: text('kind', { enum: MOVE_KINDS }).notNull(),
    amountCents: cents('amount_cents').notNull(),
    movedOn: date('moved_on').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({
      columns: [table.userId, table.investmentId],
      foreignColumns: [investments.userId, investments.id],
    }),
    index('investment_moves_by_investment').on(table.userId, table.investmentId, table.movedOn),
    index('investment_moves_by_day').on(table.userId, table.movedOn),
  ],
)
export type InvestmentMove = typeof investmentMoves.$inferSelect

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
    isInvoice: boolean('is_invoice').notNull().default(false),
    dueOn: date('due_on'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('loan_moves_by_person').on(table.userId, table.personKey),
    index('loan_moves_by_day').on(table.userId, table.movedOn),
  ],
)
export type LoanMove = typeof loanMoves.$inferSelect
