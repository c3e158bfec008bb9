import {
  activityLexicon,
  billLexicon,
  expenseLexicon,
  incomeLexicon,
} from '../../values/lexicons.ts'
import { isPriceOfOne } from './amount-of-all.ts'
import { type CallInput, floatOf, setOf, textOf } from './call-builder.ts'
import { isHourOfPlan } from './hour-of-plan.ts'
import {
  clauseWords,
  LEADING,
  type Objection,
  OWN,
  type Purchase,
  readPurchase,
} from './purchase.ts'
import { joinedBy } from './said-words.ts'
import { NO_PURCHASE as WORDS } from './words.generated.ts'

/** Whether words and an amount together say something else than that a thing was paid for. */
export function isNoPurchase(input: CallInput): boolean {
  const purchase = readPurchase(input)
  return OBJECTIONS.some((holds) => holds(purchase))
}

/** "uber 13,90 pra escola" says where to; of other things it would say for whom. */
const isNoRide: Objection = ({ input }) =>
  setOf(input).isRide === true && textOf(input, 'item')?.key !== 'transport'

/** What is had at a table; of other things "tomei um remédio 500" is a dose. */
const isInedible: Objection = ({ input }) => {
  const key = textOf(input, 'item')?.key
  return setOf(input).isEaten === true && key !== 'food' && key !== 'entertainment'
}

/** Whether the words bound as a name name nothing that was paid for, or nothing paid yet. */
export const isNotYetPaid: Objection = (purchase) => isWayToPay(purchase) || isUnpaid(purchase)

/** "paguei 250 no cartão de crédito" says how, not what. */
const isWayToPay: Objection = ({ input, name }) =>
  name !== undefined &&
  setOf(input).isPlan !== true &&
  input.message.spans.some(
    (span) => span.type === 'paymentMethod' && span.from <= name.from && span.to === name.to,
  )

const isUnpaid: Objection = ({ input, words, head }) =>
  setOf(input).isPlan !== true &&
  (WORDS.notPaidHeads.has(words[0] ?? '') ||
    WORDS.notPaidHeads.has(head) ||
    words.some((word) => WORDS.foreseen.has(word)))

/** "my card limit is 3000" tells what the bank allows. */
const isCard: Objection = ({ input, name, words }) =>
  name !== undefined &&
  setOf(input).isPlan === true &&
  words.every((word) => WORDS.cards.has(word) || LEADING.has(word) || OWN.has(word))

/** "paguei a luz e o gás, deu 90", "… e o mercado, 300": two things and one amount, of which one is a bill. */
const isTwoBills: Objection = ({ input, words }) => {
  const [first, second] = joinedBy(words) ?? []
  if (!first || !second || billLexicon.within(first) === undefined) return false
  if (billLexicon.within(second) !== undefined) return true
  const isSettled = clauseWords(input).some((word) => WORDS.settling.has(word))
  return isSettled && expenseLexicon.within(second) !== undefined
}

/** "veio 140 de gás", "got the water bill, 85": a bill that is still to be paid, where nothing says how it was. */
const isOpenBill: Objection = ({ input, words }) =>
  clauseWords(input).some((word) => WORDS.arrived.has(word)) &&
  (billLexicon.within(words) !== undefined || words.at(-1) === 'bill') &&
  floatOf(input, 'paymentMethod') === undefined

/** "gastei 80 no fim de semana": when it was, and not what for. */
const isOnlyWhen: Objection = ({ input, words }) => {
  const said = words.filter((word) => !LEADING.has(word) && !OWN.has(word))
  return input.hasVerb && said.length > 0 && said.every((word) => WORDS.times.has(word))
}

/** "bolsa família 600": what is paid out has a name that begins like a thing one buys. */
const isBenefit: Objection = ({ input, words }) => {
  const length = incomeLexicon.at(words, 0)?.words.length ?? 0
  if (input.hasVerb || length < 2) return false
  return length > (expenseLexicon.within(words)?.words.length ?? length)
}

