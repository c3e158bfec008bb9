import type { DomainContext } from '../../domain-context.ts'
import { asOpening } from '../../internal/clean-text.ts'
import { describeAgo } from '../contacts/describe-contact.ts'
import { FACT_KINDS } from '../enums.ts'
import { describeFacts } from '../facts/fact-slots.ts'
import { describeGiftBriefly } from '../gifts/describe-gift.ts'
import { callPerson, describeBirthday } from './describe-person.ts'
import type { PersonView } from './person-view.ts'

/** What may be asked about somebody. */
export const PERSON_FIELDS = ['birthday', 'lastContact', 'preferences', 'gifts'] as const
export type PersonField = (typeof PERSON_FIELDS)[number]

/** Answers what was asked about one person; all that is known where nothing was, with lines that others add. */
export function tellPerson(
  view: PersonView,
  fields: readonly PersonField[],
  context: DomainContext,
  more: readonly string[] = [],
): string {
  if (fields.length > 0) {
    const told = fields.flatMap(
      (field) => tellAsked(view, field, context) ?? tellMissing(view, field, context),
    )
    return told.join('\n')
  }
  const { person } = view
  const all = PERSON_FIELDS.flatMap((field) => tellField(view, field, context) ?? [])
  const aliases =
    person.aliases.length > 0
      ? [
          asOpening(
            context.text('person.change.aliases', { list: context.format.list(person.aliases) }),
          ),
        ]
      : []
  const heading =
    person.relationship === null || callPerson(person.name, context) !== person.name
      ? person.name
      : `${person.name} (${person.relationship})`
  const lines = [...aliases, ...all, ...more]
  if (lines.length === 0) return context.text('person.nothingYet', { name: heading })
  return [
    `${heading}:`,
    ...lines.flatMap((line) => line.split('\n')).map((line) => `- ${line}`),
  ].join('\n')
}

/** Where only this was asked, what somebody likes names them: "Clara: gosta de orquídeas". */
function tellAsked(
  view: PersonView,
  field: PersonField,
  context: DomainContext,
): string[] | undefined {
  if (field !== 'preferences') return tellField(view, field, context)
  const name = nameIn(view, context)
  const told = describeFacts(factsInOrder(view), context)
  if (told.length > 1) return [`${name}:`, ...told.map((fact) => `- ${asOpening(fact)}`)]
  return told.length === 0 ? undefined : [`${name}: ${told[0]}.`]
}

const factsInOrder = ({ facts }: PersonView): PersonView['facts'] =>
  FACT_KINDS.flatMap((kind) => facts.filter((fact) => fact.kind === kind))

/** Nothing where it is not known. */
function tellField(
  view: PersonView,
  field: PersonField,
  context: DomainContext,
): string[] | undefined {
  if (field === 'birthday') return tellBirthday(view, context)
  if (field === 'lastContact') return tellContact(view, context)
  if (field === 'gifts') return tellGifts(view, context)
  const facts = factsInOrder(view)
  if (facts.length === 0) return undefined
  return describeFacts(facts, context).map(asOpening)
}

const nameIn = ({ person }: PersonView, context: DomainContext): string =>
  callPerson(person.name, context)

function tellMissing(view: PersonView, field: PersonField, context: DomainContext): string[] {
  return [context.text(`person.missing.${field}`, { name: nameIn(view, context) })]
}

function tellBirthday(view: PersonView, context: DomainContext): string[] | undefined {
  const { birthday } = view
  if (birthday === null) return undefined
  const { daysUntil, turns } = birthday
  const values = {
    name: nameIn(view, context),
    birthday: describeBirthday({ ...birthday, year: null }, context),
  }
  const when = daysUntil === 0 ? 'today' : daysUntil === 1 ? 'tomorrow' : 'later'
  const age = turns === null ? '' : context.text('birthday.turns', { count: turns })
  const said = context.text(`birthday.${when}`, { ...values, count: daysUntil, age })
  return [asOpening(said)]
}

function tellContact(view: PersonView, context: DomainContext): string[] | undefined {
  const { text, format } = context
  const { lastContact, daysSince, rhythm } = view
  const name = nameIn(view, context)
  const contact =
    lastContact === null || daysSince === null
      ? []
      : [
          text('contact.last', {
            name,
            type: text(`contact.type.${lastContact.type}`).toLocaleLowerCase(),
            day: format.day(lastContact.date),
            // `ontem (17/11)` says it already.
            ago: daysSince < 2 ? '' : `, ${describeAgo(daysSince, context)}`,
          }),
        ]
  const due =
    rhythm === null
      ? []
      : [
          text(rhythm.overdueDays > 0 ? 'rhythm.overdue' : 'rhythm.onTime', {
            name,
            rhythm: text('rhythm.every', { count: rhythm.everyDays }),
            days: text('contact.days', { count: rhythm.overdueDays }),
            day: format.day(rhythm.dueOn),
          }),
        ]
  if (due.length === 0) return contact.length === 0 ? undefined : contact
  return [...(contact.length === 0 ? tellMissing(view, 'lastContact', context) : contact), ...due]
}

function tellGifts({ gifts }: PersonView, context: DomainContext): string[] | undefined {
  if (gifts.length === 0) return undefined
  const list = gifts.map((gift) => describeGiftBriefly(gift, context)).join('; ')
  return [context.text('gift.list', { list })]
}
