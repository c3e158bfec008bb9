import type { Id, PreviewField } from '@parco/protocol'
import type { DomainContext } from '../../domain-context.ts'
import { cleanText } from '../../internal/clean-text.ts'
import { numberField, textField } from '../../internal/preview-fields.ts'
import { LIST_SLOTS, type ListSlot, type SaidFact } from '../facts/fact-slots.ts'
import { birthdayOf, describeChanges, MAX_EVERY_DAYS } from './describe-changes.ts'
import { describeBirthday } from './describe-person.ts'
import type { PreparedPerson } from './person-facts.ts'

/** What is to be kept of somebody, and what holds no more. */
export type PersonChange = {
  readonly person: PreparedPerson
  readonly facts: readonly SaidFact[]
  readonly dropped: readonly (SaidFact & { readonly id: Id<'pfa'> })[]
  readonly aliases: readonly string[]
}

/** The slots that a card shows. */
export type PersonSlots = Partial<Record<ListSlot, readonly string[] | undefined>> & {
  readonly name?: string | undefined
  readonly relationship?: string | undefined
  readonly notes?: string | undefined
  readonly birthday?: string | undefined
  readonly contactEveryDays?: number | undefined
}

/** The card of a change: its title, and each slot that was said as a field. */
export const describeCard = (change: PersonChange, slots: PersonSlots, context: DomainContext) => ({
  title: describeTitle(change, context),
  fields: fieldsOf(change, slots, context),
})

function describeTitle(prepared: PersonChange, context: DomainContext): string {
  const changes = describeChanges(prepared, context).join('; ')
  const { before, after } = prepared.person
  if (before !== null) return context.text('person.title', { name: before.name, changes })
  const name = after.name
  return changes === ''
    ? context.text('person.newTitle', { name })
    : context.text('person.newTitleWith', { name, changes })
}

function fieldsOf(
  { person: { before, after }, aliases, dropped }: PersonChange,
  slots: PersonSlots,
  context: DomainContext,
): PreviewField[] {
  const { text } = context
  const lists = (Object.keys(LIST_SLOTS) as ListSlot[]).flatMap((slot) => {
    const value = (slots[slot] ?? []).map(cleanText).filter(Boolean).join(', ')
    return value === '' ? [] : [textField({ slot, label: text(`person.label.${slot}`), value })]
  })
  const birthday = birthdayOf(after)
  const single = [
    { slot: 'name', value: after.name === before?.name ? undefined : slots.name },
    { slot: 'relationship', value: slots.relationship && after.relationship },
    { slot: 'notes', value: slots.notes && cleanText(slots.notes) },
  ].flatMap(({ slot, value }) =>
    value ? [textField({ slot, label: text(`person.label.${slot}`), value })] : [],
  )
  const day = slots.birthday !== undefined && birthday ? [birthdayField(birthday, context)] : []
  const rhythm =
    slots.contactEveryDays === undefined || after.contactEveryDays === null
      ? []
      : [
          numberField(
            {
              slot: 'contactEveryDays',
              label: text('rhythm.label'),
              value: after.contactEveryDays,
              minimum: 1,
              maximum: MAX_EVERY_DAYS,
            },
            context,
          ),
        ]
  const shown = [
    { slot: 'aliases', value: aliases },
    { slot: 'removeFacts', value: dropped.map((fact) => fact.text) },
  ].flatMap(({ slot, value }) =>
    value.length === 0
      ? []
      : [
          textField({
            slot,
            label: text(`person.label.${slot}`),
            value: value.join(', '),
            editable: false,
          }),
        ],
  )
  const who = textField({
    slot: 'personRef',
    label: text('person.label.personRef'),
    value: before?.name ?? after.name,
  })
  return [who, ...single, ...day, ...lists, ...rhythm, ...shown]
}

function birthdayField(
  birthday: NonNullable<ReturnType<typeof birthdayOf>>,
  context: DomainContext,
): PreviewField {
  const { day, month, year } = birthday
  const pair = context.locale === 'en' ? [month, day] : [day, month]
  const value = [...pair.map((one) => String(one).padStart(2, '0')), ...(year ? [year] : [])].join(
    '/',
  )
  const display = describeBirthday(birthday, context)
  return textField({
    slot: 'birthday',
    label: context.text('person.label.birthday'),
    value,
    display,
  })
}
