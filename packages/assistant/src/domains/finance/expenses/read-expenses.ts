import { and, desc, eq, gt, gte, lte, or } from 'drizzle-orm'
import type { DomainContext } from '../../domain.ts'
import { addMonths, firstDayOf, lastDayOf } from '../../internal/calendar.ts'
import { MAX_INSTALLMENTS } from '../enums.ts'
import { type Expense, expenses } from '../tables.ts'

/** The expenses that the months from `first` to `last` bear a part of, newest first. */
export async function readExpensesOfMonths(
  first: string,
  last: string,
  context: DomainContext,
): Promise<Expense[]> {
  const earliestSpread = firstDayOf(addMonths(first, 1 - MAX_INSTALLMENTS))
  return context.sql.drizzle
    .select()
    .from(expenses)
    .where(
      and(
        eq(expenses.userId, context.userId),
        lte(expenses.spentOn, lastDayOf(last)),
        or(
          gte(expenses.spentOn, firstDayOf(first)),
          and(gt(expenses.installments, 1), gte(expenses.spentOn, earliestSpread)),
        ),
      ),
    )
    .orderBy(desc(expenses.spentOn), desc(expenses.id))
}

/** The expenses of one day, newest first. */
export async function readExpensesOfDay(day: string, context: DomainContext): Promise<Expense[]> {
  return context.sql.drizzle
    .select()
    .from(expenses)
    .where(and(eq(expenses.userId, context.userId), eq(expenses.spentOn, day)))
    .orderBy(desc(expenses.id))
}

/** The newest expenses, by day and then by when they were recorded. */
export async function readRecentExpenses(
  limit: number,
  context: DomainContext,
): Promise<Expense[]> {
  return context.sql.drizzle
    .select()
    .from(expenses)
    .where(eq(expenses.userId, context.userId))
    .orderBy(desc(expenses.spentOn), desc(expenses.id))
    .limit(limit)
}

/** One expense, when it is there. */
export async function readExpense(
  id: Expense['id'],
  context: DomainContext,
): Promise<Expense | undefined> {
  const [expense] = await context.sql.drizzle
    .select()
    .from(expenses)
    .where(and(eq(expenses.userId, context.userId), eq(expenses.id, id)))
  return expense
}