/** "rendimento 80", "my refund 30", "rent from the lodger". */
const isEarnedByName: Objection = ({ input, name }) => {
  if (name === undefined || input.hasVerb) return false
  const { items, locale } = input.message
  if (WORDS.earned.has(items[locale === 'en' ? name.to - 1 : name.from]?.word ?? '')) return true
  return items.some(
    ({ word }, at) => word === 'from' && WORDS.comeIn.has(items[at - 1]?.word ?? ''),
  )
}

const isOfCoins: Objection = ({ words }) => words.some((word) => WORDS.coins.has(word))

/** "segurou a minha parte, 70, fiquei devendo": what is owed is not paid yet. */
const isOwed: Objection = ({ input }) => clauseWords(input).some((word) => WORDS.owed.has(word))

/** "assinatura do jornal 64,90, dia 16": due then as likely as paid then. */
const isDue: Objection = ({ input, words }) =>
  !input.hasVerb &&
  floatOf(input, 'paymentMethod') === undefined &&
  input.message.spans.some(
    ({ type, text }) => (type === 'date' || type === 'dueDay') && /^(?:dia|day) /.test(text),
  ) &&
  billLexicon.within(words) !== undefined

/** "I spend 800 a month on groceries" tells what is usual, and of no day. */
const isByTheMonth: Objection = ({ input, money }) => {
  if (money === undefined || setOf(input).isPlan === true) return false
  const [by, stretch] = [0, 1].map((ahead) => input.message.items[money.to + ahead]?.word ?? '')
  return WORDS.byThe.has(by ?? '') && WORDS.stretches.has(stretch ?? '')
}

const BRIEF: ReadonlySet<string> = new Set(['days', 'weekend'])

/** "gastei 1200 esse mês", "I spent 900 this week": what a while came to, and not one thing. */
const isSumOfWhile: Objection = ({ input, name }) =>
  setOf(input).isPlan !== true &&
  input.message.spans.some((span) => {
    const isWithin = name === undefined || (name.from >= span.from && name.to <= span.to)
    return span.type === 'period' && !BRIEF.has(span.value.granularity) && isWithin
  })

/** "um milhão de beijos": so many of something, and no price. */
const isUncountable: Objection = ({ input: { message } }) =>
  message.spans.some(
    (span) =>
      span.type === 'money' &&
      !span.value.isCurrencySaid &&
      /milh|million/.test(span.text) &&
      /^(?:de|of|\w{3,}s)$/.test(message.items[span.to]?.word ?? ''),
  )

/** "o café nove e cinquenta e o estacionamento vinte": reais and cents in words, and another thing behind. */
const WITH_CENTS = /\p{L} e \p{L}/u

/** "na feira e quarenta e dois no açougue": an amount of its own, in figures or in words, is no part of a name. */
const hasSecondAmount: Objection = ({ input, name }) => {
  if (name === undefined) return false
  const { items, spans } = input.message
  return spans.some(
    (span) =>
      (span.type === 'number' || span.type === 'money') &&
      span.from > name.from &&
      span.to < name.to &&
      ((WORDS.joining.has(items[span.from - 1]?.word ?? '') &&
        WORDS.beforePlaces.has(items[span.to]?.word ?? '')) ||
        (span.type === 'money' && WITH_CENTS.test(span.text) && items[span.to]?.word === 'e')),
  )
}

/** Up to here a bare number after a thing to wear or to hold is its size or model: "tênis 42", "iphone 15". */
const LARGEST_SIZE = 50

const isSize: Objection = ({ input, money, name }) =>
  name?.key === 'shopping' &&
  !input.hasVerb &&
  isBare(money) &&
  name.from <= money.from &&
  money.to - name.to === 1 &&
  money.value.amount <= LARGEST_SIZE

/** Few of a plural are counted ("3 contas", "2000 passos"); "60 groceries" are paid. */
const MOST_COUNTED = 12

/** Whether a bare number right before a plural is how many, not how much. */
const isCount: Objection = ({ input, money, name }) => {
  if (name === undefined || !isBare(money) || name.from !== money.to) return false
  const next = input.message.items[money.to]?.word ?? ''
  if (next.length <= 3 || !next.endsWith('s') || WORDS.summing.has(next)) return false
  return money.value.amount <= MOST_COUNTED || name.key === undefined
}

