import type { Claim } from '../../domain-tool.ts'
import { asTyped } from '../../internal/as-typed.ts'
import { claimedSentences } from '../../internal/claimed-sentences.ts'
import { dayAheadIn } from '../series/days-said.ts'

const readSaid = claimedSentences(new URL('./', import.meta.url))

/** "quando é o lembrete da prova?": the reminders of that name, and not what else is called so. */
export const claimReminderAsked: Claim = async (_slots, { text }, context) => {
  const { intent, params } = readSaid(text, context) ?? {}
  if (intent !== 'ask_reminder' || typeof params?.title !== 'string') return undefined
  const title = asTyped(params.title, text)
  // "tem lembrete pra amanhã?" says a day.
  if (dayAheadIn(title, context) !== undefined) return undefined
  return { call: { intent: 'get_reminders', params: { title } } }
}
