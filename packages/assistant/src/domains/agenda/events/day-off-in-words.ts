import type { Claim } from '../../domain-tool.ts'
import { claimedSentences } from '../../internal/claimed-sentences.ts'
import { byClockOf } from './event-occurrence.ts'
import { readOccurrences } from './read-events.ts'

const readSaid = claimedSentences(new URL('./', import.meta.url))
/** More cards at once than these are no help. */
const MAX_CARDS = 8

/** "cancel everything on Sunday": each event of that day is called off, with a card of its own. */
export const claimDayOff: Claim = async (_slots, { text }, context) => {
  const { intent, params } = readSaid(text, context) ?? {}
  const day = params?.day
  if (intent !== 'clear_day' || typeof day !== 'string' || day < context.today) return undefined
  const occurrences = await readOccurrences(day, day, context)
  const calls = occurrences.slice(0, MAX_CARDS).map((one) => {
    const date = byClockOf(one, context.timeZone).startsLocal.slice(0, 10)
    return { intent: 'cancel_event', params: { eventRef: { id: one.event.id, date } } }
  })
  const [call = { intent: 'cancel_event', params: { date: day } }, ...also] = calls
  return { call, also }
}
