import { isId } from '@parco/protocol'
import { toUuid } from '@parco/store'
import { z } from 'zod'
import type { DomainContext } from '../../domain-context.ts'
import type { Resolution } from '../../domain-tool.ts'
import { isCalendarDay } from '../../internal/calendar.ts'
import { quoteText } from '../../internal/clean-text.ts'
import { bestMatches, type NameMatch, nameKey } from '../../internal/match-name.ts'
import { fromCents, isSaneAmount, toCents } from '../../internal/money.ts'
import { askWhich } from '../../internal/preparations.ts'
import { selectRows } from '../../internal/select-rows.ts'
import { billNamed } from '../bills/bill-named.ts'
import { type Expense, expenses } from '../tables.ts'
import { describeExpense } from './describe-expense.ts'
import { readExpense, readExpensesOfDay, readRecentExpenses } from './read-expenses.ts'

/** The user's own words for an expense; `id` only when they chose it from a list. */
export const expenseReferenceSchema = z.object({
  id: z.string().optional(),
  name: z.string().optional(),
  date: z.string().optional(),
  actualAmount: z.number().optional(),
})
export type ExpenseReference = z.output<typeof expenseReferenceSchema>

/** More choices than this are no help. */
const MAX_OPTIONS = 6

/** More rows than this are only counted as more. */
const MAX_CANDIDATES = 50

/** Finds the expense that the user means; without any words, the only one of today. */
export async function resolveExpense(
  reference: ExpenseReference,
  context: DomainContext,
): Promise<Resolution<Expense>> {
  if (reference.id !== undefined) return resolveById(reference.id, context)
  if (reference.date !== undefined && !isCalendarDay(reference.date)) {
    const question = context.text('shared.ask.dayInvalid', { day: quoteText(reference.date) })
    return askWhich('expenseRef', question, [])
  }
  if (isEmpty(reference)) return resolveLatest(context)
  // No expense has such an amount, and the database could not even compare it.
  const isPossible = reference.actualAmount === undefined || isSaneAmount(reference.actualAmount)
  if (!isPossible) return notFound({ ...reference, actualAmount: undefined }, context)
  const { match, matched } = await readMatching(reference, context)
  if (matched.length === 0) return ofThatName(reference, context)
  const [first] = matched
  if (first && match !== 'overlap' && matched.every((other) => isSame(other, first))) {
    return { status: 'found', row: first }
  }
  return askWhichExpense(matched, match === 'overlap', context)
}

/** "apaga o uber de hoje" where it was yesterday: nothing fits all that was said, but something of the name. */
async function ofThatName(
  reference: ExpenseReference,
  context: DomainContext,
): Promise<Resolution<Expense>> {
  const { actualAmount, date, name } = reference
  const isNamed = name !== undefined && (date !== undefined || actualAmount !== undefined)
  if (!isNamed) return notFound(reference, context)
  const { match, matched } = await readMatching({ name }, context)
  const isSure = matched.length > 0 && match !== 'overlap'
  return isSure ? askWhichExpense(matched, true, context) : notFound(reference, context)
}

async function resolveById(id: string, context: DomainContext): Promise<Resolution<Expense>> {
  const expense = isId('exp', id) ? await readExpense(id, context) : undefined
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

/** What is not said, `null`, fits every row; an amount may be that of the first instalment as well. */
const FITS = `($2::date is null or spent_on = $2)
  and ($3::bigint is null or total_cents = $3 or (total_cents + installments - 1) / installments = $3)`

/** Names are compared first, because a user has few of them however many expenses there are. */
async function readMatching(
  { actualAmount, date, name }: ExpenseReference,
  context: DomainContext,
): Promise<{ readonly match: NameMatch; readonly matched: readonly Expense[] }> {
  const facts = [date ?? null, actualAmount === undefined ? null : toCents(actualAmount)]
  let match: NameMatch = 'same'
  let names: readonly string[] | null = null
  if (name !== undefined) {
    const known = await context.sql.query<{ name: string }>(
      `select distinct name from expenses where user_id = $1 and ${FITS}`,
      [toUuid(context.userId), ...facts],
    )
    const best = bestMatches(name, known, (one) => one.name)
    match = best.match
    names = best.candidates.map((one) => one.name)
    if (names.length === 0) return { match, matched: [] }
  }
  const matched = await selectRows(
    expenses,
    `${FITS} and ($4::text[] is null or name = any($4))
     order by spent_on desc, id desc limit ${MAX_CANDIDATES}`,
    [...facts, names],
    context,
  )
  return { match, matched }
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
  const bill = await billNamed(reference.name, context)
  if (bill) {
    const explanation = context.text('expense.isBill', { name: bill.name })
    return { status: 'refused', explanation }
  }
  const recent = await readRecentExpenses(3, context)
  if (recent.length === 0) return { status: 'refused', explanation: context.text('expense.none') }
  const existing = recent.map((expense) => `- ${describeExpense(expense, context)}`).join('\n')
  const wanted = describeReference(reference, context)
  const key = wanted === '' ? 'expense.notFoundAny' : 'expense.notFound'
  return { status: 'refused', explanation: `${context.text(key, { wanted })}\n${existing}` }
}

function describeReference(reference: ExpenseReference, context: DomainContext): string {
  const { name, actualAmount, date } = reference
  const parts = [
    name === undefined ? undefined : `“${quoteText(name)}”`,
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
