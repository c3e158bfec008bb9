import ICAL from 'ical.js'

/** One time that something takes place, as an independent parser reads it. */
export interface ReadOccurrence {
  readonly uid: string
  readonly title: string
  /** An instant, or a day of what lasts all day. */
  readonly starts: string
  readonly ends: string
}

/** Reads a calendar with a parser that knows nothing of ours, by its rules and its own zones alone. */
export function readCalendar(text: string): ICAL.Component {
  const calendar = new ICAL.Component(ICAL.parse(text))
  for (const zone of calendar.getAllSubcomponents('vtimezone')) {
    const id = String(zone.getFirstPropertyValue('tzid'))
    if (ICAL.TimezoneService.has(id)) ICAL.TimezoneService.remove(id)
    ICAL.TimezoneService.register(zone)
  }
  return calendar
}

/** What takes place in it up to an instant, in order. */
export function expandCalendar(text: string, until: Date): ReadOccurrence[] {
  const calendar = readCalendar(text)
  const events = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one))
  const masters = events.filter((event) => !event.isRecurrenceException())
  const found: ReadOccurrence[] = []
  for (const master of masters) {
    for (const other of events) {
      if (other.isRecurrenceException() && other.uid === master.uid) master.relateException(other)
    }
    const steps = master.iterator()
    for (let next = steps.next(); next; next = steps.next()) {
      if (next.toJSDate() > until || !master.isRecurring()) break
      const { endDate, item, startDate } = master.getOccurrenceDetails(next)
      found.push(toOccurrence(item, startDate, endDate))
    }
    if (!master.isRecurring()) found.push(toOccurrence(master, master.startDate, master.endDate))
  }
  return found.sort((one, other) => (one.starts < other.starts ? -1 : 1))
}

const toOccurrence = (event: ICAL.Event, starts: ICAL.Time, ends: ICAL.Time): ReadOccurrence => ({
  uid: event.uid,
  title: event.summary,
  starts: told(starts),
  ends: told(ends),
})

const told = (time: ICAL.Time): string =>
  time.isDate ? time.toString() : time.toJSDate().toISOString()
