import type { Message } from '../../clauses/message.ts'
import type { SlotSpanOf } from '../../slots/slot-span.ts'
import { wordSet } from '../../text/word-set.ts'
import { activityLexicon } from '../../values/lexicons.ts'
import type { CuedCheck } from '../cued-checks.ts'
import { EACH, isPriceOfOne } from './amount-of-all.ts'
import { setOf, spanOf } from './call-builder.ts'
import type { Objection, Purchase } from './purchase.ts'

const UNITS = wordSet(
  'diaria diarias noites ingressos nights tickets gb gigas giga mega megas mb tb mbps kwh watts volts polegadas inch inches piece pieces ft foot pack gallon psi rpm bpm kcal calorias calories',
)

/** "hotel, 2 diárias, 740": the nights are counted, and have no price of their own. */
function isOfUnits({ input, money }: Purchase): boolean {
  if (money === undefined || money.value.isCurrencySaid) return false
  return UNITS.has(input.message.items[money.to]?.word ?? '')
}

const REPETITIONS = wordSet(
  'ups pushups situps pullups squats burpees crunches lunges planks laps reps flexoes abdominais agachamentos polichinelos repeticoes',
)

/** "15 push-ups": so many of an exercise, and no price of anything. */
function isRepeated({ input: { message }, money }: Purchase): boolean {
  if (money === undefined || money.value.isCurrencySaid) return false
  return [money.to, money.to + 1].some((at) => REPETITIONS.has(message.items[at]?.word ?? ''))
}

const MODELS = wordSet(
  'iphone ipad galaxy moto redmi pixel playstation xbox windows ps watch number numero',
)

/** "comprei um iphone 15": which one, and not for how much. */
function isModel({ input, money }: Purchase): boolean {
  if (money === undefined || money.value.isCurrencySaid || money.value.amount > LARGEST_SIZE)
    return false
  return MODELS.has(input.message.items[money.from - 1]?.word ?? '')
}

const LINES = wordSet('bus train tram route line flight ferry')
const HEADING = wordSet('to from into towards toward via home back')

/** "bus 42 to town": which one goes there, and not what it cost. */
function isRoute({ input, money }: Purchase): boolean {
  if (money === undefined || money.value.isCurrencySaid || !/^\d{1,3}$/.test(money.text))
    return false
  const { items } = input.message
  return LINES.has(items[money.from - 1]?.word ?? '') && HEADING.has(items[money.to]?.word ?? '')
}

const BY_THE = wordSet('a per por ao cada')
const STRETCHES = wordSet('month week year day mes semana ano dia')

/** "I spend 800 a month on groceries" tells what is usual, and of no day. */
function isByTheMonth({ input, money }: Purchase): boolean {
  if (money === undefined || setOf(input).isPlan === true) return false
  const { items } = input.message
  return BY_THE.has(items[money.to]?.word ?? '') && STRETCHES.has(items[money.to + 1]?.word ?? '')
}

const SPELLS = wordSet('month week weekend year quarter mes semana fds ano trimestre semestre')

const BRIEF: ReadonlySet<string> = new Set(['days', 'weekend'])

/** "gastei 1200 esse mês", "I spent 900 this week": what a while came to, and not one thing. */
function isSumOfWhile({ input, name }: Purchase): boolean {
  if (setOf(input).isPlan === true) return false
  return input.message.spans.some((span) => {
    const isWithin = name === undefined || (name.from >= span.from && name.to <= span.to)
    return span.type === 'period' && !BRIEF.has(span.value.granularity) && isWithin
  })
}

/** "meio tanque de gasolina": a part of something, and no price. */
function isPart({ input, name, head }: Purchase): boolean {
  if (name === undefined || !PARTS.has(head)) return false
  return spanOf(input, 'money', 'money', 'exactMoney', 'bigMoney', 'spokenMoney') === undefined
}

/** "um milhão de beijos": so many of something, and no price. */
const isUncountable = ({ input: { message } }: Purchase): boolean =>
  message.spans.some(
    (span) =>
      span.type === 'money' &&
      !span.value.isCurrencySaid &&
      /milh|million/.test(span.text) &&
      COUNTED.test(message.items[span.to]?.word ?? ''),
  )

const COUNTED = /^(?:de|of|\w{3,}s)$/
const PARTS = wordSet('meio meia metade half')

const HOURS = wordSet('hour hours hora horas')

/** "hot yoga for an hour ten": a bare number behind hours is their minutes. */
function isTimed({ input, money }: Purchase): boolean {
  if (money === undefined || money.value.isCurrencySaid) return false
  const { items } = input.message
  const before = items[money.from - 1]?.word ?? ''
  const isJoined = before === 'e' || before === 'and'
  return HOURS.has(isJoined ? (items[money.from - 2]?.word ?? '') : before)
}

const JOINING = wordSet('e and mais')
const BEFORE_PLACES = wordSet('no na nos nas em de do da pro pra para com on at in for')

