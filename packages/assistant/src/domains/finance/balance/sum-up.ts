import { z } from 'zod'
import type { DomainContext } from '../../domain-context.ts'
import { daysInput, toAskedPeriod } from '../../internal/asked-period.ts'
import { addMonths, monthOf, monthsFrom } from '../../internal/calendar.ts'
import type { BillOccurrence } from '../bills/bill-occurrence.ts'
import { occurrencesOf, readBillSeries } from '../bills/read-bills.ts'
import { isPlannedIn, readBudgetsOfMonths } from '../budgets/read-budgets.ts'
import { type DebtsInMonths, debtsInMonths } from '../debts/debts-in-months.ts'
import { readDebts } from '../debts/read-debts.ts'
import { remainingOf } from '../debts/standing.ts'
import type { ExpenseCategory } from '../enums.ts'
import { byCategory, expensesInMonth } from '../expenses/expenses-of-month.ts'
import { readExpensesOfMonths } from '../expenses/read-expenses.ts'
import { type ForeignSums, foreignSums } from '../foreign-sums.ts'
import { readIncomesOfMonths } from '../incomes/read-incomes.ts'
import { readInvestments } from '../investments/read-investments.ts'
import { standingOf } from '../investments/standing.ts'
import { totalOf } from '../totals.ts'

/** Months of a year before this one, by their first and last day, are called `months`. */
const PERIODS = ['current_month', 'last_month', 'year'] as const
type Period = (typeof PERIODS)[number] | 'months'

/** Which months are summed up; this one where nothing is said. */
export const summaryInput = z.object({
  period: z.enum(PERIODS).optional(),
  ...daysInput,
  supposedAmount: z.number().positive().optional().describe('What would be spent besides.'),
})

export type FinanceSummary = {
  readonly period: Period
  readonly firstMonth: string
  readonly lastMonth: string
  /** Of the amounts below, which are all in it; other currencies are in `foreign` alone. */
  readonly currency: string
  readonly incomeCents: number
  readonly budgetedCents: number
  readonly spentCents: number
  readonly balanceCents: number
  readonly bills: {
    readonly totalCents: number
    readonly paidCents: number
    readonly pendingCents: number
    readonly overdueCents: number
    readonly paidCount: number
    readonly pendingCount: number
    readonly overdueCount: number
    readonly canceledCount: number
  }
  readonly expenses: {
    readonly plannedCents: number
    readonly spentCents: number
    readonly byCategory: readonly { readonly category: ExpenseCategory; readonly cents: number }[]
  }
  readonly debts: DebtsInMonths
  /** As they stand now; nothing of a time that is over. */
  readonly investments: { readonly count: number; readonly currentCents: number } | null
  /** What would be spent besides, where that was asked. */
  readonly supposedCents: number
  readonly foreign: readonly ForeignSums[]
  readonly isEmpty: boolean
}

