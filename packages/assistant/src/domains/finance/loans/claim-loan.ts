import type { Claim } from '../../domain-tool.ts'
import { claimedSentences } from '../../internal/claimed-sentences.ts'
import { loansTo, openLoans } from './read-loans.ts'

/** Reads what is said of money lent, whoever it is. */
export const readLoan = claimedSentences(new URL('./', import.meta.url))

/**
 * Money that others owe is nobody's expense, income or debt, so that to the router it asks for
 * nothing. Here it is kept: what was lent, and what comes back from somebody who owes.
 */
export const claimLoan: Claim = async (_slots, { text }, context) => {
  const said = readLoan(text, context)
  if (said?.intent !== 'record_repayment') return said && { call: said }
  const { personRef } = said.params
  const [owing] = loansTo(String(personRef), await openLoans(context))
  return owing && { call: { ...said, params: { ...said.params, personRef: owing.person } } }
}
