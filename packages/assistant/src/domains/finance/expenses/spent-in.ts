import type { DomainContext } from '../../domain-context.ts'
import { type AskedPeriod, wholeMonthsOf } from '../../internal/asked-period.ts'
import { monthOf, monthsFrom } from '../../internal/calendar.ts'
import { type ExpenseInMonth, expensesInMonth } from './expenses-of-month.ts'
import { readExpensesOfDays, readExpensesOfMonths } from './read-expenses.ts'

/**
 * What was spent in a stretch of days, newest first. Whole months bear their instalments of earlier
 * purchases too; of other days it is what was bought on them, with the first instalment alone.
 */
export async function spentIn(
  period: AskedPeriod,
  context: DomainContext,
): Promise<ExpenseInMonth[]> {
  const months = wholeMonthsOf(period)
  if (months === undefined) {
    const bought = await readExpensesOfDays(period.startDate, period.endDate, context)
    return bought.flatMap((expense) => expensesInMonth([expense], monthOf(expense.spentOn)))
  }
  const [first, last] = months
  const bought = await readExpensesOfMonths(first, last, context)
  return monthsFrom(first, last)
    .reverse()
    .flatMap((month) => expensesInMonth(bought, month))
}
