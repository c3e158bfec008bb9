import { wordsOf } from '../../clauses/message.ts'
import type { SlotSpanOf } from '../../slots/slot-span.ts'
import { expenseCategoryOf } from '../../values/category-of.ts'
import { lexiconWords } from '../../values/lexicon.ts'
import { expenseLexicon, relationLexicon } from '../../values/lexicons.ts'
import { capitalize, nameOf, titleOf } from '../../values/name-of.ts'
import { amountOfAll, multiply } from './amount-of-all.ts'
import {
  type BuiltCall,
  type CallBuilder,
  type CallInput,
  floatOf,
  recordDate,
  setOf,
  spanOf,
  textOf,
} from './call-builder.ts'
import { instalmentAmount } from './instalment-amount.ts'
import { isCountOfMoney } from './is-of-goods.ts'
import { isNoPurchase } from './no-purchase.ts'
import { occasionGift } from './occasion-gift.ts'
import { NAME_SLOTS } from './purchase.ts'
import { DEFINITE } from './said-words.ts'
import { tippedAmount } from './tipped-amount.ts'
import { MONEY_CALLS as WORDS } from './words.generated.ts'

/** Beyond this an amount is a slip of the finger, in any currency people live with. */
const LARGEST_AMOUNT = 100_000_000

/** The params of an amount: the number, and the currency when it is not the default. */
export function amountParams(
  slot: string,
  span: SlotSpanOf<'money'> | undefined,
): Record<string, unknown> {
  if (span === undefined || span.invalid) return {}
  const { amount, currency } = span.value
  return { [slot]: amount, ...(currency === 'BRL' ? {} : { currency }) }
}

/** Why an amount cannot be recorded as it stands. */
export function amountProblem(span: SlotSpanOf<'money'> | undefined): string | undefined {
  if (span?.invalid) return span.invalid
  return span && span.value.amount > LARGEST_AMOUNT ? 'amount-too-large' : undefined
}

/** The name a sentence gives: its own for verbs that say what was bought, else the words bound. */
export function titleIn(input: CallInput, ...slots: string[]): string | undefined {
  const fixed = setOf(input).name
  if (typeof fixed === 'string') return fixed
  if (setOf(input).isList === true) return listIn(input)
  const text = tradeIn(input) ?? textOf(input, ...slots)
  const title = text && titleOf(input.message, text.from, text.to)
  const recipient = textOf(input, 'recipient')
  if (title && recipient) {
    const who = nameOf(input.message, recipient.from, recipient.to)
    return `${title} ${input.message.locale === 'en' ? 'for' : 'para'} ${who}`
  }
  return title === '' ? undefined : title
}

/** "paid the plumber 200 for the leak": a trade says better than its task what was paid for. */
function tradeIn(input: CallInput): ReturnType<typeof textOf> {
  const payee = textOf(input, 'payee')
  const words = payee && wordsOf({ message: input.message, from: payee.from, to: payee.to })
  if (words === undefined || !expenseLexicon.within(words)) return undefined
  return setOf(input).isTrade !== true || words.some((word) => WORDS.tradespeople.has(word))
    ? payee
    : undefined
}

const LISTED = ['first', 'second', 'last'] as const

/** "creme dental, shampoo e sabonete": things paid for at once, parted by commas; else the words are one name. */
function listIn(input: CallInput): string | undefined {
  const { message } = input
  const [first, second, last] = LISTED.map((slot) => textOf(input, slot))
  if (!first || !second || !last || message.items[second.from - 1]?.word !== ',') return undefined
  const [one, two, three] = [first, second, last].map(({ from, to }) => nameOf(message, from, to))
  const and = message.locale === 'en' ? 'and' : 'e'
  return capitalize(`${one}, ${two} ${and} ${three}`)
}

