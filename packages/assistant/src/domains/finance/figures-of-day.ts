import type { DomainContext } from '../domain-context.ts'
import type { DayFigure } from '../life-view.ts'
import { describeTotals, totalOf } from './totals.ts'
import { sumTransactions } from './transactions/read-transactions.ts'

/** What left and what came in on a day; a purchase counts whole on the day it was made. */
export async function financeFiguresOfDay(
  context: DomainContext,
  day: string,
): Promise<readonly DayFigure[]> {
  const filter = { startDate: day, endDate: day, month: null, kind: null, category: null }
  const sums = await sumTransactions({ ...filter, text: null }, context)
  const [incomes, spending] = [
    sums.filter(({ kind }) => kind === 'income'),
    sums.filter(({ kind }) => kind !== 'income'),
  ]
  return [
    { key: 'spent', amounts: spending },
    { key: 'received', amounts: incomes },
  ].flatMap(({ key, amounts }) => {
    if (amounts.length === 0) return []
    const display = describeTotals(totalOf(amounts, context), context)
    return [{ key, name: context.text(`figure.${key}`), display }]
  })
}
