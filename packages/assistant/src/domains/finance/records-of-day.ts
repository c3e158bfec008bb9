import type { RecordView } from '../../parco.ts'
import type { DomainContext } from '../domain.ts'
import { newestFirst } from '../internal/newest-first.ts'
import { selectRows } from '../internal/select-rows.ts'
import { describeAmount } from './expenses/describe-expense.ts'
import { readExpensesOfDay } from './expenses/read-expenses.ts'
import { readIncomesOfDays } from './incomes/read-incomes.ts'
import { billMonths, bills } from './tables.ts'

/** Money recorded for a day: expenses and incomes of it, bills registered and paid on it. */
export async function financeRecordsOfDay(
  context: DomainContext,
  day: string,
): Promise<readonly RecordView[]> {
  return newestFirst([
    ...(await expensesOf(day, context)),
    ...(await incomesOf(day, context)),
    ...(await billsOf(day, context)),
    ...(await paymentsOf(day, context)),
  ])
}

async function expensesOf(day: string, context: DomainContext): Promise<RecordView[]> {
  const expenses = await readExpensesOfDay(day, context)
  return expenses.map((expense) => ({
    id: expense.id,
    kind: 'expense',
    date: expense.spentOn,
    title: expense.name,
    display: describeAmount(expense, context),
  }))
}

async function incomesOf(day: string, context: DomainContext): Promise<RecordView[]> {
  const incomes = await readIncomesOfDays(day, day, context)
  return incomes.map((income) => ({
    id: income.id,
    kind: 'income',
    date: income.receivedOn,
    title: income.name,
    display: context.format.money(income.amountCents, income.currency),
  }))
}

async function billsOf(day: string, context: DomainContext): Promise<RecordView[]> {
  const registered = await selectRows(bills, 'created_on = $2', [day], context)
  return registered.map((bill) => ({
    id: bill.id,
    kind: 'bill',
    date: bill.createdOn,
    title: bill.name,
    display: context.format.money(bill.amountCents, bill.currency),
  }))
}

async function paymentsOf(day: string, context: DomainContext): Promise<RecordView[]> {
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
  }))
}
