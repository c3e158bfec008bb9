import { ParcoError } from '@parco/protocol'
import type { DomainContext, DomainWriteContext } from '../../domain-context.ts'
import { holdLock } from '../../internal/hold-lock.ts'
import { readDebts } from './read-debts.ts'
import type { DebtSeries } from './schedule.ts'

/** What the card showed of a debt; nothing of it may have changed when the write is carried out. */
export type ShownDebt = {
  readonly debtId: DebtSeries['debt']['id']
  readonly name: string
  readonly creditor: string | null
  readonly currency: string
  readonly totalCents: number
  readonly count: number | null
  readonly eachCents: number | null
  readonly dueDay: number | null
  readonly startMonth: string | null
  readonly status: string
  readonly notes: string | null
  readonly paidCount: number
}

/** What a card shows of a debt. */
export function toShownDebt({ debt, payments }: DebtSeries): ShownDebt {
  return {
    debtId: debt.id,
    name: debt.name,
    creditor: debt.creditor,
    currency: debt.currency,
    totalCents: debt.totalCents,
    count: debt.installments,
    eachCents: debt.installmentCents,
    dueDay: debt.dueDay,
    startMonth: debt.startMonth,
    status: debt.status,
    notes: debt.notes,
    paidCount: payments.length,
  }
}

/**
 * Holds a debt and makes sure that it is still what the user saw on the card.
 * @throws ParcoError `not-found` when it is gone, `stale` when it is different.
 */
export async function assertDebtUnchanged(
  shown: ShownDebt,
  context: DomainWriteContext,
): Promise<DebtSeries> {
  await holdLock(`debt/${shown.debtId}`, context)
  const series = await findDebt(shown.debtId, context)
  if (!series) throw new ParcoError('not-found', context.text('debt.gone'))
  const now = toShownDebt(series)
  const isSame = (Object.keys(now) as (keyof ShownDebt)[]).every((key) => now[key] === shown[key])
  if (isSame) return series
  throw new ParcoError('stale', context.text('shared.stale'))
}

async function findDebt(id: string, context: DomainContext): Promise<DebtSeries | undefined> {
  return (await readDebts(context)).find(({ debt }) => debt.id === id)
}