export const buildExpense: CallBuilder = (input) => {
  const when = recordDate(input)
  if (when === undefined) return undefined
  if (isNoPurchase(input)) return undefined
  if (isCountOfMoney(input)) return undefined
  const set = setOf(input)
  if (set.isBare === true) return buildBareThing(input, when.date)
  if (set.isAlone === true && !isWhole(input)) return undefined
  if (set.needsWay === true && floatOf(input, 'paymentMethod') === undefined) return undefined
  if (set.needsDay === true && floatOf(input, 'date') === undefined) return undefined
  if (set.isCharged === true && !CARDS.has(floatOf(input, 'paymentMethod')?.value ?? ''))
    return undefined
  const times = timesIn(input)
  if (times === 'impossible') return undefined
  const installments = floatOf(input, 'installments') ?? spanOf(input, 'installments') ?? times
  if (installments) return buildInstalments(input, installments, when.date)
  // "a conta deu 210, paguei só 70": the whole is not what was paid.
  const tipped = tippedAmount(input)
  if (tipped === 'contradicted') return undefined
  const whole = set.isEach === true ? amountOfAll(input) : undefined
  if (whole === 'unclear') return undefined
  const money =
    tipped ?? whole ?? spanOf(input, 'money', 'money', 'exactMoney', 'bigMoney', 'spokenMoney')
  const name = occasionGift(input) ?? titleIn(input, ...NAME_SLOTS) ?? nameBefore(input)
  if (set.isGift === true && name === undefined) return undefined
  if (set.isList === true && name === undefined) return undefined
  const category = set.category ?? (name && categoryIn(input, name))
  // "o ifood comeu 67 conto meu" is a way to say what was spent; a dog eats banknotes.
  if (set.isTaken === true && (category === undefined || category === 'other')) return undefined
  if (set.isPlan === true && isQuote(input, name)) return undefined
  if (set.isPlan === true) {
    const params = { name, category, ...amountParams('budgetedAmount', money), isRecurring: true }
    return { intent: 'create_expense', params, missing: name === undefined ? ['name'] : [] }
  }
  const problem = amountProblem(money)
  const method = floatOf(input, 'paymentMethod')?.value ?? wayAtPlace(input) ?? set.paymentMethod
  const params = {
    ...(name === undefined ? {} : { name, category }),
    ...(problem ? {} : amountParams('actualAmount', money)),
    ...(when.problem ? {} : { date: when.date }),
    ...(method === undefined ? {} : { paymentMethod: method }),
  }
  const missing = [
    ...(money === undefined || problem ? ['actualAmount'] : []),
    ...(name === undefined ? ['name'] : []),
    ...(when.problem ? ['date'] : []),
  ]
  const reason = problem ?? when.problem
  return { intent: 'create_expense', params, missing, ...(reason ? { reason } : {}) }
}

const FEWEST_TIMES = 2
const MOST_TIMES = 48
const LEAST_INSTALMENT = 10

/** "parcelei a geladeira em 5 de 380": so many of so much, with nothing that says instalments. */
function timesIn(input: CallInput): SlotSpanOf<'installments'> | 'impossible' | undefined {
  const number = spanOf(input, 'number', 'times')
  if (number === undefined) return undefined
  const { from, to, text, value } = number
  const each = spanOf(input, 'money')?.value.amount ?? 0
  const isCount = Number.isInteger(value) && value >= FEWEST_TIMES && value <= MOST_TIMES
  if (!isCount || each < LEAST_INSTALMENT) return 'impossible'
  return { type: 'installments', from, to, text, value }
}

/** "óleo 38 no pix ali no Zé": how it was paid, where the words of the place begin with it. */
function wayAtPlace(input: CallInput): string | undefined {
  const place = textOf(input, 'place')
  const way = input.message.spans.find(
    ({ type, from, to }) =>
      type === 'paymentMethod' &&
      place &&
      from >= place.from - 1 &&
      to > place.from &&
      to <= place.to,
  )
  return way?.type === 'paymentMethod' ? way.value : undefined
}

