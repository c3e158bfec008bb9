import { buildContribution } from '../../stages/calls/contribution-call.ts'
import {
  buildDebt,
  buildDebtHistory,
  buildDebtProgress,
  buildInvestmentsRead,
  buildUpcomingInstalments,
} from '../../stages/calls/debt-calls.ts'
import { buildInstalmentPaid } from '../../stages/calls/instalment-calls.ts'
import { findInvestmentAsked } from '../../stages/fill/find-asked.ts'
import {
  findDebt,
  findInvestment,
  findNewDebt,
  findPaidInstalment,
} from '../../stages/fill/find-debt.ts'
import { moneyFinder } from '../../stages/fill/money-finder.ts'
import { defineIntent, type Intent } from '../define-intent.ts'

/** What the router knows of the intents of debts. */
export const debtsIntents: readonly Intent[] = [
  defineIntent({
    name: 'create_debt',
    traits: ['adds', 'beside', 'creates', 'owes', 'recorded', 'records-one'],
    build: buildDebt,
    find: moneyFinder(findNewDebt),
    changes: ({ name, isNegotiated, totalInstallments: count }) => ({
      installments: 'totalInstallments',
      amount: isNegotiated === true && count === undefined ? 'totalInstallments' : 'totalAmount',
      dueDay: 'dueDay',
      month: 'startMonthYear',
      name: name === undefined ? 'creditor' : 'name',
    }),
    called: ['dívida', 'debt'],
  }),
  defineIntent({
    name: 'pay_debt_installment',
    traits: ['beside', 'happened', 'recorded'],
    build: buildInstalmentPaid,
    find: moneyFinder(findPaidInstalment),
    changes: () => ({
      amount: 'amount',
      installments: 'quantity',
      date: 'paidDate',
      name: 'debtRef',
    }),
  }),
  defineIntent({
    name: 'get_debt_progress',
    traits: ['beside', 'lists'],
    build: buildDebtProgress,
    find: moneyFinder(findDebt),
  }),
  defineIntent({
    name: 'get_debt_payment_history',
    traits: ['beside', 'lists'],
    build: buildDebtHistory,
    find: moneyFinder(findDebt),
  }),
  defineIntent({
    name: 'get_upcoming_installments',
    traits: ['beside', 'lists'],
    build: buildUpcomingInstalments,
  }),
  defineIntent({
    name: 'add_investment_contribution',
    traits: ['adds', 'beside', 'happened', 'recorded'],
    build: buildContribution,
    find: moneyFinder(findInvestment),
    changes: () => ({ amount: 'amount', date: 'date', name: 'investmentRef' }),
    called: ['aporte', 'contribution'],
  }),
  defineIntent({
    name: 'get_investments',
    traits: ['beside', 'lists'],
    build: buildInvestmentsRead,
    find: moneyFinder(findInvestmentAsked),
  }),
]
