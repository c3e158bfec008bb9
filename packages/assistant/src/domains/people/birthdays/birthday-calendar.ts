import type { CalendarEntry } from '../../calendar-entry.ts'
import type { DomainContext } from '../../domain-context.ts'
import { readPeople } from '../persons/read-people.ts'

/** A leap year before anybody was born, for those whose year is not known. */
const SOME_YEAR = 1972

/** The birthdays, each year anew, as other calendars are told of them. */
export async function birthdayCalendar(context: DomainContext): Promise<CalendarEntry[]> {
  const known = await readPeople(context)
  return known.flatMap(({ birthDay, birthMonth, birthYear, id, name }) => {
    if (birthDay === null || birthMonth === null) return []
    const [month, day] = [birthMonth, birthDay].map((part) => String(part).padStart(2, '0'))
    return [
      {
        key: id,
        content: 'birthdays' as const,
        title: context.text('agenda.birthdayOf', { name }),
        zone: context.timeZone,
        startsLocal: `${birthYear ?? SOME_YEAR}-${month}-${day}T00:00`,
        endsLocal: null,
        allDay: true,
        isBusy: false,
        rings: false,
        rule: { freq: 'yearly' as const, interval: 1 },
      },
    ]
  })
}
