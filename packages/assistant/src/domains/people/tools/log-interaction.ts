import { toUuid } from '@parco/store'
import { z } from 'zod'
import type { DomainContext } from '../../domain-context.ts'
import { daysBetween } from '../../internal/calendar.ts'
import { checkDay } from '../../internal/check-slots.ts'
import { cleanText } from '../../internal/clean-text.ts'
import { defineDomainWriteTool } from '../../internal/define-domain-tool.ts'
import { ask, isNotReady } from '../../internal/preparations.ts'
import { choiceField, dayField, textField } from '../../internal/preview-fields.ts'
import { selectRows } from '../../internal/select-rows.ts'
import {
  describeAgo,
  describeContact,
  interactionTypeOptions,
} from '../contacts/describe-contact.ts'
import { INTERACTION_TYPES, type InteractionType } from '../enums.ts'
import { fullerName } from '../persons/fuller-name.ts'
import { keepPerson, preparePerson } from '../persons/keep-person.ts'
import type { PreparedPerson } from '../persons/person-facts.ts'
import { readLastContacts } from '../persons/read-people.ts'
import { personReferenceSchema, resolvePerson } from '../persons/resolve-person.ts'
import { interactions } from '../tables.ts'

const MAX_NOTE_CHARACTERS = 1000

const input = z.object({
  personRef: personReferenceSchema.optional().describe('The person as the user names them.'),
  type: z.enum(INTERACTION_TYPES).optional(),
  date: z.string().optional().describe('YYYY-MM-DD; today when not said.'),
  note: z.string().optional().describe('What it was about, in short.'),
})

type Prepared = {
  readonly person: PreparedPerson
  readonly type: InteractionType
  readonly happenedOn: string
  readonly note: string | null
  /** The last day of contact before this one. */
  readonly earlierOn: string | null
}
type Output = Prepared & { readonly interactionId: string }

/** Logs that the user was in touch with somebody, who is created where they are new. */
export const logInteraction = defineDomainWriteTool({
  name: 'log_interaction',
  description:
    'Logs a call, message, meeting, email or gift between the user and one person, who is created when unknown. Only for what has happened.',
  input,
  verb: 'record',
  fromWords: fullerName,
  writes: ['people', 'interactions'],
  async prepare(slots, context) {
    const { text } = context
    const meant = await resolvePerson(slots.personRef, context)
    if (isNotReady(meant)) return meant
    const options = interactionTypeOptions(context)
    if (slots.type === undefined) {
      return ask(
        'type',
        text('contact.askType'),
        options.map(({ label, value }) => ({ label, slots: { type: value } })),
      )
    }
    const day = checkDay('date', slots.date, context)
    if (isNotReady(day)) return day
    const note = cleanText(slots.note ?? '')
    if ([...note].length > MAX_NOTE_CHARACTERS) {
      return ask('note', text('person.tooLong', { maximum: MAX_NOTE_CHARACTERS }))
    }
    const person = preparePerson(meant)
    const prepared: Prepared = {
      person,
      type: slots.type,
      happenedOn: day.value,
      note: note === '' ? null : note,
      earlierOn: await earlierThan(day.value, person, context),
    }
    const contact = describeContact(person.after.name, prepared, context)
    const isRepeated = await isLogged(prepared, context)
    const title = person.id === null ? 'contact.newTitle' : 'contact.title'
    return {
      status: 'ready',
      arguments: prepared,
      preview: {
        title: text(title, { contact, name: person.after.name }),
        fields: [
          textField({
            slot: 'personRef',
            label: text(person.id === null ? 'person.label.newPerson' : 'person.label.personRef'),
            value: person.after.name,
          }),
          choiceField({
            slot: 'type',
            label: text('shared.label.type'),
            value: prepared.type,
            options,
          }),
          dayField({ slot: 'date', label: text('shared.label.day'), value: day.value }, context),
          ...(prepared.note === null
            ? []
            : [
                textField({
                  slot: 'note',
                  label: text('shared.label.notes'),
                  value: prepared.note,
                }),
              ]),
        ],
        ...(isRepeated ? { warning: text('contact.duplicate', { contact }) } : {}),
      },
    }
  },
  async execute(prepared: Prepared, context): Promise<Output> {
    const personId = await keepPerson(prepared.person, context)
    const interactionId = context.mint('itr')
    await context.ledger.insert('interactions', {
      id: interactionId,
      person_id: personId,
      type: prepared.type,
      happened_on: prepared.happenedOn,
      note: prepared.note,
      created_at: context.now.toISOString(),
    })
    return { ...prepared, interactionId }
  },
  reply(prepared, context) {
    const { text } = context
    const { person, happenedOn, earlierOn } = prepared
    const logged = text('contact.logged', {
      contact: describeContact(person.after.name, prepared, context),
    })
    const gap = earlierOn === null ? 0 : daysBetween(earlierOn, happenedOn)
    // Who talks every week needs no count of days.
    if (gap < TELLING_GAP_DAYS) return logged
    const ago = describeAgo(daysBetween(earlierOn ?? happenedOn, context.today), context)
    return `${logged}\n${text('contact.before', { ago })}`
  },
})

/** A gap that is worth telling of. */
const TELLING_GAP_DAYS = 14

async function earlierThan(
  day: string,
  { id }: PreparedPerson,
  context: DomainContext,
): Promise<string | null> {
  if (id === null) return null
  const last = (await readLastContacts(context)).get(id)
  return last !== undefined && last < day ? last : null
}

async function isLogged(
  { person, type, happenedOn }: Prepared,
  context: DomainContext,
): Promise<boolean> {
  if (person.id === null) return false
  const rest = 'person_id = $2 and happened_on = $3 and type = $4 limit 1'
  const same = await selectRows(interactions, rest, [toUuid(person.id), happenedOn, type], context)
  return same.length > 0
}
