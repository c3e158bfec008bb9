import type { DomainContext } from '../../domain-context.ts'
import type { Claim } from '../../domain-tool.ts'
import { firstDayOf, monthOf } from '../../internal/calendar.ts'
import { claimedSentences } from '../../internal/claimed-sentences.ts'
import { fromCents } from '../../internal/money.ts'
import { saidSlots } from '../../internal/said-slots.ts'
import { readIncomesOfDays } from '../incomes/read-incomes.ts'

const readSaid = claimedSentences(new URL('./', import.meta.url))

/**
 * "reserva 30% pro imposto", "set aside 25% of that for tax": a part of what came in last, or of all
 * that came in this month where that is said. Nothing where nothing did.
 */
export const claimShareOfIncome: Claim = async (_slots, { text }, context) => {
  const said = readSaid(text, context)
  if (said?.intent !== 'set_aside_share') return undefined
  const { isOfMonth, share, thing } = said.params
  if (typeof share !== 'number' || share <= 0 || share > 100) return undefined
  const whole = await cameIn(isOfMonth === true, context)
  if (whole === 0) return undefined
  const { format } = context
  const cents = Math.round((whole * share) / 100)
  const values = {
    share: format.number(share),
    whole: format.money(whole),
    part: format.money(cents),
  }
  return {
    call: {
      intent: 'add_investment_contribution',
      params: saidSlots({ investmentRef: thing, amount: fromCents(cents) }),
    },
    remark: context.text(`move.share.${isOfMonth === true ? 'ofMonth' : 'ofLast'}`, values),
  }
}

/** What came in this month in the user's currency, in all or last. */
async function cameIn(isOfMonth: boolean, context: DomainContext): Promise<number> {
  const { currency, today } = context
  const incomes = (await readIncomesOfDays(firstDayOf(monthOf(today)), today, context)).filter(
    (income) => income.currency === currency,
  )
  if (isOfMonth) return incomes.reduce((sum, { amountCents }) => sum + amountCents, 0)
  return (
    incomes.toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())[0]
      ?.amountCents ?? 0
  )
}
