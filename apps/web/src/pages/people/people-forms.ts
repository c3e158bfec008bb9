import type { FormSpec } from '../../records/form/form-spec.ts'
import type { Person } from './people-schemas.ts'
import type { SayPeople } from './people-texts.ts'

const FACT_SLOTS = ['interests', 'dislikes', 'dietaryRestrictions', 'giftIdeas', 'topics', 'notes']

const labelsOf = (say: SayPeople) => ({
  birthday: say('form.birthday'),
  relationship: say('form.relationship'),
})

/** Somebody who is new. */
export const newPerson = (say: SayPeople): FormSpec => ({
  title: say('form.person'),
  tool: 'update_person',
  fields: ['personRef', 'relationship', 'birthday'],
  more: [...FACT_SLOTS, 'contactEveryDays'],
  required: ['personRef'],
  labels: labelsOf(say),
})

/** What somebody is called, what they are to the user, and when they were born. */
export const editPerson = ({ person, birthday }: Person, say: SayPeople): FormSpec => ({
  title: person.name,
  tool: 'update_person',
  fields: ['name', 'relationship', 'birthday', 'aliases'],
  values: {
    name: person.name,
    relationship: person.relationship,
    birthday: birthday === null ? null : writtenBirthday(birthday, say),
    aliases: [...person.aliases],
  },
  labels: labelsOf(say),
  fixed: { personRef: { id: person.id } },
  isChange: true,
  actions: [
    {
      label: say('form.delete'),
      tool: 'delete_person',
      input: { personRef: { id: person.id } },
      isDanger: true,
    },
  ],
})

/** More that is known of them; what is known already stays. */
export const moreFacts = ({ person }: Person, say: SayPeople): FormSpec => ({
  title: say('form.facts', { name: person.name }),
  tool: 'update_person',
  fields: FACT_SLOTS,
  fixed: { personRef: { id: person.id } },
})

/** That the user was in touch with them. */
export const newContact = ({ person }: Person, say: SayPeople, today: string): FormSpec => ({
  title: say('form.contact', { name: person.name }),
  tool: 'log_interaction',
  fields: ['type', 'date', 'note'],
  required: ['type'],
  values: { type: 'call', date: today },
  fixed: { personRef: { id: person.id } },
})

/** A gift to them or from them. */
export const newGift = ({ person }: Person, say: SayPeople, today: string): FormSpec => ({
  title: say('form.gift', { name: person.name }),
  tool: 'record_gift',
  fields: ['name', 'direction', 'date'],
  more: ['occasion', 'amount'],
  required: ['name', 'direction'],
  values: { direction: 'given', date: today },
  fixed: { personRef: { id: person.id } },
})

/** How often the user wants to be in touch. */
export const contactRhythm = ({ person, rhythm }: Person, say: SayPeople): FormSpec => ({
  title: say('form.rhythm', { name: person.name }),
  tool: 'set_contact_rhythm',
  fields: ['everyDays'],
  required: ['everyDays'],
  values: { everyDays: rhythm?.everyDays ?? null },
  fixed: { personRef: { id: person.id } },
})

/** As its tool reads it in either language, which is as the label shows it. */
function writtenBirthday(
  { day, month, year }: NonNullable<Person['birthday']>,
  say: SayPeople,
): string {
  const isMonthFirst = say('form.birthday').includes('3/12')
  const two = (value: number) => String(value).padStart(2, '0')
  const parts = isMonthFirst ? [month, day] : [two(day), two(month)]
  return [...parts, ...(year === null ? [] : [year])].join('/')
}
