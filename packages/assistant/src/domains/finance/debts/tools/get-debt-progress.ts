import { z } from 'zod'
import type { DomainContext } from '../../../domain-context.ts'
import { cleanText, quoteText } from '../../../internal/clean-text.ts'
import { defineDomainReadTool } from '../../../internal/define-domain-tool.ts'
import { joinList } from '../../../internal/join-list.ts'
import { describeTotals, type Totals, totalOf } from '../../totals.ts'
import { debtTitle } from '../describe-debt.ts'
import type { Projection } from '../projection.ts'
import { readDebts } from '../read-debts.ts'
import { debtsNamed, listNames } from '../resolve-debt.ts'
import { type DebtStanding, standingOf } from '../standing.ts'

type Output = {
  readonly debts: readonly DebtStanding[]
  /** Of those that are open. */
  readonly remaining: Totals
  /** What was asked for and is not there, with what is. */
  readonly unknown: { readonly wanted: string; readonly existing: string } | null
}

/** Tells how debts stand: what is paid, what is left, what is late, and when they end. */
export const getDebtProgress = defineDomainReadTool({
  name: 'get_debt_progress',
  description:
    'What is owed, of one debt or of all: paid, left, overdue, next instalment, and when it ends at this pace.',
  input: z.object({ debtRef: z.string().optional().describe('One debt, as the user names it.') }),
  async execute({ debtRef }, context): Promise<Output> {
    const all = await readDebts(context)
    const named = debtRef === undefined ? all : debtsNamed(debtRef, all).candidates
    const debts = named.map((series) => standingOf(series, context.today))
    const open = debts.filter(({ remainingCents }) => remainingCents > 0)
    return {
      debts,
      remaining: totalOf(
        open.map(({ remainingCents: cents, currency }) => ({ cents, currency })),
        context,
      ),
      unknown:
        debtRef !== undefined && named.length === 0
          ? { wanted: quoteText(cleanText(debtRef)), existing: listNames(all, context) }
          : null,
    }
  },
  reply({ debts, remaining, unknown }, context) {
    const { text } = context
    if (unknown && unknown.existing !== '') return text('debt.notFound', unknown)
    const [only] = debts
    if (only === undefined) return text('debt.none')
    if (debts.length === 1) return describeOne(only, context)
    const open = debts.filter(({ remainingCents }) => remainingCents > 0)
    if (open.length === 0) return text('debts.allPaid', { count: debts.length })
    const heading = text('debts.owed', {
      count: open.length,
      total: describeTotals(remaining, context),
    })
    return joinList(
      heading,
      open.map((debt) => `- ${describeLine(debt, context)}`),
      context,
    )
  },
})

/** How one debt stands, in a few lines. */
function describeOne(debt: DebtStanding, context: DomainContext): string {
  const { format, text } = context
  const { installments, projection, currency } = debt
  const title = debtTitle(debt)
  if (debt.status === 'paid_off' || debt.status === 'settled') {
    const paid = format.money(debt.paidCents, currency)
    return text(`debt.over.${debt.status}`, { title, paid })
  }
  const lines = [describeLine(debt, context)]
  if (installments && installments.overdue === 0 && installments.next) {
    const { dueOn, amountCents } = installments.next
    const values = { day: format.day(dueOn), amount: format.money(amountCents, currency) }
    lines.push(text('debt.next', values))
  }
  if (projection) {
    const pace = installments?.paid === 0 ? 'agreed' : paceOf(projection)
    lines.push(text(`debt.projection.${pace}`, { month: format.month(projection.payoffMonth) }))
  }
  return lines.join('\n')
}

const paceOf = ({ isAhead, isRegular }: Projection) =>
  isAhead ? 'ahead' : isRegular ? 'regular' : 'irregular'

/** `Moto: 3 de 12 parcelas (25%), faltam R$ 9.000,00; 7 atrasadas, R$ 7.000,00`. */
function describeLine(debt: DebtStanding, context: DomainContext): string {
  const { format, text } = context
  const { installments, currency } = debt
  const left = format.money(debt.remainingCents, currency)
  const title = debtTitle(debt)
  if (installments === null) {
    if (debt.paidCents === 0) return text('debt.standsWhole', { title, left })
    return text('debt.standsPartly', { title, left, paid: format.money(debt.paidCents, currency) })
  }
  const line = text('debt.stands', {
    title,
    left,
    paid: installments.paid,
    total: installments.total,
    share: format.percent(debt.paidShare),
  })
  if (installments.overdue === 0) return line
  const amount = format.money(installments.overdueCents, currency)
  return `${line} ${text('debt.late', { count: installments.overdue, amount })}`
}
