import type { DomainContext } from '../../domain-context.ts'
import { monthOf } from '../../internal/calendar.ts'
import { defineDomainReadTool } from '../../internal/define-domain-tool.ts'
import { type FinanceSummary, openOf, summaryInput, sumUp } from '../balance/sum-up.ts'
import { describeForeign } from '../foreign-sums.ts'
import { expenseCategoryLabel } from '../labels.ts'
import { printSummary } from '../printing/print-summary.ts'

/** More categories than this are a list, not a summary. */
const SHOWN_CATEGORIES = 3

/** Sums up a month, or the year so far. */
export const getFinanceSummary = defineDomainReadTool({
  name: 'get_finance_summary',
  description:
    'Income, spending, bills, plans, debts, savings and what is left, of this month, the last one, the year so far, or whole months.',
  input: summaryInput,
  execute: sumUp,
  reply: describeSummary,
  print: (summary, context) => printSummary(summary, describeSummary(summary, context), context),
})

function describeSummary(summary: FinanceSummary, context: DomainContext): string {
  const period = describePeriod(summary, context)
  if (summary.isEmpty) return context.text('summary.empty', { period })
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
}

function describePeriod(summary: FinanceSummary, context: DomainContext): string {
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

function headline(summary: FinanceSummary, period: string, context: DomainContext): string {
  const { format, text } = context
  return text(headlineKey(summary), {
    period,
    income: format.money(summary.incomeCents),
    spent: format.money(summary.spentCents),
    balance: format.money(Math.abs(summary.balanceCents)),
  })
}

function headlineKey({ balanceCents, incomeCents }: FinanceSummary): string {
  if (incomeCents === 0) return 'summary.headlineNoIncome'
  return balanceCents >= 0 ? 'summary.headline' : 'summary.headlineNegative'
}

function billLines({ bills }: FinanceSummary, context: DomainContext): string[] {
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

function debtLines({ debts, lastMonth }: FinanceSummary, context: DomainContext): string[] {
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

function investmentLines(
  { foreign, investments }: FinanceSummary,
  context: DomainContext,
): string[] {
  if (!investments || investments.count === 0) return []
  // Told apart, in its own currency.
  if (investments.currentCents === 0 && foreign.some(({ savedCents }) => savedCents > 0)) return []
  const values = { total: context.format.money(investments.currentCents) }
  return [`- ${context.text('summary.investments', values)}`]
}

function expenseLines(summary: FinanceSummary, context: DomainContext): string[] {
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
function supposedLine(summary: FinanceSummary, { format, text }: DomainContext): string[] {
  const { balanceCents, supposedCents } = summary
  if (supposedCents === 0) return []
  const left = balanceCents - openOf(summary) - supposedCents
  const values = { amount: format.money(supposedCents), left: format.money(Math.abs(left)) }
  return [`- ${text(left < 0 ? 'summary.supposedShort' : 'summary.supposed', values)}`]
}

/** What the month ends with once what is open of it is paid too: the balance alone forgets that. */
function afterOpenLine(summary: FinanceSummary, { format, text }: DomainContext): string[] {
  const { balanceCents, incomeCents, period } = summary
  if (period !== 'current_month' || incomeCents === 0 || openOf(summary) === 0) return []
  const left = balanceCents - openOf(summary)
  const key = left < 0 ? 'summary.shortOfOpen' : 'summary.afterOpen'
  return [`- ${text(key, { left: format.money(Math.abs(left)) })}`]
}
