import { type Id, ParcoError } from '@parco/protocol'
import type { DomainWriteContext } from '../../domain-context.ts'
import { holdLock } from '../../internal/hold-lock.ts'
import { nameKey } from '../../internal/match-name.ts'
import { peopleNamed } from './names.ts'
import {
  isSamePerson,
  type PersonFacts,
  type PreparedPerson,
  toPersonFacts,
} from './person-facts.ts'
import { type KnownPerson, readPeople } from './read-people.ts'
import type { MeantPerson } from './resolve-person.ts'

/** The person of a write as its arguments hold them, nothing changed yet. */
export function preparePerson(meant: MeantPerson): PreparedPerson {
  if (meant.status === 'known') {
    const facts = toPersonFacts(meant.person)
    return { id: meant.person.id, before: facts, after: facts, isNamesake: false }
  }
  const { name, relationship, isNamesake } = meant
  return { id: null, before: null, after: { ...NOBODY, name, relationship }, isNamesake }
}

const NOBODY: PersonFacts = {
  name: '',
  relationship: null,
  birthMonth: null,
  birthDay: null,
  birthYear: null,
  contactEveryDays: null,
}

/**
 * Writes the person of an approved card, and returns their id. Of two cards that create somebody of
 * one name the second finds whom the first created.
 * @throws ParcoError `stale` when the person is not any more as the card showed them.
 */
export async function keepPerson(
  { id, before, after, isNamesake }: PreparedPerson,
  context: DomainWriteContext,
): Promise<Id<'per'>> {
  await holdLock('people', context)
  const known = await readPeople(context)
  if (id === null) {
    const { match, people } = peopleNamed(after.name, known)
    const made = match === 'same' && !isNamesake ? people[0] : undefined
    return made ? fillIn(made, after, context) : insertPerson(after, context)
  }
  const now = known.find((person) => person.id === id)
  if (!now || before === null || !isSamePerson(toPersonFacts(now), before)) {
    throw new ParcoError('stale', context.text('shared.stale'))
  }
  if (!isSamePerson(before, after)) await context.ledger.update('people', id, toColumns(after))
  return id
}

async function fillIn(
  made: KnownPerson,
  after: PersonFacts,
  context: DomainWriteContext,
): Promise<Id<'per'>> {
  const now = toPersonFacts(made)
  const keys = Object.keys(now) as (keyof PersonFacts)[]
  const said = keys.filter((key) => key !== 'name' && after[key] !== null)
  if (said.some((key) => now[key] !== null && now[key] !== after[key])) {
    throw new ParcoError('stale', context.text('shared.stale'))
  }
  const filled = { ...now, ...Object.fromEntries(said.map((key) => [key, after[key]])) }
  if (!isSamePerson(now, filled)) await context.ledger.update('people', made.id, toColumns(filled))
  return made.id
}

async function insertPerson(after: PersonFacts, context: DomainWriteContext): Promise<Id<'per'>> {
  const id = context.mint('per')
  await context.ledger.insert('people', {
    id,
    ...toColumns(after),
    archived_on: null,
    created_at: context.now.toISOString(),
  })
  return id
}

const toColumns = (facts: PersonFacts) => ({
  name: facts.name,
  name_key: nameKey(facts.name),
  relationship: facts.relationship,
  birth_month: facts.birthMonth,
  birth_day: facts.birthDay,
  birth_year: facts.birthYear,
  contact_every_days: facts.contactEveryDays,
})
