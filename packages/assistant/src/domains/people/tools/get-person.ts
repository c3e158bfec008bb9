import { isId } from '@parco/protocol'
import { z } from 'zod'
import type { DomainContext } from '../../domain-context.ts'
import { quoteText } from '../../internal/clean-text.ts'
import { defineDomainReadTool } from '../../internal/define-domain-tool.ts'
import { callPerson } from '../persons/describe-person.ts'
import { peopleNamed } from '../persons/names.ts'
import { type PersonView, viewPerson } from '../persons/person-view.ts'
import { type KnownPerson, readPeople } from '../persons/read-people.ts'
import { PERSON_FIELDS, type PersonField, tellPerson } from '../persons/tell-person.ts'
import { FAMILY_WORDS, isOfFamily, isWholeFamily, sameRelationshipAs } from '../relationships.ts'

/** Of a name that more have, or of a large family, nobody reads more. */
const MAX_SHOWN = 10
/** Whom else the user keeps is told by so many names. */
const MAX_NAMED = 4

type Output = {
  readonly name: string
  readonly fields: readonly PersonField[]
  /** Several where several have the name. */
  readonly people: readonly PersonView[]
  /** What other areas know of them, each a line; nothing where something particular was asked. */
  readonly told: readonly string[]
  /** Whom the user keeps, where nobody is found. */
  readonly known: readonly string[]
}

/** Tells what is known of a person: all of it, or the birthday, the last contact, likes and gifts. */
export const getPerson = defineDomainReadTool({
  name: 'get_person',
  description:
    'What the user told of a person: birthday, last contact and how long ago, likes, dislikes, diet, gift ideas, gifts. Never guess any of it.',
  input: z.object({
    personRef: z.string().describe('The person as the user names them, or all of their family.'),
    fields: z.array(z.enum(PERSON_FIELDS)).optional().describe('All where left out.'),
  }),
  async execute({ personRef, fields = [] }, context): Promise<Output> {
    const known = await readPeople(context)
    const people = isWholeFamily(personRef) ? familyOf(known) : namedSo(personRef, known)
    const views: PersonView[] = []
    for (const person of people.slice(0, MAX_SHOWN)) views.push(await viewPerson(person, context))
    const asksAll = fields.length === 0 || people.length === 0
    const told = asksAll ? await toldOf(personRef, people, context) : []
    return {
      name: quoteText(personRef),
      fields,
      people: views,
      told,
      known: views.length > 0 ? [] : known.slice(0, MAX_NAMED).map(({ name }) => name),
    }
  },
  reply({ name, fields, people, told, known }, context) {
    const { format, text } = context
    const [only, ...others] = people
    const isFamily = isWholeFamily(name)
    if (only && others.length === 0 && !isFamily) return tellPerson(only, fields, context, told)
    const list = told.map((line) => `- ${line}`)
    if (only) {
      const each = people.map((view) => tellPerson(view, fields, context))
      return [...each, ...(list.length === 0 ? [] : [text('person.toldBesides'), ...list])].join(
        '\n',
      )
    }
    const values = { name: isFamily ? text('person.family') : callPerson(name, context) }
    if (list.length > 0) return [text('person.told', values), ...list].join('\n')
    if (isFamily) return text('person.noFamily')
    const unknown = text('person.unknown', values)
    if (known.length === 0) return unknown
    return `${unknown} ${text('person.others', { names: format.list(known) })}`
  },
})

const namedSo = (personRef: string, known: readonly KnownPerson[]): readonly KnownPerson[] =>
  isId('per', personRef)
    ? known.filter(({ id }) => id === personRef)
    : peopleNamed(personRef, known).people

const familyOf = (known: readonly KnownPerson[]): readonly KnownPerson[] =>
  known.filter(({ name, relationship }) => isOfFamily(relationship ?? name))

/** What others know of whoever was asked about, by all that they are called. */
function toldOf(
  personRef: string,
  people: readonly KnownPerson[],
  context: DomainContext,
): Promise<readonly string[]> {
  const [asked, family] = [isId('per', personRef) ? [] : [personRef], isWholeFamily(personRef)]
  const names = people.flatMap(({ aliases, name }) => [name, ...aliases])
  const own = [...asked, ...names].flatMap((name) => [name, ...sameRelationshipAs(name)])
  return context.life.tellsOf(family ? [...own, ...FAMILY_WORDS] : own)
}
