import { z } from 'zod'
import { addDays, addMonths, daysBetween, monthOf } from '../../internal/calendar.ts'
import { defineDomainReadTool } from '../../internal/define-domain-tool.ts'
import { openOf, sumUp } from '../balance/sum-up.ts'

type Allowance = {
  readonly currency: string
  readonly month: string
  readonly hasIncome: boolean
  /** What is left of the month once what is open of it is paid too; below zero where it is short. */
  readonly leftCents: number
  /** The last day of the month, and the days until then, today included. */
  readonly until: string
  readonly days: number
}

/** "quanto posso gastar por dia?": what is left of the month, shared among its days. */
export const getAllowance = defineDomainReadTool({
  name: 'get_allowance',
  description:
    'How much may still be spent this month, in all and a day, after its open bills and instalments.',
  input: z.object({}),
  async execute(_slots, context): Promise<Allowance> {
    const summary = await sumUp({}, context)
    const month = monthOf(context.today)
    const until = addDays(`${addMonths(month, 1)}-01`, -1)
    return {
      currency: summary.currency,
      month,
      hasIncome: summary.incomeCents > 0,
      leftCents: summary.balanceCents - openOf(summary),
      until,
      days: daysBetween(context.today, until) + 1,
    }
  },
  reply({ days, hasIncome, leftCents, month, until }, { format, text }) {
    if (!hasIncome) return text('allowance.unknown', { period: format.month(month) })
    if (leftCents <= 0) return text('allowance.none', { short: format.money(-leftCents) })
    return text('allowance.left', {
      count: days,
      day: format.day(until),
      left: format.money(leftCents),
      each: format.money(Math.floor(leftCents / days)),
    })
  },
})
