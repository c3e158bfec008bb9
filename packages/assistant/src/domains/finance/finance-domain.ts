import type { JsonObject } from '@parco/protocol'
import { defineDomain } from '../define-domain.ts'
import type { RowReference } from '../domain.ts'
import type { DomainContext } from '../domain-context.ts'
import type { Resolution } from '../domain-tool.ts'
import { monthOf } from '../internal/calendar.ts'
import { financeAgenda } from './agenda-of.ts'
import { financeBalance } from './balance/finance-balance.ts'
import { billCalendar } from './bill-calendar.ts'
import { billNotes, billsDue } from './bills/bill-alerts.ts'
import { readBillSeries } from './bills/read-bills.ts'
import { financeStanding, financeSuggestions } from './budgets/finance-standing.ts'
import { namesBudget, resolveBudget } from './budgets/resolve-budget.ts'
import { readDebts } from './debts/read-debts.ts'
import { replies as debtReplies } from './debts/replies.generated.ts'
import { createDebt } from './debts/tools/create-debt.ts'
import { deleteDebt } from './debts/tools/delete-debt.ts'
import { getDebtPaymentHistory } from './debts/tools/get-debt-payment-history.ts'
import { getDebtProgress } from './debts/tools/get-debt-progress.ts'
import { getUpcomingInstallments } from './debts/tools/get-upcoming-installments.ts'
import { payDebtInstallment } from './debts/tools/pay-debt-installment.ts'
import { updateDebt } from './debts/tools/update-debt.ts'
import { boughtInInstallments } from './expenses/bought-in-installments.ts'
import { readRecentExpenses } from './expenses/read-expenses.ts'
import { expenseReferenceSchema, resolveExpense } from './expenses/resolve-expense.ts'
import { spendingSeries } from './expenses/spending-series.ts'
import { financeTransactions } from './exports/finance-transactions.ts'
import { financeFiguresOfDay } from './figures-of-day.ts'
import { financeClaims } from './finance-claims.ts'
import { financeForms } from './forms.ts'
import { readInvestments } from './investments/read-investments.ts'
import { replies as investmentReplies } from './investments/replies.generated.ts'
import { createInvestment } from './investments/tools/create-investment.ts'
import { deleteInvestment } from './investments/tools/delete-investment.ts'
import { getInvestments } from './investments/tools/get-investments.ts'
import {
  addInvestmentContribution,
  setInvestmentValue,
  withdrawInvestment,
} from './investments/tools/move-investment.ts'
import { planSaving } from './investments/tools/plan-saving.ts'
import { updateInvestment } from './investments/tools/update-investment.ts'
import { leftOf } from './left-of.ts'
import { replies as loanReplies } from './loans/replies.generated.ts'
import { deleteLoan } from './loans/tools/delete-loan.ts'
import { getLoans } from './loans/tools/get-loans.ts'
import { lendMoney } from './loans/tools/lend-money.ts'
import { recordRepayment } from './loans/tools/record-repayment.ts'
import { updateLoan } from './loans/tools/update-loan.ts'
import { financeMigrations } from './migrations.ts'
import { personInCall } from './person-of.ts'
import { financeRecordsOfDay } from './records-of-day.ts'
import { replies } from './replies.generated.ts'
import { replies as shareReplies } from './shared/replies.generated.ts'
import { importTransactions } from './statements/import-transactions.ts'
import { readStatementFile } from './statements/read-file.ts'
import { replies as statementReplies } from './statements/replies.generated.ts'
import { cancelBill } from './tools/cancel-bill.ts'
import { compareExpenses } from './tools/compare-expenses.ts'
import { createBill } from './tools/create-bill.ts'
import { createCard } from './tools/create-card.ts'
import { createExpense } from './tools/create-expense.ts'
import { createIncome } from './tools/create-income.ts'
import { createIncomeRule } from './tools/create-income-rule.ts'
import { deleteCard } from './tools/delete-card.ts'
import { deleteExpense } from './tools/delete-expense.ts'
import { deleteIncome } from './tools/delete-income.ts'
import { endIncomeRule } from './tools/end-income-rule.ts'
import { getAllowance } from './tools/get-allowance.ts'
import { getBills } from './tools/get-bills.ts'
import { getBudgets } from './tools/get-budgets.ts'
import { getExpenses } from './tools/get-expenses.ts'
import { getFinanceSummary } from './tools/get-finance-summary.ts'
import { getIncomes } from './tools/get-incomes.ts'
import { getInvoice } from './tools/get-invoice.ts'
import { getPendingBills } from './tools/get-pending-bills.ts'
import { getPurchaseLeft } from './tools/get-purchase-left.ts'
import { getTransactions } from './tools/get-transactions.ts'
import { markBillPaid } from './tools/mark-bill-paid.ts'
import { unmarkBillPaid } from './tools/unmark-bill-paid.ts'
import { updateBill } from './tools/update-bill.ts'
import { updateExpense } from './tools/update-expense.ts'
import { updateIncome } from './tools/update-income.ts'
import { updateIncomeRule } from './tools/update-income-rule.ts'

