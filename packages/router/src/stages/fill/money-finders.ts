import type { Message } from '../../clauses/message.ts'
import { countDeeds } from '../../gates/gate-clause.ts'
import { wordSet } from '../../text/word-set.ts'
import { findInvestmentAsked, findSpending } from './find-asked.ts'
import { findBillStatus, findNewBill, findPaidBill, findUnpaidBill } from './find-bill.ts'
import { findDebt, findInvestment, findNewDebt, findPaidInstalment } from './find-debt.ts'
import { findExpense, findExpenseChange } from './find-expense-change.ts'
import { findIncome } from './find-income.ts'
import { findPurchase } from './find-purchase.ts'
import type { Finder } from './finding.ts'
import type { ParamFinder } from './param-finder.ts'

const FINDERS: Readonly<Record<string, Finder>> = {
  create_expense: findPurchase,
  update_expense: findExpenseChange,
  delete_expense: findExpense,
  get_expenses: findSpending,
  create_income: findIncome,
  create_bill: findNewBill,
  mark_bill_paid: findPaidBill,
  unmark_bill_paid: findUnpaidBill,
  get_bills: findBillStatus,
  create_debt: findNewDebt,
  pay_debt_installment: findPaidInstalment,
  get_debt_progress: findDebt,
  get_debt_payment_history: findDebt,
  add_investment_contribution: findInvestment,
  get_investments: findInvestmentAsked,
}

/** What finds the params of intents about money. */
export const MONEY_FINDERS: readonly (readonly [intent: string, find: ParamFinder])[] =
  Object.entries(FINDERS).map(([intent, find]) => [intent, asParamFinder(find)])

/** Money of countries whose names for it no amount is read with. */
const FOREIGN = wordSet(
  'kwanza kwanzas metical meticais guarani guaranis naira bob shilling shillings rand rands dlls dirham dirhams leu lei forint forints taka dong dongs baht tt fijian jamaican',
)

/** "3 mil kwanzas", "R289.99": an amount that is read as another currency's, or in part, is no amount. */
const isMisread = ({ items, spans }: Message): boolean =>
  spans.some(({ type, from, to }) => {
    if (type !== 'money') return false
    return FOREIGN.has(items[to]?.word ?? '') || /^r\d+$/.test(items[from - 2]?.word ?? '')
  })

function asParamFinder(find: Finder): ParamFinder {
  return (input, words) => {
    const { message, language } = input
    if (isMisread(message)) return undefined
    const finding = find({ input, ...words })
    if (finding === undefined) return undefined
    const whole = { from: 0, to: message.items.length }
    const hasVerb = countDeeds(language.speech, { message, ...whole }) > 0
    return { ...words.core, values: words.values, hasVerb, ...finding }
  }
}
