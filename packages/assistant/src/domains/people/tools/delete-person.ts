import { type Id, ParcoError } from '@parco/protocol'
import { z } from 'zod'
import { quoteText } from '../../internal/clean-text.ts'
import { defineDomainWriteTool } from '../../internal/define-domain-tool.ts'
import { type ask, isNotReady, refuse } from '../../internal/preparations.ts'
import { readOnly, textField } from '../../internal/preview-fields.ts'
import { describeBriefly } from '../persons/describe-person.ts'
import { isSamePerson, type PersonFacts, toPersonFacts } from '../persons/person-facts.ts'
import { readPeople } from '../persons/read-people.ts'
import { personReferenceSchema, resolvePerson } from '../persons/resolve-person.ts'

const input = z.object({
  personRef: personReferenceSchema.optional().describe('The person as the user names them.'),
})

type Prepared = {
  readonly id: Id<'per'>
  readonly facts: PersonFacts
  /** As the card names them. */
  readonly described: string
}

/** Archives somebody: nothing of them is shown any more, and an undo brings all of it back. */
export const deletePerson = defineDomainWriteTool({
  name: 'delete_person',
  description: 'Removes a person from those that Parco keeps, with all that is known of them.',
  input,
  verb: 'delete',
  writes: ['people'],
  async prepare({ personRef }, context) {
    const { text, format } = context
    const known = await readPeople(context)
    if (known.length === 0) return refuse(text('person.none'))
    const meant = await resolvePerson(personRef, context)
    if (isNotReady(meant)) return withoutNewOnes(meant)
    if (meant.status === 'new') {
      const names = format.list(known.slice(0, SHOWN_NAMES).map(({ name }) => name))
      const wanted = quoteText(meant.name)
      return refuse(text('person.notFound', { name: wanted, names }))
    }
    const { person } = meant
    const hasNamesake = known.some(
      ({ id, nameKey }) => id !== person.id && nameKey === person.nameKey,
    )
    const described = hasNamesake ? describeBriefly(person, context) : person.name
    return {
      status: 'ready',
      arguments: { id: person.id, facts: toPersonFacts(person), described },
      preview: {
        title: text('person.deleteTitle', { name: described }),
        fields: [
          readOnly(
            textField({
              slot: 'personRef',
              label: text('person.label.personRef'),
              value: described,
            }),
          ),
        ],
      },
    }
  },
  async execute(prepared: Prepared, context): Promise<Prepared> {
    const now = (await readPeople(context)).find(({ id }) => id === prepared.id)
    if (!now || !isSamePerson(toPersonFacts(now), prepared.facts)) {
      throw new ParcoError('stale', context.text('shared.stale'))
    }
    await context.ledger.update('people', prepared.id, { archived_on: context.today })
    return prepared
  },
  reply: ({ described }, context) => context.text('person.deleted', { name: described }),
})

const SHOWN_NAMES = 5

/** Which of several: nobody who is not kept can be removed. */
function withoutNewOnes(asked: ReturnType<typeof ask> | ReturnType<typeof refuse>) {
  if (asked.status !== 'question' || asked.options === undefined) return asked
  const kept = asked.options.filter(({ slots }) => {
    const chosen = slots.personRef
    return typeof chosen === 'object' && chosen !== null && 'id' in chosen
  })
  return { ...asked, options: kept }
}
