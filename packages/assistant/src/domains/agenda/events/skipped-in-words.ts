import type { Claim } from '../../domain-tool.ts'
import { claimedSentences } from '../../internal/claimed-sentences.ts'
import { bestMatches } from '../../internal/match-name.ts'
import { byClockOf } from './event-occurrence.ts'
import { eventsNamed } from './known-event.ts'
import { readOccurrences } from './read-events.ts'

const readSaid = claimedSentences(new URL('./', import.meta.url))
/** More cards at once than these are no help. */
const MAX_CARDS = 8

/**
 * "tira a terapia da semana que vem", "skip therapy next week": each time in that stretch that the one
 * event of that name takes place is called off. Nothing where none or several are called so.
 */
export const claimSkipped: Claim = async ({ eventRef: known }, { text }, context) => {
  const { intent, params } = readSaid(text, context) ?? {}
  if (intent !== 'skip_event' || typeof params?.event !== 'string') return undefined
  const { day, endDate = day, startDate = day } = params
  if (typeof startDate !== 'string' || typeof endDate !== 'string') return undefined
  const from = startDate < context.today ? context.today : startDate
  const occurrences = endDate < from ? [] : await readOccurrences(from, endDate, context)
  const { candidates, match } = bestMatches(params.event, occurrences, ({ event }) => event.title)
  if (
    candidates.length === 0 &&
    known === undefined &&
    (await eventsNamed(params.event, context)).length > 0
  ) {
    // The tool says on which days it is.
    return { call: { intent: 'cancel_event', params: { eventRef: params.event, date: from } } }
  }
  const isOne = new Set(candidates.map(({ event }) => event.id)).size === 1
  if (!isOne || (match !== 'same' && match !== 'part')) return undefined
  const [call, ...also] = candidates.slice(0, MAX_CARDS).map((one) => {
    const date = byClockOf(one, context.timeZone).startsLocal.slice(0, 10)
    return { intent: 'cancel_event', params: { eventRef: { id: one.event.id, date } } }
  })
  return call && { call, also }
}
