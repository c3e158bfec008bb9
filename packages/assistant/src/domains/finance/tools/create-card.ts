import { type Id, type JsonObject, ParcoError } from '@parco/protocol'
import { z } from 'zod'
import type { DomainContext } from '../../domain-context.ts'
import { addDays } from '../../internal/calendar.ts'
import { type Checked, checkName } from '../../internal/check-slots.ts'
import { defineDomainWriteTool } from '../../internal/define-domain-tool.ts'
import { nameKey } from '../../internal/match-name.ts'
import { ask, isNotReady, type NotReady } from '../../internal/preparations.ts'
import { numberField, textField } from '../../internal/preview-fields.ts'
import { readCard, readCards } from '../cards/read-cards.ts'
import { describeCard } from '../cards/resolve-card.ts'
import { readExpensesOfDays } from '../expenses/read-expenses.ts'

const input = z.object({
  name: z.string().optional().describe('The card as the user calls it, such as Nubank.'),
  closingDay: z.number().optional().describe('Day of the month on which its invoice closes.'),
  dueDay: z.number().optional().describe('Day of the month on which its invoice is due.'),
})

type Days = { readonly closingDay: number; readonly dueDay: number }
type Prepared = Days & {
  readonly name: string
  /** The card of that name that is registered already, whose days change. */
  readonly replaces: (Days & { readonly id: Id<'crd'>; readonly name: string }) | null
}
type Output = Prepared & {
  readonly cardId: string
  /** A purchase on credit of before, which is on no card. */
  readonly loose?: string | null
}

/** A purchase further back is on a bill that was closed long ago. */
const LOOSE_DAYS = 30

/** Registers a credit card, or changes the days of one that is registered. */
export const createCard = defineDomainWriteTool({
  name: 'create_card',
  description:
    'Registers a credit card with the days of the month on which its invoice closes and is due; of one that is registered it changes the days.',
  input,
  verb: 'record',
  writes: ['cards'],
  async prepare(slots, context) {
    if (slots.name === undefined) return ask('name', context.text('card.ask.name'))
    const name = checkName('name', withoutKind(slots.name), context)
    if (isNotReady(name)) return name
    const cards = await readCards(context)
    const known = cards.find((card) => nameKey(card.name) === nameKey(name.value))
    const closingDay = checkDayNumber(
      'closingDay',
      slots.closingDay ?? known?.closingDay,
      name.value,
      context,
    )
    if (isNotReady(closingDay)) return closingDay
    const dueDay = checkDayNumber('dueDay', slots.dueDay ?? known?.dueDay, name.value, context)
    if (isNotReady(dueDay)) return dueDay
    const prepared: Prepared = {
      name: known?.name ?? name.value,
      closingDay: closingDay.value,
      dueDay: dueDay.value,
      replaces: known
        ? { id: known.id, name: known.name, closingDay: known.closingDay, dueDay: known.dueDay }
        : null,
    }
    const { text } = context
    const warning = known && text('card.replaces', { card: describeCard(known, context) })
    return {
      status: 'ready',
      arguments: prepared,
      preview: {
        title: text('card.title', { card: describeCard(prepared, context) }),
        fields: [
          textField({ slot: 'name', label: text('shared.label.name'), value: prepared.name }),
          dayNumberField('closingDay', prepared.closingDay, context),
          dayNumberField('dueDay', prepared.dueDay, context),
        ],
        ...(warning === undefined ? {} : { warning }),
      },
    }
  },
  /** "fecha dia 5" in reply to the card sets right the day of closing, where a bare day is the due one. */
  fromWords(slots, { text, into }) {
    if (into?.closingDay === undefined || slots.dueDay === undefined) return slots
    if (!/\b(?:fech|clos)/i.test(text) || slots.closingDay !== undefined) return slots
    const { dueDay, ...rest } = slots
    return { ...rest, closingDay: dueDay } as JsonObject
  },
  /** "3 e 10": asked for the closing day, both are told at once. */
  fromAnswer(said, missing) {
    const [closingDay, dueDay, ...more] = (said.match(/\d+/g) ?? []).map(Number)
    if (!missing.includes('closingDay') || dueDay === undefined || more.length > 0) return undefined
    return /venc.*fech|due.*clos/i.test(said)
      ? { closingDay: dueDay, dueDay: closingDay ?? dueDay }
      : { closingDay: closingDay ?? dueDay, dueDay }
  },
  async execute(prepared: Prepared, context): Promise<Output> {
    const { replaces, name, closingDay, dueDay } = prepared
    const days = { closing_day: closingDay, due_day: dueDay }
    if (replaces) {
      const now = await readCard(replaces.id, context)
      if (now.closingDay !== replaces.closingDay || now.dueDay !== replaces.dueDay) {
        throw new ParcoError('stale', context.text('shared.stale'))
      }
      await context.ledger.update('cards', replaces.id, days)
      return { ...prepared, cardId: replaces.id }
    }
    const cardId = context.mint('crd')
    await context.ledger.insert('cards', {
      id: cardId,
      name,
      ...days,
      created_at: context.now.toISOString(),
    })
    return { ...prepared, cardId, loose: await readLoose(context) }
  },
  reply(card, context) {
    const { text } = context
    const values = { card: describeCard(card, context), name: card.name, loose: card.loose }
    const done = text(card.replaces ? 'card.changed' : 'card.created', values)
    return card.loose ? `${done}\n${text('card.loose', values)}` : done
  },
})

/** The newest purchase on credit that is on no card: whoever adds a card later may want it there. */
async function readLoose(context: DomainContext): Promise<string | null> {
  const from = addDays(context.today, -LOOSE_DAYS)
  const recent = await readExpensesOfDays(from, context.today, context)
  const loose = recent.find(
    ({ cardId, paymentMethod }) => cardId === null && paymentMethod === 'credit_card',
  )
  return loose?.name ?? null
}

/** "cartão nubank" is called Nubank. */
function withoutKind(name: string): string {
  return name.replace(
    /^(?:(?:meu|my|o|the)\s+)?cart(?:ão|ao)\s+(?:de\s+crédito\s+)?(?:d[oae]\s+)?/i,
    '',
  )
}

function checkDayNumber(
  slot: 'closingDay' | 'dueDay',
  day: number | undefined,
  name: string,
  { text }: DomainContext,
): Checked<number> | NotReady {
  if (day === undefined) return ask(slot, text(`card.ask.${slot}`, { name }))
  if (Number.isInteger(day) && day >= 1 && day <= 31) return { status: 'checked', value: day }
  return ask(slot, text('card.ask.dayInvalid', { question: text(`card.ask.${slot}`, { name }) }))
}

function dayNumberField(slot: 'closingDay' | 'dueDay', value: number, context: DomainContext) {
  const label = context.text(`card.label.${slot}`)
  return numberField({ slot, label, value, minimum: 1, maximum: 31 }, context)
}
