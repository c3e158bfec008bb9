import { ParcoError } from '@parco/protocol'
import type { DomainWriteContext } from '../../domain-context.ts'
import { holdLock } from '../../internal/hold-lock.ts'
import type { Bill } from '../tables.ts'
import { type BillSeries, wouldBeOccurrence } from './bill-occurrence.ts'
import { readBillSeries } from './read-bills.ts'

/** What the card showed of a month of a bill. */
export type ShownBill = {
  readonly billId: Bill['id']
  readonly month: string
  readonly name: string
  readonly category: string
  readonly amountCents: number
  readonly dueDay: number
  readonly status: string
}

/**
 * Holds a bill and makes sure that it is still what the user saw on the card.
 * @throws ParcoError `not-found` when it is gone, `stale` when it is different.
 */
export async function assertBillUnchanged(
  shown: ShownBill,
  context: DomainWriteContext,
): Promise<BillSeries> {
  await holdLock(`bill/${shown.billId}/${shown.month}`, context)
  await holdLock(`bill/${shown.billId}`, context)
  const all = await readBillSeries({ first: shown.month, last: shown.month }, context)
  const series = all.find(({ bill }) => bill.id === shown.billId)
  if (!series) throw new ParcoError('not-found', context.text('bill.goneMeanwhile'))
  const now = wouldBeOccurrence(series, shown.month, context.today)
  const isSame = (['name', 'category', 'amountCents', 'dueDay', 'status'] as const).every(
    (key) => now[key] === shown[key],
  )
  if (isSame) return series
  throw new ParcoError('stale', context.text('shared.stale'))
}
