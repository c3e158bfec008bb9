import type { JsonObject } from '@parco/protocol'
import { z } from 'zod'
import type { DomainContext } from '../../domain-context.ts'
import { isCalendarDay } from '../../internal/calendar.ts'
import type { Checked } from '../../internal/check-slots.ts'
import { cleanText } from '../../internal/clean-text.ts'
import { defineDomainWriteTool } from '../../internal/define-domain-tool.ts'
import { minutesBetween, movedTo, plusMinutes } from '../../internal/local-time.ts'
import { ask, isNotReady, refuse } from '../../internal/preparations.ts'
import { textField } from '../../internal/preview-fields.ts'
import { checkTimes, type Times } from '../events/check-event.ts'
import { clashWarning } from '../events/clash-warning.ts'
import { dayInItsWeek } from '../events/day-in-its-week.ts'
import { describeEvent, describeTime } from '../events/describe-event.ts'
import {
  EVENT_SCOPES,
  type EventScope,
  eventRefField,
  placeFields,
  scopeField,
  timeFields,
} from '../events/event-fields.ts'
import { byClockOf, type EventFacts, type EventOccurrence } from '../events/event-occurrence.ts'
import { hourAlone } from '../events/hour-alone.ts'
import { ofAllJustPlanned } from '../events/just-planned.ts'
import { movedName, moveSeries } from '../events/move-series.ts'
import { describeOccurrence, eventReference, resolveEvent } from '../events/resolve-event.ts'
import { isFromStart, splitSeries } from '../events/split-series.ts'
import { holdShown, type ShownEvent, toShownEvent, writeChange } from '../events/write-change.ts'
import {
  describeMovedAlong,
  type MovedReminder,
  moveAlong,
  movedAlong,
} from '../reminders/moved-along.ts'
import { checkTitle, MAX_TITLE_CHARACTERS } from '../series/check-title.ts'
import { describeSeries } from '../series/describe-series.ts'
import { seriesInput } from '../series/series-slots.ts'

const input = z.object({
  eventRef: eventReference.optional(),
  title: z.string().optional().describe('Its new name.'),
  startTime: z
    .string()
    .optional()
    .describe('When it begins now: YYYY-MM-DDTHH:MM, or HH:MM of its day.'),
  endTime: z.string().optional().describe('When it ends now; it lasts as long when not said.'),
  isAllDay: z.boolean().optional(),
  location: z.string().optional(),
  scope: z
    .enum(EVENT_SCOPES)
    .optional()
    .describe(
      'Of one that comes again: this once, by default; this and all later; all. A name or a place is not of one alone.',
    ),
  weekdays: seriesInput.weekdays.describe('Of one that comes each week: the days it is on now.'),
})
type Slots = z.output<typeof input>

type Prepared = {
  readonly shown: ShownEvent
  /** The occurrence as it will be; its zone is that of the event. */
  readonly after: EventFacts
  readonly scope: EventScope
  /** What the series is then, from the first of those that the scope is for. */
  readonly series: EventFacts
  /** Its reminders, which it takes along. */
  readonly reminders: readonly MovedReminder[]
}

