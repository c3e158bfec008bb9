import { wordSet } from '../../text/word-set.ts'
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

/** Words that open a name which is no thing paid for: a price, an estimate, a condition, an offer. */
const NOT_PAID_HEADS = wordSet(
  'before after depois antes valor valores previsao proposta orcamento tabela meta promocao desconto se caso quando if when selling renting listing listed posted advertised anunciei asking offering vendo vendendo alugando oferecendo',
)
/** What is foreseen, priced, called off or done by somebody is no purchase of the speaker. */
const FORESEEN = wordSet(
  'preco precos cotacao estimativa price prices pricing budget quote quotes estimate previsto prevista previstos previstas estimado estimada pendente pendentes futuro futura vencer receber cancelado cancelada recusado recusada devolvido devolvida efetuado efetuada realizado realizada pago paga comprado comprada contratado contratada',
)

const isUnpaid: Objection = ({ input, words, head }) =>
  setOf(input).isPlan !== true &&
  (NOT_PAID_HEADS.has(words[0] ?? '') ||
    NOT_PAID_HEADS.has(head) ||
    words.some((word) => FORESEEN.has(word)))

const CARDS = wordSet('card cartao credit credito')

/** "my card limit is 3000" tells what the bank allows. */
const isCard: Objection = ({ input, name, words }) =>
  name !== undefined &&
  setOf(input).isPlan === true &&
  words.every((word) => CARDS.has(word) || LEADING.has(word) || OWN.has(word))

const SETTLING = wordSet('paguei pagamos quitei quitamos paid')

/** "paguei a luz e o gás, deu 90", "… e o mercado, 300": two things and one amount, of which one is a bill. */
const isTwoBills: Objection = ({ input, words }) => {
  const [first, second] = joinedBy(words) ?? []
  if (!first || !second || billLexicon.within(first) === undefined) return false
  if (billLexicon.within(second) !== undefined) return true
  const isSettled = clauseWords(input).some((word) => SETTLING.has(word))
  return isSettled && expenseLexicon.within(second) !== undefined
}

const ARRIVED = wordSet('veio vieram got received')

/** "veio 140 de gás", "got the water bill, 85": a bill that is still to be paid, where nothing says how it was. */
const isOpenBill: Objection = ({ input, words }) =>
  clauseWords(input).some((word) => ARRIVED.has(word)) &&
  (billLexicon.within(words) !== undefined || words.at(-1) === 'bill') &&
  floatOf(input, 'paymentMethod') === undefined

/** Words that say when, and no float holds. */
const TIMES = wordSet(
  'feriado feriadao fim final semana fds manha tarde noite madrugada segunda terca quarta quinta sexta sabado domingo esse essa este esta passado passada this last over weekend night morning afternoon evening',
)

/** "gastei 80 no fim de semana": when it was, and not what for. */
const isOnlyWhen: Objection = ({ input, words }) => {
  const said = words.filter((word) => !LEADING.has(word) && !OWN.has(word))
  return input.hasVerb && said.length > 0 && said.every((word) => TIMES.has(word))
}

/** "bolsa família 600": what is paid out has a name that begins like a thing one buys. */
const isBenefit: Objection = ({ input, words }) => {
  const length = incomeLexicon.at(words, 0)?.words.length ?? 0
  if (input.hasVerb || length < 2) return false
  return length > (expenseLexicon.within(words)?.words.length ?? length)
}

/** Nouns that say by themselves that money came in; "juros" and "aluguel" are paid as often. */
const EARNED = wordSet(
  'rendimento rendimentos dividendo dividendos provento proventos honorario honorarios salario salarios comissao comissoes plantao plantoes cache caches royalties reembolso reembolsos estorno estornos restituicao cashback refund refunds reimbursement dividend dividends royalty salary paycheck wages commission heranca inheritance monetizacao monetization lucro profit',
)
const COME_IN = wordSet('rent money allowance cheque check royalties pay rebate transfer')

/** "rendimento 80", "my refund 30", "rent from the lodger". */
const isEarnedByName: Objection = ({ input, name }) => {
  if (name === undefined || input.hasVerb) return false
  const { items, locale } = input.message
  if (EARNED.has(items[locale === 'en' ? name.to - 1 : name.from]?.word ?? '')) return true
  return items.some(({ word }, at) => word === 'from' && COME_IN.has(items[at - 1]?.word ?? ''))
}

