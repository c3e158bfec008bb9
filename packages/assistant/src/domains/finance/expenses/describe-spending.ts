import type { DomainContext } from '../../domain-context.ts'
import { daysSoFar, describePeriod, wholeMonthsOf } from '../../internal/asked-period.ts'
import { quoteText } from '../../internal/clean-text.ts'
import { joinList } from '../../internal/join-list.ts'
import type { BillPayment } from '../bills/payments-in.ts'
import { describePlanSpending } from '../budgets/plan-spending.ts'
import { expenseCategoryLabel } from '../labels.ts'
import { describeTotals, totalOf } from '../totals.ts'
import type { ExpenseInMonth } from './expenses-of-month.ts'
import { rankSpending } from './rank-spending.ts'
import type { Spending } from './spending.ts'

/** Tells what was spent: the figure asked for in the first sentence, what it is made of below. */
export function describeSpending(spending: Spending, context: DomainContext): string {
  if (entriesOf(spending).length === 0) return describeNothing(spending, context)
  switch (spending.measure) {
    case 'biggest':
      return extreme('biggest', spending, context)
    case 'smallest':
      return extreme('smallest', spending, context)
    case 'average':
      return average(spending, context)
    case 'by_category':
      return [headline(spending, context), ...categoryLines(spending, context)].join('\n')
    case 'by_day':
      return ranked('day', spending, context)
    case 'by_place':
      return ranked('place', spending, context)
    case 'count':
      return withCategory(list(count(spending, context), spending, context), spending, context)
    case 'total':
      return withCategory(total(spending, context), spending, context)
  }
}

/** What the figure is made of: of a name its bills too, else expenses alone. */
function entriesOf({
  expenses,
  name,
  payments,
}: Spending): readonly (ExpenseInMonth | BillPayment)[] {
  return name === null ? expenses : [...expenses, ...payments]
}

function describeNothing(spending: Spending, context: DomainContext): string {
  const { text } = context
  const nothing = text('spending.nothing', valuesOf(spending, context))
  const { category, name } = spending
  const rest = name === null ? aside(spending, context) : []
  if (name === null || category === null) return [nothing, ...rest].join('\n')
  return `${nothing} ${text('spending.askCategory', { category: expenseCategoryLabel(category, context) })}`
}

function total(spending: Spending, context: DomainContext): string {
  const { byCategory, name, plans } = spending
  const parts = [list(headline(spending, context), spending, context)]
  if (name === null && byCategory.length > 1) parts.push(categoriesLine(spending, context))
  if (name === null) parts.push(...aside(spending, context))
  if (plans.length > 0) {
    const planLines = plans.map((plan) => `- ${describePlanSpending(plan, context)}`)
    parts.push(joinList(context.text('expenses.plans'), planLines, context))
  }
  return parts.join('\n')
}

function headline(spending: Spending, context: DomainContext): string {
  const values = { ...valuesOf(spending, context), entries: entriesIn(spending, context) }
  return `${context.text('spending.total', values)}${todayPart(spending, context)}`
}

function count(spending: Spending, context: DomainContext): string {
  return context.text('spending.count', valuesOf(spending, context))
}

function extreme(
  which: 'biggest' | 'smallest',
  spending: Spending,
  context: DomainContext,
): string {
  const { format, text } = context
  const own = spending.expenses.filter(({ currency }) => currency === context.currency)
  const [first, ...others] = (own.length > 0 ? own : spending.expenses).toSorted((one, other) =>
    which === 'biggest' ? other.cents - one.cents : one.cents - other.cents,
  )
  if (first === undefined) return total(spending, context)
  const values = {
    ...valuesOf(spending, context),
    amount: format.money(first.cents, first.currency),
    expense: first.name,
    day: format.day(first.spentOn),
  }
  const next = others.slice(0, 2).map((expense) => lineOf(expense, spending, context))
  if (next.length === 0) return text(`spending.${which}`, values)
  return [text(`spending.${which}`, values), text('spending.next'), ...next].join('\n')
}

function ranked(by: 'day' | 'place', spending: Spending, context: DomainContext): string {
  const { format, text } = context
  const [first, ...others] = rankSpending(spending.expenses, by, context)
  if (first === undefined) return total(spending, context)
  const entries = (count: number) => text('spending.entries.expenses', { count })
  const values = {
    ...valuesOf(spending, context),
    amount: format.money(first.cents),
    label: first.label,
    entries: entries(first.count),
  }
  const next = others
    .slice(0, 3)
    .map(({ cents, count, label }) =>
      text('spending.rankLine', { label, amount: format.money(cents), entries: entries(count) }),
    )
  const most = text(`spending.most.${by}`, values)
  if (next.length === 0) return most
  return [most, text('spending.next'), ...next.map((line) => `- ${line}`)].join('\n')
}

function average(spending: Spending, context: DomainContext): string {
  const { format, text, today } = context
  const { cents } = spending.total
  const days = daysSoFar(spending.period, today)
  const values = {
    ...valuesOf(spending, context),
    perDay: format.money(Math.round(cents / days)),
    perEntry: format.money(Math.round(cents / entriesOf(spending).length)),
    count: days,
  }
  return text('spending.average', values)
}

function valuesOf(spending: Spending, context: DomainContext) {
  return {
    total: describeTotals(spending.total, context),
    what: whatOf(spending, context),
    period: describePeriod(spending.period, context),
    entries: entriesOfKind(spending, context),
  }
}

