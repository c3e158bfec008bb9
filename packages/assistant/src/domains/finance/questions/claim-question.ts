import type { Claim } from '../../domain-tool.ts'
import { claimedSentences } from '../../internal/claimed-sentences.ts'
import { saidSlots } from '../../internal/said-slots.ts'
import { spreadPurchases } from '../expenses/purchase-left.ts'

const readSaid = claimedSentences(new URL('./', import.meta.url))

/** "quanto gastei ontem e hoje?" asks for both days; one day alone is the other's half of an answer. */
export const claimBetween: Claim = async (_slots, { text }, context) => {
  const said = readSaid(text, context)
  if (said?.intent !== 'spent_between') return undefined
  const { endDate, startDate } = said.params
  return { call: { intent: 'get_expenses', params: saidSlots({ startDate, endDate }) } }
}

/** "se eu gastar mais 500, quanto sobra?" asks for the month as if that were spent. */
export const claimSupposed: Claim = async (_slots, { text }, context) => {
  const said = readSaid(text, context)
  if (said?.intent !== 'supposed_spending') return undefined
  const { supposedAmount } = said.params
  const params = saidSlots({ period: 'current_month', supposedAmount })
  return { call: { intent: 'get_finance_summary', params } }
}

/** "how am I doing on food?" asks what was spent on it this month, beside its plan. */
export const claimDoing: Claim = async (_slots, { text }, context) => {
  const said = readSaid(text, context)
  if (said?.intent !== 'doing_on' || said.params.category === undefined) return undefined
  return { call: { intent: 'get_expenses', params: { category: said.params.category } } }
}

/** "quanto falta pagar do fone?" asks for a purchase in instalments, where one of that name goes on. */
export const claimPurchase: Claim = async (_slots, { text }, context) => {
  const said = readSaid(text, context)
  if (said?.intent !== 'left_of_purchase') return undefined
  const name = String(said.params.thing)
  if ((await spreadPurchases(name, context)).length === 0) return undefined
  return { call: { intent: 'get_purchase_left', params: { name } } }
}

/** "gastei demais esse mês" tells no purchase: how the month stands is told, without a word on it. */
export const claimTooMuch: Claim = async (_slots, { text }, context) => {
  const said = readSaid(text, context)
  if (said?.intent !== 'spent_too_much') return undefined
  const { startDate, endDate } = said.params
  const days = startDate === undefined ? { period: 'current_month' } : { startDate, endDate }
  const call = { intent: 'get_finance_summary', params: saidSlots(days) }
  return { call, remark: context.text('summary.tooMuch') }
}

/** "how's my balance?" may be of a life too: money is told, and how to ask for the other. */
export const claimBalance: Claim = async (_slots, { text }, context) => {
  if (readSaid(text, context)?.intent !== 'either_balance') return undefined
  const call = { intent: 'get_finance_summary', params: { period: 'current_month' } }
  return { call, remark: context.text('summary.eitherBalance') }
}

/** "dá pra pagar a luz?" asks whether the month's money suffices for what is open. */
export const claimCanPay: Claim = async (_slots, { text }, context) =>
  readSaid(text, context)?.intent === 'can_pay'
    ? { call: { intent: 'get_finance_summary', params: { period: 'current_month' } } }
    : undefined

/** "how much is left after bills?" asks for what is left, and for no bill. */
export const claimAfterBills: Claim = async (_slots, { text }, context) =>
  readSaid(text, context)?.intent === 'left_after_bills'
    ? { call: { intent: 'get_allowance', params: {} } }
    : undefined

/** "quanto gasto com assinaturas?" is of the bills that are subscriptions: other bills are none. */
export const claimSubscriptions: Claim = async (_slots, { text }, context) =>
  readSaid(text, context)?.intent === 'subscriptions'
    ? { call: { intent: 'get_bills', params: { category: 'subscription' } } }
    : undefined
