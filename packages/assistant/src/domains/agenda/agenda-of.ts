import type { DomainRecord } from '../domain.ts'
import type { DomainContext } from '../domain-context.ts'
import { addDays } from '../internal/calendar.ts'
import { movedTo } from '../internal/local-time.ts'
import { selectRows } from '../internal/select-rows.ts'
import type { AgendaItem, RecordEdit } from '../life-view.ts'
import { lastDayOf } from './events/check-event.ts'
import { byClockOf, type EventOccurrence } from './events/event-occurrence.ts'
import { occurrencesOf, readEvents, readOccurrences } from './events/read-events.ts'
import { readReminders } from './reminders/read-reminders.ts'
import {
  occurrencesOn,
  openOccurrence,
  type ReminderOccurrence,
} from './reminders/reminder-occurrence.ts'
import { describeSeries } from './series/describe-series.ts'
import { type Event, followups } from './tables.ts'

/** The events, reminders and follow-ups of days. */
export async function agendaOf(
  context: DomainContext,
  from: string,
  until: string,
): Promise<readonly AgendaItem[]> {
  return [
    ...(await eventItems(context, from, until)),
    ...(await reminderItems(context, from, until)),
    ...(await followupItems(context, from, until)),
  ]
}

async function eventItems(
  context: DomainContext,
  from: string,
  until: string,
): Promise<AgendaItem[]> {
  const within = isWithin(from, until)
  const kept = await readEvents(context)
  const irregular = new Set(
    kept.filter(({ changes }) => [...changes.keys()].some(within)).map(({ event }) => event.id),
  )
  return occurrencesOf(kept, from, until, context).map((one) => {
    const { allDay, location, title } = one.event
    const { startsLocal, endsLocal } = byClockOf(one, context.timeZone)
    const day = startsLocal.slice(0, 10)
    const isOfOneDay = endsLocal?.slice(0, 10) === day
    return {
      ref: one.event.id,
      type: 'event',
      // What began earlier is under way on the first day that is asked about.
      day: day < from ? from : day,
      title,
      ...(allDay
        ? { kind: wholeDays({ startsLocal, endsLocal }, context) }
        : { from: startsLocal.slice(11) }),
      ...(isOfOneDay && endsLocal !== null ? { until: endsLocal.slice(11) } : {}),
      ...(location === null ? {} : { detail: location }),
      ...rhythmOf(one.event, !irregular.has(one.event.id), context),
      edit: eventEdit(one, context),
    }
  })
}

/** How an occurrence of an event is put right by hand; what of it ends later the form leaves as it is. */
function eventEdit(one: EventOccurrence, context: DomainContext): RecordEdit {
  const { startsLocal, endsLocal } = byClockOf(one, context.timeZone)
  const { allDay, location, series, title } = one.event
  return {
    reference: { eventRef: { id: one.event.id, date: startsLocal.slice(0, 10) } },
    change: {
      tool: 'update_event',
      values: {
        title,
        startTime: startsLocal.slice(0, 16),
        endTime: allDay
          ? lastMoment({ startsLocal, endsLocal })
          : (endsLocal?.slice(0, 16) ?? null),
        isAllDay: allDay,
        location,
        ...(series === null ? {} : { scope: 'this' }),
      },
    },
    remove: { tool: 'cancel_event', verb: 'cancel' },
  }
}

/** `o dia todo`, `até 15/01`. */
function wholeDays(
  times: Pick<EventOccurrence, 'startsLocal' | 'endsLocal'>,
  { format, text }: DomainContext,
): string {
  if (times.endsLocal === null) return text('agenda.wholeDay')
  return text('agenda.untilDay', { day: format.dayNumeric(lastDayOf(times)) })
}

/** Whole days end with the last of them, and one alone has no end. */
const lastMoment = (times: Pick<EventOccurrence, 'startsLocal' | 'endsLocal'>): string | null =>
  times.endsLocal === null ? null : `${lastDayOf(times)}T00:00`

/** Whether a moment has its day among these. */
const isWithin =
  (from: string, until: string) =>
  (moment: string): boolean =>
    moment.slice(0, 10) >= from && moment.slice(0, 10) <= until

/** `toda segunda`; nothing of what comes once, nor of what is otherwise on some of these days. */
const rhythmOf = (
  { series, startsLocal }: Pick<Event, 'series' | 'startsLocal'>,
  isRegular: boolean,
  context: DomainContext,
): Pick<AgendaItem, 'rhythm'> =>
  series === null || !isRegular
    ? {}
    : { rhythm: describeSeries(series, startsLocal.slice(0, 10), context) }

