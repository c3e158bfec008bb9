import type { JsonObject, RowChange } from '@parco/protocol'
import { listUndoable } from '@parco/store'
import type { DomainContext } from '../../domain-context.ts'
import type { Claim } from '../../domain-tool.ts'
import { asTyped } from '../../internal/as-typed.ts'
import { addDays } from '../../internal/calendar.ts'
import { claimedSentences } from '../../internal/claimed-sentences.ts'
import { asOpening } from '../../internal/clean-text.ts'
import { instantOf, localOf } from '../../internal/local-time.ts'
import { bestMatches } from '../../internal/match-name.ts'
import { type EventOccurrence, nextOccurrences } from '../events/event-occurrence.ts'
import { readEvents } from '../events/read-events.ts'

const readSaid = claimedSentences(new URL('./', import.meta.url))
const MORNING = '09:00'
const MINUTE_MS = 60_000
/** An event that was written further back is not what "30 minutes before" leans on. */
const LAST_WRITES = 3

/** "me avisa 30 minutos antes": a reminder so long before the event that was named, or written last. */
export const claimBeforeEvent: Claim = async (_slots, { text }, context) => {
  const { intent, params = {} } = readSaid(text, context) ?? {}
  if (intent !== 'before_event') return undefined
  const event = await eventMeant(params.eventRef, context)
  const datetime = event && momentBefore(event, params, context)
  if (datetime === undefined || datetime <= localOf(context.now, context.timeZone)) return undefined
  const title =
    typeof params.title === 'string' ? asOpening(asTyped(params.title, text)) : event?.event.title
  return { call: { intent: 'create_reminder', params: { title: title ?? '', datetime } } }
}

async function eventMeant(
  name: JsonObject[string] | undefined,
  context: DomainContext,
): Promise<EventOccurrence | undefined> {
  const ahead = (await readEvents(context)).flatMap((one) =>
    nextOccurrences(one, context.today, context.timeZone),
  )
  if (typeof name === 'string') {
    const { candidates, match } = bestMatches(name, ahead, ({ event }) => event.title)
    return candidates.length === 1 && match !== 'overlap' ? candidates[0] : undefined
  }
  const { conversationId, sql } = context
  const receipts = await listUndoable(sql, { conversationId, limit: LAST_WRITES })
  const written = receipts.flatMap(({ changes }) => changes.flatMap(eventOf))
  return written
    .map((id) => ahead.find(({ event }) => event.id === id))
    .find((one) => one !== undefined)
}

/** The event that a write touched, itself or one of its days. */
function eventOf({ after, id, table }: RowChange): string[] {
  if (table === 'events') return [id]
  const eventId = table === 'event_changes' ? after?.event_id : undefined
  return typeof eventId === 'string' ? [eventId] : []
}

/** By the user's clock; days before are of the morning, as what lasts all day has no hour. */
function momentBefore(
  { event, startsLocal }: EventOccurrence,
  { count, duration }: JsonObject,
  { timeZone }: DomainContext,
): string | undefined {
  const starts = instantOf(startsLocal, event.zone)
  if (typeof count === 'number')
    return `${addDays(localOf(starts, timeZone).slice(0, 10), -count)}T${MORNING}`
  if (typeof duration !== 'number' || event.allDay) return undefined
  return localOf(new Date(starts.getTime() - duration * MINUTE_MS), timeZone)
}
