import { toUuid } from '@parco/store'
import type { DomainContext } from '../../domain-context.ts'
import { daysBetween } from '../../internal/calendar.ts'
import { selectRows } from '../../internal/select-rows.ts'
import { type UpcomingBirthday, upcomingBirthday } from '../birthdays/birthday.ts'
import { type ContactRhythm, contactRhythm } from '../contacts/contact-rhythm.ts'
import type { FactKind, GiftDirection, InteractionType } from '../enums.ts'
import { gifts, interactions } from '../tables.ts'
import { birthdayOf } from './describe-changes.ts'
import { type KnownPerson, readFacts } from './read-people.ts'

/** All that is told of one person, as of today. */
export type PersonView = {
  readonly person: {
    readonly id: string
    readonly name: string
    readonly relationship: string | null
    readonly aliases: readonly string[]
  }
  readonly lastContact: {
    readonly type: InteractionType
    readonly date: string
    readonly note: string | null
  } | null
  /** The newest first. */
  readonly contacts: readonly {
    readonly id: string
    readonly type: InteractionType
    readonly date: string
    readonly note: string | null
  }[]
  readonly daysSince: number | null
  readonly rhythm: ContactRhythm | null
  readonly birthday: UpcomingBirthday | null
  readonly facts: readonly { readonly kind: FactKind; readonly text: string }[]
  /** The newest first. */
  readonly gifts: readonly {
    readonly id: string
    readonly name: string
    readonly direction: GiftDirection
    readonly occasion: string | null
    readonly givenOn: string
    readonly amountCents: number | null
    readonly currency: string | null
  }[]
}

/** More of each than this is history. */
const SHOWN_GIFTS = 10
const SHOWN_CONTACTS = 20

/** Reads all that is known of a person. */
export async function viewPerson(person: KnownPerson, context: DomainContext): Promise<PersonView> {
  const uuid = toUuid(person.id)
  const contacts = await selectRows(
    interactions,
    `person_id = $2 order by happened_on desc, id desc limit ${SHOWN_CONTACTS}`,
    [uuid],
    context,
  )
  const given = await selectRows(
    gifts,
    `person_id = $2 order by given_on desc, id desc limit ${SHOWN_GIFTS}`,
    [uuid],
    context,
  )
  const facts = await readFacts(person.id, context)
  const [last] = contacts
  const [gift] = given
  const isGiftLast = gift !== undefined && gift.givenOn > (last?.happenedOn ?? '')
  const lastContact = isGiftLast
    ? { type: 'gift' as const, date: gift.givenOn, note: gift.name }
    : last
      ? { type: last.type, date: last.happenedOn, note: last.note }
      : null
  const birthday = birthdayOf(person)
  const { today } = context
  return {
    person: {
      id: person.id,
      name: person.name,
      relationship: person.relationship,
      aliases: person.aliases,
    },
    lastContact,
    contacts: contacts.map(({ id, type, happenedOn, note }) => ({
      id,
      type,
      date: happenedOn,
      note,
    })),
    daysSince: lastContact === null ? null : daysBetween(lastContact.date, today),
    rhythm: contactRhythm(person.contactEveryDays, lastContact?.date ?? null, today),
    birthday: birthday === null ? null : upcomingBirthday(birthday, today),
    facts: facts.map(({ kind, text }) => ({ kind, text })),
    gifts: given.map(({ id, name, direction, occasion, givenOn, amountCents, currency }) => ({
      id,
      name,
      direction,
      occasion,
      givenOn,
      amountCents,
      currency,
    })),
  }
}
