import type { Id } from '@parco/protocol'
import type { KnownPerson } from './read-people.ts'

/** What a card shows of the person themselves. */
export type PersonFacts = {
  readonly name: string
  readonly relationship: string | null
  readonly birthMonth: number | null
  readonly birthDay: number | null
  readonly birthYear: number | null
  readonly contactEveryDays: number | null
}

/** Who a write is about: one who is kept, as the card shows them, or one whom it creates. */
export type PreparedPerson = {
  readonly id: Id<'per'> | null
  readonly before: PersonFacts | null
  readonly after: PersonFacts
  readonly isNamesake: boolean
}

export const toPersonFacts = (person: KnownPerson): PersonFacts => ({
  name: person.name,
  relationship: person.relationship,
  birthMonth: person.birthMonth,
  birthDay: person.birthDay,
  birthYear: person.birthYear,
  contactEveryDays: person.contactEveryDays,
})

/** Whether two cards would show the same person. */
export function isSamePerson(one: PersonFacts, other: PersonFacts): boolean {
  return (Object.keys(one) as (keyof PersonFacts)[]).every((key) => one[key] === other[key])
}
