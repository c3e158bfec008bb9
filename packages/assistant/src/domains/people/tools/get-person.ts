import { isId } from '@parco/protocol'
import { z } from 'zod'
import { quoteText } from '../../internal/clean-text.ts'
import { defineDomainReadTool } from '../../internal/define-domain-tool.ts'
import { callPerson } from '../persons/describe-person.ts'
import { peopleNamed } from '../persons/names.ts'
import { type PersonView, viewPerson } from '../persons/person-view.ts'
import { readPeople } from '../persons/read-people.ts'
import { PERSON_FIELDS, type PersonField, tellPerson } from '../persons/tell-person.ts'

/** Of a name that more have, nobody reads more. */
const MAX_SHOWN = 4

type Output = {
  readonly name: string
  readonly fields: readonly PersonField[]
  /** Several where several have the name. */
  readonly people: readonly PersonView[]
  /** Whom the user keeps, where nobody is found. */
  readonly known: readonly string[]
}

/** Tells what is known of a person: all of it, or the birthday, the last contact, likes and gifts. */
export const getPerson = defineDomainReadTool({
  name: 'get_person',
  description:
    'What the user told of a person: birthday, last contact and how long ago, likes, dislikes, diet, gift ideas, gifts. Never guess any of it.',
  input: z.object({
    personRef: z.string().describe('The person as the user names them.'),
    fields: z.array(z.enum(PERSON_FIELDS)).optional().describe('All where left out.'),
  }),
  async execute({ personRef, fields = [] }, context): Promise<Output> {
    const known = await readPeople(context)
    const people = isId('per', personRef)
      ? known.filter(({ id }) => id === personRef)
      : peopleNamed(personRef, known).people
    const views: PersonView[] = []
    for (const person of people.slice(0, MAX_SHOWN)) views.push(await viewPerson(person, context))
    return {
      name: quoteText(personRef),
      fields,
      people: views,
      known: views.length > 0 ? [] : known.slice(0, MAX_SHOWN).map(({ name }) => name),
    }
  },
  reply({ name, fields, people, known }, context) {
    const { format, text } = context
    if (people.length === 0) {
      const unknown = text('person.unknown', { name: callPerson(name, context) })
      if (known.length === 0) return unknown
      return `${unknown} ${text('person.others', { names: format.list(known) })}`
    }
    return people.map((view) => tellPerson(view, fields, context)).join('\n')
  },
})
