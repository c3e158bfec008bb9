import type { Claim } from '../../domain-tool.ts'
import { claimedSentences } from '../../internal/claimed-sentences.ts'
import { bestMatches, matchName } from '../../internal/match-name.ts'
import { readRecentExpenses } from '../expenses/read-expenses.ts'
import { readCards } from './read-cards.ts'

/** Purchases further back are on a bill that is closed. */
const RECENT = 200

const readSaid = claimedSentences(new URL('./', import.meta.url))

/** "coloca o tênis no nubank": a purchase that is recorded, and a card of that name. */
export const claimCard: Claim = async (_slots, { text }, context) => {
  const said = readSaid(text, context)
  const { purchase, card: cardRef } = said?.intent === 'put_on_card' ? said.params : {}
  if (typeof purchase !== 'string' || typeof cardRef !== 'string') return undefined
  const isNamed = ({ name }: { readonly name: string }, said: string) =>
    ['same', 'part'].includes(matchName(said, name))
  if (!(await readCards(context)).some((card) => isNamed(card, cardRef))) return undefined
  const known = await readRecentExpenses(RECENT, context)
  if (!known.some((expense) => isNamed(expense, purchase))) return undefined
  const params = { expenseRef: { name: purchase }, cardRef, paymentMethod: 'credit_card' }
  return { call: { intent: 'update_expense', params } }
}

/** "what's on my Visa?" asks for the bill of a card of that name. */
export const claimOnCard: Claim = async (_slots, { text }, context) => {
  const said = readSaid(text, context)
  if (said?.intent !== 'ask_card') return undefined
  const { candidates } = bestMatches(
    String(said.params.card),
    await readCards(context),
    ({ name }) => name,
  )
  const [card] = candidates
  return card && { call: { intent: 'get_invoice', params: { cardRef: card.name } } }
}
