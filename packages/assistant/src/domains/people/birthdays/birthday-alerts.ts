import type { DomainContext } from '../../domain-context.ts'
import type { DueKind } from '../../domain-due.ts'
import { addDays } from '../../internal/calendar.ts'
import { nextAtClock } from '../../internal/next-at-clock.ts'
import { readPeople } from '../persons/read-people.ts'
import { upcomingBirthday } from './birthday.ts'

/** Birthdays are told of so many days before, while there is time for a gift, and on the day. */
const DAYS_AHEAD = 7

/**
 * Birthdays come a week before and on the day, all of a day at once. With the morning summary they are
 * in it, and come by it alone.
 */
export const birthdaysDue: DueKind = {
  kind: 'birthdays',
  prefix: 'usr',
  tables: ['people'],
  waits: true,
  async next(context) {
    const { alerts, timeZone, userId } = context
    if (!alerts.birthdays || alerts.summary) return []
    const { at, occurrence } = nextAtClock(alerts.alertsAt, timeZone, context.from(userId))
    // Once a day, also where the hour is moved on that day, or the user to another zone.
    return [{ ref: userId, occurrence: occurrence.slice(0, 10), at }]
  },
  async say({ occurrence }, context) {
    const { today } = context
    // Where nobody was there for days, what was to be told meanwhile is told now.
    const since = occurrence < today ? occurrence : today
    const isTold = (day: string) => day >= since && day <= today
    const lines = await birthdayLines(
      context,
      since,
      (day) => isTold(day) || (day > today && isTold(addDays(day, -DAYS_AHEAD))),
    )
    return lines.length === 0 ? undefined : lines.join('\n')
  },
}

/** The birthdays a week ahead; that of the day is in its agenda. */
export async function birthdayNotes(
  context: DomainContext,
  day: string,
): Promise<readonly string[]> {
  if (day !== context.today) return []
  return birthdayLines(context, day, (next) => next === addDays(day, DAYS_AHEAD))
}

async function birthdayLines(
  context: DomainContext,
  since: string,
  isWanted: (day: string) => boolean,
): Promise<readonly string[]> {
  const { format, text, today } = context
  const known = await readPeople(context)
  return known.flatMap(({ birthDay, birthMonth, birthYear, name }) => {
    if (birthDay === null || birthMonth === null) return []
    const birthday = { month: birthMonth, day: birthDay, year: birthYear }
    const { next, turns } = upcomingBirthday(birthday, since)
    if (!isWanted(next)) return []
    const when = next === today ? 'today' : next < today ? 'was' : 'ahead'
    const key = `birthdays.${when}${turns === null ? '' : 'Turns'}`
    return [text(key, { name, day: format.day(next), count: turns ?? 0 })]
  })
}
