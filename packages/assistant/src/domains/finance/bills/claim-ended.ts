import type { Claim } from '../../domain-tool.ts'
import { addDays, monthOf } from '../../internal/calendar.ts'
import { matchName } from '../../internal/match-name.ts'
import { saidSlots } from '../../internal/said-slots.ts'
import { readBillSaid } from './claim-bill-came.ts'
import { readBillSeries } from './read-bills.ts'

/** An event further ahead is hardly what is cancelled by its name alone. */
const DAYS_AHEAD = 60

/** "cancel the gym from January", of whoever pays for it each month and has no such event. */
export const claimEnded: Claim = async (_slots, { text }, context) => {
  const said = readBillSaid(text, context)
  const { bill: name, startDate } = said?.intent === 'end_bill' ? said.params : {}
  if (typeof name !== 'string') return undefined
  const month = monthOf(context.today)
  const series = await readBillSeries({ first: month, last: month }, context)
  const named = series.filter(({ bill }) => matchName(name, bill.name) === 'same')
  const [only] = named
  if (!only || named.length > 1) return undefined
  const ahead = await context.life.agenda(context.today, addDays(context.today, DAYS_AHEAD))
  const isEvent = ahead.some(
    ({ title, type }) => type === 'event' && ['same', 'part'].includes(matchName(name, title)),
  )
  if (isEvent) return undefined
  const monthYear = typeof startDate === 'string' ? monthOf(startDate) : undefined
  const params = saidSlots({ billRef: only.bill.id, monthYear, scope: 'future' })
  return { call: { intent: 'cancel_bill', params } }
}
