import type { DomainContext } from '../../domain-context.ts'
import { dueInMonths } from './read-debts.ts'
import type { DebtSeries } from './schedule.ts'
import { isOpen, remainingOf } from './standing.ts'

type Amounts = readonly { readonly cents: number; readonly currency: string }[]

/** What debts come to in some months, and as they stand now; amounts in the user's currency alone. */
export type DebtsInMonths = {
  readonly openCount: number
  readonly remainingCents: number
  /** The instalments that fall due in these months. */
  readonly dueCents: number
  readonly dueCount: number
  /** What was paid of debts for these months. */
  readonly paidCents: number
  readonly paidCount: number
}

/** Sums debts up for the months from `first` to `last`; the second are their payments, in every currency. */
export function debtsInMonths(
  all: readonly DebtSeries[],
  months: { readonly first: string; readonly last: string },
  { currency, today }: DomainContext,
): readonly [DebtsInMonths, Amounts] {
  const own = all.filter(({ debt }) => debt.currency === currency)
  const due = dueInMonths(own, months, today)
  const payments = all.flatMap(({ debt, payments }) =>
    payments
      .filter(({ month }) => month >= months.first && month <= months.last)
      .map(({ amountCents }) => ({ cents: amountCents, currency: debt.currency })),
  )
  const ownPayments = payments.filter((payment) => payment.currency === currency)
  const summary = {
    openCount: all.filter(({ debt }) => isOpen(debt)).length,
    remainingCents: sumOf(own.map(remainingOf)),
    dueCents: sumOf(due.map(({ installment }) => installment.amountCents)),
    dueCount: due.length,
    paidCents: sumOf(ownPayments.map(({ cents }) => cents)),
    paidCount: payments.length,
  }
  return [summary, payments]
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, one) => sum + one, 0)
