import type { Domain } from '../domain.ts'
import { firstClaim } from '../internal/first-claim.ts'
import { claimBillCame } from './bills/claim-bill-came.ts'
import { claimEachMonth } from './bills/claim-each-month.ts'
import { claimEnded } from './bills/claim-ended.ts'
import { claimUnpaid } from './bills/claim-unpaid.ts'
import { claimCard, claimOnCard } from './cards/claim-card.ts'
import { claimByMonth } from './debts/claim-by-month.ts'
import { claimPaidOff, claimPayment } from './debts/claim-payment.ts'
import { claimNamed } from './expenses/claim-named.ts'
import { claimPutRight } from './expenses/claim-put-right.ts'
import { claimAbout, claimGift, claimTwo } from './expenses/claim-told.ts'
import {
  claimAhead,
  claimEachTime,
  claimNextPay,
  claimPaidBy,
  claimPaydays,
} from './incomes/claim-paydays.ts'
import { claimRighted } from './investments/claim-righted.ts'
import { claimSaving } from './investments/claim-saving.ts'
import { claimShareOfIncome } from './investments/claim-share-of-income.ts'
import { claimWithdrawal } from './investments/claim-withdrawal.ts'
import {
  claimInvoice,
  claimLeftOf,
  claimLoan,
  claimOfLoan,
  claimPaidBack,
  claimToReceive,
} from './loans/claim-loan.ts'
import {
  claimAfterBills,
  claimBalance,
  claimBetween,
  claimCanPay,
  claimDoing,
  claimPurchase,
  claimSubscriptions,
  claimSupposed,
  claimTooMuch,
} from './questions/claim-question.ts'
import { claimShare, claimSharedBill } from './shared/claim-share.ts'

/** What is claimed of messages that the router takes for nothing, or cannot explain. */
const ASKED_OF_NOBODY = [
  claimAbout,
  claimGift,
  claimTwo,
  claimBillCame,
  claimEachMonth,
  claimShare,
  claimLoan,
  claimShareOfIncome,
  claimPaidOff,
  claimPaidBy,
  claimByMonth,
  claimPaydays,
  claimEachTime,
]

/** What is asked in words that no sentence of the router explains. */
const QUESTIONS = [
  claimAfterBills,
  claimOnCard,
  claimSubscriptions,
  claimPurchase,
  claimPaidBack,
  claimToReceive,
  claimNextPay,
  claimTooMuch,
  claimAhead,
  claimBetween,
  claimDoing,
  claimSupposed,
  claimCanPay,
]

/** What messages about money mean to this user, by the intent that they were taken for. */
export const financeClaims: NonNullable<Domain['claims']> = {
  create_expense: firstClaim(
    claimShare,
    claimInvoice,
    claimOfLoan,
    claimShareOfIncome,
    claimAbout,
    claimGift,
    claimPutRight,
    claimRighted,
    claimSaving,
    claimPayment,
    claimCard,
  ),
  update_expense: claimNamed,
  delete_expense: claimOfLoan,
  update_event: claimOfLoan,
  create_event: claimCard,
  cancel_event: claimEnded,
  delete_metric: claimEnded,
  create_debt: claimByMonth,
  pay_debt_installment: claimPaidOff,
  create_bill: firstClaim(claimSharedBill, claimBillCame, claimEachMonth),
  create_income: firstClaim(claimLoan, claimPaydays, claimEachTime, claimPaidBy),
  create_income_rule: firstClaim(claimPaydays, claimEachTime),
  get_incomes: firstClaim(claimPaidBack, claimToReceive, claimNextPay, claimAhead),
  get_expenses: firstClaim(claimOnCard, claimSubscriptions, claimBetween),
  get_bills: firstClaim(claimToReceive, claimSubscriptions, claimCanPay),
  get_finance_summary: firstClaim(claimTooMuch, claimBalance, claimSupposed, claimBetween),
  get_debt_progress: firstClaim(claimPurchase, claimLeftOf),
  get_pending_bills: firstClaim(claimAfterBills, claimToReceive, claimPurchase),
  get_upcoming_installments: firstClaim(claimPurchase, claimAhead),
  none: firstClaim(claimUnpaid, claimRighted, claimCard, ...QUESTIONS, ...ASKED_OF_NOBODY),
  model: firstClaim(claimCard, claimRighted, claimWithdrawal, ...QUESTIONS, ...ASKED_OF_NOBODY),
}
