import { partsOf } from '../../../printouts/parts-of.ts'
import { MAX_PRINTED_ROWS, type PrintedPart } from '../../../printouts/printout.ts'
import type { DomainContext } from '../../domain-context.ts'
import { firstDayOf, lastDayOf, monthsFrom } from '../../internal/calendar.ts'
import type { FinanceSummary } from '../balance/sum-up.ts'
import { readTransactions } from '../transactions/read-transactions.ts'
import type { Transaction } from '../transactions/transaction.ts'
import { categoryTable } from './print-spending.ts'
import { printTransactions } from './print-transactions.ts'

/** The figures as they are told, what each category comes to, and every movement behind them. */
export async function printSummary(
  summary: FinanceSummary,
  told: string,
  context: DomainContext,
): Promise<readonly PrintedPart[]> {
  const { byCategory } = summary.expenses
  const moved: Transaction[] = []
  // A month bears its part of what was bought in instalments, so months are read one by one.
  for (const month of monthsFrom(summary.firstMonth, summary.lastMonth))
    moved.push(...(await transactionsOf(month, context)))
  const [, ...below] = partsOf(told)
  return [
    ...below,
    ...(byCategory.length > 1 ? [categoryTable(byCategory, context)] : []),
    ...(moved.length > 0
      ? [printTransactions(moved, context, context.text('printing.moves'))]
      : []),
  ]
}

async function transactionsOf(month: string, context: DomainContext): Promise<Transaction[]> {
  const filter = {
    startDate: firstDayOf(month),
    endDate: lastDayOf(month),
    month,
    kind: null,
    category: null,
    text: null,
  }
  // One more than is printed, so that the printout can say that there are more.
  const read = await readTransactions(
    filter,
    { after: undefined, limit: MAX_PRINTED_ROWS + 1 },
    context,
  )
  return read.map(([transaction]) => transaction)
}