/** `3 gastos`. */
const entriesOfKind = (spending: Spending, { text }: DomainContext): string =>
  text(`spending.entries.${kindOf(spending)}`, { count: entriesOf(spending).length })

/** `3 gastos`, and `3 gastos, todos de hoje (18/11)` where all of a longer time are of one day. */
function entriesIn(spending: Spending, context: DomainContext): string {
  const entries = entriesOfKind(spending, context)
  const { period } = spending
  const day = onlyDayOf(spending)
  if (day === undefined || period.startDate === period.endDate) return entries
  return context.text('spending.ofDay', { entries, day: context.format.day(day) })
}

/** The day of all that is listed, where there are several and they have one: it is said once then. */
function onlyDayOf({ expenses, measure, name, payments }: Spending): string | undefined {
  if (measure !== 'total' || expenses.length < 2 || (name !== null && payments.length > 0))
    return undefined
  const [day, ...others] = new Set(expenses.map(({ spentOn }) => spentOn))
  return others.length === 0 ? day : undefined
}

function kindOf({ expenses, name, payments }: Spending): string {
  if (name === null || payments.length === 0) return 'expenses'
  return expenses.length === 0 ? 'bills' : 'mixed'
}

/** ` com Uber no Pix`: what of all spending is told. */
function whatOf(spending: Spending, context: DomainContext): string {
  const { category, name, other, paymentMethod } = spending
  const { format, text } = context
  const parts = []
  if (name !== null) parts.push(text('spending.on', { thing: nameShown(spending, name) }))
  else if (category !== null) {
    const labels = [category, ...(other === null ? [] : [other])].map((one) =>
      expenseCategoryLabel(one, context),
    )
    parts.push(text('spending.on', { thing: format.list(labels) }))
  }
  if (paymentMethod !== null) parts.push(text(`spending.paidWith.${paymentMethod}`))
  return parts.map((part) => ` ${part}`).join('')
}

/** As the records spell it; in the user's own words where there are several, or none. */
function nameShown(spending: Spending, name: string): string {
  const [only, ...others] = new Set(entriesOf(spending).map((entry) => entry.name))
  if (only === undefined) return `“${quoteText(name)}”`
  return others.length === 0 ? only : quoteText(name)
}

function list(heading: string, spending: Spending, context: DomainContext): string {
  const { expenses, name, payments } = spending
  const lines = expenses.map((expense) => lineOf(expense, spending, context))
  const ofBills = name === null ? [] : payments.map((payment) => paymentLine(payment, context))
  return joinList(heading, [...lines, ...ofBills], context)
}

function lineOf(expense: ExpenseInMonth, spending: Spending, context: DomainContext): string {
  const { format, text } = context
  const amount = format.money(expense.cents, expense.currency)
  const day = format.day(expense.spentOn)
  const { installment, installments, name } = expense
  if (installments > 1)
    return `- ${text('expenses.installmentLine', { name, amount, day, installment, installments })}`
  const { period } = spending
  const isOfOneDay = period.startDate === period.endDate || onlyDayOf(spending) !== undefined
  return `- ${[name, amount, ...(isOfOneDay ? [] : [day])].join(', ')}`
}

function paymentLine(payment: BillPayment, context: DomainContext): string {
  const { format, text } = context
  return `- ${text('bill.payment', {
    name: payment.name,
    month: format.month(payment.month),
    amount: format.money(payment.cents, payment.currency),
    day: format.day(payment.paidOn),
  })}`
}

/** How much of the month is of today: who asks in the middle of a day often means that. */
function todayPart({ expenses, name, period }: Spending, context: DomainContext): string {
  const [first, last] = wholeMonthsOf(period) ?? []
  if (name !== null || first === undefined || first !== last) return ''
  const ofToday = expenses.filter(({ spentOn }) => spentOn === context.today)
  if (ofToday.length === 0 || ofToday.length === expenses.length) return ''
  return ` ${context.text('expenses.today', { total: describeTotals(totalOf(ofToday, context), context) })}`
}

/** Bills are counted for themselves; who asks what was spent is told that some were paid. */
function aside({ payments }: Spending, context: DomainContext): string[] {
  if (payments.length === 0) return []
  return [
    context.text('spending.billsAside', {
      total: describeTotals(totalOf(payments, context), context),
    }),
  ]
}

function withCategory(reply: string, spending: Spending, context: DomainContext): string {
  const { category, categoryTotal, expenses } = spending
  // Bills have categories of their own.
  if (category === null || categoryTotal === null || expenses.length === 0) return reply
  const values = {
    category: expenseCategoryLabel(category, context),
    total: describeTotals(categoryTotal, context),
  }
  return `${reply}\n${context.text('spending.categoryTotal', values)}`
}

function categoriesLine(spending: Spending, context: DomainContext): string {
  const parts = spending.byCategory.map(({ category, cents }) =>
    context.text('expenses.categoryPart', {
      category: expenseCategoryLabel(category, context),
      amount: context.format.money(cents),
    }),
  )
  return context.text('expenses.byCategory', { parts: parts.join('; ') })
}

function categoryLines(
  { byCategory, total: { cents: all } }: Spending,
  context: DomainContext,
): string[] {
  return byCategory.map(({ category, cents }) => {
    const share = context.format.percent(all === 0 ? 0 : cents / all)
    return `- ${expenseCategoryLabel(category, context)}: ${context.format.money(cents)} (${share})`
  })
}
