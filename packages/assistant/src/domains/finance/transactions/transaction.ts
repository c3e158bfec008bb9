import type { ExpenseCategory, IncomeType, PaymentMethod } from '../enums.ts'

/** What can move money on a day. */
export const TRANSACTION_KINDS = ['expense', 'income', 'bill-payment', 'debt-payment'] as const
export type TransactionKind = (typeof TRANSACTION_KINDS)[number]

/** Money that came in or went out on a day. */
export type Transaction = {
  /** Of the expense or the income; of the bill or the debt that was paid. */
  readonly id: string
  readonly kind: TransactionKind
  readonly name: string
  /** Of an expense. */
  readonly category: ExpenseCategory | null
  /** Of an income. */
  readonly type: IncomeType | null
  readonly date: string
  readonly currency: string
  /** What the time that is asked about bears of it. */
  readonly cents: number
  readonly totalCents: number
  readonly installment: number
  readonly installments: number
  readonly paymentMethod: PaymentMethod | null
  readonly cardId: string | null
  /** YYYY-MM, of the bill or of the instalment that was paid. */
  readonly month: string | null
}

/** Which of them are asked for; an empty filter is all of a stretch of days. */
export interface TransactionFilter {
  readonly startDate: string
  readonly endDate: string
  /** YYYY-MM where the stretch is that month: it bears the instalments of earlier purchases too. */
  readonly month: string | null
  readonly kind: TransactionKind | null
  readonly category: ExpenseCategory | null
  /** Part of a name, in any case and without its accents. */
  readonly text: string | null
}

/** After which of the list a page begins. */
export interface TransactionPlace {
  readonly date: string
  readonly uuid: string
}
