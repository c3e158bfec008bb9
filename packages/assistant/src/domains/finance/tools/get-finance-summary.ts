import { z } from 'zod'
import type { DomainContext } from '../../domain-context.ts'
import { daysInput, toAskedPeriod } from '../../internal/asked-period.ts'
import { addMonths, monthOf, monthsFrom } from '../../internal/calendar.ts'
import { defineDomainReadTool } from '../../internal/define-domain-tool.ts'
import type { BillOccurrence } from '../bills/bill-occurrence.ts'
import { occurrencesOf, readBillSeries } from '../bills/read-bills.ts'
import { isPlannedIn, readBudgetsOfMonths } from '../budgets/read-budgets.ts'
import { type DebtsInMonths, debtsInMonths } from '../debts/debts-in-months.ts'
import { readDebts } from '../debts/read-debts.ts'
import { remainingOf } from '../debts/standing.ts'
import type { ExpenseCategory } from '../enums.ts'
import { byCategory, expensesInMonth } from '../expenses/expenses-of-month.ts'
import { readExpensesOfMonths } from '../expenses/read-expenses.ts'
import { describeForeign, type ForeignSums, foreignSums } from '../foreign-sums.ts'
import { readIncomesOfMonths } from '../incomes/read-incomes.ts'
import { readInvestments } from '../investments/read-investments.ts'
import { standingOf } from '../investments/standing.ts'
import { expenseCategoryLabel } from '../labels.ts'
import { totalOf } from '../totals.ts'

/** Months of a year before this one, by their first and last day, are called `months`. */
const PERIODS = ['current_month', 'last_month', 'year'] as const
type Period = (typeof PERIODS)[number] | 'months'

/** More categories than this are a list, not a summary. */
const SHOWN_CATEGORIES = 3

