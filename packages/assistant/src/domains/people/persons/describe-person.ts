import { dayInZone } from '../../../turn/day-in-zone.ts'
import type { DomainContext } from '../../domain-context.ts'
import type { Birthday } from '../birthdays/birthday.ts'
import { relationshipOf } from '../relationships.ts'
import type { KnownPerson } from './read-people.ts'

/** `12 de março`, `March 12, 1990`. */
export function describeBirthday(
  { month, day, year }: Birthday,
  { locale }: DomainContext,
): string {
  const format = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    ...(year === null ? {} : { year: 'numeric' }),
    timeZone: 'UTC',
  })
  // A leap year, so that 29 February is a day.
  return format.format(new Date(Date.UTC(year ?? 2000, month - 1, day)))
}

/** Somebody within a sentence: `Ana`, and who is kept by what they are, `sua mãe`. */
export function callPerson(name: string, { text }: DomainContext): string {
  const relationship = relationshipOf(name)
  if (!relationship) return name
  return text(`person.your.${relationship.gender}`, { relationship: name.toLocaleLowerCase() })
}

/** What tells somebody from others of the name: `Ana (prima)`, or their birthday, or when they were noted. */
export function describeBriefly(person: KnownPerson, context: DomainContext): string {
  const { name, relationship, birthMonth, birthDay, createdAt } = person
  if (relationship !== null && relationshipOf(name) === undefined)
    return `${name} (${relationship})`
  if (birthMonth !== null && birthDay !== null) {
    const birthday = { month: birthMonth, day: birthDay, year: null }
    return `${name} (${describeBirthday(birthday, context)})`
  }
  const since = context.format.day(dayInZone(createdAt, context.timeZone))
  return context.text('person.since', { name, day: since })
}
