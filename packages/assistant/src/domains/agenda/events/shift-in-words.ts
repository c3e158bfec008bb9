import type { Claim } from '../../domain-tool.ts'
import { asTyped } from '../../internal/as-typed.ts'
import { claimedSentences } from '../../internal/claimed-sentences.ts'
import { withoutStop } from '../../internal/clean-text.ts'
import { plusMinutes } from '../../internal/local-time.ts'
import { nextOccurrences } from './event-occurrence.ts'
import { eventsNamed } from './known-event.ts'

const readSaid = claimedSentences(new URL('./', import.meta.url))

/** "push the board meeting by half an hour", "adianta a reunião em 15 minutos": so much later or earlier. */
export const claimShift: Claim = async (_slots, { text }, context) => {
  const message = withoutStop(text)
  const { intent, params } = readSaid(message, context) ?? {}
  const { event, isEarlier, minutes } = params ?? {}
  if (intent !== 'shift_event' || typeof event !== 'string' || typeof minutes !== 'number')
    return undefined
  const kept = await eventsNamed(asTyped(event, message), context)
  const [next, ...others] = kept.flatMap((one) =>
    nextOccurrences(one, context.today, context.timeZone),
  )
  if (!next || others.length > 0 || next.event.allDay) return undefined
  const eventRef = { id: next.event.id, date: next.startsLocal.slice(0, 10) }
  const startTime = plusMinutes(next.startsLocal, isEarlier === true ? -minutes : minutes)
  return { call: { intent: 'update_event', params: { eventRef, startTime } } }
}
