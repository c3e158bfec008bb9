import type { AskedPeriod } from '../../internal/asked-period.ts'
import type { BillPayment } from '../bills/payments-in.ts'
import type { ExpenseCategory, PaymentMethod } from '../enums.ts'
import type { Totals } from '../totals.ts'
import type { ExpenseInMonth } from './expenses-of-month.ts'

/** The figures that may be asked of what was spent. */
export const SPENDING_MEASURES = [
  'total',
  'biggest',
  'smallest',
  'average',
  'count',
  'by_category',
  'by_day',
  'by_place',
] as const
export type SpendingMeasure = (typeof SPENDING_MEASURES)[number]

/** A plan of a month and what was spent under its name. */
export type Plan = {
  readonly id: string
  readonly name: string
  readonly category: ExpenseCategory
  readonly currency: string
  readonly plannedCents: number
  readonly spentCents: number
}

/** What was spent in a time, and what of it was asked for. */
export type Spending = {
  readonly period: AskedPeriod
  /** The month in which the time begins. */
  readonly month: string
  readonly category: ExpenseCategory | null
  /** A second category, counted with the first. */
  readonly other: ExpenseCategory | null
  readonly name: string | null
  readonly paymentMethod: PaymentMethod | null
  readonly measure: SpendingMeasure
  readonly expenses: readonly ExpenseInMonth[]
  /** Bills paid in that time: those of the name asked for, else all; they are in no total but that of a name. */
  readonly payments: readonly BillPayment[]
  readonly total: Totals
  readonly byCategory: readonly { readonly category: ExpenseCategory; readonly cents: number }[]
  /** Of the category that what was asked for belongs to. */
  readonly categoryTotal: Totals | null
  readonly plans: readonly Plan[]
}
