import { z } from 'zod'
import { asOpening } from '../../internal/clean-text.ts'
import { defineDomainWriteTool } from '../../internal/define-domain-tool.ts'
import { ask, isNotReady, refuse } from '../../internal/preparations.ts'
import { numberField, textField } from '../../internal/preview-fields.ts'
import { MAX_EVERY_DAYS } from '../persons/describe-changes.ts'
import { callPerson } from '../persons/describe-person.ts'
import { keepPerson, preparePerson } from '../persons/keep-person.ts'
import type { PreparedPerson } from '../persons/person-facts.ts'
import { personReferenceSchema, resolvePerson } from '../persons/resolve-person.ts'

/** How many days what is said in words is. */
const DAYS_OF = {
  daily: 1,
  weekly: 7,
  biweekly: 14,
  monthly: 30,
  quarterly: 90,
  yearly: 365,
} as const
const RHYTHMS = ['daily', 'weekly', 'biweekly', 'monthly', 'quarterly', 'yearly'] as const

const input = z.object({
  personRef: personReferenceSchema.optional().describe('The person as the user names them.'),
  everyDays: z.number().optional().describe('Every how many days.'),
  every: z.enum(RHYTHMS).optional().describe('In place of everyDays.'),
})

type Prepared = { readonly person: PreparedPerson; readonly everyDays: number }

/** Keeps how often the user wants to be in touch with somebody. */
export const setContactRhythm = defineDomainWriteTool({
  name: 'set_contact_rhythm',
  description:
    'Keeps how often the user wants to be in touch with a person, such as every 15 days. It reminds of nothing by itself.',
  input,
  codeSlots: ['every'],
  verb: 'record',
  writes: ['people'],
  async prepare({ personRef, everyDays, every }, context) {
    const { text } = context
    const meant = await resolvePerson(personRef, context)
    if (isNotReady(meant)) return meant
    const days = everyDays ?? (every === undefined ? undefined : DAYS_OF[every])
    if (days === undefined) return ask('everyDays', text('rhythm.ask'))
    if (!Number.isInteger(days) || days < 1 || days > MAX_EVERY_DAYS) {
      return ask('everyDays', text('rhythm.outOfRange', { maximum: MAX_EVERY_DAYS }))
    }
    const start = preparePerson(meant)
    const { name } = start.after
    const rhythm = text('rhythm.every', { count: days })
    if (start.before?.contactEveryDays === days) {
      return refuse(text('rhythm.same', { name: callPerson(name, context), rhythm }))
    }
    const person = { ...start, after: { ...start.after, contactEveryDays: days } }
    const title = start.id === null ? 'rhythm.newTitle' : 'rhythm.title'
    return {
      status: 'ready',
      arguments: { person, everyDays: days },
      preview: {
        title: text(title, { name: callPerson(name, context), rhythm }),
        fields: [
          textField({
            slot: 'personRef',
            label: text(start.id === null ? 'person.label.newPerson' : 'person.label.personRef'),
            value: name,
          }),
          numberField(
            {
              slot: 'everyDays',
              label: text('rhythm.label'),
              value: days,
              minimum: 1,
              maximum: MAX_EVERY_DAYS,
            },
            context,
          ),
        ],
      },
    }
  },
  async execute(prepared: Prepared, context): Promise<Prepared> {
    await keepPerson(prepared.person, context)
    return prepared
  },
  reply: ({ person, everyDays }, context) =>
    asOpening(
      context.text('rhythm.set', {
        name: callPerson(person.after.name, context),
        rhythm: context.text('rhythm.every', { count: everyDays }),
      }),
    ),
})
