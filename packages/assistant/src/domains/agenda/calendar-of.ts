import type { CalendarEntry } from '../calendar-entry.ts'
import type { DomainContext } from '../domain-context.ts'
import { addDays } from '../internal/calendar.ts'
import { selectRows } from '../internal/select-rows.ts'
import type { KeptEvent } from './events/event-occurrence.ts'
import { readEvents } from './events/read-events.ts'
import { type KeptReminder, readReminders } from './reminders/read-reminders.ts'
import { type Series, seriesDays } from './series/series.ts'
import { followups } from './tables.ts'

type Days = { readonly from: string; readonly until: string }

/** Events, reminders and follow-ups as other calendars are told of them. */
export async function agendaCalendar(context: DomainContext, days: Days): Promise<CalendarEntry[]> {
  const events = await readEvents(context)
  const reminders = await readReminders(context)
  return [
    ...events.flatMap((one) => eventEntries(one)),
    ...reminders.flatMap((one) => reminderEntries(one, context)),
    ...(await followupEntries(context)),
  ].filter((entry) => isTold(entry, days))
}

function isTold({ rule, startsLocal, endsLocal }: CalendarEntry, { from, until }: Days): boolean {
  const last = rule === undefined ? (endsLocal ?? startsLocal) : (rule.until ?? until)
  return last.slice(0, 10) >= from && startsLocal.slice(0, 10) <= until
}

/** An event, and apart from it what was moved of days that its rule does not have any more. */
function eventEntries({ event, changes }: KeptEvent): CalendarEntry[] {
  const { allDay, endsLocal, id, location, series, startsLocal, title, zone } = event
  const exceptions = [...changes.values()].map((change) => ({
    occurrence: change.occurrence,
    to:
      change.startsLocal === null
        ? null
        : { startsLocal: change.startsLocal, endsLocal: change.endsLocal },
  }))
  const common = {
    content: 'events' as const,
    title,
    ...(location === null ? {} : { place: location }),
    zone,
    allDay,
    isBusy: !allDay,
    rings: false,
  }
  const isRegular = ({ occurrence }: { readonly occurrence: string }) =>
    hasOccurrence(series, startsLocal, occurrence)
  const strays = exceptions.flatMap((one) =>
    one.to === null || isRegular(one)
      ? []
      : [{ ...common, ...one.to, key: `${id}-${digits(one.occurrence)}` }],
  )
  const regular = exceptions.filter(isRegular)
  const isCalledOff = series === null && regular.some(({ to }) => to === null)
  if (isCalledOff) return strays
  const rule = series === null ? {} : { rule: series, exceptions: regular }
  return [{ ...common, key: id, startsLocal, endsLocal, ...rule }, ...strays]
}

/** What is done or left out is told no more; what was put off is told where it went. */
function reminderEntries(
  { reminder, marks }: KeptReminder,
  { text }: DomainContext,
): CalendarEntry[] {
  const { id, notes, series, startsLocal, title, zone } = reminder
  const common = {
    key: id,
    content: 'reminders' as const,
    title: text('agenda.calendar.reminder', { title }),
    ...(notes === null ? {} : { notes }),
    zone,
    allDay: false,
    isBusy: false,
    rings: true,
    endsLocal: null,
  }
  if (series === null) {
    const mark = marks.get(startsLocal)
    if (mark !== undefined && mark.state !== 'snoozed') return []
    return [{ ...common, startsLocal: mark?.untilLocal ?? startsLocal }]
  }
  const exceptions = [...marks.values()]
    .filter(
      ({ occurrence, state }) => state !== 'done' && hasOccurrence(series, startsLocal, occurrence),
    )
    .map(({ occurrence, untilLocal }) => ({
      occurrence,
      to: untilLocal === null ? null : { startsLocal: untilLocal, endsLocal: null },
    }))
  return [{ ...common, startsLocal, rule: series, exceptions }]
}

async function followupEntries(context: DomainContext): Promise<CalendarEntry[]> {
  const kept = await selectRows(followups, 'true order by id', [], context)
  return kept.map(({ askOn, id, topic }) => ({
    key: id,
    content: 'reminders',
    title: context.text('agenda.calendar.followup', { topic }),
    zone: context.timeZone,
    startsLocal: `${askOn}T00:00`,
    endsLocal: `${addDays(askOn, 1)}T00:00`,
    allDay: true,
    isBusy: false,
    rings: false,
  }))
}

/** Whether a series still gives a moment. */
function hasOccurrence(series: Series | null, startsLocal: string, occurrence: string): boolean {
  const day = occurrence.slice(0, 10)
  if (occurrence.slice(10) !== startsLocal.slice(10)) return false
  return seriesDays(series, startsLocal.slice(0, 10), day, day).length > 0
}

const digits = (moment: string): string => moment.replaceAll(/\D/g, '')
