import { wordSet } from '../../text/word-set.ts'
import type { CuedCheck } from '../cued-checks.ts'
import type { Objection, Purchase } from './purchase.ts'

/** What is paid with in games. */
const PLAY_MONEY = wordSet(
  `robux vbuck vbucks v-bucks gemas gem gems moedas coin coins gold ouro cartoletas fichas chips diamantes
  esmeraldas emeralds rupees simoleons faab tokens xp creditos credits primogems rubis rubies`,
)
const BETWEEN = wordSet('de of my in')

/** "500 vbucks na skin", "50 de ouro pela espada": so much of what is no money; "R$ 50 de robux" was paid. */
const isPlayMoney: Objection = ({ input: { message }, money }) => {
  if (money === undefined || money.value.isCurrencySaid) return false
  const { items } = message
  let at = money.to
  while (at < money.to + 2 && BETWEEN.has(items[at]?.word ?? '')) at += 1
  return PLAY_MONEY.has(items[at]?.word ?? '')
}

const LEFT = wordSet('left put took removed deixei deixamos larguei botei coloquei tirei removi')
const SHOPS = wordSet(
  'store shop rack shelf cart mall loja vitrine prateleira arara carrinho provador',
)
const BEFORE_THINGS = new Set(['the', 'o', 'a', 'os', 'as', 'do', 'from'])

/** "left the 200 shoes at the store", "deixei o tênis de 400 na loja"; "deixei 400 na loja" was paid there. */
const isLeftInShop: Objection = ({ input: { message }, money, words }) => {
  if (money === undefined || !words.some((word) => SHOPS.has(word))) return false
  const { items } = message
  return items.some(
    ({ word }, at) =>
      at < money.from && LEFT.has(word) && BEFORE_THINGS.has(items[at + 1]?.word ?? ''),
  )
}

const FOR = new Set(['por', 'for'])
/** More of one thing nobody sells at a price for all. */
const MOST_OFFERED = 12

/** "detergente 2 por 5 reais": an offer of so many for one price, unless it was taken. */
const isOfferOfSeveral: Objection = ({ input, money }) => {
  if (money === undefined || input.hasVerb || money.value.isCurrencySaid) return false
  if (money.value.amount > MOST_OFFERED || !/^\d{1,2}$/.test(money.text)) return false
  const { items, spansAt } = input.message
  const behind = spansAt.get(money.to + 1) ?? []
  return FOR.has(items[money.to]?.word ?? '') && behind.some(({ type }) => type === 'money')
}

/** "leve 3 pague 2", "buy 2 get 1". */
const OFFERS = wordSet('leve pague compre buy')
const OFFERED =
  / (?:leve|compre|pague) \d+,?(?: e)? (?:pague|leve|ganhe) | buy (?:\d+|one|two),? get | frete gratis | free (?:shipping|delivery) over /
const FREE = wordSet('free gratis')
const isOffer: Objection = ({ input: { message } }) =>
  OFFERED.test(` ${message.items.map(({ word }) => word).join(' ')} `)

const ADVERTISED = wordSet('promocao oferta liquidacao special clearance')
const TAKEN = wordSet(
  'comprei peguei levei aproveitei paguei gastei bought got grabbed paid spent took',
)

/** "promoção: 2 sabonetes por 5 reais": what a sign says, where nobody says to have taken it. */
const isAdvertised: Objection = ({ input: { message } }) =>
  ADVERTISED.has(message.items.find(({ kind }) => kind === 'word')?.word ?? '') &&
  !message.items.some(({ word }) => TAKEN.has(word))

const WEIGHTS = wordSet('quilo kilo litro duzia metro grama pound kilo liter dozen yard')
const EACH = wordSet('o a cada per')

/** "trinta reais o quilo do alho": what so much of it costs. */
const isByWeight: Objection = ({ input: { message }, money }) =>
  money !== undefined &&
  EACH.has(message.items[money.to]?.word ?? '') &&
  WEIGHTS.has(message.items[money.to + 1]?.word ?? '')

const POINTING = wordSet('aquele aquela esse essa este esta isso this that those these')

/** "aquele gasto de 30 já tá aí": pointed at, and not named. */
const isPointedAt: Objection = ({ words }) =>
  words.length > 0 && words.every((word) => POINTING.has(word))

const PRESENT = wordSet('gasto pago compro')

/** "sábado gasto uns 200 no churrasco": behind a weekday the present is of what is to come. */
const isToCome: Objection = ({ input: { message } }) =>
  message.spans.some((span) => {
    if (span.type !== 'date' || span.value.said !== 'weekday' || span.from > 1) return false
    const next = message.items[span.to]?.word ?? ''
    return PRESENT.has(next === 'eu' ? (message.items[span.to + 1]?.word ?? '') : next)
  })

const PAIRS = wordSet('deles delas')

/** "o casamento deles custou 80 mil" was paid by them. */
const isOfThem: Objection = ({ input, words }) => !input.hasVerb && PAIRS.has(words.at(-1) ?? '')

const SHOCKED = wordSet('absurdo absurda assalto insane ridiculous outrageous robbery')

/** "absurdo um coxinha por 12 reais": shock at a price. */
const isShock: Objection = ({ input, words }) => !input.hasVerb && SHOCKED.has(words[0] ?? '')

/** Beyond this nobody pays for a thing without saying that it was them. */
export const WORLDLY_AMOUNT = 1_000_000
export const HOMES = wordSet(
  'casa apartamento ape apto imovel terreno house home apartment flat condo land',
)

/** "paid 1 million for parking": but for a house, or in small foreign money, nobody means it. */
export const isBeyondAnybody: Objection = ({ input, money, words }) => {
  if (money === undefined || money.invalid || money.value.amount < WORLDLY_AMOUNT) return false
  const isForeign = money.value.currency !== 'BRL'
  return !input.hasVerb || !(isForeign || words.some((word) => HOMES.has(word)))
}

/** What is brought out, built or shot is paid for by others. */
const WORLDLY = wordSet(
  'lancamento estreia producao construcao foguete satelite campanha launch premiere production rocket campaign merger',
)

/** "o lançamento do foguete custou 2 milhões" is news. */
const isNews: Objection = ({ input, head }) => !input.hasVerb && WORLDLY.has(head)

/** What has its price told and was never paid: in play, in an offer, in the news or left in the shop. */
export const NEVER_PAID: readonly CuedCheck<Purchase>[] = [
  [PLAY_MONEY, isPlayMoney],
  [SHOPS, isLeftInShop],
  [FOR, isOfferOfSeveral],
  [new Set([...OFFERS, ...FREE]), isOffer],
  [ADVERTISED, isAdvertised],
  [WEIGHTS, isByWeight],
  [POINTING, isPointedAt],
  [PRESENT, isToCome],
  [PAIRS, isOfThem],
  [SHOCKED, isShock],
  [WORLDLY, isNews],
]