/** Names beyond these are too old to be heard again. */
const KNOWN_EXPENSES = 200
const KNOWN_NAMES = 200

/** Money: expenses, monthly plans, incomes, bills, debts, investments and what others owe. */
export const financeDomain = defineDomain({
  name: 'finance',
  forms: financeForms,
  tools: [
    createExpense,
    updateExpense,
    deleteExpense,
    getExpenses,
    compareExpenses,
    createIncome,
    createIncomeRule,
    updateIncomeRule,
    endIncomeRule,
    updateIncome,
    deleteIncome,
    getIncomes,
    getBudgets,
    getAllowance,
    getFinanceSummary,
    getTransactions,
    createBill,
    updateBill,
    cancelBill,
    markBillPaid,
    unmarkBillPaid,
    getPendingBills,
    getPurchaseLeft,
    createCard,
    deleteCard,
    getInvoice,
    getBills,
    createDebt,
    payDebtInstallment,
    updateDebt,
    deleteDebt,
    getDebtProgress,
    getDebtPaymentHistory,
    getUpcomingInstallments,
    createInvestment,
    updateInvestment,
    deleteInvestment,
    addInvestmentContribution,
    withdrawInvestment,
    setInvestmentValue,
    getInvestments,
    planSaving,
    lendMoney,
    recordRepayment,
    updateLoan,
    deleteLoan,
    getLoans,
    importTransactions,
  ],
  migrations: financeMigrations,
  tables: {
    expenses: 'exp',
    cards: 'crd',
    budgets: 'bud',
    incomes: 'inc',
    income_rules: 'inr',
    income_days: 'ind',
    bills: 'bil',
    bill_revisions: 'brv',
    bill_months: 'bmo',
    debts: 'deb',
    debt_payments: 'dpm',
    investments: 'inv',
    investment_moves: 'ivm',
    loan_moves: 'lon',
  },
  conversation: { areas: ['finance'], overview: ['get_finance_summary'] },
  recordKinds: [
    'expense',
    'income',
    'bill',
    'bill-payment',
    'debt',
    'debt-payment',
    'investment',
    'investment-move',
    'loan-move',
    'invoice',
    'repayment',
  ],
  replies: {
    'pt-BR': {
      ...replies['pt-BR'],
      ...debtReplies['pt-BR'],
      ...investmentReplies['pt-BR'],
      ...statementReplies['pt-BR'],
      ...loanReplies['pt-BR'],
      ...shareReplies['pt-BR'],
    },
    en: {
      ...replies.en,
      ...debtReplies.en,
      ...investmentReplies.en,
      ...statementReplies.en,
      ...loanReplies.en,
      ...shareReplies.en,
    },
  },
  vocabulary: readVocabulary,
  recordsOfDay: financeRecordsOfDay,
  figuresOfDay: financeFiguresOfDay,
  dailySeries: spendingSeries,
  balanceParts: financeBalance,
  dayNotes: billNotes,
  standing: financeStanding,
  suggestions: financeSuggestions,
  dues: [billsDue],
  agendaOf: financeAgenda,
  calendarOf: billCalendar,
  transactions: financeTransactions,
  readFile: readStatementFile,
  standIns: { create_debt: boughtInInstallments },
  claims: financeClaims,
  personOf: personInCall,
  leftOf,
  resolveUndo,
})

/** Bills, debts and investments by name, and what was spent on before with the category it was filed under last. */
async function readVocabulary(context: DomainContext) {
  const month = monthOf(context.today)
  const [series, expenses, debts, investments] = await context.sql.together(
    () => readBillSeries({ first: month, last: month }, context),
    () => readRecentExpenses(KNOWN_EXPENSES, context),
    () => readDebts(context),
    () => readInvestments(context),
  )
  const oldestFirst = expenses.toReversed()
  return {
    bills: series.map(({ bill }) => bill.name),
    debts: debts.map(({ debt }) => debt.name).slice(-KNOWN_NAMES),
    investments: investments.map(({ investment }) => investment.name).slice(-KNOWN_NAMES),
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
  if (resolution.status !== 'found') return resolution
  return { status: 'found', row: { table: 'expenses', id: resolution.row.id } }
}
