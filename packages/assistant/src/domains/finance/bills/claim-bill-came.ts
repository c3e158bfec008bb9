import type { JsonObject } from '@parco/protocol'
import { knownExpenseCategory } from '@parco/router'
import type { Claim, Instead } from '../../domain-tool.ts'
import { monthOf } from '../../internal/calendar.ts'
import { claimedSentences } from '../../internal/claimed-sentences.ts'
import { asOpening } from '../../internal/clean-text.ts'
import { dueDaySaid } from '../../internal/due-day-said.ts'
import { saidSlots } from '../../internal/said-slots.ts'
import { billNamed } from './bill-named.ts'

/** Reads what is said of bills that depends on which there are. */
export const readBillSaid = claimedSentences(new URL('./', import.meta.url))

/** "a água veio 58,40, vence dia 22": this month's amount of a bill that is kept, else a new bill. */
export const claimBillCame: Claim = async ({ amount: asNew }, { text }, context) => {
  const { intent, params = {} } = readBillSaid(text, context) ?? {}
  if (intent === 'emi') return instalmentBill(params)
  if (intent !== 'bill_came' && intent !== 'bill_was') return undefined
  const { amount, bill, currency } = params
  const date =
    typeof params.date === 'string' ? dueDaySaid(params.date, text, context.today) : undefined
  const month = date && monthOf(date)
  // "vence amanhã": the day of the month that it is.
  const dueDay = date === undefined ? params.dueDay : Number(date.slice(-2))
  const name = String(bill)
  const known = await billNamed(name, context)
  if (known) {
    const slots = { billRef: known.id, amount, dueDay, scope: 'this', monthYear: month }
    return { call: { intent: 'update_bill', params: saidSlots(slots) } }
  }
  // What is read as a new bill already is one.
  if (asNew !== undefined || intent === 'bill_was') return undefined
  const isBill = knownExpenseCategory(name, context.locale, undefined) === 'bills'
  const category = isBill ? 'utilities' : undefined
  const slots = {
    name: asOpening(name),
    category,
    amount,
    currency,
    dueDay,
    startMonthYear: month,
  }
  return { call: { intent: 'create_bill', params: saidSlots(slots) } }
}

/** "EMI for home loan is 32,500 on the 7th every month": a bill called so, whatever it pays off. */
function instalmentBill({ amount, bill, currency, dueDay }: JsonObject): Instead {
  const slots = { name: asOpening(`${String(bill)} EMI`), amount, currency, dueDay }
  return { call: { intent: 'create_bill', params: saidSlots(slots) } }
}
