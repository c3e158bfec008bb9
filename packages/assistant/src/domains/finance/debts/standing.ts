import type { DebtStatus } from '../enums.ts'
import { type Projection, projectPayoff } from './projection.ts'
import {
  agreementOf,
  type DebtSeries,
  type Installment,
  installmentsOf,
  isUnpaid,
} from './schedule.ts'

/** How a debt stands on a day, worked out from its terms and its payments. */
export type DebtStanding = {
  readonly debtId: string
  readonly name: string
  readonly creditor: string | null
  readonly isNegotiated: boolean
  /** `overdue` is worked out. */
  readonly status: DebtStatus | 'overdue'
  readonly currency: string
  readonly totalCents: number
  readonly paidCents: number
  readonly remainingCents: number
  /** From 0 to 1. */
  readonly paidShare: number
  readonly installments: {
    readonly total: number
    readonly paid: number
    readonly remaining: number
    readonly overdue: number
    readonly overdueCents: number
    readonly next: Installment | null
  } | null
  readonly projection: Projection | null
}

/** Tells how a debt stands. */
export function standingOf(series: DebtSeries, today: string): DebtStanding {
  const { debt, payments } = series
  const all = installmentsOf(series, today)
  const unpaid = isOpen(debt) ? all.filter(isUnpaid) : []
  const overdue = unpaid.filter(({ status }) => status === 'overdue')
  const paidCount = all.length - all.filter(isUnpaid).length
  const remainingCents = remainingOf(series)
  const agreement = agreementOf(debt)
  const { id: debtId, name, creditor, currency, totalCents, status } = debt
  return {
    debtId,
    name,
    creditor,
    isNegotiated: agreement !== undefined,
    status: status === 'active' && overdue.length > 0 ? 'overdue' : status,
    currency,
    totalCents,
    paidCents: sumOf(payments.map(({ amountCents }) => amountCents)),
    remainingCents,
    paidShare: agreement ? paidCount / all.length : (totalCents - owedOf(series)) / totalCents,
    installments: agreement
      ? {
          total: all.length,
          paid: paidCount,
          remaining: unpaid.length,
          overdue: overdue.length,
          overdueCents: sumOf(overdue.map(({ amountCents }) => amountCents)),
          next: unpaid[0] ?? null,
        }
      : null,
    projection:
      agreement && unpaid.length > 0
        ? projectPayoff({
            remaining: unpaid.length,
            paidDays: payments.map(({ paidOn }) => paidOn),
            startMonth: agreement.startMonth,
            today,
          })
        : null,
  }
}

/** Whether something of a debt is still to be paid. */
export const isOpen = ({ status }: DebtSeries['debt']): boolean =>
  status === 'active' || status === 'defaulted'

/** What is still owed: never less than nothing, and nothing once it is paid off or settled. */
export function remainingOf(series: DebtSeries): number {
  return isOpen(series.debt) ? owedOf(series) : 0
}

/** An instalment that was paid is paid, whatever it came to with interest or a discount. */
function owedOf({ debt, payments }: DebtSeries): number {
  const agreed = agreementOf(debt)
  const paid = agreed
    ? sumOf(
        installmentsOf({ debt, payments }, '')
          .filter((one) => !isUnpaid(one))
          .map(({ amountCents }) => amountCents),
      )
    : sumOf(payments.map(({ amountCents }) => amountCents))
  return Math.max(0, debt.totalCents - paid)
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, one) => sum + one, 0)
