import { z } from 'zod'
import type { DomainContext } from '../../domain-context.ts'
import { checkName } from '../../internal/check-slots.ts'
import { cleanText, quoteText } from '../../internal/clean-text.ts'
import { defineDomainWriteTool } from '../../internal/define-domain-tool.ts'
import { ask, isNotReady, type NotReady, refuse } from '../../internal/preparations.ts'
import { parseBirthday, yearFor } from '../birthdays/birthday.ts'
import {
  contradicted,
  factsOf,
  isSameFact,
  listSlots,
  MAX_FACT_CHARACTERS,
} from '../facts/fact-slots.ts'
import { describeChanges, MAX_EVERY_DAYS } from '../persons/describe-changes.ts'
import { callPerson, describeBriefly } from '../persons/describe-person.ts'
import { fullerName } from '../persons/fuller-name.ts'
import { keepPerson, preparePerson } from '../persons/keep-person.ts'
import { describeCard, type PersonChange } from '../persons/person-card.ts'
import { isSamePerson, type PersonFacts } from '../persons/person-facts.ts'
import { readFacts, readPeople } from '../persons/read-people.ts'
import { relationshipBefore } from '../persons/relationship-in-words.ts'
import {
  type MeantPerson,
  personReferenceSchema,
  resolvePerson,
} from '../persons/resolve-person.ts'
import { isSameRelationship, relationshipOf } from '../relationships.ts'

const said = {
  relationship: z.string().optional().describe('What they are to the user: "cousin".'),
  birthday: z.string().optional().describe('--MM-DD, or YYYY-MM-DD where the year is known.'),
  notes: z.string().optional().describe('Anything else to keep, as one short sentence.'),
}

const input = z.object({
  personRef: personReferenceSchema.optional().describe('The person as the user names them.'),
  name: z.string().optional().describe('What they are called from now on.'),
  ...said,
  ...listSlots,
  aliases: z.array(z.string()).optional().describe('What else they are called.'),
  contactEveryDays: z.number().optional().describe('How often the user wants to be in touch.'),
  removeBirthday: z.boolean().optional().describe('The birthday is not to be kept any more.'),
  removeFacts: z.array(z.string()).optional().describe('What is not true any more, word by word.'),
  updates: z
    .object({ ...said, preferences: z.object(listSlots).optional() })
    .optional()
    .describe('The same, as a message says it; leave it out.'),
})
type Input = z.output<typeof input>

type Output = PersonChange & { readonly personId: string }

/** Keeps what the user tells of somebody, who is new or known. */
export const updatePerson = defineDomainWriteTool({
  name: 'update_person',
  description:
    'Keeps what the user tells of a person: birthday, relationship, likes, dislikes, diet, gift ideas, notes. Somebody unknown is created. Not for the user themselves.',
  input,
  codeSlots: ['updates'],
  verb: 'record',
  writes: ['people', 'person_aliases', 'person_facts'],
  fromWords(slots, words) {
    const { personRef, relationship } = slots
    const named = fullerName(slots, words)
    if (typeof personRef !== 'string' || relationship !== undefined) return named
    const before = relationshipBefore(personRef, words.text)
    return before === undefined ? named : { ...named, relationship: before }
  },
  async prepare(asked, context) {
    const slots = flat(asked)
    const meant = await resolvePerson(slots.personRef, context)
    if (isNotReady(meant)) return meant
    const doubt =
      (await askIfNamesake(meant, slots, context)) ??
      askIfBornElsewhen(meant, slots, context) ??
      (await askIfRole(meant, slots, context))
    if (doubt) return doubt
    const start = preparePerson(meant)
    const after = changed(start.after, slots, context)
    if (isNotReady(after)) return after
    const person = { ...start, after: after.value }
    const known = start.id === null ? [] : await readFacts(start.id, context)
    const told = factsOf(slots)
    const tooLong = told.find(({ text }) => [...text].length > MAX_FACT_CHARACTERS)
    if (tooLong) {
      return ask('updates', context.text('person.tooLong', { maximum: MAX_FACT_CHARACTERS }))
    }
    const facts = told.filter((fact) => !known.some((one) => isSameFact(fact, one)))
    const gone = (slots.removeFacts ?? []).map(cleanText)
    const dropped = [
      ...contradicted(facts, known),
      ...known.filter(({ kind, text }) =>
        gone.some((one) => isSameFact({ kind, text }, { kind, text: one })),
      ),
    ].map(({ id, kind, text }) => ({ id, kind, text }))
    const held = meant.status === 'known' ? meant.person.aliases : []
    const aliases = (slots.aliases ?? [])
      .map(cleanText)
      .filter((one) => one !== '' && !held.includes(one))
    const prepared: PersonChange = { person, facts, dropped, aliases }
    const hasChange =
      facts.length + dropped.length + aliases.length > 0 ||
      (start.before !== null && !isSamePerson(start.before, person.after)) ||
      (start.before === null && told.length === 0 && isNamed(slots))
    if (!hasChange) return nothingNew(prepared, slots, context)
    return {
      status: 'ready',
      arguments: prepared,
      preview: describeCard(prepared, slots, context),
    }
  },
  async execute(prepared: PersonChange, context): Promise<Output> {
    const personId = await keepPerson(prepared.person, context)
    const known = await readFacts(personId, context)
    const created_at = context.now.toISOString()
    for (const fact of prepared.dropped) {
      if (known.some(({ id }) => id === fact.id))
        await context.ledger.delete('person_facts', fact.id)
    }
    for (const fact of prepared.facts) {
      if (known.some((one) => isSameFact(fact, one))) continue
      const id = context.mint('pfa')
      await context.ledger.insert('person_facts', { id, person_id: personId, ...fact, created_at })
    }
    for (const alias of prepared.aliases) {
      const id = context.mint('pal')
      await context.ledger.insert('person_aliases', { id, person_id: personId, alias, created_at })
    }
    return { ...prepared, personId }
  },
  reply({ person, ...rest }, context) {
    const changes = describeChanges({ person, ...rest }, context)
    const name = callPerson(person.before?.name ?? person.after.name, context)
    const values = { name, changes: changes.join('; ') }
    return context.text(changes.length === 0 ? 'person.created' : 'person.updated', values)
  },
})

