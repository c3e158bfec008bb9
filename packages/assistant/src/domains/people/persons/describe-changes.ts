import type { DomainContext } from '../../domain-context.ts'
import type { Birthday } from '../birthdays/birthday.ts'
import { describeFacts, type SaidFact } from '../facts/fact-slots.ts'
import { callPerson, describeBirthday } from './describe-person.ts'
import type { PersonFacts, PreparedPerson } from './person-facts.ts'

/** Two years: who is thought of more rarely has no rhythm. */
export const MAX_EVERY_DAYS = 730

/** The birthday of somebody, where it is known. */
export function birthdayOf({
  birthMonth,
  birthDay,
  birthYear,
}: Pick<PersonFacts, 'birthMonth' | 'birthDay' | 'birthYear'>): Birthday | null {
  if (birthMonth === null || birthDay === null) return null
  return { month: birthMonth, day: birthDay, year: birthYear }
}

interface Changes {
  readonly person: PreparedPerson
  readonly facts: readonly SaidFact[]
  readonly dropped: readonly SaidFact[]
  readonly aliases: readonly string[]
}

/** What a write changes of somebody, one phrase each: `aniversário em 12 de março`, `gosta de jazz`. */
export function describeChanges(
  { person: { before, after }, facts, dropped, aliases }: Changes,
  context: DomainContext,
): string[] {
  const { text, format } = context
  const replaced = (from: string | null | undefined, to: string) =>
    from ? text('shared.fromTo', { from, to }) : to
  const changes: string[] = []
  if (before && before.name !== after.name) {
    changes.push(text('person.change.name', { name: after.name }))
  }
  const isRole = before === null && after.relationship === after.name.toLocaleLowerCase()
  if (after.relationship !== null && after.relationship !== before?.relationship && !isRole) {
    changes.push(describeRelationship(before?.relationship ?? null, after.relationship, context))
  }
  const [was, is] = [before && birthdayOf(before), birthdayOf(after)].map((one) =>
    one ? describeBirthday(one, context) : undefined,
  )
  if (is !== undefined && is !== was) {
    changes.push(text('person.change.birthday', { birthday: replaced(was, is) }))
  }
  if (was !== undefined && is === undefined) {
    changes.push(text('person.change.noBirthday', { birthday: was }))
  }
  const every = after.contactEveryDays
  if (every !== null && every !== before?.contactEveryDays) {
    changes.push(text('rhythm.change', { rhythm: text('rhythm.every', { count: every }) }))
  }
  if (aliases.length > 0) {
    changes.push(text('person.change.aliases', { list: format.list(aliases) }))
  }
  changes.push(...describeFacts(facts, context))
  if (dropped.length > 0) {
    const list = format.list(dropped.map((fact) => fact.text))
    changes.push(text('person.change.dropped', { list }))
  }
  return changes
}

/** `é sua prima`; what took the place of another, or has no article of its own, behind a label. */
function describeRelationship(
  before: string | null,
  after: string,
  context: DomainContext,
): string {
  const { text } = context
  const called = callPerson(after, context)
  if (before === null && called !== after) return text('person.change.is', { called })
  const relationship = before === null ? after : text('shared.fromTo', { from: before, to: after })
  return text('person.change.relationship', { relationship })
}