/** Moves an event, or changes its name or place. */
export const updateEvent = defineDomainWriteTool({
  name: 'update_event',
  description: 'Moves an event to another day or hour, or changes its name or place.',
  input,
  verb: 'change',
  writes: ['events', 'event_changes', 'reminders'],
  fromWords: async (slots, words, context) => {
    const meant = await ofAllJustPlanned(allOfThem(hourAlone(slots, words)), words, context)
    return dayInItsWeek(meant, words, context)
  },
  async prepare(slots, context) {
    const found = await resolveEvent(slots.eventRef, context)
    if (isNotReady(found)) return found
    const { row } = found
    const { text } = context
    const title = checkTitle(
      'title',
      slots.title ?? row.event.title,
      text('event.askTitle'),
      context,
    )
    if (isNotReady(title)) return title
    const location = cleanText(slots.location ?? row.event.location ?? '')
    if ([...location].length > MAX_TITLE_CHARACTERS) {
      return ask('location', text('shared.ask.nameTooLong', { maximum: MAX_TITLE_CHARACTERS }))
    }
    const times = timesAfter(slots, row, context)
    if (isNotReady(times)) return times
    const after: EventFacts = {
      title: title.value,
      ...times.value,
      zone: row.event.zone,
      location: location === '' ? null : location,
      series: row.event.series,
    }
    const shown = toShownEvent(row)
    const isOfAll = after.title !== row.event.title || after.location !== row.event.location
    const scope = scopeOf(row.event.series === null, isOfAll, slots)
    const series = seriesAfter(shown, after, scope, slots.weekdays)
    const reminders = await movedAlong(row.event, after, context)
    const prepared: Prepared = { shown, after, scope, series, reminders }
    const change = describeChange(prepared, context)
    if (change === '') {
      const event = describeOccurrence(row, context)
      const isSaid = slots.startTime ?? slots.location ?? slots.title
      if (isSaid === undefined) return ask('startTime', text('event.askChange', { event }))
      return refuse(text('event.asItIs', { event: describeEvent(row.event, context) }))
    }
    const once = scope === 'this' ? { ...after, series: null } : series
    const warning = await clashWarning(once, row.event.id, context)
    return {
      status: 'ready',
      arguments: prepared,
      preview: {
        title: text('event.updateTitle', { change: `${row.event.title}: ${change}` }),
        fields: fieldsOf(prepared, context),
        ...(warning === undefined ? {} : { warning }),
      },
    }
  },
  async execute(prepared: Prepared, context): Promise<Prepared> {
    const { shown, after, scope, series, reminders } = prepared
    const kept = await holdShown(shown, context)
    await moveAlong(reminders, context)
    if (scope === 'this') {
      await writeChange(shown, after, kept, context)
      return prepared
    }
    if (scope === 'future' && !isFromStart(shown)) {
      await splitSeries(shown, series, after, kept, context)
      return prepared
    }
    await context.ledger.update('events', shown.eventId, {
      title: series.title,
      location: series.location,
      starts_local: series.startsLocal,
      ends_local: series.endsLocal,
      all_day: series.allDay,
      series: series.series,
    })
    for (const change of kept.changes.values()) {
      const name = movedName(shown.event, change.occurrence, shown.startsLocal, after.startsLocal)
      if (name === change.occurrence) continue
      await context.ledger.update('event_changes', change.id, { occurrence: name })
    }
    return prepared
  },
  reply: (prepared, context) =>
    context.text('event.updated', {
      change: `${prepared.shown.event.title}: ${describeChange(prepared, context)}`,
    }),
})

/** A name or a place is of more than one occurrence; what comes once has no other. */
function scopeOf(isOnce: boolean, isOfAll: boolean, { scope, weekdays }: Slots): EventScope {
  if (isOnce) return 'all'
  if (scope === 'future') return scope
  return isOfAll || weekdays !== undefined ? 'all' : (scope ?? 'this')
}

/** The whole series as one occurrence of it moves, from that one on or from its first. */
function seriesAfter(
  shown: ShownEvent,
  after: EventFacts,
  scope: EventScope,
  weekdays: Slots['weekdays'],
): EventFacts {
  const { event, occurrence, startsLocal } = shown
  if (event.series === null) return after
  const from = scope === 'future' ? { ...event, startsLocal: occurrence } : event
  const { title, location, allDay } = after
  return { ...moveSeries(from, startsLocal, after, weekdays), title, location, allDay }
}

/** "todas as aulas de inglês", "all English classes": which of a series, and no part of its name. */
function allOfThem(slots: JsonObject): JsonObject {
  const { data: reference } = eventReference.safeParse(slots.eventRef)
  const named = typeof reference === 'string' ? { title: reference } : reference
  if (named?.title === undefined || !ALL.test(named.title)) return slots
  const { date, title } = named
  const eventRef = { title: title.replace(ALL, ''), ...(date === undefined ? {} : { date }) }
  return { ...slots, scope: 'all', eventRef }
}

const ALL = /^(?:tod[ao]s (?:as |os )?|all (?:of )?(?:the |my )?|every )/i

