import type { ChangeableSlots } from '../../pending/slots-of-change.ts'
import { buildBill, buildBillPaid, buildBillUnpaid } from '../../stages/calls/bill-calls.ts'
import { buildExpenseDeletion, buildExpenseUpdate } from '../../stages/calls/expense-changes.ts'
import { buildIncome } from '../../stages/calls/income-calls.ts'
import { buildExpense } from '../../stages/calls/money-calls.ts'
import {
  buildBillsRead,
  buildExpensesRead,
  buildIncomesRead,
  buildPendingBillsRead,
  buildSummaryRead,
} from '../../stages/calls/read-calls.ts'
import { findSpending } from '../../stages/fill/find-asked.ts'
import {
  findBillStatus,
  findNewBill,
  findPaidBill,
  findUnpaidBill,
} from '../../stages/fill/find-bill.ts'
import { findExpense, findExpenseChange } from '../../stages/fill/find-expense-change.ts'
import { findIncome } from '../../stages/fill/find-income.ts'
import { findPurchase } from '../../stages/fill/find-purchase.ts'
import { moneyFinder } from '../../stages/fill/money-finder.ts'
import { billCategoryOf, expenseCategoryOf, incomeTypeOf } from '../../values/category-of.ts'
import { defineIntent, type Intent } from '../define-intent.ts'
import { correctExpense, correctIncome } from './corrections.ts'

const EXPENSE: ChangeableSlots = {
  amount: 'actualAmount',
  currency: 'currency',
  date: 'date',
  payment: 'paymentMethod',
  installments: 'installments',
  name: 'name',
  category: 'category',
}

/** What the router knows of the intents of finance. */
export const financeIntents: readonly Intent[] = [
  defineIntent({
    name: 'create_expense',
    traits: [
      'adds',
      'beside',
      'creates',
      'happened',
      'of-speaker',
      'recorded',
      'records-one',
      'spends',
    ],
    build: buildExpense,
    correct: correctExpense,
    find: moneyFinder(findPurchase),
    changes: ({ actualAmount, budgetedAmount }) =>
      actualAmount === undefined && budgetedAmount !== undefined
        ? { ...EXPENSE, amount: 'budgetedAmount' }
        : EXPENSE,
    leads: { 'pt-BR': 'gastei', en: 'spent' },
    needs: ['name', 'actualAmount'],
    complete: ({ name }, { locale, vocabulary }) =>
      typeof name === 'string' ? { category: expenseCategoryOf(name, locale, vocabulary) } : {},
  }),
  defineIntent({
    name: 'update_expense',
    traits: ['sets-right'],
    build: buildExpenseUpdate,
    find: moneyFinder(findExpenseChange),
    changes: () => EXPENSE,
  }),
  defineIntent({
    name: 'delete_expense',
    traits: ['erases', 'sets-right'],
    build: buildExpenseDeletion,
    find: moneyFinder(findExpense),
  }),
  defineIntent({
    name: 'get_expenses',
    traits: ['beside', 'lists'],
    build: buildExpensesRead,
    find: moneyFinder(findSpending),
  }),
  defineIntent({
    name: 'create_income',
    traits: ['adds', 'beside', 'creates', 'happened', 'of-speaker', 'recorded', 'records-one'],
    build: buildIncome,
    find: moneyFinder(findIncome),
    changes: () => ({
      amount: 'actualAmount',
      currency: 'currency',
      date: 'date',
      name: 'name',
      incomeType: 'type',
    }),
    correct: correctIncome,
    complete: ({ name }) => (typeof name === 'string' ? { type: incomeTypeOf(name) } : {}),
  }),
  defineIntent({ name: 'get_incomes', traits: ['beside', 'lists'], build: buildIncomesRead }),
  defineIntent({
    name: 'get_finance_summary',
    traits: ['beside', 'lists', 'summarises'],
    build: buildSummaryRead,
  }),
  defineIntent({
    name: 'create_bill',
    traits: ['adds', 'beside', 'bills', 'creates', 'of-speaker', 'recorded', 'records-one'],
    build: buildBill,
    find: moneyFinder(findNewBill),
    changes: () => ({
      amount: 'amount',
      currency: 'currency',
      dueDay: 'dueDay',
      name: 'name',
      category: 'category',
    }),
    complete: ({ name }) => (typeof name === 'string' ? { category: billCategoryOf(name) } : {}),
    akin: ['create_expense'],
  }),
  defineIntent({
    name: 'mark_bill_paid',
    traits: ['beside', 'happened', 'of-speaker', 'pays-bill', 'recorded', 'records-one'],
    build: buildBillPaid,
    find: moneyFinder(findPaidBill),
    changes: () => ({ amount: 'amount', date: 'paidDate', month: 'monthYear', name: 'billRef' }),
    leads: { 'pt-BR': 'paguei', en: 'paid' },
    needs: ['billRef'],
  }),
  defineIntent({
    name: 'unmark_bill_paid',
    traits: ['erases', 'sets-right'],
    build: buildBillUnpaid,
    find: moneyFinder(findUnpaidBill),
    changes: () => ({ month: 'monthYear', name: 'billRef' }),
  }),
  defineIntent({
    name: 'get_pending_bills',
    traits: ['beside', 'lists'],
    build: buildPendingBillsRead,
  }),
  defineIntent({
    name: 'get_bills',
    traits: ['beside', 'lists'],
    build: buildBillsRead,
    find: moneyFinder(findBillStatus),
  }),
]
