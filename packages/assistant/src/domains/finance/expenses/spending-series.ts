import { toUuid } from '@parco/store'
import type { DomainContext } from '../../domain-context.ts'
import { addDays } from '../../internal/calendar.ts'
import type { DailySeries, DayValue } from '../../life-view.ts'

/** Spending differs more from week to week than what the body does. */
const RELEVANT_CHANGE = 0.1

/**
 * What was bought on each day, in the user's currency. Between the first day and the last of which
 * something is recorded a day without is one on which nothing was spent.
 */
export async function spendingSeries(
  context: DomainContext,
  from: string,
  until: string,
): Promise<DailySeries[]> {
  const { text, currency } = context
  const [all] = await context.sql.query<{ readonly spent: readonly DayValue[] | null }>(
    `select jsonb_agg(jsonb_build_object('day', day, 'value', value) order by day) as spent
       from (
         select spent_on as day, sum(total_cents) as value
           from expenses
          where user_id = $1 and spent_on between $2 and $3 and currency = $4
          group by spent_on
       ) as of_day`,
    [toUuid(context.userId), from, until, currency],
  )
  const spent = all?.spent ?? []
  if (spent.length === 0) return []
  return [
    {
      key: 'spending',
      name: text('series.spending.name'),
      alike: text('series.spending.alike').split('|'),
      unit: { kind: 'money', currency },
      days: withDaysBetween(spent),
      relevantChange: RELEVANT_CHANGE,
      role: 'deed',
      own: text('series.spending.own'),
      onMore: text('series.spending.onMore'),
    },
  ]
}

function withDaysBetween(spent: readonly DayValue[]): DayValue[] {
  const first = spent[0]?.day ?? ''
  const last = spent.at(-1)?.day ?? ''
  const values = new Map(spent.map(({ day, value }) => [day, value]))
  const days: DayValue[] = []
  for (let day = first; day <= last; day = addDays(day, 1))
    days.push({ day, value: values.get(day) ?? 0 })
  return days
}
