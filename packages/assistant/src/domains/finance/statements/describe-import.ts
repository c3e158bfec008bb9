import type { DomainContext } from '../../domain-context.ts'
import { expenseCategoryLabel, incomeTypeLabel } from '../labels.ts'
import type { PreparedLine } from './prepared-line.ts'

/** `42 lançamentos de 01/11 a 30/11: gastos de R$ 1.234,00, receitas de R$ 4.500,00`. */
export function describeImport(lines: readonly PreparedLine[], context: DomainContext): string {
  const { format, text } = context
  const days = lines.map(({ date }) => date).toSorted()
  const spent = describeSums(
    lines.filter(({ cents }) => cents < 0),
    context,
  )
  const received = describeSums(
    lines.filter(({ cents }) => cents > 0),
    context,
  )
  return text('statement.sum', {
    count: lines.length,
    from: format.dayNumeric(days[0] ?? context.today),
    to: format.dayNumeric(days.at(-1) ?? context.today),
    sums: [
      spent && text('statement.spent', { amount: spent }),
      received && text('statement.received', { amount: received }),
    ]
      .filter(Boolean)
      .join(', '),
  })
}

/** Amounts of different currencies are never added up. */
function describeSums(lines: readonly PreparedLine[], { format }: DomainContext): string {
  const sums = new Map<string, number>()
  for (const { cents, currency } of lines)
    sums.set(currency, (sums.get(currency) ?? 0) + Math.abs(cents))
  return format.list([...sums].map(([currency, cents]) => format.money(cents, currency)))
}

/** `18/11 · Padaria · Alimentação · −R$ 38,50`. */
export function describeLine(line: PreparedLine, context: DomainContext): string {
  const { date, name, cents, currency, category, type } = line
  const filed = cents < 0 ? expenseCategoryLabel(category, context) : incomeTypeLabel(type, context)
  const amount = context.format.money(cents, currency)
  return [context.format.dayNumeric(date), name, filed, amount].join(' · ')
}
