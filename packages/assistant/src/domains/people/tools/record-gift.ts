import type { JsonObject } from '@parco/protocol'
import { z } from 'zod'
import type { DomainContext } from '../../domain-context.ts'
import type { WordsRead } from '../../domain-tool.ts'
import { checkAmount, checkCurrency, checkDay, checkName } from '../../internal/check-slots.ts'
import { quoteText } from '../../internal/clean-text.ts'
import { defineDomainWriteTool } from '../../internal/define-domain-tool.ts'
import { ask, isNotReady, type NotReady } from '../../internal/preparations.ts'
import { choiceField, dayField, moneyField, textField } from '../../internal/preview-fields.ts'
import { GIFT_DIRECTIONS, type GiftDirection } from '../enums.ts'
import { describeGift } from '../gifts/describe-gift.ts'
import { fullerName } from '../persons/fuller-name.ts'
import { keepPerson, preparePerson } from '../persons/keep-person.ts'
import type { PreparedPerson } from '../persons/person-facts.ts'
import { personReferenceSchema, resolvePerson } from '../persons/resolve-person.ts'

const input = z.object({
  personRef: personReferenceSchema.optional().describe('The person as the user names them.'),
  name: z.string().optional().describe('What was given.'),
  direction: z.enum(GIFT_DIRECTIONS).optional().describe('From the user to them: given.'),
  occasion: z.string().optional().describe('Birthday, Christmas: in the words of the user.'),
  date: z.string().optional().describe('YYYY-MM-DD; today when not said.'),
  amount: z.number().optional().describe('What it cost. The expense is recorded apart.'),
  currency: z.string().optional(),
})

type Money = { readonly amountCents: number | null; readonly currency: string | null }
type Prepared = Money & {
  readonly person: PreparedPerson
  readonly name: string
  readonly direction: GiftDirection
  readonly occasion: string | null
  readonly givenOn: string
}
type Output = Prepared & { readonly giftId: string }

/** Records what was given to somebody or received from them, so that no gift is given twice. */
export const recordGift = defineDomainWriteTool({
  name: 'record_gift',
  description:
    'Records a gift that the user gave to a person or received from one; the person is created when unknown. What to give one day is a gift idea (update_person), what it cost an expense.',
  input,
  verb: 'record',
  fromWords: (slots, words, context) => fullerName(onItsDay(slots, words, context), words),
  writes: ['people', 'gifts'],
  async prepare(slots, context) {
    const { text } = context
    const meant = await resolvePerson(slots.personRef, context)
    if (isNotReady(meant)) return meant
    if (slots.name === undefined) return ask('name', text('gift.askName'))
    const name = checkName('name', slots.name.replace(/^[\s:–-]+/, ''), context)
    if (isNotReady(name)) return name
    const day = checkDay('date', slots.date, context)
    if (isNotReady(day)) return day
    const money = checkMoney(slots, context)
    if (isNotReady(money)) return money
    const person = preparePerson(meant)
    const prepared: Prepared = {
      ...money.value,
      person,
      name: name.value,
      direction: slots.direction ?? 'given',
      occasion: quoteText(slots.occasion ?? '') || null,
      givenOn: day.value,
    }
    const gift = describeGift(person.after.name, prepared, context)
    return {
      status: 'ready',
      arguments: prepared,
      preview: {
        title: text(person.id === null ? 'gift.newTitle' : 'gift.title', { gift }),
        fields: fieldsOf(prepared, context),
      },
    }
  },
  async execute(prepared: Prepared, context): Promise<Output> {
    const personId = await keepPerson(prepared.person, context)
    const giftId = context.mint('gft')
    await context.ledger.insert('gifts', {
      id: giftId,
      person_id: personId,
      name: prepared.name,
      direction: prepared.direction,
      occasion: prepared.occasion,
      given_on: prepared.givenOn,
      amount_cents: prepared.amountCents,
      currency: prepared.currency,
      created_at: context.now.toISOString(),
    })
    return { ...prepared, giftId }
  },
  reply: (prepared, context) =>
    context.text('gift.recorded', {
      gift: describeGift(prepared.person.after.name, prepared, context),
    }),
})

/** Occasions that have a day of their own, as sentences name them. */
const DAY_OF: Readonly<Record<string, string>> = { Natal: '12-25', Christmas: '12-25' }

/** "dei uma boneca pra Clara no Natal" says its day, which is the last one that was. */
function onItsDay(
  { date, ...slots }: JsonObject,
  { into }: WordsRead,
  { today }: DomainContext,
): JsonObject {
  const day = DAY_OF[String(slots.occasion)]
  const said = date === undefined ? slots : { ...slots, date }
  const isSaid = date !== undefined && date !== today
  if (day === undefined || isSaid || into !== undefined) return said
  const year = Number(today.slice(0, 4)) - (`${today.slice(0, 5)}${day}` > today ? 1 : 0)
  return { ...slots, date: `${year}-${day}` }
}

function checkMoney(
  slots: z.output<typeof input>,
  context: DomainContext,
): { readonly status: 'checked'; readonly value: Money } | NotReady {
  if (slots.amount === undefined) {
    return { status: 'checked', value: { amountCents: null, currency: null } }
  }
  const amount = checkAmount('amount', slots.amount, context)
  if (isNotReady(amount)) return amount
  const currency = checkCurrency('currency', slots.currency, context)
  if (isNotReady(currency)) return currency
  return { status: 'checked', value: { amountCents: amount.value, currency: currency.value } }
}

function fieldsOf(gift: Prepared, context: DomainContext) {
  const { text } = context
  const isNew = gift.person.id === null
  const { amountCents, currency } = gift
  return [
    textField({ slot: 'name', label: text('gift.label.name'), value: gift.name }),
    textField({
      slot: 'personRef',
      label: text(isNew ? 'person.label.newPerson' : 'person.label.personRef'),
      value: gift.person.after.name,
    }),
    choiceField({
      slot: 'direction',
      label: text('gift.label.direction'),
      value: gift.direction,
      options: GIFT_DIRECTIONS.map((value) => ({ value, label: text(`gift.direction.${value}`) })),
    }),
    ...(gift.occasion === null
      ? []
      : [
          textField({ slot: 'occasion', label: text('gift.label.occasion'), value: gift.occasion }),
        ]),
    dayField({ slot: 'date', label: text('shared.label.day'), value: gift.givenOn }, context),
    ...(amountCents === null || currency === null
      ? []
      : [
          moneyField(
            { slot: 'amount', label: text('shared.label.amount'), value: amountCents, currency },
            context,
          ),
        ]),
  ]
}
