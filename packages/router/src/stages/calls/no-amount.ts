import { wordsOf } from '../../clauses/message.ts'
import { wordSet } from '../../text/word-set.ts'
import { activityLexicon } from '../../values/lexicons.ts'
import { type CallInput, setOf, spanOf, textOf } from './call-builder.ts'
import { headOf, NAME_SLOTS } from './name-head.ts'

/** Whether what reads like an amount is none: a count, a size, a measure, or what is usual in a month. */
export const isNoAmount = (input: CallInput): boolean =>
  isCount(input) ||
  isOfUnits(input) ||
  isModel(input) ||
  isSize(input) ||
  isGauged(input) ||
  hasSecondAmount(input) ||
  isTimed(input) ||
  isByTheMonth(input) ||
  isUncountable(input) ||
  isOfMinutes(input)

const UNITS = wordSet(
  'diaria diarias noites ingressos nights tickets gb gigas giga mega megas mb tb mbps kwh watts volts polegadas inch inches piece pieces ft foot pack gallon',
)

/** "hotel, 2 diárias, 740": the nights are counted, and have no price of their own. */
function isOfUnits(input: CallInput): boolean {
  const money = spanOf(input, 'money')
  if (money === undefined || money.value.isCurrencySaid) return false
  return UNITS.has(input.message.items[money.to]?.word ?? '')
}

const MODELS = wordSet('iphone ipad galaxy moto redmi pixel playstation xbox windows ps watch')

/** "comprei um iphone 15": which one, and not for how much. */
function isModel(input: CallInput): boolean {
  const money = spanOf(input, 'money')
  if (money === undefined || money.value.isCurrencySaid || money.value.amount > LARGEST_SIZE)
    return false
  return MODELS.has(input.message.items[money.from - 1]?.word ?? '')
}

const BY_THE = wordSet('a per por ao cada')
const STRETCHES = wordSet('month week year day mes semana ano dia')

/** "I spend 800 a month on groceries" tells what is usual, and of no day. */
function isByTheMonth(input: CallInput): boolean {
  const money = spanOf(input, 'money')
  if (money === undefined || setOf(input).isPlan === true) return false
  const [next, then] = [0, 1].map((ahead) => input.message.items[money.to + ahead]?.word ?? '')
  return BY_THE.has(next ?? '') && STRETCHES.has(then ?? '')
}

/** "um milhão de beijos", "meio tanque de gasolina": so many of something, and no price. */
function isUncountable(input: CallInput): boolean {
  const money = spanOf(input, 'money', 'money', 'exactMoney', 'bigMoney', 'spokenMoney')
  const text = textOf(input, ...NAME_SLOTS)
  const { items, spans } = input.message
  if (money === undefined && text !== undefined && PARTS.has(headOf(input, text))) return true
  return spans.some(
    (span) =>
      span.type === 'money' &&
      !span.value.isCurrencySaid &&
      /milh|million/.test(span.text) &&
      COUNTED.test(items[span.to]?.word ?? ''),
  )
}

const COUNTED = /^(?:de|of|\w{3,}s)$/
const PARTS = wordSet('meio meia metade half')

const HOURS = wordSet('hour hours hora horas')

/** "hot yoga for an hour ten": a bare number behind hours is their minutes. */
function isTimed(input: CallInput): boolean {
  const money = spanOf(input, 'money')
  if (money === undefined || money.value.isCurrencySaid) return false
  const { items } = input.message
  const before = items[money.from - 1]?.word ?? ''
  const isJoined = before === 'e' || before === 'and'
  return HOURS.has(isJoined ? (items[money.from - 2]?.word ?? '') : before)
}

const BEFORE_PLACES = wordSet('no na nos nas em de do da pro pra para com on at in for')

/** "na feira e quarenta e dois no açougue": an amount of its own, in figures or in words, is no part of a name. */
function hasSecondAmount(input: CallInput): boolean {
  const text = textOf(input, ...NAME_SLOTS)
  if (text === undefined) return false
  const { items, spans } = input.message
  return spans.some(
    (span) =>
      (span.type === 'number' || span.type === 'money') &&
      span.from > text.from &&
      span.to < text.to &&
      ((['e', 'and', 'mais'].includes(items[span.from - 1]?.word ?? '') &&
        BEFORE_PLACES.has(items[span.to]?.word ?? '')) ||
        (span.type === 'money' && WITH_CENTS.test(span.text) && items[span.to]?.word === 'e')),
  )
}

/** "o café nove e cinquenta e o estacionamento vinte": reais and cents in words, and another thing behind. */
const WITH_CENTS = /\p{L} e \p{L}/u