/** "32 inch tv", "hotel, 2 diárias, 740", "comprei um iphone 15": how many or which one, and not for how much. */
const isUnitOrModel: Objection = ({ input: { message }, money }) =>
  isBare(money) &&
  (WORDS.units.has(message.items[money.to]?.word ?? '') ||
    (money.value.amount <= LARGEST_SIZE &&
      WORDS.models.has(message.items[money.from - 1]?.word ?? '')))

/** Longer than this nobody exercises, and much cheaper than this no course is. */
const MOST_MINUTES = 120

/** "yoga 45" is as likely so many minutes as so much money. */
const isOfMinutes: Objection = ({ input, money, name, words }) =>
  name?.name === 'item' &&
  !input.hasVerb &&
  isBare(money) &&
  money.from === name.to &&
  money.value.amount <= MOST_MINUTES &&
  clauseWords(input).length === words.length + 1 &&
  activityLexicon.at(words, 0)?.words.length === words.length

/** "3 copos de água e o café saiu 9 reais": in the singular, and with its article, the last alone is priced. */
const isPriceOfLast: Objection = ({ input, name, words }) =>
  name !== undefined &&
  WORDS.costsAlone.has(input.message.items[name.to]?.word ?? '') &&
  /\S (?:e [oa]|and the) /.test(words.join(' '))

/** "comprei uma calça por 120 mas devolvi no mesmo dia", "… and sent it back": given back in the same breath. */
const isGivenBack: Objection = ({ input: { message }, money }) => {
  const behind = message.items.slice(money?.to ?? message.items.length).map(({ word }) => word)
  return (
    behind.some((word) => WORDS.givenBack.has(word)) ||
    /\bsent (?:it|them) back/.test(behind.join(' '))
  )
}

/** "gasolina tá 6,50": what a thing costs now was not paid. */
const isPriceNow: Objection = ({ input, money }) =>
  money !== undefined &&
  !input.hasVerb &&
  money.from > input.clauseFrom &&
  WORDS.costing.has(input.message.items[money.from - 1]?.word ?? '')

/** "faz 6 anos que comprei esse sofá por 900", "bought this couch 6 years ago for 900": nobody records it today. */
const isLongAgo: Objection = ({ input: { message } }) =>
  / (?:(?:ha|faz) \S+ anos|anos atras|years ago) /.test(
    ` ${message.items.map(({ word }) => word).join(' ')} `,
  )

/** "paid Tom back 60": what was owed. */
const isPaidBack: Objection = ({ words }) => words.at(-1) === 'back'

type Amount = NonNullable<Purchase['money']>

/** Figures alone, with no currency said. */
const isBare = (money: Purchase['money']): money is Amount =>
  money !== undefined && !money.value.isCurrencySaid && /^\d{1,6}$/.test(money.text)

/** Beyond this nobody pays for a thing without saying that it was them. */
export const WORLDLY_AMOUNT = 1_000_000
export const HOMES = WORDS.homes

/** "paid 1 million for parking": but for a house, or in small foreign money, nobody means it. */
const isBeyondAnybody: Objection = ({ input, money, words }) => {
  if (money === undefined || money.invalid || money.value.amount < WORLDLY_AMOUNT) return false
  const isForeign = money.value.currency !== 'BRL'
  return !input.hasVerb || !(isForeign || words.some((word) => HOMES.has(word)))
}

/** What speaks against a purchase. */
const OBJECTIONS: readonly Objection[] = [
  isNoRide,
  isInedible,
  isCard,
  isNotYetPaid,
  isTwoBills,
  isOpenBill,
  isPaidBack,
  isGivenBack,
  isPriceNow,
  isLongAgo,
  isOnlyWhen,
  isPriceOfLast,
  isBenefit,
  isEarnedByName,
  isOfCoins,
  isOwed,
  isDue,
  isByTheMonth,
  isSumOfWhile,
  isPriceOfOne,
  isUncountable,
  hasSecondAmount,
  isSize,
  isCount,
  isUnitOrModel,
  isOfMinutes,
  isBeyondAnybody,
  isHourOfPlan,
]
