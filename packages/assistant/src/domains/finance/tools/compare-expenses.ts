import { z } from 'zod'
import type { DomainContext } from '../../domain-context.ts'
import {
  type AskedPeriod,
  daysInput,
  describePeriod,
  toAskedPeriod,
  wholeMonthsOf,
} from '../../internal/asked-period.ts'
import {
  addDays,
  addMonths,
  daysBetween,
  firstDayOf,
  lastDayOf,
  monthOf,
  monthsBetween,
} from '../../internal/calendar.ts'
import { quoteText } from '../../internal/clean-text.ts'
import { defineDomainReadTool } from '../../internal/define-domain-tool.ts'
import { namedSo } from '../../internal/match-name.ts'
import { EXPENSE_CATEGORIES, type ExpenseCategory } from '../enums.ts'
import { byCategory, type ExpenseInMonth } from '../expenses/expenses-of-month.ts'
import { spentIn } from '../expenses/spent-in.ts'
import { expenseCategoryLabel } from '../labels.ts'
import { describeTotals, type Totals, totalOf } from '../totals.ts'

const input = z.object({
  ...daysInput,
  other: z.object(daysInput).optional().describe('What it is compared with; the time before.'),
  category: z.enum(EXPENSE_CATEGORIES).optional(),
  name: z.string().optional().describe('A shop, a thing or whom it was paid to, in words.'),
})

type Side = { readonly period: AskedPeriod; readonly total: Totals }
type Output = {
  readonly category: ExpenseCategory | null
  readonly name: string | null
  readonly one: Side
  readonly other: Side
  /** The other time up to the day that the first has reached; nothing when that is over. */
  readonly sameDays: { readonly until: string; readonly total: Totals } | null
  /** Where the two are farthest apart; of the same days, when those are compared. */
  readonly change: { readonly category: ExpenseCategory; readonly cents: number } | null
}

/** Compares what was spent in two times; of one that is not over only as many days of the other. */
export const compareExpenses = defineDomainReadTool({
  name: 'compare_expenses',
  description:
    'What was spent in one time compared with another, in all, on a category or a thing.',
  input,
  async execute(slots, context): Promise<Output> {
    const { category = null, name = null } = slots
    const [period, otherPeriod] = periodsOf(slots, context)
    const wanted = async (days: AskedPeriod) => {
      const spent = (await spentIn(days, context)).filter(
        (expense) => name !== null || category === null || expense.category === category,
      )
      return name === null ? spent : namedSo(name, spent, (expense) => expense.name)
    }
    const one = await wanted(period)
    const other = await wanted(otherPeriod)
    const until = reachedDay(period, otherPeriod, context.today)
    const compared = until === null ? other : other.filter(({ spentOn }) => spentOn <= until)
    return {
      category,
      name,
      one: { period, total: totalOf(one, context) },
      other: { period: otherPeriod, total: totalOf(other, context) },
      sameDays: until === null ? null : { until, total: totalOf(compared, context) },
      change: name === null && category === null ? changeOf(one, compared, context.currency) : null,
    }
  },
  reply(output, context) {
    const { category, change, name, one, other, sameDays } = output
    const { format, text } = context
    const difference = one.total.cents - (sameDays?.total ?? other.total).cents
    const isAlone = other.total.cents === 0 && one.total.cents > 0
    const key = difference === 0 ? 'same' : difference > 0 ? 'more' : 'less'
    const thing =
      name !== null ? quoteText(name) : category !== null && expenseCategoryLabel(category, context)
    const told = {
      difference: format.money(Math.abs(difference)),
      what: thing ? ` ${text('spending.on', { thing })}` : '',
      total: describeTotals(one.total, context),
      period: describePeriod(one.period, context),
      other: describeTotals((sameDays ?? other).total, context),
      otherPeriod: describePeriod(other.period, context),
      until: sameDays ? format.dayNumeric(sameDays.until) : '',
      whole: describeTotals(other.total, context),
    }
    const first = isAlone
      ? text('comparison.nothingBefore', told)
      : text(`comparison.${key}${sameDays ? 'SoFar' : ''}`, told)
    if (change === null || change.cents === 0 || isAlone) return first
    const values = {
      category: expenseCategoryLabel(change.category, context),
      amount: format.money(Math.abs(change.cents)),
    }
    return `${first}\n${text(`comparison.${change.cents > 0 ? 'changeMore' : 'changeLess'}`, values)}`
  },
})

type Slots = z.output<typeof input>

/** The two times: where one is not said it is the time of that kind that today is in, or the one before. */
function periodsOf(slots: Slots, context: DomainContext): readonly [AskedPeriod, AskedPeriod] {
  const hasFirst = slots.startDate !== undefined || slots.endDate !== undefined
  const other = slots.other && toAskedPeriod(slots.other, context)
  if (hasFirst || other === undefined) {
    const period = toAskedPeriod(slots, context)
    return [period, other ?? shifted(period, -1)]
  }
  return [current(other, context.today), other]
}

/** The time of the same kind that today is in. */
function current(period: AskedPeriod, today: string): AskedPeriod {
  const [first, last] = wholeMonthsOf(period) ?? []
  if (first !== undefined && last !== undefined) {
    const count = monthsBetween(first, last) + 1
    const start = count === 12 ? `${today.slice(0, 4)}-01` : addMonths(monthOf(today), 1 - count)
    return { startDate: firstDayOf(start), endDate: lastDayOf(addMonths(start, count - 1)) }
  }
  const days = daysBetween(period.startDate, period.endDate) + 1
  const steps = Math.floor(daysBetween(period.startDate, today) / days)
  return shifted(period, Math.max(1, steps))
}

/** The same time so many of its lengths later. */
function shifted(period: AskedPeriod, steps: number): AskedPeriod {
  const [first, last] = wholeMonthsOf(period) ?? []
  if (first !== undefined && last !== undefined) {
    const months = (monthsBetween(first, last) + 1) * steps
    return {
      startDate: firstDayOf(addMonths(first, months)),
      endDate: lastDayOf(addMonths(last, months)),
    }
  }
  const days = (daysBetween(period.startDate, period.endDate) + 1) * steps
  return { startDate: addDays(period.startDate, days), endDate: addDays(period.endDate, days) }
}

/** The day of the other time that corresponds to today, when the first time is not over. */
function reachedDay(period: AskedPeriod, other: AskedPeriod, today: string): string | null {
  if (today < period.startDate || today >= period.endDate) return null
  const day = addDays(other.startDate, daysBetween(period.startDate, today))
  return day < other.endDate ? day : null
}

/** The category that went up or down most. */
function changeOf(
  one: readonly ExpenseInMonth[],
  other: readonly ExpenseInMonth[],
  currency: string,
): Output['change'] {
  const changes = new Map(byCategory(one, currency).map(({ category, cents }) => [category, cents]))
  for (const { category, cents } of byCategory(other, currency))
    changes.set(category, (changes.get(category) ?? 0) - cents)
  const [widest] = [...changes].sort(([, a], [, b]) => Math.abs(b) - Math.abs(a))
  return widest ? { category: widest[0], cents: widest[1] } : null
}
