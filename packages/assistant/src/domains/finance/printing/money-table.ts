import type { PrintedPart } from '../../../printouts/printout.ts'
import type { DomainContext } from '../../domain-context.ts'
import { describeTotals, totalOf } from '../totals.ts'

/** A movement of money on paper; `cents` is what the table adds up. */
export interface MoneyLine {
  /** YYYY-MM-DD */
  readonly day: string
  readonly name: string
  /** Its category, in the user's language. */
  readonly kind?: string | undefined
  readonly paidBy?: string | undefined
  /** Negative for what left, where a table has both. */
  readonly cents: number
  readonly currency: string
}

/** Movements of money, the oldest first as on a bank's statement, with their sum; a column that says nothing is left out. */
export function moneyTable(
  lines: readonly MoneyLine[],
  context: DomainContext,
  title?: string,
): PrintedPart {
  const { format, text } = context
  const label = (slot: string) => text(`shared.label.${slot}`)
  const columns = [
    { label: label('day'), of: (line: MoneyLine) => format.dayNumeric(line.day) },
    { label: label('name'), of: ({ name }: MoneyLine) => name },
    { label: label('category'), of: ({ kind = '' }: MoneyLine) => kind },
    { label: label('paymentMethod'), of: ({ paidBy = '' }: MoneyLine) => paidBy },
  ]
  const rows = lines.toSorted((one, other) => one.day.localeCompare(other.day))
  const shown = columns.filter((column) => rows.some((line) => column.of(line) !== ''))
  const total = describeTotals(totalOf(rows, context), context)
  return {
    kind: 'table',
    ...(title === undefined ? {} : { title }),
    columns: [
      ...shown.map((column) => ({ label: column.label })),
      { label: label('amount'), isFigure: true },
    ],
    rows: rows.map((line) => [
      ...shown.map((column) => column.of(line)),
      format.money(line.cents, line.currency),
    ]),
    ...(rows.length > 1
      ? { total: [...shown.map((_, at) => (at === 0 ? text('printing.total') : '')), total] }
      : {}),
  }
}
