import { isId } from '@parco/protocol'
import { and, desc, eq, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { DomainContext, Resolution } from '../../domain.ts'
import { isCalendarDay } from '../../internal/calendar.ts'
import { bestMatches, nameKey } from '../../internal/match-name.ts'
import { fromCents, toCents } from '../../internal/money.ts'
import { askWhich } from '../../internal/preparations.ts'
import { type Expense, expenses } from '../tables.ts'
import { describeExpense } from './describe-expense.ts'
import { installmentCents } from './installments.ts'
import { readExpense, readExpensesOfDay, readRecentExpenses } from './read-expenses.ts'

/** The user's own words for an expense; `id` only when they chose it from a list. */
export const expenseReferenceSchema = z.object({
  id: z.string().optional(),
  name: z.string().optional(),
  date: z.string().optional(),
  actualAmount: z.number().optional(),
})
export type ExpenseReference = z.output<typeof expenseReferenceSchema>

/** Older expenses than these are not looked through for a name. */
const SEARCHED_EXPENSES = 1000

/** More choices than this are no help. */
const MAX_OPTIONS = 6

/** Finds the expense that the user means; without any words, the only one of today. */
export async function resolveExpense(
  reference: ExpenseReference,
  context: DomainContext,
): Promise<Resolution<Expense>> {
  if (reference.id !== undefined) return resolveById(reference.id, context)
  if (reference.date !== undefined && !isCalendarDay(reference.date)) {
    const question = context.text('shared.ask.dayInvalid', { day: reference.date })
    return askWhich('expenseRef', question, [])
  }
  if (isEmpty(reference)) return resolveLatest(context)
  const candidates = await readCandidates(reference, context)
  const { match, candidates: matched } =
    reference.name === undefined
      ? { match: 'same', candidates }
      : bestMatches(reference.name, candidates, (expense) => expense.name)
  if (matched.length === 0) return notFound(reference, context)
  const [first] = matched
  if (first && match !== 'overlap' && matched.every((other) => isSame(other, first))) {
    return { status: 'found', row: first }
  }
  return askWhichExpense(matched, match === 'overlap', context)
}

async function resolveById(id: string, context: DomainContext): Promise<Resolution<Expense>> {
  const expense = isId('expense', id) ? await readExpense(id, context) : undefined
  if (expense) return { status: 'found', row: expense }
  return { status: 'refused', explanation: context.text('expense.gone') }
}

async function resolveLatest(context: DomainContext): Promise<Resolution<Expense>> {
  const ofToday = await readExpensesOfDay(context.today, context)
  const [only] = ofToday
  if (only && ofToday.length === 1) return { status: 'found', row: only }
  const candidates = only ? ofToday : await readRecentExpenses(MAX_OPTIONS, context)
  if (candidates.length === 0) return notFound({}, context)
  return askWhichExpense(candidates, false, context)
}

async function readCandidates(
  reference: ExpenseReference,
  context: DomainContext,
): Promise<Expense[]> {
  const conditions: SQL[] = [eq(expenses.userId, context.userId)]
  if (reference.date !== undefined) conditions.push(eq(expenses.spentOn, reference.date))
  const found = await context.sql.drizzle
    .select()
    .from(expenses)
    .where(and(...conditions))
    .orderBy(desc(expenses.spentOn), desc(expenses.id))
    .limit(SEARCHED_EXPENSES)
  const { actualAmount } = reference
  if (actualAmount === undefined) return found
  const cents = toCents(actualAmount)
  return found.filter(
    (expense) => expense.totalCents === cents || installmentCents(expense, 0) === cents,
  )
}

function askWhichExpense(
  candidates: readonly Expense[],
  isGuess: boolean,
  context: DomainContext,
): Resolution<Expense> {
  const shown = candidates.slice(0, MAX_OPTIONS)
  const labels = shown.map((expense) => describeExpense(expense, context))
  const question =
    isGuess && shown.length === 1
      ? context.text('expense.askIfThis', { expense: labels[0] })
      : context.text('expense.askWhich')
  const more = candidates.length - shown.length
  return askWhich(
    'expenseRef',
    more > 0 ? `${question} ${context.text('shared.moreThanShown', { count: more })}` : question,
    shown.map((expense, index) => ({
      label: distinctLabel(labels, index, expense, context),
      value: {
        id: expense.id,
        name: expense.name,
        date: expense.spentOn,
        actualAmount: fromCents(expense.totalCents),
      },
    })),
  )
}

/** Two of the same name, amount and day differ by their category or by when they were recorded. */
function distinctLabel(
  labels: readonly string[],
  index: number,
  expense: Expense,
  context: DomainContext,
): string {
  const label = labels[index] ?? ''
  if (labels.filter((other) => other === label).length === 1) return label
  const time = context.format.time(expense.createdAt)
  return context.text('shared.recordedAt', { label, time })
}

async function notFound(
  reference: ExpenseReference,
  context: DomainContext,
): Promise<Resolution<Expense>> {
  const recent = await readRecentExpenses(3, context)
  if (recent.length === 0) return { status: 'refused', explanation: context.text('expense.none') }
  const existing = recent.map((expense) => `- ${describeExpense(expense, context)}`).join('\n')
  const wanted = describeReference(reference, context)
  return {
    status: 'refused',
    explanation: `${context.text('expense.notFound', { wanted })}\n${existing}`,
  }
}

function describeReference(reference: ExpenseReference, context: DomainContext): string {
  const { name, actualAmount, date } = reference
  const parts = [
    name === undefined ? undefined : `“${name}”`,
    actualAmount === undefined ? undefined : context.format.money(toCents(actualAmount)),
    date === undefined ? undefined : context.format.day(date),
  ]
  return parts.filter((part) => part !== undefined).join(', ')
}

function isEmpty({ name, date, actualAmount }: ExpenseReference): boolean {
  return name === undefined && date === undefined && actualAmount === undefined
}

/** Rows that nobody could tell apart: any of them will do. */
function isSame(one: Expense, other: Expense): boolean {
  return (
    nameKey(one.name) === nameKey(other.name) &&
    one.totalCents === other.totalCents &&
    one.currency === other.currency &&
    one.spentOn === other.spentOn &&
    one.category === other.category &&
    one.installments === other.installments
  )
}
