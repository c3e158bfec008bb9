import { z } from 'zod'
import type { DomainContext } from '../../../domain-context.ts'
import { isCalendarDay, monthOf, monthsBetween } from '../../../internal/calendar.ts'
import { defineDomainReadTool } from '../../../internal/define-domain-tool.ts'
import { monthsUntil, neededEachMonth, savedCents } from '../saving-plan.ts'

/** A century of months: more is no plan. */
const MOST_MONTHS = 1200

const input = z.object({
  monthlyAmount: z.number().positive().optional().describe('What is put aside each month.'),
  targetAmount: z.number().positive().optional().describe('The sum that is to be reached.'),
  startAmount: z.number().nonnegative().optional().describe('What is there already; 0.'),
  months: z.number().int().positive().optional(),
  years: z.number().positive().optional().describe('In place of months, or beside them.'),
  endDate: z.string().optional().describe('In place of months: YYYY-MM-DD until when.'),
  monthlyRate: z.number().min(0).max(100).optional().describe('Percent a month; none.'),
  yearlyRate: z.number().min(0).max(1000).optional().describe('Percent a year; none.'),
})
type Input = z.output<typeof input>

type Output = {
  /** Two of sum, months and amount were said, and the third is worked out. */
  readonly finds: 'sum' | 'amount' | 'months' | 'nothing'
  readonly monthlyCents: number
  readonly sumCents: number
  readonly startCents: number
  readonly months: number
  /** What of the sum was not put in. */
  readonly interestCents: number
}

/** "se eu guardar 500 por mês, quanto tenho em 2 anos?": worked out from what is said, not from the records. */
export const planSaving = defineDomainReadTool({
  name: 'plan_saving',
  description:
    'Works out a saving plan: what an amount a month comes to, what a sum takes a month, or how long it takes.',
  input,
  async execute(slots, context): Promise<Output> {
    const rates = { startCents: cents(slots.startAmount ?? 0), monthlyRate: rateOf(slots) }
    const months = monthsOf(slots, context)
    const { monthlyAmount, targetAmount } = slots
    if (monthlyAmount !== undefined && months !== undefined) {
      return found('sum', { ...rates, months, monthlyCents: cents(monthlyAmount) })
    }
    if (targetAmount !== undefined && months !== undefined) {
      const monthlyCents = neededEachMonth(cents(targetAmount), { ...rates, months })
      return {
        ...found('amount', { ...rates, months, monthlyCents }),
        sumCents: cents(targetAmount),
      }
    }
    const plan = { ...rates, monthlyCents: cents(monthlyAmount ?? 0) }
    const needed = targetAmount && monthlyAmount && monthsUntil(cents(targetAmount), plan)
    if (needed === undefined || targetAmount === undefined || monthlyAmount === undefined) {
      return found('nothing', { ...plan, months: 0 })
    }
    return { ...found('months', { ...plan, months: needed }), sumCents: cents(targetAmount) }
  },
  reply({ finds, interestCents, monthlyCents, months, startCents, sumCents }, context) {
    const { format, text } = context
    if (finds === 'nothing') return text('savingPlan.unclear')
    const values = {
      each: format.money(monthlyCents),
      sum: format.money(sumCents),
      time: timeOf(months, context),
    }
    const interest = finds === 'sum' && interestCents > 0
    const parts = {
      interest: format.money(interestCents),
      own: format.money(sumCents - interestCents),
    }
    return [
      text(`savingPlan.${finds}`, values),
      interest ? text('savingPlan.interest', parts) : '',
      startCents > 0 && finds === 'sum'
        ? text('savingPlan.start', { start: format.money(startCents) })
        : '',
    ]
      .filter(Boolean)
      .join(' ')
  },
})

function found(finds: Output['finds'], plan: Parameters<typeof savedCents>[0]): Output {
  const { monthlyCents, months, startCents } = plan
  const sumCents = savedCents(plan)
  const interestCents = sumCents - startCents - monthlyCents * months
  return { finds, monthlyCents, months, startCents, sumCents, interestCents }
}

const cents = (amount: number): number => Math.round(amount * 100)

/** Of a year as of a month, where interest is put to the sum each month. */
const rateOf = ({ monthlyRate = 0, yearlyRate }: Input): number =>
  yearlyRate === undefined ? monthlyRate / 100 : (1 + yearlyRate / 100) ** (1 / 12) - 1

function monthsOf({ endDate, months, years }: Input, { today }: DomainContext): number | undefined {
  if (months !== undefined || years !== undefined) {
    const all = Math.round((months ?? 0) + (years ?? 0) * 12)
    return all >= 1 && all <= MOST_MONTHS ? all : undefined
  }
  if (endDate === undefined || !isCalendarDay(endDate)) return undefined
  const until = monthsBetween(monthOf(today), monthOf(endDate))
  return until >= 1 && until <= MOST_MONTHS ? until : undefined
}

/** `2 anos`, `1 ano e 3 meses`, `7 meses`. */
function timeOf(months: number, { format, text }: DomainContext): string {
  const years = Math.floor(months / 12)
  return format.list([
    ...(years === 0 ? [] : [text('savingPlan.years', { count: years })]),
    ...(months % 12 === 0 && years > 0 ? [] : [text('savingPlan.months', { count: months % 12 })]),
  ])
}
