import { toUuid } from '@parco/store'
import type { DomainContext } from '../../domain-context.ts'
import { addMonths, monthsFrom } from '../../internal/calendar.ts'
import { selectRows } from '../../internal/select-rows.ts'
import { type BillMonth, billMonths, billRevisions, bills } from '../tables.ts'
import { type BillOccurrence, type BillSeries, occurrenceOf } from './bill-occurrence.ts'

/** How far back an unpaid month still counts as owed. */
const OWED_MONTHS = 12

/** The months that bills are read for, both included. */
export interface MonthRange {
  readonly first: string
  readonly last: string
}

/** A month with all those before it that may still be owed. */
export function withOwedMonths(month: string): MonthRange {
  return { first: addMonths(month, -OWED_MONTHS), last: month }
}

/** Every bill of the user, in the order of registration, with what is written about these months. */
export async function readBillSeries(
  { first, last }: MonthRange,
  context: DomainContext,
): Promise<BillSeries[]> {
  const rules = await selectRows(bills, 'true order by id', [], context)
  if (rules.length === 0) return []
  const revisions = await selectRows(billRevisions, 'true', [], context)
  const months = await selectRows(billMonths, 'month between $2 and $3', [first, last], context)
  const revisionsOf = Map.groupBy(revisions, (revision) => revision.billId)
  const monthsOf = Map.groupBy(months, (month) => month.billId)
  return rules.map((bill) => ({
    bill,
    revisions: revisionsOf.get(bill.id) ?? [],
    months: new Map((monthsOf.get(bill.id) ?? []).map((month) => [month.month, month])),
  }))
}

/** What is written about one month of a bill. */
export async function readBillMonth(
  billId: BillMonth['billId'],
  month: string,
  context: DomainContext,
): Promise<BillMonth | undefined> {
  const values = [toUuid(billId), month]
  const [found] = await selectRows(billMonths, 'bill_id = $2 and month = $3', values, context)
  return found
}

/** The bills of the months from `first` to `last`, by due day. */
export function occurrencesOf(
  series: readonly BillSeries[],
  first: string,
  last: string,
  today: string,
): BillOccurrence[] {
  return monthsFrom(first, last)
    .flatMap((month) => series.map((one) => occurrenceOf(one, month, today)))
    .filter((occurrence) => occurrence !== undefined)
    .sort(byDueDay)
}

/** What is still owed of the months before `month`, oldest first, of bills read `withOwedMonths`. */
export function owedBefore(
  series: readonly BillSeries[],
  month: string,
  today: string,
): BillOccurrence[] {
  const { first } = withOwedMonths(month)
  return occurrencesOf(series, first, addMonths(month, -1), today).filter(
    (occurrence) => occurrence.status === 'overdue',
  )
}

function byDueDay(one: BillOccurrence, other: BillOccurrence): number {
  if (one.dueOn !== other.dueOn) return one.dueOn < other.dueOn ? -1 : 1
  return one.name.localeCompare(other.name)
}
