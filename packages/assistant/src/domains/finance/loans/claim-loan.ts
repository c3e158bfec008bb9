import type { JsonObject } from '@parco/protocol'
import type { Claim } from '../../domain.ts'
import { addDays } from '../../internal/calendar.ts'
import { saidSlots } from '../../internal/said-slots.ts'
import { loansTo, openLoans } from './read-loans.ts'
import { saidLoan } from './said-loan.ts'

/**
 * Money that others owe is nobody's expense, income or debt, so that to the router it asks for
 * nothing. Here it is kept: what was lent, and what comes back from somebody who owes.
 */
export const claimLoan: Claim = async (_slots, { text }, context) => {
  const said = saidLoan(text)
  if (!said) return undefined
  const date = said.isYesterday ? addDays(context.today, -1) : undefined
  if (said.kind === 'lent') {
    const params: JsonObject = saidSlots({ person: said.person, amount: said.amount, date })
    return { call: { intent: 'lend_money', params } }
  }
  const [owing] = loansTo(said.person, await openLoans(context))
  if (!owing) return undefined
  const params: JsonObject = saidSlots({ personRef: owing.person, amount: said.amount, date })
  return { call: { intent: 'record_repayment', params } }
}
