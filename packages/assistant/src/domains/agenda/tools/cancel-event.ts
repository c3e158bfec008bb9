import type { JsonObject } from '@parco/protocol'
import { z } from 'zod'
import type { DomainContext } from '../../domain-context.ts'
import type { WordsRead } from '../../domain-tool.ts'
import { addDays, isCalendarDay } from '../../internal/calendar.ts'
import { defineDomainWriteTool } from '../../internal/define-domain-tool.ts'
import { bestMatches } from '../../internal/match-name.ts'
import { isNotReady } from '../../internal/preparations.ts'
import { dayField } from '../../internal/preview-fields.ts'
import { describeEvent } from '../events/describe-event.ts'
import { EVENT_SCOPES, type EventScope, eventRefField, scopeField } from '../events/event-fields.ts'
import { byClockOf } from '../events/event-occurrence.ts'
import { readOccurrences } from '../events/read-events.ts'
import { describeOccurrence, eventReference, resolveEvent } from '../events/resolve-event.ts'
import { holdShown, type ShownEvent, toShownEvent, writeChange } from '../events/write-change.ts'

const input = z.object({
  eventRef: eventReference.optional(),
  date: z.string().refine(isCalendarDay).optional().describe('YYYY-MM-DD, the day it is on.'),
  scope: z
    .enum(EVENT_SCOPES)
    .optional()
    .describe('Of one that comes again: this once, by default; this and all later; all of it.'),
})

type Prepared = { readonly shown: ShownEvent; readonly scope: EventScope }

/** Calls an event off: once, from then on, or altogether. */
export const cancelEvent = defineDomainWriteTool({
  name: 'cancel_event',
  description: 'Takes an event out of the agenda; of one that comes again, once or more.',
  input,
  verb: 'confirm',
  writes: ['events', 'event_changes'],
  fromWords: dayOfPeriod,
  async prepare({ eventRef, date, scope = 'this' }, context) {
    const said = typeof eventRef === 'string' ? { title: eventRef } : (eventRef ?? {})
    // What was chosen of several has its own day.
    const reference = { ...(date === undefined ? {} : { date }), ...said }
    const found = await resolveEvent(reference, context)
    if (isNotReady(found)) return found
    const shown = toShownEvent(found.row)
    const isSeries = shown.event.series !== null
    const prepared: Prepared = { shown, scope: isSeries ? scope : 'all' }
    return {
      status: 'ready',
      arguments: prepared,
      preview: {
        title: context.text('event.cancelTitle', { event: describe(prepared, context) }),
        fields: fieldsOf(prepared, context),
      },
    }
  },
  async execute(prepared: Prepared, context): Promise<Prepared> {
    const { shown, scope } = prepared
    const { ledger } = context
    const kept = await holdShown(shown, context)
    if (scope === 'this') {
      await writeChange(shown, null, kept, context)
      return prepared
    }
    const { series, startsLocal } = shown.event
    const isFromStart = shown.occurrence.slice(0, 10) <= startsLocal.slice(0, 10)
    const isAll = scope === 'all' || isFromStart
    for (const change of kept.changes.values()) {
      if (isAll || change.occurrence >= shown.occurrence) {
        await ledger.delete('event_changes', change.id)
      }
    }
    if (isAll || series === null) {
      await ledger.delete('events', shown.eventId)
      return prepared
    }
    const until = addDays(shown.occurrence.slice(0, 10), -1)
    await ledger.update('events', shown.eventId, { series: { ...series, until } })
    return prepared
  },
  reply: (prepared, context) =>
    context.text('event.canceled', { event: describe(prepared, context) }),
})

/** "semana que vem não tem aula": the first time in that stretch that something of that name takes place. */
async function dayOfPeriod(
  { endDate, startDate, ...slots }: JsonObject,
  _words: WordsRead,
  context: DomainContext,
): Promise<JsonObject> {
  const eventRef = typeof slots.eventRef === 'string' ? slots.eventRef.replace(/^['’]s /, '') : ''
  const named = eventRef === '' ? slots : { ...slots, eventRef }
  if (typeof startDate !== 'string' || typeof endDate !== 'string') return named
  const occurrences = await readOccurrences(startDate, endDate, context)
  const { candidates } = bestMatches(eventRef, occurrences, ({ event }) => event.title)
  const days = candidates.map(({ startsLocal }) => startsLocal.slice(0, 10)).sort()
  const day = days.find((one) => one >= context.today)
  return day === undefined ? named : { ...named, date: day }
}

/** `Inglês, amanhã (19/11) às 19:00; esta e as próximas`. */
function describe({ shown, scope }: Prepared, context: DomainContext): string {
  const { event } = shown
  if (event.series !== null && scope === 'all') return describeEvent(event, context)
  const occurrence = describeOccurrence(shown, context)
  if (event.series === null) return occurrence
  return `${occurrence}; ${context.text(`scope.${scope}`).toLocaleLowerCase()}`
}

function fieldsOf({ shown, scope }: Prepared, context: DomainContext) {
  const { startsLocal } = byClockOf(shown, context.timeZone)
  const day = { slot: 'date', label: context.text('shared.label.day') }
  return [
    eventRefField(shown.event.title, context),
    dayField({ ...day, value: startsLocal.slice(0, 10) }, context),
    ...(shown.event.series === null ? [] : [scopeField(scope, EVENT_SCOPES, context)]),
  ]
}
