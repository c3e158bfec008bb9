import type { IntentCall, JsonObject } from '@parco/protocol'
import { knownExpenseCategory } from '@parco/router'
import type { DomainContext } from '../../domain-context.ts'
import type { Claim, Instead } from '../../domain-tool.ts'
import { claimedSentences } from '../../internal/claimed-sentences.ts'
import { asOpening } from '../../internal/clean-text.ts'
import { fromCents } from '../../internal/money.ts'
import { saidSlots } from '../../internal/said-slots.ts'
import { readPhrases } from '../../internal/word-lists.ts'
import { readPeople, type Sharers } from './read-people.ts'

const readShare = claimedSentences(new URL('./', import.meta.url))

const MEASURED = new RegExp(
  `^${readPhrases<'measured'>(new URL('./measured.yaml', import.meta.url))('measured')}(?!\\p{L})`,
  'iu',
)

/** A whole that several people share, in parts that add up to it: the user has the cents left over. */
interface Parts {
  readonly own: number
  readonly other: number
}

/**
 * "dividi a pizza de 90 com a Ana e o Tom": the user's part is spent. Whoever says that they paid it
 * all is owed the rest, by name; who paid is asked of nobody else, and the remark says what to say.
 */
export const claimShare: Claim = async (_slots, { text }, context) => {
  const read = readShare(text, context)
  if (read?.intent === 'owed_half') return owedHalf(read.params)
  const said = read?.params
  const sharers = said && sharersOf(said)
  if (typeof said?.whole !== 'number' || MEASURED.test(String(said.thing))) return undefined
  if (!sharers) return askOwnPart(said, said.whole, context)
  const parts = partsOf(Math.round(said.whole * 100), sharers.count)
  if (parts.other <= 0) return undefined
  const call = said.isBill === true ? billOf(said, parts) : expenseOf(said, parts, context)
  if (said.isPaid !== true) return { call, remark: remarkOn(said.whole, parts, sharers, context) }
  const also = sharers.names.map((person) => loanOf(person, parts, said))
  return {
    call,
    also,
    remark: context.text('share.paid', tellParts(said.whole, parts, sharers, context)),
  }
}

/** "Tom paid the internet, 60, I owe him half": a debt, and nothing that was spent yet. */
function owedHalf({ currency, person, thing, whole }: JsonObject): Instead | undefined {
  if (typeof whole !== 'number') return undefined
  const { other: totalAmount } = partsOf(Math.round(whole * 100), 2)
  const slots = {
    creditor: person,
    totalAmount: fromCents(totalAmount),
    currency,
    isNegotiated: false,
    notes: thing,
  }
  return { call: { intent: 'create_debt', params: saidSlots(slots) }, isWhole: true }
}

/** "com a galera": of how many nobody knows, so that the part itself is asked for. */
function askOwnPart(said: JsonObject, whole: number, context: DomainContext): Instead {
  const { actualAmount: _, ...params } = expenseOf(said, { own: 0, other: 0 }, context).params
  const told = context.format.money(Math.round(whole * 100))
  return {
    call: { intent: 'create_expense', params },
    remark: context.text('share.ofWhole', { whole: told }),
  }
}

function sharersOf({ others, people, ways }: JsonObject): Sharers | undefined {
  if (typeof people === 'string') return readPeople(people)
  const count = typeof others === 'number' ? others + 1 : ways
  const isCount = typeof count === 'number' && Number.isInteger(count) && count > 1
  return isCount ? { names: [], count } : undefined
}

function partsOf(cents: number, count: number): Parts {
  const other = Math.floor(cents / count)
  return { own: cents - other * (count - 1), other }
}

function expenseOf(
  { currency, date, paymentMethod, thing }: JsonObject,
  { own }: Parts,
  { locale, text }: DomainContext,
): IntentCall {
  const name = typeof thing === 'string' ? thing : text('share.bill')
  const category = knownExpenseCategory(name, locale, undefined)
  const slots = { name, category, actualAmount: fromCents(own), date, currency, paymentMethod }
  return { intent: 'create_expense', params: saidSlots(slots) }
}

/** "o aluguel é 2400, vence dia 5, e a gente racha": each month the user bears their part. */
const billOf = ({ currency, dueDay, thing }: JsonObject, { own }: Parts): IntentCall => ({
  intent: 'create_bill',
  params: saidSlots({ name: asOpening(String(thing)), amount: fromCents(own), dueDay, currency }),
})

/** A bill that is shared, where the rest was taken for a bill of its own. */
export const claimSharedBill: Claim = async (slots, words, context) =>
  readShare(words.text, context)?.params.isBill === true
    ? claimShare(slots, words, context)
    : undefined

const loanOf = (person: string, { other }: Parts, { currency, date }: JsonObject): IntentCall => ({
  intent: 'lend_money',
  params: saidSlots({ person, amount: fromCents(other), date, currency }),
})

/** What was left out of the expense, and what to say where the user paid that too. */
function remarkOn(whole: number, parts: Parts, sharers: Sharers, context: DomainContext): string {
  const told = tellParts(whole, parts, sharers, context)
  if (sharers.names.length === 0) return context.text('share.ownPart', told)
  return context.text('share.ifPaid', { ...told, count: sharers.names.length })
}

function tellParts(
  whole: number,
  { other, own }: Parts,
  { count, names }: Sharers,
  { format }: DomainContext,
) {
  return {
    whole: format.money(Math.round(whole * 100)),
    own: format.money(own),
    other: format.number(fromCents(other)),
    people: format.list([...names]),
    ways: count,
  }
}
