import { z } from 'zod'
import type { DomainContext } from '../../../domain-context.ts'
import { cleanText, quoteText } from '../../../internal/clean-text.ts'
import { defineDomainReadTool } from '../../../internal/define-domain-tool.ts'
import { joinList } from '../../../internal/join-list.ts'
import { describeTotals, type Totals, totalOf } from '../../totals.ts'
import { readInvestments } from '../read-investments.ts'
import { investmentsNamed, listInvestments } from '../resolve-investment.ts'
import { type InvestmentStanding, standingOf } from '../standing.ts'

type Output = {
  readonly investments: readonly InvestmentStanding[]
  readonly total: Totals
  readonly unknown: { readonly wanted: string; readonly existing: string } | null
}

/** Tells what is put aside, and what it brought where its worth is known. */
export const getInvestments = defineDomainReadTool({
  name: 'get_investments',
  description:
    'What is put aside in savings and investments, one or all: worth, return where it is known, progress to a goal.',
  input: z.object({
    investmentRef: z.string().optional().describe('One investment, as the user names it.'),
  }),
  async execute({ investmentRef }, context): Promise<Output> {
    const all = await readInvestments(context)
    const named =
      investmentRef === undefined ? all : investmentsNamed(investmentRef, all).candidates
    const investments = named.map(standingOf)
    return {
      investments,
      total: totalOf(
        investments.map(({ currentCents: cents, currency }) => ({ cents, currency })),
        context,
      ),
      unknown:
        investmentRef !== undefined && named.length === 0
          ? { wanted: quoteText(cleanText(investmentRef)), existing: listInvestments(all, context) }
          : null,
    }
  },
  reply({ investments, total, unknown }, context) {
    const { text } = context
    if (unknown && unknown.existing !== '') return text('investment.notFound', unknown)
    const [only] = investments
    if (only === undefined) return text('investment.none')
    if (investments.length === 1) return describeOne(only, context)
    const heading = text('investments.total', { total: describeTotals(total, context) })
    return joinList(
      heading,
      investments.map((one) => `- ${describeLine(one, context)}`),
      context,
    )
  },
})

/** `Tesouro: R$ 1.080,00 (rendeu R$ 80,00, 8%)`. */
function describeLine(one: InvestmentStanding, context: DomainContext): string {
  const { format, text } = context
  const amount = format.money(one.currentCents, one.currency)
  const line = text('investment.line', { name: one.name, amount })
  const { gainCents, returnRatio } = one
  if (gainCents === null || returnRatio === null || gainCents === 0) return line
  const values = {
    gain: format.money(Math.abs(gainCents), one.currency),
    share: format.percent(Math.abs(returnRatio)),
  }
  return `${line} ${text(gainCents > 0 ? 'investment.gained' : 'investment.lost', values)}`
}

function describeOne(one: InvestmentStanding, context: DomainContext): string {
  const { format, text } = context
  const { currency, goal, valuedOn } = one
  const lines = [describeLine(one, context)]
  if (valuedOn !== null) lines.push(text('investment.valuedOn', { day: format.day(valuedOn) }))
  else if (one.netCents > 0) lines.push(text('investment.noValue', { name: one.name }))
  if (goal) {
    const values = {
      share: format.percent(goal.progress),
      goal: format.money(goal.goalCents, currency),
      left: format.money(goal.remainingCents, currency),
      count: goal.months ?? 0,
    }
    const key = goal.remainingCents === 0 ? 'reached' : goal.months === null ? 'left' : 'leftMonths'
    lines.push(text(`investment.progress.${key}`, values))
  }
  return lines.join('\n')
}
