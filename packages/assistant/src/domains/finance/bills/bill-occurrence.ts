import { dayInMonth, daysBetween } from '../../internal/calendar.ts'
import type { BillCategory, BillStatus } from '../enums.ts'
import type { Bill, BillMonth, BillRevision } from '../tables.ts'

/** A bill as it is in one month. */
export type BillOccurrence = {
  readonly billId: string
  readonly name: string
  readonly category: BillCategory
  readonly month: string
  readonly amountCents: number
  readonly currency: string
  readonly dueDay: number
  /** The due day in this month; the month's last day when the month is shorter. */
  readonly dueOn: string
  /** Negative once it is overdue; counted from `today`. */
  readonly daysUntilDue: number
  readonly status: BillStatus
  readonly paidOn: string | null
  readonly paidCents: number | null
  readonly isRecurring: boolean
}

/** The rule of a bill with everything that changes it. */
export interface BillSeries {
  readonly bill: Bill
  /** In any order. */
  readonly revisions: readonly BillRevision[]
  /** By month. */
  readonly months: ReadonlyMap<string, BillMonth>
}

/**
 * Works out a month of a bill from its rule alone, so that it does not matter which months were
 * looked at before. A month outside the rule exists only when something is written about it, such
 * as the payment of one before the bill was registered.
 */
export function occurrenceOf(
  series: BillSeries,
  month: string,
  today: string,
): BillOccurrence | undefined {
  const written = series.months.get(month)
  if (!written && !isInRule(series.bill, month)) return undefined
  return describeMonth(series, month, today, written)
}

/** What a month of a bill would be, also outside of its rule. */
export function wouldBeOccurrence(
  series: BillSeries,
  month: string,
  today: string,
): BillOccurrence {
  return describeMonth(series, month, today, series.months.get(month))
}

/** Says whether the rule of a bill covers a month. */
export function isInRule(bill: Bill, month: string): boolean {
  return bill.fromMonth <= month && (bill.untilMonth === null || month <= bill.untilMonth)
}

function describeMonth(
  series: BillSeries,
  month: string,
  today: string,
  written: BillMonth | undefined,
): BillOccurrence {
  const { bill } = series
  const rule = ruleIn(series, month)
  const dueDay = written?.dueDay ?? rule.dueDay
  const dueOn = dayInMonth(month, dueDay)
  const status = written?.status ?? 'pending'
  return {
    billId: bill.id,
    name: rule.name,
    category: rule.category,
    month,
    amountCents: written?.amountCents ?? rule.amountCents,
    currency: bill.currency,
    dueDay,
    dueOn,
    daysUntilDue: daysBetween(today, dueOn),
    status: status === 'pending' && isMissed(bill, dueOn, today) ? 'overdue' : status,
    paidOn: written?.paidOn ?? null,
    paidCents: written?.paidCents ?? null,
    isRecurring: bill.fromMonth !== bill.untilMonth,
  }
}

/** A day that had passed before the bill was registered was mostly paid: nobody is late with that. */
const isMissed = ({ createdOn }: Bill, dueOn: string, today: string): boolean =>
  dueOn < today && dueOn >= createdOn

/** The bill with every revision up to that month laid over it, oldest first. */
function ruleIn({ bill, revisions }: BillSeries, month: string) {
  const inForce = revisions
    .filter((revision) => revision.fromMonth <= month)
    .sort((one, other) => (one.fromMonth < other.fromMonth ? -1 : 1))
  return inForce.reduce(
    (rule, revision) => ({
      name: revision.name ?? rule.name,
      category: revision.category ?? rule.category,
      amountCents: revision.amountCents ?? rule.amountCents,
      dueDay: revision.dueDay ?? rule.dueDay,
    }),
    {
      name: bill.name,
      category: bill.category,
      amountCents: bill.amountCents,
      dueDay: bill.dueDay,
    },
  )
}
