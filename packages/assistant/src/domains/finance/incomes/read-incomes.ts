import { and, desc, eq, gte, lte } from 'drizzle-orm'
import type { DomainContext } from '../../domain.ts'
import { firstDayOf, lastDayOf } from '../../internal/calendar.ts'
import { type Income, incomes } from '../tables.ts'

/** The incomes of the months from `first` to `last`, newest first. */
export async function readIncomesOfMonths(
  first: string,
  last: string,
  context: DomainContext,
): Promise<Income[]> {
  return readIncomesOfDays(firstDayOf(first), lastDayOf(last), context)
}

/** The incomes of the days from `first` to `last`, newest first. */
export async function readIncomesOfDays(
  first: string,
  last: string,
  context: DomainContext,
): Promise<Income[]> {
  return context.sql.drizzle
    .select()
    .from(incomes)
    .where(
      and(
        eq(incomes.userId, context.userId),
        gte(incomes.receivedOn, first),
        lte(incomes.receivedOn, last),
      ),
    )
    .orderBy(desc(incomes.receivedOn), desc(incomes.id))
}
