import type { DomainContext } from '../../domain-context.ts'
import type { GiftDirection } from '../enums.ts'
import { callPerson } from '../persons/describe-person.ts'

interface GiftFacts {
  readonly name: string
  readonly direction: GiftDirection
  readonly occasion: string | null
  readonly givenOn: string
  readonly amountCents: number | null
  readonly currency: string | null
}

/** `Livro, para Ana (aniversário), R$ 80,00, hoje (18/11)`. */
export function describeGift(person: string, gift: GiftFacts, context: DomainContext): string {
  const who = context.text(`gift.${gift.direction}`, { name: callPerson(person, context) })
  const occasion = gift.occasion === null ? '' : ` (${gift.occasion})`
  return [gift.name, `${who}${occasion}`, ...amountAndDay(gift, context)].join(', ')
}

/** The same in a list about one person: `Livro, dado, aniversário, 12/03`. */
export function describeGiftBriefly(gift: GiftFacts, context: DomainContext): string {
  const direction = context.text(`gift.direction.${gift.direction}`).toLocaleLowerCase()
  const occasion = gift.occasion === null ? [] : [gift.occasion]
  return [gift.name, direction, ...occasion, ...amountAndDay(gift, context)].join(', ')
}

function amountAndDay(gift: GiftFacts, { format }: DomainContext): string[] {
  const { amountCents, currency } = gift
  const isPriced = amountCents !== null && currency !== null
  return [...(isPriced ? [format.money(amountCents, currency)] : []), format.day(gift.givenOn)]
}
