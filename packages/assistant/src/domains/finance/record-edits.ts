import type { RecordEdit } from '../life-view.ts'
import type { BillOccurrence } from './bills/bill-occurrence.ts'
import type { Expense, Income, LoanMove } from './tables.ts'

/** How an expense is put right by hand. */
export const expenseEdit = (expense: Expense): RecordEdit => ({
  reference: { expenseRef: { id: expense.id } },
  change: {
    tool: 'update_expense',
    values: {
      name: expense.name,
      actualAmount: expense.totalCents / 100,
      category: expense.category,
      date: expense.spentOn,
      paymentMethod: expense.paymentMethod,
      installments: expense.installments,
    },
  },
  remove: { tool: 'delete_expense', verb: 'delete' },
  currency: expense.currency,
})

/** How an income is put right by hand. */
export const incomeEdit = (income: Income): RecordEdit => ({
  reference: { incomeRef: { id: income.id } },
  change: {
    tool: 'update_income',
    values: {
      name: income.name,
      actualAmount: income.amountCents / 100,
      type: income.type,
      date: income.receivedOn,
    },
  },
  remove: { tool: 'delete_income', verb: 'delete' },
  currency: income.currency,
})

/** How a bill is put right by hand: from a month of it on, or that it was paid then. */
export function billEdit(bill: BillOccurrence): RecordEdit {
  const reference = { billRef: bill.billId, monthYear: bill.month }
  if (bill.status === 'paid') return paymentEdit(reference)
  return {
    reference,
    change: {
      tool: 'update_bill',
      values: {
        name: bill.name,
        amount: bill.amountCents / 100,
        dueDay: bill.dueDay,
        category: bill.category,
      },
    },
    remove: { tool: 'cancel_bill', verb: 'cancel' },
    currency: bill.currency,
  }
}

/** How a payment of a bill is taken back by hand. */
export const paymentEdit = (reference: {
  readonly billRef: string
  readonly monthYear: string
}): RecordEdit => ({ reference, remove: { tool: 'unmark_bill_paid', verb: 'unmark' } })

/** How what was lent or invoiced is put right by hand; what came back of it can be taken away alone. */
export function loanEdit(
  move: Pick<LoanMove, 'amountCents' | 'currency' | 'dueOn' | 'id' | 'isInvoice' | 'movedOn'> &
    Partial<Pick<LoanMove, 'kind'>>,
): RecordEdit {
  const { amountCents, currency, dueOn, id, isInvoice, kind = 'lent', movedOn } = move
  const due = isInvoice || dueOn !== null ? { dueDate: dueOn } : {}
  const values = { amount: amountCents / 100, date: movedOn, ...due }
  return {
    reference: { loanRef: id },
    ...(kind === 'lent' ? { change: { tool: 'update_loan', values } } : {}),
    remove: { tool: 'delete_loan', verb: 'delete' },
    currency,
  }
}