async function reminderItems(
  context: DomainContext,
  from: string,
  until: string,
): Promise<AgendaItem[]> {
  const kept = await readReminders(context)
  const open = new Set(
    kept.flatMap(({ reminder, marks }) => {
      const next = openOccurrence(reminder, marks, context.now)
      return next ? [`${reminder.id} ${next.occurrence}`] : []
    }),
  )
  const within = isWithin(from, until)
  const skipped = new Set(
    kept
      .filter(({ marks }) =>
        [...marks.values()].some((mark) => mark.state === 'skipped' && within(mark.occurrence)),
      )
      .map(({ reminder }) => reminder.id),
  )
  return kept
    .flatMap(({ reminder, marks }) => {
      const regular = occurrencesOn(reminder, marks, addDays(from, -1), addDays(until, 1))
      const known = new Set(regular.map(({ occurrence }) => occurrence))
      const snoozed = [...marks.values()]
        .filter(({ occurrence, state }) => state === 'snoozed' && !known.has(occurrence))
        .flatMap(({ occurrence }) => {
          const day = occurrence.slice(0, 10)
          return occurrencesOn(reminder, marks, day, day)
        })
      return [...regular, ...snoozed]
    })
    .filter(({ mark }) => mark?.state !== 'skipped')
    .map((one) => {
      const { reminder, occurrence } = one
      return toItem(
        one,
        { isOpen: open.has(`${reminder.id} ${occurrence}`), isRegular: !skipped.has(reminder.id) },
        context,
      )
    })
    .filter(({ day }) => day >= from && day <= until)
}

function toItem(
  { reminder, dueLocal, mark }: ReminderOccurrence,
  { isOpen, isRegular }: { readonly isOpen: boolean; readonly isRegular: boolean },
  context: DomainContext,
): AgendaItem {
  const local = movedTo(dueLocal, reminder.zone, context.timeZone)
  return {
    ref: reminder.id,
    type: 'reminder',
    day: local.slice(0, 10),
    from: local.slice(11),
    title: reminder.title,
    kind: context.text('agenda.kind.reminder'),
    ...rhythmOf(reminder, isRegular, context),
    ...(mark?.state === 'done' ? { isDone: true } : {}),
    ...(isOpen ? { isOpen } : {}),
    edit: {
      ...reminderEdit(reminder.id),
      ...(isOpen
        ? {
            change: {
              tool: 'update_reminder',
              values: { title: reminder.title, datetime: local, notes: reminder.notes },
            },
          }
        : {}),
    },
  }
}

async function followupItems(
  context: DomainContext,
  from: string,
  until: string,
): Promise<AgendaItem[]> {
  const found = await selectRows(followups, 'ask_on between $2 and $3', [from, until], context)
  return found.map(({ askOn, id, topic }) => ({
    ref: id,
    type: 'followup',
    day: askOn,
    title: topic,
    kind: context.text('agenda.kind.followup'),
    edit: reminderEdit(id),
  }))
}

/** How a reminder or a follow-up is taken away by hand. */
export const reminderEdit = (reminderRef: string): RecordEdit => ({
  reference: { reminderRef },
  remove: { tool: 'delete_reminder', verb: 'delete' },
})

/** What took place on a day, and what was ticked off. */
export async function agendaRecordsOfDay(
  context: DomainContext,
  day: string,
): Promise<readonly DomainRecord[]> {
  const { format, text, timeZone } = context
  const occurrences = await readOccurrences(day, day, context)
  const took = occurrences.map((one) => ({
    id: one.event.id,
    kind: 'event',
    date: day,
    title: one.event.title,
    display: one.event.allDay
      ? text('agenda.wholeDay')
      : format.clockTime(byClockOf(one, timeZone).startsLocal.slice(11)),
    edit: eventEdit(one, context),
  }))
  const kept = await readReminders(context)
  const done = kept.flatMap(({ reminder, marks }) =>
    occurrencesOn(reminder, marks, addDays(day, -1), addDays(day, 1))
      .filter(({ mark }) => mark?.state === 'done')
      .filter((one) => movedTo(one.dueLocal, reminder.zone, timeZone).slice(0, 10) === day)
      .map(({ mark }) => ({
        id: mark?.id ?? reminder.id,
        kind: 'reminder',
        date: day,
        title: reminder.title,
        display: text('agenda.ticked'),
      })),
  )
  return [...took, ...done]
}
