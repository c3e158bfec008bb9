import { jsonObjectSchema } from '@parco/protocol'
import { toUuid } from '@parco/store'
import { defineDomain } from '../define-domain.ts'
import type { DomainRecord } from '../domain.ts'
import type { DomainContext } from '../domain-context.ts'
import { firstClaim } from '../internal/first-claim.ts'
import { newestFirst } from '../internal/newest-first.ts'
import { selectRows } from '../internal/select-rows.ts'
import { birthdayAgenda } from './birthdays/birthday-agenda.ts'
import { birthdayNotes, birthdaysDue } from './birthdays/birthday-alerts.ts'
import { birthdayCalendar } from './birthdays/birthday-calendar.ts'
import { claimBorn } from './birthdays/claim-born.ts'
import { claimBirthdayForgotten } from './birthdays/claim-forgotten.ts'
import { peopleForms } from './forms.ts'
import { claimGift } from './gifts/claim-gift.ts'
import { peopleMigrations } from './migrations.ts'
import {
  claimContact,
  claimDoes,
  claimEachKept,
  claimTaken,
  claimTakes,
  claimTogether,
} from './persons/claim-does.ts'
import { claimFamily } from './persons/claim-family.ts'
import { claimOfFacts, claimWithName } from './persons/claim-named.ts'
import { claimNews } from './persons/claim-news.ts'
import { claimRelation } from './persons/claim-relation.ts'
import { readPeople } from './persons/read-people.ts'
import { replies } from './replies.generated.ts'
import { gifts, interactions, people } from './tables.ts'
import { deletePerson } from './tools/delete-person.ts'
import { getPerson } from './tools/get-person.ts'
import { listPeople } from './tools/list-people.ts'
import { logInteraction } from './tools/log-interaction.ts'
import { recordGift } from './tools/record-gift.ts'
import { setContactRhythm } from './tools/set-contact-rhythm.ts'
import { updatePerson } from './tools/update-person.ts'

/** Names beyond these are not listened for. */
const MAX_NAMES = 200

/** The people in the user's life: who they are, birthdays, likes, contacts, gifts. */
export const peopleDomain = defineDomain({
  name: 'people',
  forms: peopleForms,
  tools: [
    updatePerson,
    logInteraction,
    recordGift,
    setContactRhythm,
    deletePerson,
    getPerson,
    listPeople,
  ],
  migrations: peopleMigrations,
  tables: {
    people: 'per',
    person_aliases: 'pal',
    person_facts: 'pfa',
    interactions: 'itr',
    gifts: 'gft',
  },
  conversation: { areas: ['relationships'], overview: ['list_people'] },
  recordKinds: ['interaction', 'gift'],
  replies,
  async vocabulary(context) {
    const known = await readPeople(context)
    return { people: known.flatMap(({ aliases, name }) => [name, ...aliases]).slice(0, MAX_NAMES) }
  },
  async personOf({ params: { personRef } }) {
    if (typeof personRef === 'string') return personRef
    const name = jsonObjectSchema.safeParse(personRef).data?.name
    return typeof name === 'string' ? name : undefined
  },
  recordsOfDay,
  agendaOf: birthdayAgenda,
  calendarOf: birthdayCalendar,
  dayNotes: birthdayNotes,
  dues: [birthdaysDue],
  claims: {
    create_expense: claimGift,
    log_interaction: claimGift,
    model: firstClaim(
      claimGift,
      claimNews,
      claimRelation,
      claimBirthdayForgotten,
      claimTogether,
      claimDoes,
      claimTakes,
      claimTaken,
      claimContact,
    ),
    none: firstClaim(
      claimNews,
      claimRelation,
      claimTogether,
      claimDoes,
      claimTakes,
      claimTaken,
      claimContact,
    ),
    add_knowledge: firstClaim(claimEachKept, claimTogether),
    forget_knowledge: claimBirthdayForgotten,
    delete_expense: claimBirthdayForgotten,
    update_person: firstClaim(claimEachKept, claimBorn),
    get_person: claimWithName,
    delete_person: claimOfFacts,
    search_knowledge: firstClaim(claimFamily, claimTaken),
  },
})

async function recordsOfDay(context: DomainContext, day: string): Promise<readonly DomainRecord[]> {
  const contacts = await selectRows(interactions, 'happened_on = $2', [day], context)
  const given = await selectRows(gifts, 'given_on = $2', [day], context)
  if (contacts.length + given.length === 0) return []
  const ids = [...contacts, ...given].map(({ personId }) => toUuid(personId))
  const named = await selectRows(people, 'id = any($2::uuid[])', [ids], context)
  const names = new Map(named.map(({ id, name }) => [id, name]))
  return newestFirst([
    ...contacts.map((contact) => ({
      id: contact.id,
      kind: 'interaction',
      date: contact.happenedOn,
      title: names.get(contact.personId) ?? '',
      display: context.text(`contact.type.${contact.type}`),
    })),
    ...given.map((gift) => ({
      id: gift.id,
      kind: 'gift',
      date: gift.givenOn,
      title: names.get(gift.personId) ?? '',
      display: gift.name,
    })),
  ])
}
