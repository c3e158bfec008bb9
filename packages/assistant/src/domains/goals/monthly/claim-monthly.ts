import type { Claim } from '../../domain-tool.ts'
import { claimedSentences } from '../../internal/claimed-sentences.ts'
import { saidSlots } from '../../internal/said-slots.ts'
import { ASSUMED_MONEY } from '../progress/unit-from-words.ts'

const readMonthly = claimedSentences(new URL('./', import.meta.url))

/** "quero guardar 200 por mês pra viagem" aims at what that comes to by a day, and limits no spending. */
export const claimMonthly: Claim = async (_slots, { text }, context) => {
  const { intent, params } = readMonthly(text, context) ?? {}
  if (intent !== 'save_monthly' || params === undefined) return undefined
  const { date, endDate = date, monthlyAmount, targetValue, title } = params
  const slots = { title, monthlyAmount, targetValue, endDate, unit: ASSUMED_MONEY }
  return { call: { intent: 'create_goal', params: saidSlots(slots) } }
}
