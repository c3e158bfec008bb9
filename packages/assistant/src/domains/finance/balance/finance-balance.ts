import { toUuid } from '@parco/store'
import type { DomainContext } from '../../domain-context.ts'
import { addDays, daysBetween, lastDayOf, monthOf } from '../../internal/calendar.ts'
import type { BalancePart } from '../../life-view.ts'
import { occurrencesOf, readBillSeries } from '../bills/read-bills.ts'
import { toPlan } from '../budgets/plan-spending.ts'
import { readBudgetsOfMonths } from '../budgets/read-budgets.ts'
import { expensesInMonth } from '../expenses/expenses-of-month.ts'
import { readExpensesOfMonths } from '../expenses/read-expenses.ts'
import { billsScore, leftScore, planScore } from './finance-scores.ts'

/** Three months: salaries and bills come once in each. */
const DAYS = 91
/** Money that came in a week ago tells nothing of what is left of it. */
const LEAST_DAYS = 14

/** What money tells of how finances go, up to a day; all in the user's currency. */
export async function financeBalance(
  context: DomainContext,
  until: string,
): Promise<BalancePart[]> {
  return [
    ...(await planPart(context, until)),
    ...(await leftPart(context, until)),
    ...(await billsPart(context, until)),
  ]
}

const AREA = { area: 'finance' } as const

/** The plans of the month, the more telling the more of it has gone. */
async function planPart(context: DomainContext, until: string): Promise<BalancePart[]> {
  const month = monthOf(until)
  const budgets = (await readBudgetsOfMonths(month, month, context)).filter(
    ({ currency, amountCents }) => currency === context.currency && amountCents > 0,
  )
  if (budgets.length === 0) return []
  const bought = await readExpensesOfMonths(month, month, context)
  const spent = expensesInMonth(
    bought.filter(({ spentOn }) => spentOn <= until),
    month,
  )
  return [
    {
      ...AREA,
      key: 'plans',
      name: context.text('balance.plans'),
      score: planScore(budgets.map((budget) => toPlan(budget, spent))),
      coverage: Number(until.slice(8)) / Number(lastDayOf(month).slice(8)),
    },
  ]
}

interface Sums {
  readonly income: number
  readonly spent: number
  readonly first: string | null
}

/** What is left of what came in, of three months; what was bought counts whole on its day. */
async function leftPart(context: DomainContext, until: string): Promise<BalancePart[]> {
  const [sums] = await context.sql.query<Sums>(
    `select coalesce(sum(cents) filter (where is_income), 0)::float8 as income,
            coalesce(sum(cents) filter (where not is_income), 0)::float8 as spent,
            min(day)::text as first
       from (
         select true as is_income, amount_cents as cents, received_on as day from incomes
          where user_id = $1 and received_on between $2 and $3 and currency = $4
         union all
         select false, total_cents, spent_on from expenses
          where user_id = $1 and spent_on between $2 and $3 and currency = $4
         union all
         select false, paid_cents, paid_on from bill_months
           join bills on bills.user_id = bill_months.user_id and bills.id = bill_months.bill_id
          where bill_months.user_id = $1 and status = 'paid'
            and paid_on between $2 and $3 and currency = $4
       ) as moves`,
    [toUuid(context.userId), addDays(until, 1 - DAYS), until, context.currency],
  )
  if (!sums || sums.first === null || sums.income <= 0) return []
  const days = daysBetween(sums.first, until) + 1
  const part = { ...AREA, key: 'left', name: context.text('balance.left') }
  if (days < LEAST_DAYS)
    return [{ ...part, score: null, coverage: 0, daysMissing: LEAST_DAYS - days }]
  return [{ ...part, score: leftScore(sums.income, sums.spent), coverage: days / DAYS }]
}

/** Bills that were due, of three months; one that is due today is not late. */
async function billsPart(context: DomainContext, until: string): Promise<BalancePart[]> {
  const from = addDays(until, 1 - DAYS)
  const range = { first: monthOf(from), last: monthOf(until) }
  const series = await readBillSeries(range, context)
  const due = occurrencesOf(series, range.first, range.last, until).filter(
    ({ currency, dueOn, paidOn, status }) =>
      currency === context.currency &&
      status !== 'canceled' &&
      dueOn >= from &&
      (dueOn < until || (paidOn !== null && paidOn <= until)),
  )
  if (due.length === 0) return []
  const paid = due.filter(({ paidOn }) => paidOn !== null && paidOn <= until)
  return [
    {
      ...AREA,
      key: 'bills',
      name: context.text('balance.bills'),
      score: billsScore(paid.length, due.length),
      coverage: 1,
    },
  ]
}
