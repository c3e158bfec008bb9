import type { DomainContext } from '../../domain-context.ts'
import { monthOf } from '../../internal/calendar.ts'
import { bestMatches } from '../../internal/match-name.ts'
import type { Bill } from '../tables.ts'
import { readBillSeries } from './read-bills.ts'

/** The one fixed bill of that name: people do not know what a thing is kept as. */
export async function billNamed(
  name: string | undefined,
  context: DomainContext,
): Promise<Bill | undefined> {
  if (name === undefined) return undefined
  const month = monthOf(context.today)
  const series = await readBillSeries({ first: month, last: month }, context)
  const { candidates, match } = bestMatches(name, series, ({ bill }) => bill.name)
  return match === 'overlap' || candidates.length !== 1 ? undefined : candidates[0]?.bill
}
