import type { DomainContext } from '../../domain-context.ts'
import { addDays, daysBetween, lastDayOf, monthOf } from '../../internal/calendar.ts'
import type { StandingLine, Suggestion } from '../../life-view.ts'
import { billNotes } from '../bills/bill-alerts.ts'
import { expensesInMonth } from '../expenses/expenses-of-month.ts'
import { readExpensesOfDays, readExpensesOfMonths } from '../expenses/read-expenses.ts'
import type { Plan } from '../expenses/spending.ts'
import { describePlanSpending, toPlan } from './plan-spending.ts'
import { readBudgetsOfMonths } from './read-budgets.ts'

/** A plan that is used up so far is worth a word. */
const NEARLY_SPENT = 0.8
const MOST_PLANS = 3

/** What was spent beside as many days before, plans that are nearly or more than spent, and bills that are late. */
export async function financeStanding(
  context: DomainContext,
  from: string,
  until: string,
): Promise<readonly StandingLine[]> {
  const line = (text: string): StandingLine => ({ area: 'finance', text })
  const last = until < context.today ? until : context.today
  return [
    ...(await spending(from, last, context)).map(line),
    ...(await plans(last, context)).map(line),
    ...(await billNotes(context, context.today)).map(line),
  ]
}

async function spending(from: string, last: string, context: DomainContext): Promise<string[]> {
  const { format, text } = context
  const days = daysBetween(from, last) + 1
  if (days < 1) return []
  const spent = await boughtIn(from, last, context)
  const before = await boughtIn(addDays(from, -days), addDays(from, -1), context)
  if (spent === 0) return []
  const values = { spent: format.money(spent), before: format.money(before), count: days }
  if (before === 0) return [text('standing.spent', values)]
  const change = (spent - before) / before
  const key = change > 0 ? 'spentMore' : 'spentLess'
  return [text(`standing.${key}`, { ...values, change: format.percent(Math.abs(change)) })]
}

async function boughtIn(from: string, until: string, context: DomainContext): Promise<number> {
  const bought = await readExpensesOfDays(from, until, context)
  return bought
    .filter(({ currency }) => currency === context.currency)
    .reduce((sum, { totalCents }) => sum + totalCents, 0)
}

async function plans(last: string, context: DomainContext): Promise<string[]> {
  const tight = await tightPlans(monthOf(last), context)
  return tight.slice(0, MOST_PLANS).map((plan) => `${describePlanSpending(plan, context)}.`)
}

/** The plans of a month that are nearly spent or more, the tightest first. */
async function tightPlans(month: string, context: DomainContext): Promise<readonly Plan[]> {
  const budgets = await readBudgetsOfMonths(month, month, context)
  if (budgets.length === 0) return []
  const expenses = expensesInMonth(await readExpensesOfMonths(month, month, context), month)
  return budgets
    .map((budget) => toPlan(budget, expenses))
    .filter(({ plannedCents, spentCents }) => spentCents >= plannedCents * NEARLY_SPENT)
    .sort((one, other) => other.spentCents / other.plannedCents - one.spentCents / one.plannedCents)
}

/** With fewer days of the month left there is nothing to steer. */
const LEAST_DAYS_LEFT = 5

/** A plan that is nearly spent while the month goes on. */
export async function financeSuggestions(context: DomainContext): Promise<readonly Suggestion[]> {
  const month = monthOf(context.today)
  const left = daysBetween(context.today, lastDayOf(month))
  const [plan] = left < LEAST_DAYS_LEFT ? [] : await tightPlans(month, context)
  if (!plan) return []
  const values = { plan: describePlanSpending(plan, context), count: left }
  return [{ kind: 'plan-nearly-spent', text: context.text('standing.suggestPlan', values) }]
}
