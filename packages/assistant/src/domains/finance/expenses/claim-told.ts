import type { JsonObject } from '@parco/protocol'
import { knownExpenseCategory } from '@parco/router'
import type { DomainContext } from '../../domain-context.ts'
import type { Claim } from '../../domain-tool.ts'
import { saidSlots } from '../../internal/said-slots.ts'
import { readTold } from './claim-put-right.ts'

/** "comprei ração, 89, e levei ele no veterinário, 150": two purchases, of which one has no verb of its own. */
export const claimTwo: Claim = async (_slots, { text }, context) => {
  const { intent, params = {} } = readTold(text, context) ?? {}
  if (intent !== 'bought_two') return undefined
  const { name: _, second: name, secondAmount: amount, ...both } = params
  const also = [purchase({ ...both, name, amount }, context)]
  return { call: purchase(params, context), also, isWhole: true }
}

/** "about 15 on parking, paid cash": a purchase whose amount was heard as an hour, or not at all. */
export const claimAbout: Claim = async ({ actualAmount }, { text }, context) => {
  if (actualAmount !== undefined) return undefined
  const { intent, params = {} } = readTold(text, context) ?? {}
  if (intent !== 'about_on') return undefined
  const { amount = amountOf(params.heard) } = params
  return { call: purchase({ ...params, amount }, context), isWhole: true }
}

/** "dei 100 pra Sofia de presente" names whom it was given to, and no "Sofia de presente". */
export const claimGift: Claim = async (_slots, { text }, context) => {
  const { intent, params = {} } = readTold(text, context) ?? {}
  if (intent !== 'gift_of_money') return undefined
  const { recipient: person, amount: actualAmount, currency, date, paymentMethod } = params
  const name = context.text('expense.giftFor', { person: String(person) })
  const slots = { name, category: 'gifts', actualAmount, date, currency, paymentMethod }
  return { call: { intent: 'create_expense', params: saidSlots(slots) }, isWhole: true }
}

/** "about 7.30 on coffee" is heard as half past seven. */
const amountOf = (heard: unknown): number | undefined =>
  typeof heard === 'string' ? Number(heard.slice(0, 5).replace(':', '.')) : undefined

function purchase(
  { amount: actualAmount, currency, date, name, paymentMethod }: JsonObject | Told,
  { locale }: DomainContext,
) {
  const category = knownExpenseCategory(String(name), locale, undefined)
  const slots = { name, category, actualAmount, date, currency, paymentMethod }
  return { intent: 'create_expense', params: saidSlots(slots) }
}

/** The slots of one purchase. */
type Told = Readonly<Record<string, JsonObject[string] | undefined>>
