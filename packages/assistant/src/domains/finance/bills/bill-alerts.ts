import type { DomainContext } from '../../domain-context.ts'
import type { DueKind } from '../../domain-due.ts'
import { addDays, monthOf } from '../../internal/calendar.ts'
import { nextAtClock } from '../../internal/next-at-clock.ts'
import type { BillOccurrence } from './bill-occurrence.ts'
import { occurrencesOf, readBillSeries, withOwedMonths } from './read-bills.ts'

/** Bills are told of so many days before they are due, and on the day. */
const DAYS_AHEAD = 3

/**
 * Bills come three days before and on the day, all of a day at once. With the morning summary they are
 * in it, and come by it alone.
 */
export const billsDue: DueKind = {
  kind: 'bills',
  prefix: 'usr',
  tables: ['bills'],
  waits: true,
  async next(context) {
    const { alerts, timeZone, userId } = context
    if (!alerts.bills || alerts.summary) return []
    const { at, occurrence } = nextAtClock(alerts.alertsAt, timeZone, context.from(userId))
    // Once a day, also where the hour is moved on that day, or the user to another zone.
    return [{ ref: userId, occurrence: occurrence.slice(0, 10), at }]
  },
  async say({ occurrence }, context) {
    const { text, today } = context
    // Where nobody was there for days, what was to be told meanwhile is told now.
    const since = occurrence < today ? occurrence : today
    const isTold = (day: string) => day >= since && day <= today
    const open = (await unpaid(context, since, addDays(today, DAYS_AHEAD))).filter(
      ({ dueOn }) => isTold(dueOn) || isTold(addDays(dueOn, -DAYS_AHEAD)),
    )
    if (open.length === 0) return undefined
    const lines = open.map((bill) => billToPay(bill, context))
    if (lines.length === 1) return text('alerts.bill', { bill: lines[0] })
    return [text('alerts.bills'), ...lines.map((line) => `- ${line}`)].join('\n')
  },
}

/** What is overdue, and what will be due in three days; what is due on the day is in its agenda. */
export async function billNotes(context: DomainContext, day: string): Promise<readonly string[]> {
  if (day !== context.today) return []
  const { first } = withOwedMonths(monthOf(day))
  const bills = await unpaid(context, `${first}-01`, addDays(day, DAYS_AHEAD))
  const list = (some: readonly BillOccurrence[]) => ({
    list: some.map((bill) => billToPay(bill, context)).join('; '),
  })
  const overdue = bills.filter(({ dueOn }) => dueOn < day)
  const soon = bills.filter(({ dueOn }) => dueOn === addDays(day, DAYS_AHEAD))
  return [
    ...(overdue.length === 0 ? [] : [context.text('alerts.overdue', list(overdue))]),
    ...(soon.length === 0 ? [] : [context.text('alerts.soon', list(soon))]),
  ]
}

async function unpaid(
  context: DomainContext,
  from: string,
  until: string,
): Promise<readonly BillOccurrence[]> {
  const [first, last] = [monthOf(from), monthOf(until)]
  const series = await readBillSeries({ first, last }, context)
  return occurrencesOf(series, first, last, context.today).filter(
    ({ dueOn, status }) =>
      dueOn >= from && dueOn <= until && (status === 'pending' || status === 'overdue'),
  )
}

/** `Luz, R$ 80,00, vence hoje (18/11)`. */
function billToPay(bill: BillOccurrence, { format, text, today }: DomainContext): string {
  const { amountCents, currency, dueOn, name } = bill
  return text(dueOn < today ? 'alerts.wasDue' : 'alerts.isDue', {
    name,
    amount: format.money(amountCents, currency),
    day: format.day(dueOn),
  })
}
