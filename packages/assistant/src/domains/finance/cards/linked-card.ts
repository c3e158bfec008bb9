import type { Id, JsonObject, JsonValue } from '@parco/protocol'
import type { DomainContext } from '../../domain-context.ts'
import type { WordsRead } from '../../domain-tool.ts'
import { claimedSentences } from '../../internal/claimed-sentences.ts'
import { cleanName } from '../../internal/clean-text.ts'
import { bestMatches, nameKey } from '../../internal/match-name.ts'
import type { PaymentMethod } from '../enums.ts'
import type { Card } from '../tables.ts'
import { readCards } from './read-cards.ts'

/** What the field of an expense's card holds where none of the registered ones was used. */
export const NO_CARD = 'none'

interface SaidCard {
  /** The name of a card, its id, or that it is none. */
  readonly cardRef?: string | undefined
  readonly paymentMethod: PaymentMethod | null
}

/**
 * The card that an expense was paid with: the one that was named; else the only one there is.
 * Nothing that was paid in another way has one.
 */
export function linkedCard(
  { cardRef, paymentMethod }: SaidCard,
  cards: readonly Card[],
): Id<'crd'> | null {
  if (paymentMethod !== 'credit_card' || cardRef === NO_CARD) return null
  const fitting = cardRef === undefined ? cards : cardsNamed(cardRef, cards)
  const [only] = fitting
  return only && fitting.length === 1 ? only.id : null
}

/** The cards that a reference may mean: one by its id, else those whose names fit best. */
export function cardsNamed(reference: string, cards: readonly Card[]): readonly Card[] {
  const chosen = cards.filter(({ id }) => id === reference)
  if (chosen.length > 0) return chosen
  return bestMatches(reference, cards, ({ name }) => name).candidates
}

/**
 * Adds the card whose name stands in the user's words to what was read of an expense: "gastei 200 no
 * mercado no cartão nubank". The name of a shop is none ("comprei uma camisa do Inter"), nor is one
 * where another way to pay was said.
 */
export async function cardFromWords(
  read: JsonObject,
  { text, into }: WordsRead,
  context: DomainContext,
): Promise<JsonObject> {
  const slots = cardOutOfName(read, context)
  const { cardRef, paymentMethod } = slots
  if (cardRef !== undefined) return slots
  if (paymentMethod !== undefined && paymentMethod !== 'credit_card') return slots
  const cards = await readCards(context)
  const kept = JSON.stringify([slots, into])
  const said = cards.filter(({ name }) => isSaid(name, text) && !isSaid(name, kept))
  const [only] = said
  if (!only)
    return paymentMethod === undefined ? slots : withOther(slots, text, kept, cards, context)
  if (said.length > 1) return slots
  return { ...slots, cardRef: only.name, paymentMethod: 'credit_card' }
}

const readSaid = claimedSentences(new URL('./', import.meta.url))

/** The card behind what was bought with it, in whatever words. */
function boughtWith(words: JsonValue | undefined, context: DomainContext): JsonObject {
  const said = typeof words === 'string' ? readSaid(words, context) : undefined
  return said?.intent === 'bought_with' ? said.params : {}
}

/** "Posto no cartão azul" was bought at "Posto": what a card is called is of no purchase's name. */
function cardOutOfName(slots: JsonObject, context: DomainContext): JsonObject {
  const { card, purchase } = boughtWith(slots.name, context)
  if (typeof purchase !== 'string' || typeof card !== 'string') return slots
  const { cardRef = card, paymentMethod = 'credit_card' } = slots
  return { ...slots, name: cleanName(purchase), cardRef, paymentMethod }
}

/** Who issues cards, of those whose names say nothing else: "no cartão itaú" is not the Nubank one. */
const ISSUERS = [
  'nubank roxinho inter c6 itau bradesco santander neon picpay digio sicoob sicredi btg xp',
  'visa mastercard elo amex hipercard chase citi discover barclaycard monzo revolut hsbc',
].flatMap((names) => names.split(' '))

/** Somebody else's card, or one that is not registered, is not the only one there is. */
function withOther(
  slots: JsonObject,
  text: string,
  kept: string,
  cards: readonly Card[],
  context: DomainContext,
): JsonObject {
  const isOwn = (issuer: string) => cards.some(({ name }) => isSaid(issuer, name))
  const issuer = ISSUERS.find(
    (issuer) => isSaid(issuer, text) && !isSaid(issuer, kept) && !isOwn(issuer),
  )
  const other = issuer ?? boughtWith(text, context).card
  return other === undefined || cards.length === 0 ? slots : { ...slots, cardRef: other }
}

/** Whether the words of a name stand in a text one after another. */
function isSaid(name: string, text: string): boolean {
  return ` ${nameKey(text)} `.includes(` ${nameKey(name)} `)
}
