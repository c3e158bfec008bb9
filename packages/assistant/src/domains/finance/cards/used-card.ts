import type { Id } from '@parco/protocol'
import { fold } from '@parco/router'
import type { DomainContext } from '../../domain-context.ts'
import type { Card } from '../tables.ts'
import { type CardDays, invoiceMonthOf, invoiceOf } from './invoice.ts'

/** What of a card says into which invoice a purchase goes. */
export type UsedCard = CardDays & { readonly name: string }

/** The card of an id. */
export function usedCard(id: Id<'crd'> | null, cards: readonly Card[]): UsedCard | null {
  const card = cards.find((one) => one.id === id)
  if (!card) return null
  const { closingDay, dueDay, name } = card
  return { closingDay, dueDay, name }
}

/** `no cartão Nubank`; a card that is called "Cartão azul" has its word already. */
export function describeOnCard({ name }: Pick<UsedCard, 'name'>, { text }: DomainContext): string {
  const words = fold(name).split(' ')
  const isSaid = text('card.words')
    .split('|')
    .some((word) => words.includes(word))
  return text(isSaid ? 'card.paidWithCalled' : 'card.paidWith', { name })
}

/** `Entra na fatura do Nubank que fecha 03/12 e vence 10/12.` */
export function describeIntoInvoice(
  spentOn: string,
  card: UsedCard,
  { format, text }: DomainContext,
): string {
  const { closesOn, dueOn } = invoiceOf(invoiceMonthOf(spentOn, card), card)
  const values = { name: card.name, closes: format.day(closesOn), due: format.day(dueOn) }
  return text('invoice.into', values)
}
