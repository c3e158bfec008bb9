import { toUuid } from '@parco/store'
import type { DomainContext } from '../../domain-context.ts'
import { addMonths, firstDayOf, lastDayOf } from '../../internal/calendar.ts'
import { selectRows } from '../../internal/select-rows.ts'
import { MAX_INSTALLMENTS } from '../enums.ts'
import { type Expense, expenses } from '../tables.ts'

/** The expenses that the months from `first` to `last` bear a part of, newest first. */
export async function readExpensesOfMonths(
  first: string,
  last: string,
  context: DomainContext,
): Promise<Expense[]> {
  const earliestSpread = firstDayOf(addMonths(first, 1 - MAX_INSTALLMENTS))
  return selectRows(
    expenses,
    `spent_on <= $3 and (spent_on >= $2 or (installments > 1 and spent_on >= $4))
     order by spent_on desc, id desc`,
    [firstDayOf(first), lastDayOf(last), earliestSpread],
    context,
  )
}

/** The expenses of one day, newest first. */
export async function readExpensesOfDay(day: string, context: DomainContext): Promise<Expense[]> {
  return selectRows(expenses, 'spent_on = $2 order by id desc', [day], context)
}

/** The expenses of the days from `first` to `last`, newest first. */
export async function readExpensesOfDays(
  first: string,
  last: string,
  context: DomainContext,
): Promise<Expense[]> {
  return selectRows(
    expenses,
    'spent_on between $2 and $3 order by spent_on desc, id desc',
    [first, last],
    context,
  )
}

/** The newest expenses, by day and then by when they were recorded. */
export async function readRecentExpenses(
  limit: number,
  context: DomainContext,
): Promise<Expense[]> {
  return selectRows(expenses, 'true order by spent_on desc, id desc limit $2', [limit], context)
}

/** One expense, when it is there. */
export async function readExpense(
  id: Expense['id'],
  context: DomainContext,
): Promise<Expense | undefined> {
  const [expense] = await selectRows(expenses, 'id = $2', [toUuid(id)], context)
  return expense
}