/** Up to here a bare number after a thing to wear or to hold is its size or model: "tênis 42", "iphone 15". */
const LARGEST_SIZE = 50

function isSize(input: CallInput): boolean {
  const money = spanOf(input, 'money')
  const text = textOf(input, ...NAME_SLOTS)
  if (money === undefined || text === undefined || input.hasVerb || text.from > money.from)
    return false
  const isBare = !money.value.isCurrencySaid && /^\d{1,2}$/.test(money.text)
  return (
    isBare &&
    text.key === 'shopping' &&
    money.to - text.to === 1 &&
    money.value.amount <= LARGEST_SIZE
  )
}

/** What is read off a gauge, a scale or a list, of whatever thing. */
const GAUGED = new Set(
  `pressao calibragem temperatura velocidade altura largura comprimento profundidade potencia voltagem tensao umidade
  nivel nota placar pontuacao quilometragem distancia idade senha codigo ramal capacidade espessura
  pressure temperature temp speed height width length depth voltage humidity level grade score mileage distance age
  password code capacity thickness`.split(/\s+/),
)
const TYRES = new Set(['pneu', 'pneus'])

/** "pressão do pneu 32", "oven temperature 180": a reading, whatever it is read of. */
function isGauged(input: CallInput): boolean {
  const money = spanOf(input, 'money')
  const text = textOf(input, ...NAME_SLOTS)
  if (money === undefined || text === undefined || input.hasVerb) return false
  const words = wordsOf({ message: input.message, from: text.from, to: text.to })
  // Portuguese says pounds of pressure and of money alike.
  const isPressed = money.value.currency === 'GBP' && words.some((word) => TYRES.has(word))
  if (isPressed && input.message.locale === 'pt-BR') return true
  if (money.value.isCurrencySaid) return false
  const head = input.message.locale === 'en' ? words.at(-1) : headOf(input, text)
  return GAUGED.has(head ?? '') || (words.includes('of') && GAUGED.has(headOf(input, text)))
}

/** Few of a plural are counted ("3 contas", "2000 passos"); "60 groceries" are paid. */
const MOST_COUNTED = 12

/** Whether a bare number right before a plural is how many, not how much. */
function isCount(input: CallInput): boolean {
  const money = spanOf(input, 'money')
  const text = textOf(input, ...NAME_SLOTS)
  if (money === undefined || text === undefined || money.value.isCurrencySaid) return false
  const next = input.message.items[money.to]?.word ?? ''
  const isPlural = next.length > 3 && next.endsWith('s') && !SUMMING.has(next)
  if (isPlural && isPricedBehind(input, money.to)) return true
  // "put 30 books on the shelf"
  if (isPlural && input.message.items[money.from - 1]?.word === 'put') return true
  if (text.from !== money.to || !isPlural || !/^\d{1,6}$/.test(money.text)) return false
  return money.value.amount <= MOST_COUNTED || text.key === undefined
}

/** Between two amounts, and plurals of nothing. */
const SUMMING = wordSet('plus minus less menos')

const PRICED = wordSet('por a de for at')

/** "pra revender: 10 camisetas por 250": what the things come to is said behind them. */
function isPricedBehind({ message }: CallInput, at: number): boolean {
  const { items, spansAt } = message
  return (
    PRICED.has(items[at + 1]?.word ?? '') &&
    (spansAt.get(at + 2) ?? []).some(({ type }) => type === 'money')
  )
}

/** Longer than this nobody exercises, and much cheaper than this no course is. */
const MOST_MINUTES = 120

/** "yoga 45" is as likely so many minutes as so much money. */
function isOfMinutes(input: CallInput): boolean {
  const text = textOf(input, 'item')
  const money = spanOf(input, 'money')
  if (text === undefined || money === undefined || input.hasVerb || money.from !== text.to)
    return false
  const { amount, isCurrencySaid } = money.value
  if (isCurrencySaid || amount > MOST_MINUTES || !Number.isInteger(amount)) return false
  const { message, clauseFrom, clauseTo, reading } = input
  const isSaidBeside = (at: number) =>
    reading.match.floats.some(({ from, to }) => at >= from && at < to)
  for (let at = clauseFrom; at < clauseTo; at++)
    if ((at < text.from || at >= money.to) && !isSaidBeside(at)) return false
  const words = wordsOf({ message, from: text.from, to: text.to })
  if (PLACES_PAID.has(words[0] ?? '')) return false
  return activityLexicon.at(words, 0)?.words.length === words.length
}

/** What is said of an exercise is also said of the place that is paid for it. */
const PLACES_PAID = wordSet('academia gym')
