import { buildBill, buildBillPaid, buildBillUnpaid } from './calls/bill-calls.ts'
import type { BuiltCall, CallBuilder, CallInput } from './calls/call-builder.ts'
import { buildMetric, buildMetricDeletion, buildMetricUpdate } from './calls/metric-calls.ts'
import {
  buildExpense,
  buildExpenseDeletion,
  buildExpenseUpdate,
  buildIncome,
} from './calls/money-calls.ts'
import {
  buildBillsRead,
  buildExpensesRead,
  buildHistoryRead,
  buildIncomesRead,
  buildPendingBillsRead,
  buildSummaryRead,
} from './calls/read-calls.ts'
import { buildUndo } from './calls/undo-call.ts'

const BUILDERS: Readonly<Record<string, CallBuilder>> = {
  create_expense: buildExpense,
  update_expense: buildExpenseUpdate,
  delete_expense: buildExpenseDeletion,
  create_income: buildIncome,
  create_bill: buildBill,
  mark_bill_paid: buildBillPaid,
  unmark_bill_paid: buildBillUnpaid,
  record_metric: buildMetric,
  update_metric: buildMetricUpdate,
  delete_metric: buildMetricDeletion,
  undo: buildUndo,
  get_expenses: buildExpensesRead,
  get_incomes: buildIncomesRead,
  get_finance_summary: buildSummaryRead,
  get_pending_bills: buildPendingBillsRead,
  get_bills: buildBillsRead,
  get_tracking_history: buildHistoryRead,
}

/** Turns a reading into the call it stands for. */
export function buildCall(input: CallInput): BuiltCall | undefined {
  const { intent, group } = input.reading.sentence
  const built = BUILDERS[intent]?.(input)
  if (built === undefined || group.missing === undefined) return built
  return { ...built, missing: [...new Set([...built.missing, ...group.missing])] }
}
