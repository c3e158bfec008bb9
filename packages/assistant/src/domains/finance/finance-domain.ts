import type { JsonObject } from '@parco/protocol'
import type { Domain, DomainContext, Resolution, RowReference } from '../domain.ts'
import { monthOf } from '../internal/calendar.ts'
import { withSharedReplies } from '../internal/with-shared-replies.ts'
import { billNamed } from './bills/bill-named.ts'
import { readBillSeries } from './bills/read-bills.ts'
import { namesBudget, resolveBudget } from './budgets/resolve-budget.ts'
import { readRecentExpenses } from './expenses/read-expenses.ts'
import { expenseReferenceSchema, resolveExpense } from './expenses/resolve-expense.ts'
import { financeMigrations } from './migrations.ts'
import { financeRecordsOfDay } from './records-of-day.ts'
import { replies } from './replies.generated.ts'
import { createBill } from './tools/create-bill.ts'
import { createExpense } from './tools/create-expense.ts'
import { createIncome } from './tools/create-income.ts'
import { deleteExpense } from './tools/delete-expense.ts'
import { getBills } from './tools/get-bills.ts'
import { getExpenses } from './tools/get-expenses.ts'
import { getFinanceSummary } from './tools/get-finance-summary.ts'
import { getIncomes } from './tools/get-incomes.ts'
import { getPendingBills } from './tools/get-pending-bills.ts'
import { markBillPaid } from './tools/mark-bill-paid.ts'
import { unmarkBillPaid } from './tools/unmark-bill-paid.ts'
import { updateExpense } from './tools/update-expense.ts'

/** Names beyond these are too old to be heard again. */
const KNOWN_EXPENSES = 200

/** Money: expenses, monthly plans, incomes and bills. */
export const financeDomain: Domain = {
  name: 'finance',
  tools: [
    createExpense,
    updateExpense,
    deleteExpense,
    getExpenses,
    createIncome,
    getIncomes,
    getFinanceSummary,
    createBill,
    markBillPaid,
    unmarkBillPaid,
    getPendingBills,
    getBills,
  ],
  migrations: financeMigrations,
  tables: ['expenses', 'budgets', 'incomes', 'bills', 'bill_revisions', 'bill_months'],
  replies: withSharedReplies(replies),
  vocabulary: readVocabulary,
  recordsOfDay: financeRecordsOfDay,
  resolveUndo,
}

/** Bills by name, and what was spent on before with the category it was filed under last. */
async function readVocabulary(context: DomainContext) {
  const month = monthOf(context.today)
  const series = await readBillSeries({ first: month, last: month }, context)
  const expenses = await readRecentExpenses(KNOWN_EXPENSES, context)
  const oldestFirst = expenses.reverse()
  return {
    bills: series.map(({ bill }) => bill.name),
    expenses: Object.fromEntries(oldestFirst.map(({ category, name }) => [name, category])),
  }
}

async function resolveUndo(
  params: JsonObject,
  context: DomainContext,
): Promise<Resolution<RowReference> | undefined> {
  if (params.expenseRef === undefined) return undefined
  const parsed = expenseReferenceSchema.safeParse(params.expenseRef)
  const reference = parsed.data ?? {}
  if (namesBudget(reference)) {
    const plan = await resolveBudget(reference, context)
    if (plan.status !== 'found') return plan
    return { status: 'found', row: { table: 'budgets', id: plan.row.id } }
  }
  const resolution = await resolveExpense(reference, context)
  if (resolution.status === 'refused') {
    const bill = await billNamed(reference.name, context)
    if (bill) return { status: 'found', row: { table: 'bills', id: bill.id } }
  }
  if (resolution.status !== 'found') return resolution
  return { status: 'found', row: { table: 'expenses', id: resolution.row.id } }
}
