import type { ExpenseCategory, IncomeType, PaymentMethod } from '../enums.ts'
import type { Card } from '../tables.ts'

/** One line as it is written. */
export type PreparedLine = {
  readonly date: string
  readonly name: string
  /** Negative for what was spent. */
  readonly cents: number
  readonly currency: string
  readonly category: ExpenseCategory
  readonly type: IncomeType
  readonly paymentMethod: PaymentMethod | null
  readonly cardId: Card['id'] | null
}