/** When it takes place afterwards, by the clock of its own zone. */
function timesAfter(slots: Slots, row: EventOccurrence, context: DomainContext) {
  const { event } = row
  const before: Times = { ...byClockOf(row, context.timeZone), allDay: event.allDay }
  const isSaid = [slots.startTime, slots.endTime, slots.isAllDay].some((one) => one !== undefined)
  if (!isSaid) {
    const { startsLocal, endsLocal } = row
    return { status: 'checked' as const, value: { startsLocal, endsLocal, allDay: event.allDay } }
  }
  const startTime = onDayOf(before.startsLocal, slots.startTime) ?? before.startsLocal
  const endTime = onDayOf(startTime, slots.endTime)
  const length =
    before.endsLocal === null ? undefined : minutesBetween(before.startsLocal, before.endsLocal)
  const isDay = isCalendarDay(startTime)
  const at = isDay && !event.allDay ? `${startTime}${before.startsLocal.slice(10)}` : startTime
  const isOtherEnd = slots.startTime === undefined && isCalendarDay(slots.endTime ?? '')
  const isAllDay = slots.isAllDay ?? ((event.allDay && isOtherEnd) || undefined)
  const checked = checkTimes({ ...slots, isAllDay, endTime, startTime: at }, context)
  if (isNotReady(checked)) return checked
  if (checked.value.allDay) return keepDays(checked, slots, length)
  const { startsLocal } = checked.value
  const endsLocal =
    checked.value.endsLocal ?? (length === undefined ? null : plusMinutes(startsLocal, length))
  const move = (local: string) => movedTo(local, context.timeZone, event.zone)
  const value = { startsLocal: move(startsLocal), endsLocal: endsLocal && move(endsLocal) }
  return { status: 'checked' as const, value: { ...value, allDay: false } }
}

/** Whole days that begin on another one are as many as they were. */
function keepDays(
  checked: Checked<Times>,
  { endTime }: Slots,
  length: number | undefined,
): Checked<Times> {
  const { startsLocal } = checked.value
  if (endTime !== undefined || length === undefined) return checked
  return { ...checked, value: { ...checked.value, endsLocal: plusMinutes(startsLocal, length) } }
}

/** An hour alone is one of the day that an event has. */
const onDayOf = (moment: string, said: string | undefined): string | undefined =>
  said !== undefined && /^\d{2}:\d{2}$/.test(said) ? `${moment.slice(0, 10)}T${said}` : said

/** `sexta (20/11) às 10:00 → sábado (21/11) às 11:00`; nothing where nothing changes. */
function describeChange(
  { shown, after, scope, series, reminders }: Prepared,
  context: DomainContext,
): string {
  const { text } = context
  const { event, startsLocal, endsLocal } = shown
  const told = [
    [event.title, after.title],
    [describeTime({ ...event, startsLocal, endsLocal }, context), describeTime(after, context)],
    [event.location ?? text('event.noPlace'), after.location ?? text('event.noPlace')],
    ...(scope === 'this' ? [] : [[event, series].map((one) => rhythmOf(one, context))]),
  ].flatMap(([from, to]) => (from === to ? [] : [text('shared.fromTo', { from, to })]))
  if (told.length === 0 || event.series === null)
    return [...told, ...describeMovedAlong(reminders, context)].join('; ')
  return [...told, text(`scope.${scope}`).toLocaleLowerCase()].join('; ')
}

const rhythmOf = ({ series, startsLocal }: EventFacts, context: DomainContext): string =>
  series === null ? '' : describeSeries(series, startsLocal.slice(0, 10), context)

function fieldsOf({ shown, after, scope }: Prepared, context: DomainContext) {
  const { event } = shown
  const times: Times = {
    ...byClockOf({ ...after, event: after }, context.timeZone),
    allDay: after.allDay,
  }
  const name = { slot: 'title', label: context.text('label.title'), value: after.title }
  return [
    eventRefField(event.title, context),
    ...(after.title === event.title ? [] : [textField(name)]),
    ...timeFields(times, context),
    ...placeFields(after.location, context),
    ...(event.series === null ? [] : [scopeField(scope, EVENT_SCOPES, context)]),
  ]
}
