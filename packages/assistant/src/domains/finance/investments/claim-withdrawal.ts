import type { Claim } from '../../domain-tool.ts'
import { claimedSentences } from '../../internal/claimed-sentences.ts'
import { saidSlots } from '../../internal/said-slots.ts'

const readSaid = claimedSentences(new URL('./', import.meta.url))

/** What a goal holds is a step of the goal. */
const OF_GOAL = /(?<!\p{L})(?:meta|objetivo|goal|target)(?!\p{L})/iu

/** "tirei 50 da poupança pq precisei": why money was taken out changes nothing of what was done. */
export const claimWithdrawal: Claim = async (_slots, { text }, context) => {
  const said = readSaid(text, context)
  if (said?.intent !== 'withdraw_investment' || OF_GOAL.test(text)) return undefined
  const { amount, date, investmentRef } = said.params
  return { call: { intent: said.intent, params: saidSlots({ amount, date, investmentRef }) } }
}
