import type { IntentCall, JsonObject, JsonValue } from '@parco/protocol'
import { fold, incomeTypeOf } from '@parco/router'
import type { Claim } from '../../domain-tool.ts'
import { claimedSentences } from '../../internal/claimed-sentences.ts'
import { asOpening } from '../../internal/clean-text.ts'
import { saidSlots } from '../../internal/said-slots.ts'
import { readWordLists } from '../../internal/word-lists.ts'
import { incomeTypeLabel } from '../labels.ts'

const readSaid = claimedSentences(new URL('./', import.meta.url))
const payers = readWordLists<'nobody'>(new URL('./payers.yaml', import.meta.url))

/** "recebo dia 5 e dia 20, 2 mil cada": two regular incomes, each with its day in its name. */
export const claimPaydays: Claim = async (_slots, { text }, context) => {
  const said = readSaid(text, context)?.params ?? {}
  const [day, secondDay] = [dayOfMonth(said.day), dayOfMonth(said.secondDay)]
  if (day === undefined || secondDay === undefined || day === secondDay) return undefined
  const [first, second] = amountsOf(said)
  const name = incomeTypeLabel('salary', context)
  const onDay = (dueDay: number, amount: number | undefined): IntentCall => ({
    intent: 'create_income_rule',
    params: {
      name: context.text('incomeRule.ofDay', { name, day: dueDay }),
      type: 'salary',
      frequency: 'monthly',
      dueDay,
      ...(amount === undefined ? {} : { amount }),
    },
  })
  return { call: onDay(day, first), also: [onDay(secondDay, second)] }
}

/** "I make 2100 every two weeks, next one is Friday", "I get paid on the 28th": a salary, which no word names. */
export const claimEachTime: Claim = async (_slots, { text }, context) => {
  const said = readSaid(text, context)
  if (said?.intent !== 'income_each_time') return undefined
  const { amount, currency, day, frequency, startDate } = said.params
  const dueDay = dayOfMonth(day)
  const slots = { amount, currency, frequency, dueDay, startDate, type: 'salary' }
  return { call: { intent: 'create_income_rule', params: saidSlots(slots) } }
}

/**
 * "Acme paid me 900", of nobody who owes: that came in from them. What it was for stands behind their
 * name, by which it is asked for again.
 */
export const claimPaidBy: Claim = async ({ name: known }, { text }, context) => {
  const said = readSaid(text, context)
  const payer = String(said?.params.payer)
  if (said?.intent !== 'paid_by' || payers.nobody.has(fold(payer))) return undefined
  const { amount: actualAmount, currency, date, type = incomeTypeOf(payer), work } = said.params
  // What was understood without a claim has a name of its own, unless it dropped who paid.
  if (known !== undefined && work === undefined) return undefined
  const name = asOpening(work === undefined ? payer : `${payer}, ${work}`)
  const slots = { name, type, actualAmount, currency, date }
  return { call: { intent: 'create_income', params: saidSlots(slots) }, isWhole: true }
}

/** "quanto vou receber em dezembro?" asks for the December that lies ahead. */
export const claimAhead: Claim = async (_slots, { text }, context) => {
  const said = readSaid(text, context)
  if (said?.intent !== 'incomes_ahead') return undefined
  const { endDate, startDate } = said.params
  return { call: { intent: 'get_incomes', params: saidSlots({ startDate, endDate }) } }
}

/** "quando eu recebo?" asks for what regular incomes bring next. */
export const claimNextPay: Claim = async (_slots, { text }, context) =>
  readSaid(text, context)?.intent === 'next_pay'
    ? { call: { intent: 'get_incomes', params: { isNext: true } } }
    : undefined

/** "dia 5", "todo dia 5", "5": a day of each month, which sentences read as a date or a number. */
function dayOfMonth(said: JsonValue | undefined): number | undefined {
  const day = typeof said === 'string' ? Number(said.slice(8)) : said
  return typeof day === 'number' && Number.isInteger(day) && day >= 1 && day <= 31 ? day : undefined
}

/** What comes on each day; of a whole that is halved the second half has the cent left over. */
function amountsOf({ amount, isHalved, secondAmount }: JsonObject) {
  if (typeof amount !== 'number') return []
  if (isHalved !== true) return [amount, typeof secondAmount === 'number' ? secondAmount : amount]
  const cents = Math.round(amount * 100)
  const half = Math.floor(cents / 2)
  return [half / 100, (cents - half) / 100]
}
