/** What an expense is for. */
export const EXPENSE_CATEGORIES = [
  'food',
  'transport',
  'housing',
  'health',
  'education',
  'entertainment',
  'shopping',
  'bills',
  'subscriptions',
  'travel',
  'gifts',
  'investments',
  'other',
] as const
export type ExpenseCategory = (typeof EXPENSE_CATEGORIES)[number]

/** How an expense was paid. */
export const PAYMENT_METHODS = ['pix', 'credit_card', 'debit_card', 'cash', 'boleto'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** Where an income comes from. */
export const INCOME_TYPES = [
  'salary',
  'freelance',
  'bonus',
  'passive',
  'investment',
  'gift',
  'other',
] as const
export type IncomeType = (typeof INCOME_TYPES)[number]

/** How often money that is expected comes. */
export const INCOME_FREQUENCIES = ['weekly', 'biweekly', 'monthly', 'annual'] as const
export type IncomeFrequency = (typeof INCOME_FREQUENCIES)[number]

/** What a bill is for. */
export const BILL_CATEGORIES = [
  'housing',
  'utilities',
  'subscription',
  'insurance',
  'other',
] as const
export type BillCategory = (typeof BILL_CATEGORIES)[number]

/** How a month of a bill stands on a day; `overdue` is worked out, never stored. */
export const BILL_STATUSES = ['pending', 'paid', 'overdue', 'canceled'] as const
export type BillStatus = (typeof BILL_STATUSES)[number]

/** More instalments than this are a loan. */
export const MAX_INSTALLMENTS = 120

/** How a debt stands as it is kept; whether it is overdue is worked out, never stored. */
export const DEBT_STATUSES = ['active', 'paid_off', 'settled', 'defaulted'] as const
export type DebtStatus = (typeof DEBT_STATUSES)[number]

/** More instalments than these 35 years are a slip. */
export const MAX_DEBT_INSTALLMENTS = 420

/** What money is put aside for. */
export const INVESTMENT_TYPES = [
  'emergency_fund',
  'retirement',
  'short_term',
  'long_term',
  'education',
  'custom',
] as const
export type InvestmentType = (typeof INVESTMENT_TYPES)[number]

/** What can happen to an investment. */
export const MOVE_KINDS = ['deposit', 'withdrawal', 'value'] as const
export type MoveKind = (typeof MOVE_KINDS)[number]

/** What moves a loan: money that went to somebody, or came back. */
export const LOAN_KINDS = ['lent', 'repaid'] as const
export type LoanKind = (typeof LOAN_KINDS)[number]
