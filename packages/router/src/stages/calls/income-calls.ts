import { wordsOf } from '../../clauses/message.ts'
import type { TextBinding } from '../../grammar/match.ts'
import type { SlotSpan, SlotSpanOf } from '../../slots/slot-span.ts'
import { incomeTypeOf } from '../../values/category-of.ts'
import {
  billLexicon,
  expenseLexicon,
  incomeLexicon,
  investmentLexicon,
  relationLexicon,
} from '../../values/lexicons.ts'
import { capitalize, nameOf, titleOf } from '../../values/name-of.ts'
import { isOfMany } from '../fill/paid-amount.ts'
import { amountOfAll } from './amount-of-all.ts'
import {
  type CallBuilder,
  type CallInput,
  dateSince,
  recordDate,
  setOf,
  spanOf,
  textOf,
} from './call-builder.ts'
import { saysEach } from './instalment-amount.ts'
import { amountParams, amountProblem, titleIn } from './money-calls.ts'
import { ARRIVED, isSaidIn, RECEIVING } from './money-in.ts'
import { HOMES, isNotYetPaid, WORLDLY_AMOUNT } from './no-purchase.ts'
import { PAYMENT_SLOTS, type Purchase, readPurchase } from './purchase.ts'
import { DEFINITE } from './said-words.ts'
import { INCOME_CALLS as WORDS } from './words.generated.ts'

function saleName(input: CallInput, sold: { from: number; to: number }): string {
  // "velho" fills many a sentence; right behind a thing that is sold it says how old the thing is.
  const isUsed = WORDS.used.has(input.message.items[sold.to]?.word ?? '')
  const thing = nameOf(input.message, sold.from, isUsed ? sold.to + 1 : sold.to)
  return input.message.locale === 'en' ? `${capitalize(thing)} sale` : `Venda de ${thing}`
}

/** Who paid for work or for rent, where the message names nothing else: "o cliente pagou a nota". */
function clientName(input: CallInput): string | undefined {
  const payer = setOf(input).isPaidBy === true ? textOf(input, 'payer') : undefined
  if (payer === undefined) return undefined
  const wage = textOf(input, 'wage')
  const who = titleOf(input.message, payer.from, payer.to)
  if (wage === undefined) return who
  const what = titleOf(input.message, wage.from, wage.to)
  if (input.message.locale === 'en') return `${who} ${what.toLowerCase()}`
  const article = input.message.items[payer.from - 1]?.word === 'a' ? 'da' : 'do'
  return `${what} ${article} ${who.toLowerCase()}`
}

/** Money that came from a person and is said to be for nothing in particular. */
function payerName(input: CallInput): string | undefined {
  if (setOf(input).isPix !== true) return undefined
  const payer = textOf(input, 'payer')
  const isPix = input.message.items.some((item) => item.word === 'pix')
  if (payer === undefined) return isPix ? 'Pix' : undefined
  const name = nameOf(input.message, payer.from, payer.to)
  return isPix ? `Pix ${name}` : capitalize(name)
}

/** "saquei 400 da reserva": one's own money changes its place and is no income. */
function isTakenOut(input: CallInput): boolean {
  const text = textOf(input, 'payer', 'incomeName', 'surelyIncome')
  if (text === undefined) return false
  const words = wordsOf({ message: input.message, from: text.from, to: text.to })
  const at = words.findIndex((word) => !DEFINITE.has(word))
  if (investmentLexicon.at(words, Math.max(at, 0)) === undefined) return false
  return isSaidIn(input, WORDS.takingOut)
}

/** What somebody who pays the speaker for work has paid for; a bill, a meal or a ride is paid to others. */
function isWorkElsewhere(input: CallInput): boolean {
  const [payer, work] = [textOf(input, 'payer'), textOf(input, 'work')]
  if (payer === undefined || work === undefined) return false
  const wordsFrom = ({ from, to }: TextBinding) => wordsOf({ message: input.message, from, to })
  if (incomeLexicon.within(wordsFrom(payer))?.key !== 'freelance') return true
  const words = wordsFrom(work)
  if (billLexicon.within(words) !== undefined || words.some((word) => WORDS.rides.has(word)))
    return true
  // "a cliente pagou 80 do bolo": of what is made at home.
  return !WORDS.made.has(words[0] ?? '') && TREATS.has(expenseLexicon.within(words)?.key ?? '')
}