/** The slots of a message under the names that the fields of a card have. */
function flat({ updates, ...slots }: Input): Omit<Input, 'updates'> {
  const { preferences, ...facts } = updates ?? {}
  return { ...facts, ...preferences, ...slots }
}

const isNamed = (slots: Omit<Input, 'updates'>): boolean =>
  slots.relationship !== undefined ||
  slots.birthday !== undefined ||
  slots.contactEveryDays !== undefined

/** Who is somebody else to the user than the one of that name may be another one: "a Ana é minha prima". */
async function askIfNamesake(
  meant: MeantPerson,
  { relationship, personRef }: Omit<Input, 'updates'>,
  context: DomainContext,
): Promise<NotReady | undefined> {
  if (meant.status === 'new' || personRef?.id !== undefined || relationship === undefined) return
  const { person } = meant
  if (person.relationship === null || isSameRelationship(person.relationship, relationship)) return
  return ask('personRef', context.text('person.askNamesake', { name: person.name }), [
    {
      label: context.text('person.theSame', {
        name: person.name,
        relationship: person.relationship,
      }),
      slots: { personRef: { id: person.id, name: person.name } },
    },
    {
      label: context.text('person.somebodyElse'),
      slots: { personRef: { name: person.name, isNew: true } },
    },
  ])
}

/** Who has another birthday may be another one of that name; there is one mother. */
function askIfBornElsewhen(
  meant: MeantPerson,
  { birthday, personRef }: Omit<Input, 'updates'>,
  context: DomainContext,
): NotReady | undefined {
  if (meant.status === 'new' || birthday === undefined) return
  const { person } = meant
  const isSure =
    personRef?.id !== undefined || personRef?.isKnown || relationshipOf(person.name) !== undefined
  const { locale, text, today } = context
  const said = parseBirthday(birthday, { isMonthFirst: locale === 'en', today })
  if (isSure || said === undefined || person.birthDay === null) return
  if (said.month === person.birthMonth && said.day === person.birthDay) return
  const known = describeBriefly(person, context)
  return ask('personRef', text('person.askNamesake', { name: person.name }), [
    {
      label: text('person.theSameAs', { role: known }),
      slots: { personRef: { id: person.id, name: person.name } },
    },
    {
      label: text('person.somebodyElse'),
      slots: { personRef: { name: person.name, isNew: true } },
    },
  ])
}

/** Who was kept as "Mãe" may have a name now: "a Célia é minha mãe". */
async function askIfRole(
  meant: MeantPerson,
  { relationship, personRef }: Omit<Input, 'updates'>,
  context: DomainContext,
): Promise<NotReady | undefined> {
  if (meant.status === 'known' || personRef?.isNew || relationship === undefined) return
  const known = await readPeople(context)
  const role = known.find(
    ({ name }) => relationshipOf(name) !== undefined && isSameRelationship(name, relationship),
  )
  if (!role) return
  return ask('personRef', context.text('person.askRole', { name: meant.name, role: role.name }), [
    {
      label: context.text('person.theSameAs', { role: role.name }),
      slots: { personRef: { id: role.id, name: role.name }, name: meant.name },
    },
    {
      label: context.text('person.somebodyElse'),
      slots: { personRef: { name: meant.name, isNew: true } },
    },
  ])
}

function changed(
  before: PersonFacts,
  slots: Omit<Input, 'updates'>,
  context: DomainContext,
): { readonly status: 'ok'; readonly value: PersonFacts } | NotReady {
  let after = before
  if (slots.name !== undefined) {
    const name = checkName('name', slots.name, context)
    if (isNotReady(name)) return name
    after = { ...after, name: name.value }
  }
  if (slots.relationship !== undefined) {
    const relationship = quoteText(slots.relationship)
    after = { ...after, relationship: relationship === '' ? null : relationship }
  }
  if (slots.birthday !== undefined) {
    const isMonthFirst = context.locale === 'en'
    const birthday = parseBirthday(slots.birthday, { isMonthFirst, today: context.today })
    if (!birthday) return ask('birthday', context.text('person.askBirthday'))
    const { month, day } = birthday
    // Who corrects the day says nothing of the year.
    const birthYear = birthday.year ?? yearFor(birthday, before.birthYear)
    after = { ...after, birthMonth: month, birthDay: day, birthYear }
  }
  if (slots.removeBirthday === true) {
    after = { ...after, birthMonth: null, birthDay: null, birthYear: null }
  }
  if (slots.contactEveryDays !== undefined) {
    const every = slots.contactEveryDays
    const isSane = Number.isInteger(every) && every >= 1 && every <= MAX_EVERY_DAYS
    if (!isSane) {
      return ask('contactEveryDays', context.text('rhythm.outOfRange', { maximum: MAX_EVERY_DAYS }))
    }
    after = { ...after, contactEveryDays: every }
  }
  return { status: 'ok', value: after }
}

function nothingNew(
  { person }: PersonChange,
  slots: Omit<Input, 'updates'>,
  context: DomainContext,
): NotReady {
  const { name } = person.after
  const isSaid = factsOf(slots).length > 0 || isNamed(slots) || slots.aliases !== undefined
  if (person.before !== null && isSaid) return refuse(context.text('person.known', { name }))
  return ask('updates', context.text('person.askWhat', { name }))
}
