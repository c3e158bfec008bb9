import type { DomainContext } from '../../domain-context.ts'
import type { AgendaItem } from '../../life-view.ts'
import { readPeople } from '../persons/read-people.ts'
import { upcomingBirthday } from './birthday.ts'

/** The birthdays of days, for the agenda; no stretch of it is longer than a year. */
export async function birthdayAgenda(
  context: DomainContext,
  from: string,
  until: string,
): Promise<readonly AgendaItem[]> {
  const known = await readPeople(context)
  return known.flatMap(({ birthDay, birthMonth, birthYear, id, name }) => {
    if (birthDay === null || birthMonth === null) return []
    const { next } = upcomingBirthday({ month: birthMonth, day: birthDay, year: birthYear }, from)
    const kind = context.text('agenda.birthday')
    return next > until ? [] : [{ ref: id, type: 'birthday', day: next, title: name, kind }]
  })
}
