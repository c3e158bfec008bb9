import { z } from 'zod'
import { monthOf } from '../../../internal/calendar.ts'
import { cleanText, quoteText } from '../../../internal/clean-text.ts'
import { defineDomainReadTool } from '../../../internal/define-domain-tool.ts'
import { joinList } from '../../../internal/join-list.ts'
import { debtTitle } from '../describe-debt.ts'
import { readDebts } from '../read-debts.ts'
import { debtsNamed, listNames } from '../resolve-debt.ts'
import { standingOf } from '../standing.ts'

const LIMIT = 50
const MAX_LIMIT = 100

type Output = {
  readonly debts: readonly {
    readonly debtId: string
    readonly title: string
    readonly currency: string
    /** Of all payments, also those that are not listed. */
    readonly count: number
    readonly paidCents: number
    readonly remainingCents: number
    readonly installments: number | null
    readonly payments: readonly {
      readonly installment: number | null
      readonly month: string
      readonly amountCents: number
      readonly paidOn: string
      readonly isEarly: boolean
    }[]
  }[]
  readonly wanted: string | null
  readonly existing: string
}

/** Lists what was paid of a debt, newest first. */
export const getDebtPaymentHistory = defineDomainReadTool({
  name: 'get_debt_payment_history',
  description: 'The payments of one debt, newest first: which instalment, how much, on which day.',
  input: z.object({
    debtRef: z.string().optional().describe('The debt as the user names it.'),
    limit: z.number().int().min(1).optional().describe('How many of the last payments.'),
  }),
  async execute({ debtRef, limit = LIMIT }, context): Promise<Output> {
    const all = await readDebts(context)
    const named = debtRef === undefined ? all : debtsNamed(debtRef, all).candidates
    return {
      debts: named.map((series) => ({
        debtId: series.debt.id,
        title: debtTitle(series.debt),
        currency: series.debt.currency,
        count: series.payments.length,
        paidCents: series.payments.reduce((sum, { amountCents }) => sum + amountCents, 0),
        remainingCents: standingOf(series, context.today).remainingCents,
        installments: series.debt.installments,
        payments: series.payments
          .toReversed()
          .slice(0, Math.min(limit, MAX_LIMIT))
          .map(({ installment, month, amountCents, paidOn }) => ({
            installment,
            month,
            amountCents,
            paidOn,
            isEarly: monthOf(paidOn) < month,
          })),
      })),
      wanted: debtRef === undefined ? null : quoteText(cleanText(debtRef)),
      existing: listNames(all, context),
    }
  },
  reply({ debts, existing, wanted }, context) {
    const { format, text } = context
    if (existing === '') return text('debt.none')
    if (debts.length === 0) return text('debt.notFound', { wanted, existing })
    return debts
      .map(({ count, currency, installments, paidCents, payments, remainingCents, title }) => {
        const left = format.money(remainingCents, currency)
        if (count === 0) return text('debtPayments.none', { title, left })
        const values = { title, count, left, total: installments ?? 0 }
        const paid = format.money(paidCents, currency)
        const key = installments === null ? 'debtPayments.inAll' : 'debtPayments.heading'
        const lines = payments.map((payment) => {
          const { amountCents, installment, isEarly, month, paidOn } = payment
          const line = { number: installment, month: format.month(month) }
          const which = installment === null ? undefined : text('debtPayments.line', line)
          const amount = format.money(amountCents, currency)
          const early = isEarly && installment !== null ? text('debtPayments.early') : undefined
          const parts = [which, amount, format.day(paidOn), early]
          return `- ${parts.filter(Boolean).join(', ')}`
        })
        return joinList(text(key, { ...values, paid }), lines, context)
      })
      .join('\n\n')
  },
})