type Output = {
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
export const getFinanceSummary = defineDomainReadTool({
  name: 'get_finance_summary',
  description:
    'Income, spending, bills, plans, debts, savings and what is left, of this month, the last one, the year so far, or whole months.',
  input: z.object({
    period: z.enum(PERIODS).optional(),
    ...daysInput,
    supposedAmount: z.number().positive().optional().describe('What would be spent besides.'),
  }),
  async execute(slots, context): Promise<Output> {
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
  },
  reply(summary, context) {
    const { text } = context
    const period = describePeriod(summary, context)
    if (summary.isEmpty) return text('summary.empty', { period })
    return [
      headline(summary, period, context),
      ...billLines(summary, context),
      ...debtLines(summary, context),
      ...expenseLines(summary, context),
      ...afterOpenLine(summary, context),
      ...supposedLine(summary, context),
      ...investmentLines(summary, context),
      ...describeForeign(summary.foreign, context),
    ].join('\n')
  },
})

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

function summariseBills(bills: readonly BillOccurrence[], context: DomainContext): Output['bills'] {
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

function describePeriod(summary: Output, context: DomainContext): string {
  const { format, text } = context
  const { firstMonth, lastMonth } = summary
  if (firstMonth.endsWith('-01') && lastMonth === `${firstMonth.slice(0, 4)}-12`)
    return firstMonth.slice(0, 4)
  if (summary.period === 'months' && firstMonth !== lastMonth)
    return text('summary.months', {
      first: format.month(firstMonth),
      last: format.month(lastMonth),
    })
  if (summary.period !== 'year') return format.month(lastMonth)
  return text('summary.yearSoFar', { year: summary.lastMonth.slice(0, 4) })
}

function headline(summary: Output, period: string, context: DomainContext): string {
  const { format, text } = context
  return text(headlineKey(summary), {
    period,
    income: format.money(summary.incomeCents),
    spent: format.money(summary.spentCents),
    balance: format.money(Math.abs(summary.balanceCents)),
  })
}

function headlineKey({ balanceCents, incomeCents }: Output): string {
  if (incomeCents === 0) return 'summary.headlineNoIncome'
  return balanceCents >= 0 ? 'summary.headline' : 'summary.headlineNegative'
}

function billLines({ bills }: Output, context: DomainContext): string[] {
  const { format, text } = context
  const open = bills.pendingCents + bills.overdueCents
  // Those of other currencies are told apart.
  if (bills.paidCents + open === 0) return []
  const paid = format.money(bills.paidCents)
  const line =
    open === 0
      ? text('summary.billsSettled', { paid })
      : text('summary.bills', { paid, open: format.money(open) })
  if (bills.overdueCents === 0) return [`- ${line}`]
  const overdue = { count: bills.overdueCount, amount: format.money(bills.overdueCents) }
  return [`- ${line} ${text('summary.overdue', overdue)}`]
}

function debtLines({ debts, lastMonth }: Output, context: DomainContext): string[] {
  const { format, text, today } = context
  const isNow = lastMonth >= monthOf(today)
  if (debts.dueCents + debts.paidCents === 0 && !(isNow && debts.remainingCents > 0)) return []
  const values = {
    paid: format.money(debts.paidCents),
    due: format.money(debts.dueCents),
    left: format.money(debts.remainingCents),
  }
  const isOwed = isNow && debts.remainingCents > 0
  if (debts.dueCents + debts.paidCents === 0) return [`- ${text('summary.debtsOwed', values)}`]
  const ofMonth = text(debts.dueCents > 0 ? 'summary.debts' : 'summary.debtsPaid', values)
  const lines = isOwed ? [ofMonth, text('summary.debtsLeft', values)] : [ofMonth]
  return [`- ${lines.join(' ')}`]
}

function investmentLines({ foreign, investments }: Output, context: DomainContext): string[] {
  if (!investments || investments.count === 0) return []
  // Told apart, in its own currency.
  if (investments.currentCents === 0 && foreign.some(({ savedCents }) => savedCents > 0)) return []
  const values = { total: context.format.money(investments.currentCents) }
  return [`- ${context.text('summary.investments', values)}`]
}

function expenseLines(summary: Output, context: DomainContext): string[] {
  const { format, text } = context
  const { expenses } = summary
  const lines = []
  if (expenses.spentCents > 0) {
    const top = expenses.byCategory.slice(0, SHOWN_CATEGORIES).map(({ category, cents }) =>
      text('expenses.categoryPart', {
        category: expenseCategoryLabel(category, context),
        amount: format.money(cents),
      }),
    )
    const values = { spent: format.money(expenses.spentCents), top: format.list(top) }
    lines.push(`- ${text('summary.expenses', values)}`)
  }
  if (summary.budgetedCents > 0) {
    const values = { budgeted: format.money(summary.budgetedCents) }
    lines.push(`- ${text('summary.budgeted', values)}`)
  }
  return lines
}

/** What would be left of the month if so much more were spent, and all that is open paid. */
function supposedLine(summary: Output, { format, text }: DomainContext): string[] {
  const { balanceCents, supposedCents } = summary
  if (supposedCents === 0) return []
  const left = balanceCents - openCentsOf(summary) - supposedCents
  const values = { amount: format.money(supposedCents), left: format.money(Math.abs(left)) }
  return [`- ${text(left < 0 ? 'summary.supposedShort' : 'summary.supposed', values)}`]
}

function openCentsOf({ bills, debts }: Output): number {
  return bills.pendingCents + bills.overdueCents + Math.max(0, debts.dueCents - debts.paidCents)
}

/** What the month ends with once what is open of it is paid too: the balance alone forgets that. */
function afterOpenLine(summary: Output, { format, text }: DomainContext): string[] {
  const { balanceCents, incomeCents, period } = summary
  const openCents = openCentsOf(summary)
  if (period !== 'current_month' || incomeCents === 0 || openCents === 0) return []
  const left = balanceCents - openCents
  const key = left < 0 ? 'summary.shortOfOpen' : 'summary.afterOpen'
  return [`- ${text(key, { left: format.money(Math.abs(left)) })}`]
}