/** "na feira e quarenta e dois no açougue": an amount of its own, in figures or in words, is no part of a name. */
function hasSecondAmount({ input, name }: Purchase): boolean {
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

/** "o café nove e cinquenta e o estacionamento vinte": reais and cents in words, and another thing behind. */
const WITH_CENTS = /\p{L} e \p{L}/u

/** Up to here a bare number after a thing to wear or to hold is its size or model: "tênis 42", "iphone 15". */
const LARGEST_SIZE = 50

function isSize({ input, money, name }: Purchase): boolean {
  if (money === undefined || name?.key !== 'shopping' || input.hasVerb) return false
  if (name.from > money.from || money.to - name.to !== 1) return false
  const { amount, isCurrencySaid } = money.value
  return !isCurrencySaid && amount <= LARGEST_SIZE && /^\d{1,2}$/.test(money.text)
}

/** What is read off a gauge, a scale or a list, of whatever thing. */
const GAUGED = wordSet(
  `pressao calibragem temperatura velocidade altura largura comprimento profundidade potencia voltagem tensao umidade
  nivel nota placar pontuacao quilometragem distancia idade senha codigo ramal capacidade espessura
  pressure temperature temp speed height width length depth voltage humidity level grade score mileage distance age
  password code capacity thickness triglicerides triglicerideos colesterol glicemia hemoglobina termometro`,
)
const TYRES = wordSet('pneu pneus')

/** "pressão do pneu 32", "oven temperature 180": a reading, whatever it is read of. */
function isGauged({ input, money, name, words, head }: Purchase): boolean {
  if (money === undefined || name === undefined || input.hasVerb) return false
  if (money.value.isCurrencySaid) return false
  const measured = input.message.locale === 'en' ? words.at(-1) : head
  return GAUGED.has(measured ?? '') || (words.includes('of') && GAUGED.has(head))
}

/** Portuguese says pounds of pressure and of money alike. */
const isPressed = ({ input, money, words }: Purchase): boolean =>
  !input.hasVerb &&
  input.message.locale === 'pt-BR' &&
  money?.value.currency === 'GBP' &&
  words.some((word) => TYRES.has(word))

/** Few of a plural are counted ("3 contas", "2000 passos"); "60 groceries" are paid. */
const MOST_COUNTED = 12

/** Whether a bare number right before a plural is how many, not how much. */
function isCount({ input, money, name }: Purchase): boolean {
  if (money === undefined || name === undefined || money.value.isCurrencySaid) return false
  const next = input.message.items[money.to]?.word ?? ''
  const isPlural = next.length > 3 && next.endsWith('s') && !SUMMING.has(next)
  if (isPlural && isPricedBehind(input.message, money.to)) return true
  // "put 30 books on the shelf"
  if (isPlural && input.message.items[money.from - 1]?.word === 'put') return true
  if (isPlural && isCountedBeside(input.message, money)) return true
  if (name.from !== money.to || !isPlural || !/^\d{1,6}$/.test(money.text)) return false
  return money.value.amount <= MOST_COUNTED || name.key === undefined
}

/** Between two amounts, and plurals of nothing. */
const SUMMING = wordSet(
  'plus minus less menos mais depois antes apenas pras demais tras dollars pounds euros bucks reais contos pilas pratas mangos',
)

const NUMBER_WORD = /^\p{L}{3,7}$/u

/** "quermesse, duas rifas, 20 reais": a small number in words before a plural, and what it came to behind a mark. */
function isCountedBeside({ items, spans }: Message, { text, value, to }: SlotSpanOf<'money'>) {
  const isDigits = /^\d{1,2}$/.test(text)
  if (!(isDigits || NUMBER_WORD.test(text)) || value.amount > MOST_COUNTED) return false
  const mark = items.findIndex(({ kind }, at) => at > to && kind === 'punctuation')
  return spans.some(
    (span) =>
      span.type === 'money' &&
      mark > to &&
      span.from > mark &&
      (!isDigits || span.value.isCurrencySaid),
  )
}

const PRICED = wordSet('por a de for at')

/** "pra revender: 10 camisetas por 250": what the things come to is said behind them. */
function isPricedBehind({ items, spansAt }: Message, at: number): boolean {
  return (
    PRICED.has(items[at + 1]?.word ?? '') &&
    (spansAt.get(at + 2) ?? []).some(({ type }) => type === 'money')
  )
}

/** Longer than this nobody exercises, and much cheaper than this no course is. */
const MOST_MINUTES = 120

/** "yoga 45" is as likely so many minutes as so much money. */
function isOfMinutes({ input, money, name, words }: Purchase): boolean {
  if (name?.name !== 'item' || input.hasVerb || money?.from !== name.to) return false
  const { amount, isCurrencySaid } = money.value
  if (isCurrencySaid || amount > MOST_MINUTES || !Number.isInteger(amount)) return false
  const { clauseFrom, clauseTo, reading } = input
  const isSaidBeside = (at: number) =>
    reading.match.floats.some(({ from, to }) => at >= from && at < to)
  for (let at = clauseFrom; at < clauseTo; at++)
    if ((at < name.from || at >= money.to) && !isSaidBeside(at)) return false
  if (PLACES_PAID.has(words[0] ?? '')) return false
  return activityLexicon.at(words, 0)?.words.length === words.length
}

/** What is said of an exercise is also said of the place that is paid for it. */
const PLACES_PAID = wordSet('academia gym')

/** What reads like an amount and is none: a count, a size, or so many minutes. */
export const NO_AMOUNT: readonly Objection[] = [isCount, isSize, isUncountable, isOfMinutes]

/** The same where a word calls for it: a measure, a model, a part, or what is usual in a month. */
export const NO_AMOUNT_BY_WORD: readonly CuedCheck<Purchase>[] = [
  [UNITS, isOfUnits],
  [MODELS, isModel],
  [LINES, isRoute],
  [STRETCHES, isByTheMonth],
  [SPELLS, isSumOfWhile],
  [PARTS, isPart],
  [HOURS, isTimed],
  [JOINING, hasSecondAmount],
  [GAUGED, isGauged],
  [TYRES, isPressed],
  [EACH, isPriceOfOne],
  [REPETITIONS, isRepeated],
]
