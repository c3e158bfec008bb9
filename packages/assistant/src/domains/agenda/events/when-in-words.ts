import type { Claim } from '../../domain-tool.ts'
import { asTyped } from '../../internal/as-typed.ts'
import { claimedSentences } from '../../internal/claimed-sentences.ts'
import { eventsNamed } from './known-event.ts'

const readSaid = claimedSentences(new URL('./', import.meta.url))

/** "when's the midterm?" of whoever has planned one. */
export const claimWhen: Claim = async (_slots, { text }, context) => {
  const { intent, params } = readSaid(text, context) ?? {}
  if (intent !== 'when_is' || typeof params?.event !== 'string') return undefined
  const title = asTyped(params.event, text)
  if ((await eventsNamed(title, context)).length === 0) return undefined
  return { call: { intent: 'get_agenda', params: { title } } }
}