/** Sums up a month, or the year so far. */
export async function sumUp(
  slots: z.infer<typeof summaryInput>,
  context: DomainContext,
): Promise<FinanceSummary> {
  const isOfDays = slots.startDate !== undefined || slots.endDate !== undefined
  const period = isOfDays ? 'months' : (slots.period ?? 'current_month')
  const days = toAskedPeriod(slots, context)
  const { first, last } =
    period === 'months'
      ? { first: monthOf(days.startDate), last: monthOf(days.endDate) }
      : monthsOf(period, monthOf(context.today))
  const months = monthsFrom(first, last)
  const isNow = last >= monthOf(context.today)
  const [incomes, purchases, series, plans, allDebts, investments] = await context.sql.together(
    () => readIncomesOfMonths(first, last, context),
    () => readExpensesOfMonths(first, last, context),
    () => readBillSeries({ first, last }, context),
    () => readBudgetsOfMonths(first, last, context),
    () => readDebts(context),
    async () => (isNow ? readInvestments(context) : []),
  )
  const expenses = months.flatMap((month) => expensesInMonth(purchases, month))
  const bills = occurrencesOf(series, first, last, context.today)
  const planned = plans
    .filter(({ currency }) => currency === context.currency)
    .flatMap((plan) => months.filter((month) => isPlannedIn(plan, month)).map(() => plan))
    .reduce((sum, { amountCents }) => sum + amountCents, 0)
  const income = totalOf(
    incomes.map(({ amountCents, currency }) => ({ cents: amountCents, currency })),
    context,
  )
  const billFigures = summariseBills(bills, context)
  const spentOnExpenses = totalOf(expenses, context)
  const payments = bills
    .filter(({ status }) => status === 'paid')
    .map(({ currency, paidCents }) => ({ cents: paidCents ?? 0, currency }))
  const [debts, debtPayments] = debtsInMonths(allDebts, { first, last }, context)
  const kept = investments.map(standingOf)
  const saved = totalOf(
    kept.map(({ currency, currentCents: cents }) => ({ cents, currency })),
    context,
  )
  const openBills = totalOf(
    bills
      .filter(({ status }) => status === 'pending' || status === 'overdue')
      .map(({ amountCents: cents, currency }) => ({ cents, currency })),
    context,
  )
  const owed = totalOf(
    allDebts.map((series) => ({ cents: remainingOf(series), currency: series.debt.currency })),
    context,
  )
  const spent = totalOf([...expenses, ...payments, ...debtPayments], context)
  return {
    period,
    firstMonth: first,
    lastMonth: last,
    currency: context.currency,
    incomeCents: income.cents,
    budgetedCents: billFigures.totalCents + planned + debts.dueCents,
    spentCents: spent.cents,
    balanceCents: income.cents - spent.cents,
    bills: billFigures,
    expenses: {
      plannedCents: planned,
      spentCents: spentOnExpenses.cents,
      byCategory: byCategory(expenses, context.currency),
    },
    debts,
    investments: isNow ? { count: kept.length, currentCents: saved.cents } : null,
    supposedCents: Math.round((slots.supposedAmount ?? 0) * 100),
    foreign: foreignSums({
      income: income.foreign,
      spent: spent.foreign,
      open: openBills.foreign,
      owed: isNow ? owed.foreign : [],
      saved: saved.foreign,
    }),
    isEmpty:
      [incomes, expenses, bills, plans, debtPayments].every((rows) => rows.length === 0) &&
      debts.dueCount === 0 &&
      !(isNow && debts.openCount + kept.length > 0),
  }
}

function monthsOf(
  period: Exclude<Period, 'months'>,
  month: string,
): { readonly first: string; readonly last: string } {
  switch (period) {
    case 'current_month':
      return { first: month, last: month }
    case 'last_month':
      return { first: addMonths(month, -1), last: addMonths(month, -1) }
    case 'year':
      return { first: `${month.slice(0, 4)}-01`, last: month }
  }
}

function summariseBills(
  bills: readonly BillOccurrence[],
  context: DomainContext,
): FinanceSummary['bills'] {
  const own = bills.filter(({ currency }) => currency === context.currency)
  const of = (status: string) => own.filter((bill) => bill.status === status)
  const due = (some: readonly BillOccurrence[]) =>
    some.reduce((sum, { amountCents }) => sum + amountCents, 0)
  const count = (status: string) => bills.filter((bill) => bill.status === status).length
  return {
    totalCents: due(own.filter(({ status }) => status !== 'canceled')),
    paidCents: of('paid').reduce((sum, { paidCents }) => sum + (paidCents ?? 0), 0),
    pendingCents: due(of('pending')),
    overdueCents: due(of('overdue')),
    paidCount: count('paid'),
    pendingCount: count('pending'),
    overdueCount: count('overdue'),
    canceledCount: count('canceled'),
  }
}

/** What of bills and instalments is still to be paid. */
export const openOf = ({ bills, debts }: FinanceSummary): number =>
  bills.pendingCents + bills.overdueCents + Math.max(0, debts.dueCents - debts.paidCents)
