import type { Claim } from '../../domain-tool.ts'
import { claimedSentences } from '../../internal/claimed-sentences.ts'
import { saidSlots } from '../../internal/said-slots.ts'

const readSaid = claimedSentences(new URL('./', import.meta.url))

/** "devo 900 pro meu pai, vou pagar 150 por mês": what is paid each month belongs to the debt. */
export const claimByMonth: Claim = async (_slots, { text }, context) => {
  const said = readSaid(text, context)
  if (said?.intent !== 'debt_by_month' || text.trimEnd().endsWith('?')) return undefined
  const { creditor, currency, dueDay, installmentAmount, totalAmount } = said.params
  const slots = { creditor, currency, dueDay, installmentAmount, totalAmount }
  return { call: { intent: 'create_debt', params: { ...saidSlots(slots), isNegotiated: true } } }
}