/** "passei um casaco de 320 no crédito": by a card, or the verb says something else. */
const CARDS: ReadonlySet<string> = new Set(['credit_card', 'debit_card'])

/** "orçamento do pedreiro: 200" is what the work would cost, unless it is said to be for each month. */
function isQuote({ message }: CallInput, name = ''): boolean {
  const isTrade = lexiconWords(name).some((word) => WORDS.trades.has(word))
  return isTrade && !message.items.some(({ word }) => WORDS.everyMonth.has(word))
}

/** "uber 14 ida e 17 volta": the way back is the same thing once more. */
function nameBefore(input: CallInput): string | undefined {
  const name = input.previous?.params.name
  return setOf(input).isSameThing === true && typeof name === 'string' ? name : undefined
}

/** A shop or a meal and nothing else in the whole message: what it cost is asked. */
function buildBareThing(input: CallInput, date: string): BuiltCall | undefined {
  const { locale } = input.message
  if (!isWhole(input)) return undefined
  const dated = input.reading.match.floats.reduce((from, span) => Math.max(from, span.from), 0)
  const name = titleOf(input.message, 0, dated === 0 ? input.clauseTo : dated)
  const category = expenseCategoryOf(name, locale, input.vocabulary)
  return { intent: 'create_expense', params: { name, category, date }, missing: ['actualAmount'] }
}

/** Whether the clause is all that the message says. */
const isWhole = ({ message, clauseFrom, clauseTo }: CallInput): boolean =>
  clauseFrom === 0 && clauseTo === message.items.length

/** Water by the litre is bought to drink; without a measure it is the bill. */
function categoryIn(input: CallInput, name: string): string {
  if (isGiven(input)) return 'gifts'
  const category = expenseCategoryOf(name, input.message.locale, input.vocabulary)
  return category === 'bills' && spanOf(input, 'quantity', 'amount') ? 'food' : category
}

function isGiven({ message, clauseFrom, clauseTo }: CallInput): boolean {
  const words = wordsOf({ message, from: clauseFrom, to: clauseTo })
  if (!words.some((word) => WORDS.tokens.has(word))) return false
  return words.some((word, at) => {
    if (!WORDS.forWhom.has(word)) return false
    const next = DEFINITE.has(words[at + 1] ?? '') ? at + 2 : at + 1
    return relationLexicon.at(words, next) !== undefined
  })
}

/** On a card it is one expense in instalments; on no stated card it is a debt, whose due day is asked. */
function buildInstalments(
  input: CallInput,
  installments: SlotSpanOf<'installments'>,
  date: string,
): BuiltCall | undefined {
  const money = spanOf(input, 'money')
  const name = titleIn(input, ...NAME_SLOTS)
  if (money === undefined || money.invalid || name === undefined) return undefined
  const count = installments.value
  const amountIs = instalmentAmount(input, installments, money)
  if (amountIs === 'doubtful') return undefined
  const isEach = amountIs === 'each'
  const total = isEach ? multiply(money, count) : money
  const category = expenseCategoryOf(name, input.message.locale, input.vocabulary)
  const method = floatOf(input, 'paymentMethod')?.value
  // "uber 2x 15" is two rides: instalments are bought, and say so with a verb.
  const isOnCard = method === 'credit_card' || setOf(input).isInstalment === true
  if (!input.hasVerb && method === undefined && !isOnCard) return undefined
  if (isOnCard || count === 1) {
    return {
      intent: 'create_expense',
      params: {
        name,
        category,
        ...amountParams('actualAmount', total),
        date,
        paymentMethod: method ?? 'credit_card',
        installments: count,
      },
      missing: [],
    }
  }
  const each = isEach ? money.value.amount : Math.round((money.value.amount / count) * 100) / 100
  return {
    intent: 'create_debt',
    params: {
      name,
      totalInstallments: count,
      installmentAmount: each,
      ...amountParams('totalAmount', total),
      isNegotiated: true,
    },
    missing: ['dueDay', 'startMonthYear'],
  }
}
