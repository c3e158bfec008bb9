import { z } from 'zod'
import { defineDomainReadTool } from '../../internal/define-domain-tool.ts'
import { joinList } from '../../internal/join-list.ts'
import type { IncomeType } from '../enums.ts'
import { describeIncome } from '../incomes/describe-income.ts'
import { readIncomesOfMonths } from '../incomes/read-incomes.ts'
import { monthInput, toMonth } from '../month-input.ts'
import { describeTotals, type Totals, totalOf } from '../totals.ts'

type Output = {
  readonly month: string
  readonly incomes: readonly {
    readonly id: string
    readonly name: string
    readonly type: IncomeType
    readonly amountCents: number
    readonly currency: string
    readonly receivedOn: string
  }[]
  readonly total: Totals
}

/** Lists the incomes of a month. */
export const getIncomes = defineDomainReadTool({
  name: 'get_incomes',
  description: 'What came in during a month.',
  input: z.object(monthInput),
  async execute(slots, context): Promise<Output> {
    const month = toMonth(slots, context)
    const incomes = await readIncomesOfMonths(month, month, context)
    const amounts = incomes.map(({ amountCents, currency }) => ({ cents: amountCents, currency }))
    return {
      month,
      incomes: incomes.map(({ id, name, type, amountCents, currency, receivedOn }) => ({
        id,
        name,
        type,
        amountCents,
        currency,
        receivedOn,
      })),
      total: totalOf(amounts, context),
    }
  },
  reply({ incomes, month, total }, context) {
    const { format, text } = context
    const values = {
      month: format.month(month),
      count: incomes.length,
      total: describeTotals(total, context),
    }
    if (incomes.length === 0) return text('incomes.empty', values)
    const lines = incomes.map((income) => `- ${describeIncome(income, context)}`)
    return joinList(text('incomes.heading', values), lines, context)
  },
})
