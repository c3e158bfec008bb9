import type { Claim } from '../../domain-tool.ts'
import { claimedSentences } from '../../internal/claimed-sentences.ts'

const readSaid = claimedSentences(new URL('./', import.meta.url))

/** "minha semana foi melhor?" asks for a week beside the one before, which no single area can answer. */
export const claimWeeks: Claim = async (_slots, { text }, context) =>
  readSaid(text, context)?.intent === 'better_week'
    ? { call: { intent: 'compare_weeks', params: {} } }
    : undefined
