import type { DomainContext } from '../../domain-context.ts'
import { nameKey } from '../../internal/match-name.ts'
import { cardsNamed } from './linked-card.ts'
import { readCards } from './read-cards.ts'

/** What people call the invoice of whichever card they have, as a key. */
const ANY_INVOICE =
  /^(?:fatura )?(?:do )?(?:cartao|cartao de credito|credit card|card)(?: bill)?$|^fatura$/

/**
 * What to say of an invoice that was paid: its purchases are recorded one by one, so that its payment
 * is not spent again. Nothing where no card is meant.
 */
export async function invoicePaid(
  billRef: string | undefined,
  context: DomainContext,
): Promise<string | undefined> {
  if (billRef === undefined) return undefined
  const cards = await readCards(context)
  const [card] = ANY_INVOICE.test(nameKey(billRef)) ? cards : cardsNamed(billRef, cards)
  return card && context.text('card.paymentIsCounted', { name: card.name })
}
