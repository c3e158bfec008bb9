import type { DomainContext } from '../../domain-context.ts'
import type { Resolution } from '../../domain-tool.ts'
import { quoteText } from '../../internal/clean-text.ts'
import { askWhich } from '../../internal/preparations.ts'
import type { Card } from '../tables.ts'
import type { CardDays } from './invoice.ts'
import { cardsNamed } from './linked-card.ts'
import { readCards } from './read-cards.ts'

/** Finds the card that the user means; the only one needs no name. */
export async function resolveCard(
  reference: string | undefined,
  context: DomainContext,
): Promise<Resolution<Card>> {
  const { format, text } = context
  const cards = await readCards(context)
  if (cards.length === 0) return { status: 'refused', explanation: text('card.noneYet') }
  const candidates = reference === undefined ? cards : cardsNamed(reference, cards)
  const [only] = candidates
  if (only && candidates.length === 1) return { status: 'found', row: only }
  if (candidates.length === 0) {
    const existing = format.list(cards.map(({ name }) => name))
    const explanation = text('card.notFound', { wanted: quoteText(reference ?? ''), existing })
    return { status: 'refused', explanation }
  }
  return askWhich(
    'cardRef',
    text('card.askWhich'),
    candidates.map((card) => ({ label: describeCard(card, context), value: card.id })),
  )
}

/** `Nubank, fecha dia 3 e vence dia 10`. */
export function describeCard(
  card: CardDays & { readonly name: string },
  { text }: DomainContext,
): string {
  const { closingDay, dueDay, name } = card
  return text('card.described', { name, closingDay, dueDay })
}
