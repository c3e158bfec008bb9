import type { DomainContext } from '../../domain-context.ts'
import { firstDayOf, lastDayOf } from '../../internal/calendar.ts'
import { selectRows } from '../../internal/select-rows.ts'
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
  return selectRows(
    incomes,
    'received_on between $2 and $3 order by received_on desc, id desc',
    [first, last],
    context,
  )
}
