import { addMonths, dayInMonth, monthOf } from '../../internal/calendar.ts'
import type { Debt, DebtPayment } from '../tables.ts'
import { partCents, type Terms } from './terms.ts'

/** A debt with what was paid of it, oldest first. */
export interface DebtSeries {
  readonly debt: Debt
  readonly payments: readonly DebtPayment[]
}

/** `paid-early` is paid before the month that it belongs to. */
export const INSTALLMENT_STATUSES = ['pending', 'paid', 'paid-early', 'overdue'] as const
export type InstallmentStatus = (typeof INSTALLMENT_STATUSES)[number]

/** One instalment of a debt, as it stands on a day. */
export type Installment = {
  /** From 1 on. */
  readonly number: number
  readonly month: string
  readonly dueOn: string
  readonly amountCents: number
  readonly status: InstallmentStatus
  readonly paidOn: string | null
  readonly paidCents: number | null
}

/** What was agreed about a debt; nothing where it is owed on no terms. */
export type Agreement = Terms & { readonly dueDay: number; readonly startMonth: string }

/** The terms of a debt that is paid in instalments. */
export function agreementOf(
  debt: Pick<Debt, 'totalCents' | 'installments' | 'installmentCents' | 'dueDay' | 'startMonth'>,
): Agreement | undefined {
  const { totalCents, installments: count, installmentCents: eachCents, dueDay, startMonth } = debt
  if (count === null || eachCents === null || dueDay === null || startMonth === null)
    return undefined
  return { totalCents, count, eachCents, dueDay, startMonth }
}

/** Every instalment of a debt; none where it is owed on no terms. */
export function installmentsOf({ debt, payments }: DebtSeries, today: string): Installment[] {
  const agreement = agreementOf(debt)
  if (agreement === undefined) return []
  const paid = new Map(payments.map((payment) => [payment.installment, payment]))
  return Array.from({ length: agreement.count }, (_, index) => {
    const number = index + 1
    const month = addMonths(agreement.startMonth, index)
    const dueOn = dayInMonth(month, agreement.dueDay)
    const payment = paid.get(number)
    return {
      number,
      month,
      dueOn,
      amountCents: partCents(agreement, number),
      status: payment ? paidStatus(payment, month) : dueOn < today ? 'overdue' : 'pending',
      paidOn: payment?.paidOn ?? null,
      paidCents: payment?.amountCents ?? null,
    }
  })
}

const paidStatus = ({ paidOn }: DebtPayment, month: string): InstallmentStatus =>
  monthOf(paidOn) < month ? 'paid-early' : 'paid'

/** Whether an instalment still has to be paid. */
export const isUnpaid = ({ paidOn }: Installment): boolean => paidOn === null
