import type { DomainContext } from '../../domain-context.ts'
import { addDays, firstDayOf, lastDayOf, monthOf } from '../../internal/calendar.ts'
import { checkMonth } from '../../internal/check-slots.ts'
import { isNotReady, type NotReady, refuse } from '../../internal/preparations.ts'
import type { IncomeRule } from '../tables.ts'
import { type ExpectedIncome, type IncomeSeries, stillExpected } from './income-rule.ts'
import { resolveIncomeSeries, ruleOn } from './income-rules.ts'
import { readIncomesOfMonths } from './read-incomes.ts'

/** How far ahead the next time of a yearly income may lie. */
const AHEAD_DAYS = 400

/** A regular income and the time of it that a change is about, or begins with. */
export interface NextTime {
  readonly status: 'next'
  readonly series: IncomeSeries
  readonly rule: IncomeRule
  readonly time: ExpectedIncome
}

interface Query {
  readonly slot: string
  readonly reference: string | undefined
  readonly monthYear?: string | undefined
}

/** The first time that has not come in: of the month that was said, or from now on. */
export async function findNextTime(
  { slot, reference, monthYear }: Query,
  context: DomainContext,
): Promise<NextTime | NotReady> {
  const month = checkMonth('monthYear', monthYear, context)
  if (isNotReady(month)) return month
  const resolution = await resolveIncomeSeries(slot, reference, context)
  if (resolution.status !== 'found') return resolution
  const series = resolution.row
  const { frequency, name } = ruleOn(series, context.today)
  const isOfMonth = monthYear !== undefined || frequency === 'monthly' || frequency === 'annual'
  const first = isOfMonth ? firstDayOf(month.value) : context.today
  // A month that was said is that month; otherwise it is the next time, whenever it comes.
  const last = monthYear === undefined ? addDays(first, AHEAD_DAYS) : lastDayOf(month.value)
  const incomes = await readIncomesOfMonths(monthOf(first), monthOf(last), context)
  const [time] = stillExpected([series], incomes, first, last)
  const rule = time && series.rules.find(({ id }) => id === time.ruleId)
  if (time && rule) return { status: 'next', series, rule, time }
  const values = { name, month: context.format.month(month.value) }
  return refuse(
    context.text(monthYear === undefined ? 'incomeRule.over' : 'incomeRule.notThen', values),
  )
}
