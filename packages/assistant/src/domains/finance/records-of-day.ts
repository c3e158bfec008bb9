import type { DomainRecord } from '../domain.ts'
import type { DomainContext } from '../domain-context.ts'
import { newestFirst } from '../internal/newest-first.ts'
import { selectRows } from '../internal/select-rows.ts'
import { describeAmount } from './expenses/describe-expense.ts'
import { readExpensesOfDay } from './expenses/read-expenses.ts'
import { readIncomesOfDays } from './incomes/read-incomes.ts'
import { expenseEdit, incomeEdit, loanEdit, paymentEdit } from './record-edits.ts'
import {
  billMonths,
  bills,
  debtPayments,
  debts,
  investmentMoves,
  investments,
  type LoanMove,
  loanMoves,
} from './tables.ts'

/** Money recorded for a day: expenses and incomes of it, bills, debts and investments noted, paid and moved on it. */
export async function financeRecordsOfDay(
  context: DomainContext,
  day: string,
): Promise<readonly DomainRecord[]> {
  return newestFirst([
    ...(await expensesOf(day, context)),
    ...(await incomesOf(day, context)),
    ...(await billsOf(day, context)),
    ...(await paymentsOf(day, context)),
    ...(await debtsOf(day, context)),
    ...(await investmentsOf(day, context)),
    ...(await loansOf(day, context)),
  ])
}

async function expensesOf(day: string, context: DomainContext): Promise<DomainRecord[]> {
  const expenses = await readExpensesOfDay(day, context)
  return expenses.map((expense) => ({
    id: expense.id,
    kind: 'expense',
    date: expense.spentOn,
    title: expense.name,
    display: describeAmount(expense, context),
    edit: expenseEdit(expense),
  }))
}

async function incomesOf(day: string, context: DomainContext): Promise<DomainRecord[]> {
  const incomes = await readIncomesOfDays(day, day, context)
  return incomes.map((income) => ({
    id: income.id,
    kind: 'income',
    date: income.receivedOn,
    title: income.name,
    display: context.format.money(income.amountCents, income.currency),
    edit: incomeEdit(income),
  }))
}

async function billsOf(day: string, context: DomainContext): Promise<DomainRecord[]> {
  const registered = await selectRows(bills, 'created_on = $2', [day], context)
  return registered.map((bill) => ({
    id: bill.id,
    kind: 'bill',
    date: bill.createdOn,
    title: bill.name,
    display: context.format.money(bill.amountCents, bill.currency),
  }))
}

async function paymentsOf(day: string, context: DomainContext): Promise<DomainRecord[]> {
  const paid = await selectRows(billMonths, "paid_on = $2 and status = 'paid'", [day], context)
  if (paid.length === 0) return []
  const billsById = new Map(
    (await selectRows(bills, 'true', [], context)).map((bill) => [bill.id, bill]),
  )
  return paid.map((month) => ({
    id: month.id,
    kind: 'bill-payment',
    date: day,
    title: billsById.get(month.billId)?.name ?? '',
    display: context.format.money(month.paidCents ?? 0, billsById.get(month.billId)?.currency),
    edit: paymentEdit({ billRef: month.billId, monthYear: month.month }),
  }))
}

async function debtsOf(day: string, context: DomainContext): Promise<DomainRecord[]> {
  const noted = await selectRows(debts, 'created_on = $2', [day], context)
  const paid = await selectRows(debtPayments, 'paid_on = $2', [day], context)
  if (noted.length + paid.length === 0) return []
  const byId = new Map((await selectRows(debts, 'true', [], context)).map((one) => [one.id, one]))
  const { money } = context.format
  return [
    ...noted.map((debt) => ({
      id: debt.id,
      kind: 'debt',
      date: day,
      title: debt.name,
      display: money(debt.totalCents, debt.currency),
    })),
    ...paid.map((payment) => ({
      id: payment.id,
      kind: 'debt-payment',
      date: day,
      title: byId.get(payment.debtId)?.name ?? '',
      display: money(payment.amountCents, byId.get(payment.debtId)?.currency),
    })),
  ]
}

async function investmentsOf(day: string, context: DomainContext): Promise<DomainRecord[]> {
  const noted = await selectRows(investments, 'created_on = $2', [day], context)
  const moved = await selectRows(investmentMoves, 'moved_on = $2', [day], context)
  if (noted.length + moved.length === 0) return []
  const all = await selectRows(investments, 'true', [], context)
  const byId = new Map(all.map((one) => [one.id, one]))
  const { text } = context
  return [
    ...noted.map((investment) => ({
      id: investment.id,
      kind: 'investment',
      date: day,
      title: investment.name,
      display: text(`investmentType.${investment.type}`),
    })),
    ...moved.map((move) => {
      const { name = '', currency } = byId.get(move.investmentId) ?? {}
      const amount = context.format.money(move.amountCents, currency)
      return {
        id: move.id,
        kind: 'investment-move',
        date: day,
        title: name,
        display: text(`move.display.${move.kind}`, { amount }),
      }
    }),
  ]
}

async function loansOf(day: string, context: DomainContext): Promise<DomainRecord[]> {
  const moves = await selectRows(loanMoves, 'moved_on = $2', [day], context)
  return moves.map((move) => ({
    id: move.id,
    kind: kindOf(move),
    date: day,
    title: move.person,
    display: context.text(`loan.display.${move.isInvoice ? 'invoiced' : move.kind}`, {
      amount: context.format.money(move.amountCents, move.currency),
    }),
    edit: loanEdit(move),
  }))
}

const kindOf = ({ isInvoice, kind }: LoanMove): string =>
  kind === 'repaid' ? 'repayment' : isInvoice ? 'invoice' : 'loan-move'
