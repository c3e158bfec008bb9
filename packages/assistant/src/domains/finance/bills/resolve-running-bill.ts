import type { DomainContext } from '../../domain-context.ts'
import type { Resolution } from '../../domain-tool.ts'
import { monthOf } from '../../internal/calendar.ts'
import { checkMonth } from '../../internal/check-slots.ts'
import { isNotReady, type NotReady, refuse } from '../../internal/preparations.ts'
import type { Scope } from '../scope.ts'
import type { ShownBill } from './assert-bill-unchanged.ts'
import { type BillOccurrence, type BillSeries, wouldBeOccurrence } from './bill-occurrence.ts'
import { firstOpenMonth } from './first-open-month.ts'
import { readBillSeries } from './read-bills.ts'
import { resolveBill } from './resolve-bill.ts'

/** A bill that still runs, in the month from which it is to change. */
export interface RunningBill {
  readonly status: 'running'
  readonly series: BillSeries
  readonly shown: ShownBill
  readonly occurrence: BillOccurrence
}

interface Query {
  readonly billRef?: string | undefined
  readonly monthYear?: string | undefined
  readonly scope: Scope
}

/** The bill that the user wants to change or to end; from this month on, or the next when it is paid. */
export async function resolveRunningBill(
  { billRef, monthYear, scope }: Query,
  context: DomainContext,
): Promise<RunningBill | NotReady> {
  const said = checkMonth('monthYear', monthYear, context)
  if (isNotReady(said)) return said
  const resolution: Resolution<{ series: BillSeries; occurrence: BillOccurrence }> =
    await resolveBill(
      {
        billRef,
        month: said.value,
        fits: ({ series: { bill } }) => bill.untilMonth === null || bill.untilMonth >= said.value,
      },
      context,
    )
  if (resolution.status !== 'found') return resolution
  const { series: found, occurrence: current } = resolution.row
  const isOfLater = monthYear === undefined && scope === 'future'
  const month = isOfLater ? firstOpenMonth(current) : said.value
  const { untilMonth } = found.bill
  if (untilMonth !== null && untilMonth < month) {
    const { format } = context
    const values = {
      name: current.name,
      month: format.month(month),
      last: format.month(untilMonth),
    }
    return refuse(context.text('bill.endedAlready', values))
  }
  const series = await inMonth(found, month, context)
  const occurrence = wouldBeOccurrence(series, month, context.today)
  const { name, category, amountCents, dueDay, status } = occurrence
  const shown = { billId: found.bill.id, month, name, category, amountCents, dueDay, status }
  return { status: 'running', series, shown, occurrence }
}

async function inMonth(
  series: BillSeries,
  month: string,
  context: DomainContext,
): Promise<BillSeries> {
  if (month === monthOf(context.today)) return series
  const all = await readBillSeries({ first: month, last: month }, context)
  return all.find(({ bill }) => bill.id === series.bill.id) ?? series
}