const TREATS: ReadonlySet<string> = new Set(['food', 'entertainment', 'travel'])

/** "a inquilina pagou a luz, 90", "o cliente pagou o jantar": a bill or a meal is paid to others. */
function isPaidElsewhere(input: CallInput): boolean {
  if (isWorkElsewhere(input)) return true
  const what = textOf(input, 'payer') && textOf(input, 'what')
  if (what === undefined) return false
  const words = wordsOf({ message: input.message, from: what.from, to: what.to })
  if (incomeLexicon.within(words) !== undefined) return false
  return (billLexicon.within(words) ?? expenseLexicon.within(words)) !== undefined
}

/** "fiz 11 entregas", "got 2 gigs": how many jobs there were, and not what they brought. */
function isCount({ message }: CallInput, money: SlotSpanOf<'money'>): boolean {
  const { value, to } = money
  const next = message.items[to]?.word ?? ''
  if (value.isCurrencySaid || !next.endsWith('s') || WORDS.paidOut.has(next)) return false
  if (isOfMany(message, money)) return true
  return incomeLexicon.at([next], 0)?.key === 'freelance'
}

/** "meu salário caiu 500 reais": it may have come, and it may have been cut. */
function isChange({ message }: CallInput): boolean {
  const { items, spansAt } = message
  return items.some(
    ({ word }, at) =>
      WORDS.moved.has(word) &&
      WORDS.salaries.has(items[at - 1]?.word ?? '') &&
      WORDS.mine.has(items[at - 2]?.word ?? '') &&
      (spansAt.get(at + 1) ?? []).some(({ type }) => type === 'money'),
  )
}

/** "tá na conta desde ontem": the day it came; "recebi 300 desde segunda" is the sum of several. */
function arrivedSince(input: CallInput): { date: string; problem?: string } | undefined {
  const date = dateSince(input)
  return date !== undefined && isSaidIn(input, ARRIVED) ? { date } : undefined
}

/** "a comissão de outubro veio 740": the month is that of the work, and not the day it came. */
function withoutItsMonth(input: CallInput): CallInput {
  const { reading, message } = input
  const isItsMonth = (span: SlotSpan) =>
    span.type === 'period' &&
    span.value.granularity === 'month' &&
    (message.locale === 'en' || message.items[span.from - 1]?.word === 'de')
  const floats = reading.match.floats.filter((span) => !isItsMonth(span))
  return { ...input, reading: { ...reading, match: { ...reading.match, floats } } }
}

/** "entrou 2 mil na conta do meu marido" is theirs; the change from a purchase is nobody's income. */
function isOfAnother(input: CallInput): boolean {
  const { message, clauseFrom, clauseTo } = input
  const words = wordsOf({ message, from: clauseFrom, to: clauseTo })
  if (words.some((word, at) => word === 'troco' && words[at - 1] === 'o')) return true
  if (words.some((word) => WORDS.invoices.has(word)) && words.some((word) => word === 'received'))
    return true
  const isGraded =
    words.some((word) => WORDS.graders.has(word)) && !words.some((word) => WORDS.took.has(word))
  if (isGraded && spanOf(input, 'money')?.value.isCurrencySaid !== true) return true
  return words.some((word, at) => {
    if (!WORDS.accounts.has(word)) return false
    if (words[at - 1] === "'s") return true
    if (!WORDS.ofWhom.has(words[at + 1] ?? '')) return false
    const who = DEFINITE.has(words[at + 2] ?? '') ? at + 3 : at + 2
    return relationLexicon.at(words, who) !== undefined
  })
}