/** What is bought to be kept, and not to be used: a contribution, in whatever words. */
const COINS = wordSet(
  'bitcoin bitcoins btc ethereum eth cripto criptos criptomoeda criptomoedas crypto solana cdb lci lca pgbl vgbl fii fiis etf etfs',
)
const isOfCoins: Objection = ({ words }) => words.some((word) => COINS.has(word))

/** "assinatura do jornal 64,90, dia 16": due then as likely as paid then. */
const isDue: Objection = ({ input, words }) =>
  !input.hasVerb &&
  floatOf(input, 'paymentMethod') === undefined &&
  input.message.spans.some(
    ({ type, text }) => (type === 'date' || type === 'dueDay') && /^(?:dia|day) /.test(text),
  ) &&
  billLexicon.within(words) !== undefined

const BY_THE = wordSet('a per por ao cada')
const STRETCHES = wordSet('month week year day mes semana ano dia')

/** "I spend 800 a month on groceries" tells what is usual, and of no day. */
const isByTheMonth: Objection = ({ input, money }) => {
  if (money === undefined || setOf(input).isPlan === true) return false
  const [by, stretch] = [0, 1].map((ahead) => input.message.items[money.to + ahead]?.word ?? '')
  return BY_THE.has(by ?? '') && STRETCHES.has(stretch ?? '')
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

const JOINING = wordSet('e and mais')
const BEFORE_PLACES = wordSet('no na nos nas em de do da pro pra para com on at in for')
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
      ((JOINING.has(items[span.from - 1]?.word ?? '') &&
        BEFORE_PLACES.has(items[span.to]?.word ?? '')) ||
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
/** Between two amounts, and plurals of nothing. */
const SUMMING = wordSet(
  'plus minus less menos mais depois antes apenas pras demais tras dollars pounds euros bucks reais contos pilas pratas mangos',
)

/** Whether a bare number right before a plural is how many, not how much. */
const isCount: Objection = ({ input, money, name }) => {
  if (name === undefined || !isBare(money) || name.from !== money.to) return false
  const next = input.message.items[money.to]?.word ?? ''
  if (next.length <= 3 || !next.endsWith('s') || SUMMING.has(next)) return false
  return money.value.amount <= MOST_COUNTED || name.key === undefined
}

const UNITS = wordSet(
  'diaria diarias noites ingressos nights tickets gb gigas giga mega megas mb tb mbps watts volts polegadas inch inches piece pieces ft foot ups flexoes',
)
const MODELS = wordSet('iphone ipad galaxy moto redmi pixel playstation xbox windows ps')

/** "32 inch tv", "hotel, 2 diárias, 740", "comprei um iphone 15": how many or which one, and not for how much. */
const isUnitOrModel: Objection = ({ input: { message }, money }) =>
  isBare(money) &&
  (UNITS.has(message.items[money.to]?.word ?? '') ||
    (money.value.amount <= LARGEST_SIZE && MODELS.has(message.items[money.from - 1]?.word ?? '')))

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

const COSTS_ALONE = wordSet('saiu custou ficou cost')

/** "3 copos de água e o café saiu 9 reais": in the singular, and with its article, the last alone is priced. */
const isPriceOfLast: Objection = ({ input, name, words }) =>
  name !== undefined &&
  COSTS_ALONE.has(input.message.items[name.to]?.word ?? '') &&
  /\S (?:e [oa]|and the) /.test(words.join(' '))

const GIVEN_BACK = wordSet(
  'devolvi devolvemos estornei estornaram reembolsaram cancelei returned refunded',
)

/** "comprei uma calça por 120 mas devolvi no mesmo dia", "… and sent it back": given back in the same breath. */
const isGivenBack: Objection = ({ input: { message }, money }) => {
  const behind = message.items.slice(money?.to ?? message.items.length).map(({ word }) => word)
  return (
    behind.some((word) => GIVEN_BACK.has(word)) || /\bsent (?:it|them) back/.test(behind.join(' '))
  )
}

const COSTING = wordSet('ta esta custa anda costs')

/** "gasolina tá 6,50": what a thing costs now was not paid. */
const isPriceNow: Objection = ({ input, money }) =>
  money !== undefined &&
  !input.hasVerb &&
  money.from > input.clauseFrom &&
  COSTING.has(input.message.items[money.from - 1]?.word ?? '')

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
export const HOMES = wordSet(
  'casa apartamento ape apto imovel terreno house home apartment flat condo land',
)

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
