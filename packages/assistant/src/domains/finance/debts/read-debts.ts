import type { DomainContext } from '../../domain-context.ts'
import { selectRows } from '../../internal/select-rows.ts'
import { debtPayments, debts } from '../tables.ts'
import { type DebtSeries, type Installment, installmentsOf } from './schedule.ts'

/** Every debt of the user with its payments, in the order in which they were noted. */
export async function readDebts(context: DomainContext): Promise<DebtSeries[]> {
  const all = await selectRows(debts, 'true order by id', [], context)
  if (all.length === 0) return []
  const payments = await selectRows(
    debtPayments,
    'true order by paid_on, installment, id',
    [],
    context,
  )
  const paymentsOf = Map.groupBy(payments, ({ debtId }) => debtId)
  return all.map((debt) => ({ debt, payments: paymentsOf.get(debt.id) ?? [] }))
}

/** An instalment with the debt that it is of. */
export interface DueInstallment {
  readonly series: DebtSeries
  readonly installment: Installment
}

/** What falls due in the months from `first` to `last`, by day; of debts that are settled only what was paid. */
export function dueInMonths(
  all: readonly DebtSeries[],
  { first, last }: { readonly first: string; readonly last: string },
  today: string,
): DueInstallment[] {
  return all
    .flatMap((series) =>
      installmentsOf(series, today)
        .filter(({ month }) => month >= first && month <= last)
        .filter(({ paidOn }) => series.debt.status !== 'settled' || paidOn !== null)
        .map((installment) => ({ series, installment })),
    )
    .sort((one, other) => {
      const [a, b] = [one.installment, other.installment]
      if (a.dueOn !== b.dueOn) return a.dueOn < b.dueOn ? -1 : 1
      return one.series.debt.name.localeCompare(other.series.debt.name)
    })
}
