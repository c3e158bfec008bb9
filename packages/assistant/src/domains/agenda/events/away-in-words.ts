import type { Claim } from '../../domain-tool.ts'
import { asTyped } from '../../internal/as-typed.ts'
import { claimedSentences } from '../../internal/claimed-sentences.ts'
import { withoutStop } from '../../internal/clean-text.ts'

const readSaid = claimedSentences(new URL('./', import.meta.url))

/** "viajo quinta e volto domingo", "Theo travels Thursday and is back Sunday": whole days from one to the other. */
export const claimAway: Claim = async (_slots, { text }, context) => {
  if (text.includes('?')) return undefined
  const said = withoutStop(text)
  const { intent, params } = readSaid(said, context) ?? {}
  const { endDate, person, place, startDate } = params ?? {}
  if (intent !== 'away' || typeof startDate !== 'string' || typeof endDate !== 'string')
    return undefined
  if (startDate < context.today || endDate < startDate) return undefined
  const [who, where] = [person, place].map((words) =>
    typeof words === 'string' ? asTyped(words, said) : undefined,
  )
  const title = [
    who === undefined ? context.text('event.trip') : context.text('event.tripOf', { name: who }),
    ...(where === undefined ? [] : [context.text('event.tripTo', { place: where })]),
  ].join(' ')
  const days = { startTime: startDate, endTime: endDate, isAllDay: true }
  return { call: { intent: 'create_event', params: { title, ...days } } }
}
