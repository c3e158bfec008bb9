import type { FormSpec } from '../../records/form/form-spec.ts'
import { fromCents } from './money-forms.ts'
import type { Loan } from './money-schemas.ts'

/** Money that is lent to somebody. */
export const newLoan = (title: string, today: string): FormSpec => ({
  title,
  tool: 'lend_money',
  fields: ['person', 'amount', 'date'],
  required: ['person', 'amount'],
  values: { date: today },
})

/** Money that came back: all of it, unless less is filled in. */
export const repayment = (one: Loan, today: string): FormSpec => ({
  title: one.person,
  tool: 'record_repayment',
  fields: ['amount', 'date'],
  required: ['amount'],
  values: { amount: fromCents(one.leftCents), date: today },
  currency: one.currency,
  fixed: { personRef: one.person },
})