/** What a sale brought: the price, or what so many came to at so much each. */
function amountOfSale(input: CallInput): SlotSpanOf<'money'> | 'unclear' | undefined {
  const money = spanOf(input, 'money')
  if (money === undefined || money.invalid) return money
  if (setOf(input).isEach === true) return amountOfAll(input)
  return saysEach(input, money.to) ? 'unclear' : money
}

/** "fiz 350 de bolo" was earned, "fiz 200 de mercado" was not: of what is made at home, or said to be sold. */
function isMade({ message, clauseFrom, clauseTo }: CallInput, thing: TextBinding | undefined) {
  if (thing === undefined) return false
  const words = wordsOf({ message, from: clauseFrom, to: clauseTo })
  return (
    words.some((word) => WORDS.sold.has(word)) ||
    WORDS.made.has(message.items[thing.from]?.word ?? '')
  )
}

/** "o salão rendeu 480": what one runs; a film does so in the news, "a loja do meu tio" for him. */
function isOwnBusiness({ message, reading }: CallInput): boolean {
  const text = reading.match.bindings.find(({ name }) => name === 'incomeName')
  if (text?.type !== 'text') return false
  const words = wordsOf({ message, from: text.from, to: text.to })
  if (words.some((word) => WORDS.ofSomebody.has(word))) return false
  const isOurs =
    WORDS.ours.has(message.items[text.from - 1]?.word ?? '') || WORDS.ours.has(words[0] ?? '')
  return isOurs || words.some((word) => WORDS.businesses.has(word))
}

/** "meu sogro fez um pix de 500 pra mim": what one's family sends is given. */
function isFromFamily(input: CallInput): boolean {
  const payer = textOf(input, 'payer')
  if (payer === undefined || setOf(input).isPix !== true) return false
  const words = wordsOf({ message: input.message, from: payer.from, to: payer.to })
  return words.some((word) => WORDS.family.has(word))
}

/** "the lottery paid 80 million" is news, "I earned a million today" a joke; a house is sold for as much. */
const isWorldly = ({ money, input }: Purchase): boolean =>
  money !== undefined &&
  money.value.amount >= WORLDLY_AMOUNT &&
  WORDS.large.has(money.value.currency) &&
  !input.message.items.some(({ word }) => HOMES.has(word))

export const buildIncome: CallBuilder = (input) => {
  const when = arrivedSince(input) ?? recordDate(withoutItsMonth(input))
  if (when === undefined) return undefined
  const paid = readPurchase(input, PAYMENT_SLOTS)
  if (isNotYetPaid(paid) || isWorldly(paid)) return undefined
  if (isTakenOut(input)) return undefined
  if (isChange(input) || isPaidElsewhere(input) || isOfAnother(input)) return undefined
  const set = setOf(input)
  const money = amountOfSale(input)
  if (money === 'unclear' || (money && isCount(input, money))) return undefined
  const sold = textOf(input, 'sold')
  if (set.isMade === true && !isMade(input, sold)) return undefined
  if (set.isTakings === true && !isOwnBusiness(input)) return undefined
  const work = titleIn(input, 'work')
  const name = sold
    ? saleName(input, sold)
    : (work ??
      payerName(input) ??
      clientName(input) ??
      titleIn(input, 'incomeName', 'surelyIncome'))
  const isSent = isFromFamily(input)
  const kind = work === undefined ? name && incomeTypeOf(name) : 'freelance'
  const type = set.type ?? (isSent ? 'gift' : kind)
  // "anota 70 de presente" was spent: a present is income only where somebody gave it to the speaker.
  if (set.type === undefined && type === 'gift' && !isSent && !isSaidIn(input, RECEIVING))
    return undefined
  const problem = amountProblem(money)
  const params = {
    ...(name === undefined ? {} : { name, type }),
    ...(problem ? {} : amountParams('actualAmount', money)),
    ...(when.problem ? {} : { date: when.date }),
  }
  const missing = [
    ...(money === undefined || problem ? ['actualAmount'] : []),
    ...(name === undefined ? ['name'] : []),
    ...(when.problem ? ['date'] : []),
  ]
  const reason = problem ?? when.problem
  return { intent: 'create_income', params, missing, ...(reason ? { reason } : {}) }
}
