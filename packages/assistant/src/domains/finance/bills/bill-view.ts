import type { BillCategory, BillStatus } from '../enums.ts'
import type { BillOccurrence } from './bill-occurrence.ts'

/** A bill in a month, as read tools return it. */
export type BillView = {
  readonly id: string
  readonly name: string
  readonly category: BillCategory
  readonly month: string
  readonly amountCents: number
  readonly currency: string
  readonly dueDay: number
  readonly dueOn: string
  readonly daysUntilDue: number
  readonly status: BillStatus
  readonly paidOn: string | null
  readonly paidCents: number | null
  readonly isRecurring: boolean
}

/** Shows an occurrence under the id of its bill. */
export function toBillView({ billId, ...occurrence }: BillOccurrence): BillView {
  return { id: billId, ...occurrence }
}
