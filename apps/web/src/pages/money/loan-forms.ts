import type { FormSpec } from '../../records/form/form-spec.ts'
import { fromCents } from './money-forms.ts'
import type { Loan, Owed } from './money-schemas.ts'

/** Money that is lent to somebody. */
export const newLoan = (title: string, today: string): FormSpec => ({
  title,
  tool: 'lend_money',
  fields: ['person', 'amount', 'date'],
  required: ['person', 'amount'],
  values: { date: today },
})

/** An invoice that was sent, which is an income once it is paid. */
export const newInvoice = (title: string, today: string): FormSpec => ({
  title,
  tool: 'lend_money',
  fields: ['person', 'amount', 'dueDate', 'date'],
  required: ['person', 'amount'],
  values: { date: today },
  fixed: { isInvoice: true },
})

/** Money that came back, or was paid: all of it, unless less is filled in. */
export const repayment = (one: Loan, today: string): FormSpec => ({
  title: one.person,
  tool: 'record_repayment',
  fields: ['amount', 'date'],
  required: ['amount'],
  values: { amount: fromCents(one.leftCents), date: today },
  currency: one.currency,
  fixed: { personRef: one.person },
})

/** Changes what was lent or invoiced, or deletes it. */
export const owed = (
  { amountCents, dueOn, id, isInvoice, movedOn }: Owed,
  { currency, person }: Loan,
  removal: string,
): FormSpec => ({
  title: person,
  tool: 'update_loan',
  fields: ['amount', 'date', ...(isInvoice || dueOn !== null ? ['dueDate'] : [])],
  required: ['amount', 'date'],
  values: { amount: fromCents(amountCents), date: movedOn, dueDate: dueOn },
  currency,
  fixed: { loanRef: id },
  isChange: true,
  actions: [{ label: removal, tool: 'delete_loan', input: { loanRef: id }, isDanger: true }],
})
