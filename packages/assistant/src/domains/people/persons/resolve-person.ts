import { isId } from '@parco/protocol'
import { z } from 'zod'
import type { DomainContext } from '../../domain-context.ts'
import { checkName } from '../../internal/check-slots.ts'
import { ask, isNotReady, type NotReady } from '../../internal/preparations.ts'
import { relationshipOf } from '../relationships.ts'
import { describeBriefly } from './describe-person.ts'
import { peopleNamed } from './names.ts'
import { type KnownPerson, readPeople } from './read-people.ts'

/** The user's own words for a person; `id` and `isNew` only when they chose, `isKnown` when they corrected. */
const partsSchema = z.object({
  id: z.string().optional(),
  name: z.string().optional(),
  isNew: z.boolean().optional(),
  isKnown: z.boolean().optional(),
})
export type PersonReference = z.output<typeof partsSchema>

/** Words alone are the name. */
export const personReferenceSchema = z.union([
  z.string().transform((name): PersonReference => ({ name })),
  partsSchema,
])

/** Somebody who is kept, or who would be new. */
export type MeantPerson =
  | { readonly status: 'known'; readonly person: KnownPerson }
  | {
      readonly status: 'new'
      readonly name: string
      readonly relationship: string | null
      /** Another one of a name that is there already. */
      readonly isNamesake: boolean
    }

/** More choices than this are no help. */
const MAX_OPTIONS = 6

/** Whom the user means by words for a write: one who is kept, one who is new, or a question. */
export async function resolvePerson(
  reference: PersonReference | undefined,
  context: DomainContext,
): Promise<MeantPerson | NotReady> {
  const { text } = context
  if (reference === undefined) return ask('personRef', text('person.askWho'))
  const known = await readPeople(context)
  const { id, isNew = false } = reference
  if (id !== undefined) {
    const person = isId('per', id) ? known.find((one) => one.id === id) : undefined
    if (person) return { status: 'known', person }
    return { status: 'refused', explanation: text('person.gone') }
  }
  const name = checkName('personRef', reference.name, context)
  if (isNotReady(name)) return ask('personRef', text('person.askWho'))
  const { match, people } = peopleNamed(name.value, known)
  if (isNew || match === 'none') return newPerson(name.value, match === 'same')
  const [only, ...others] = people
  if (only && others.length === 0 && match !== 'longer') return { status: 'known', person: only }
  const key = match === 'longer' ? 'person.askSame' : 'person.askWhich'
  return ask('personRef', text(key, { name: name.value }), [
    ...people.slice(0, MAX_OPTIONS).map((person) => ({
      label: describeBriefly(person, context),
      slots: { personRef: { id: person.id, name: person.name } },
    })),
    {
      label: text('person.somebodyElse'),
      slots: { personRef: { name: name.value, isNew: true } },
    },
  ])
}

function newPerson(name: string, isNamesake: boolean): MeantPerson {
  const relationship = relationshipOf(name) ? name.toLocaleLowerCase() : null
  return { status: 'new', name, relationship, isNamesake }
}
