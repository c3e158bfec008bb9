import { type Message, wordsOf } from '../../clauses/message.ts'
import { countDeeds } from '../../gates/gate-clause.ts'
import type { SlotSpan } from '../../slots/slot-span.ts'
import { deedByEnding } from '../../speech/deed-of.ts'
import { wordSetsOf } from '../../text/word-tables.ts'
import { knownExpenseCategory } from '../../values/category-of.ts'
import { nameOf } from '../../values/name-of.ts'
import { personAt } from '../../values/person-at.ts'
import { bindText, type Finder, type Holdings, holdsWord } from './finding.ts'
import { paidAmount } from './paid-amount.ts'
import { partsOf } from './parts.ts'
import { BEFORE_TIMES, type Phrase } from './phrases.ts'
import { PAID, phrasesBeside } from './phrases-beside.ts'
import { FIND_PURCHASE as WORDS } from './words.generated.ts'

/** A thing paid for: in the words beside the amount, or else the only thing that is known. */
export const findPurchase: Finder = (holdings) => {
  const paid = paidAmount(holdings)
  if (paid === 'doubtful' || isNotSpent(holdings, paid === 'none')) return undefined
  const amount = paid === 'none' ? undefined : paid
  const phrases = phrasesBeside(
    holdings,
    [...PAID, 'installments', 'recurrence', 'quantity', 'number'],
    WORDS.own,
  ).filter(({ part }) => !part.isPurpose)
  const listed = amount && listBefore(holdings, phrases, amount)
  if (listed === 'mixed') return undefined
  const things = phrases.flatMap((phrase) => toThing(holdings, phrase, amount))
  const thing = listed ?? goodOf(holdings, phrases, likeliest(things), amount)
  if (thing === 'doubtful') return undefined
  const isPlan = holdsWord(holdings, WORDS.planned)
  // What it was paid for may also be told in a purpose: "pra lavar o carro".
  const isTold =
    phrases.length > 0 || partsOf(holdings.input.message).some(({ isPurpose }) => isPurpose)
  if (thing === undefined) return isTold ? undefined : { bindings: [] }
  return {
    bindings: [bindText('name', thing.phrase, thing.category)],
    values: withAmount(holdings, amount),
    set: { category: thing.category, ...(isPlan ? { isPlan } : {}) },
  }
}

/** The values with one amount among them. */
const withAmount = ({ values }: Holdings, amount: SlotSpan | undefined): SlotSpan[] => [
  ...values.filter(({ type }) => type !== 'money'),
  ...(amount ? [amount] : []),
]

function isNotSpent(holdings: Holdings, isAmountMissing: boolean): boolean {
  if (holdsWord(holdings, WORDS.looking)) return true
  const { message, language } = holdings.input
  const { speech } = language
  const whole = { message, from: 0, to: message.items.length }
  if (holdsWord(holdings, WORDS.prices) && countDeeds(speech, whole) === 0) return true
  // What it cost is asked of what was surely paid for.
  return isAmountMissing && !isPaidFor(holdings)
}

/** A verb of money, a noun of spending, or "me depenou". */
function isPaidFor(holdings: Holdings): boolean {
  const { message, language } = holdings.input
  return (
    holdsWord(holdings, WORDS.spent) ||
    message.items.some(
      ({ word }, at) =>
        language.speech.verbs.get(word)?.field === 'money' ||
        (word === 'me' && isDoneByOthers(message.items[at + 1]?.word ?? '', message.locale)),
    )
  )
}

const isDoneByOthers = (word: string, locale: Message['locale']): boolean =>
  deedByEnding(word, locale) === 'others'

interface Thing {
  readonly phrase: Pick<Phrase, 'from' | 'to' | 'lead'>
  readonly category: string
  /** How near it stands to the amount, and how much like what was paid for. */
  readonly rank: number
}

const LISTING = new Set(['', ...WORDS.linking])

/** "soro, dipirona e gaze, tudo 54": things told one after the other before what they came to. */
function listBefore(
  { input }: Holdings,
  phrases: readonly Phrase[],
  amount: SlotSpan,
): Thing | 'mixed' | undefined {
  const { message, vocabulary } = input
  const run = lastRun(
    message,
    phrases.filter(({ to }) => to <= amount.from),
  )
  const [first] = run
  const last = run.at(-1)
  if (!first || !last || first === last) return undefined
  const categories = run.flatMap(({ from, to }) => {
    const name = nameOf(message, from, to)
    return knownExpenseCategory(name, message.locale, vocabulary) ?? []
  })
  const [category] = categories
  if (category === undefined || categories.length * 2 < run.length) return 'mixed'
  if (categories.some((other) => other !== category)) return 'mixed'
  return { phrase: { from: first.from, to: last.to, lead: '' }, category, rank: PRICED }
}

/** The longest run of phrases at the end between which nothing stands but marks and conjunctions. */
function lastRun(message: Message, phrases: readonly Phrase[]): Phrase[] {
  const { items } = message
  const run: Phrase[] = []
  for (const phrase of phrases.toReversed()) {
    const next = run[0]
    const between = next ? items.slice(phrase.to, next.from).map(({ word }) => word) : []
    const isListed =
      LISTING.has(phrase.lead) &&
      between.every((word) => WORDS.linking.has(word)) &&
      (next === undefined ||
        !wordsOf({ message, from: phrase.from, to: phrase.to }).some((word) =>
          WORDS.places.has(word),
        ))
    if (!isListed || (next && between.length === 0)) break
    run.unshift(phrase)
  }
  return run
}

/** Shops that tell of what kind whatever is bought there is. */
const SHOPS = wordSetsOf(WORDS.shops)

const isOfGoods = ({ lead }: Phrase): boolean => lead === '' || WORDS.goodsLed.has(lead)
/** "gastemo 60": a verb as it is spoken. */
const SPOKEN_VERB = /^\w{2,}(?:[aei]mo|i)$/

/**
 * What was paid for where something else is known as well: what is only with it, or for whom, is not
 * it; a shop names what no word is known of, if it tells what it sells.
 */
function goodOf(
  { input }: Holdings,
  phrases: readonly Phrase[],
  thing: Thing | undefined,
  amount: SlotSpan | undefined,
): Thing | 'doubtful' | undefined {
  if (amount === undefined) return thing
  const goods = phrases.filter(
    (phrase) =>
      isOfGoods(phrase) &&
      phrase.to <= amount.from &&
      !WORDS.spending.has(input.message.items[amount.from - 1]?.word ?? '') &&
      phrase.from !== thing?.phrase.from &&
      !SPOKEN_VERB.test(input.message.items[phrase.from]?.word ?? ''),
  )
  const good = goods.at(-1)
  if (thing && !isBeside(input.message, thing, amount, good)) return thing
  if (thing && good === undefined) return thing
  const shop = phrases.find(
    ({ from, lead }) => from !== good?.from && (WORDS.places.has(lead) || WORDS.from.has(lead)),
  )
  const category = good && shop && shopCategory(input.message, shop)
  if (category === undefined || !good) return thing && 'doubtful'
  const isJoined = isJoinedTo(input.message, good.to, amount.from)
  return isJoined ? { phrase: good, category, rank: PRICED } : 'doubtful'
}

/** Told of behind the amount: with what, for whom, or where; "gastei 50 com remédio" is what it went on. */
function isBeside(
  message: Message,
  { phrase: { from, lead } }: Thing,
  amount: SlotSpan,
  good: Phrase | undefined,
): boolean {
  if (WORDS.from.has(lead)) return true
  if (from < amount.to) return false
  const isNext = isJoinedTo(message, amount.to, from)
  if (WORDS.company.has(lead))
    return (
      !isNext || !message.items.slice(0, amount.from).some(({ word }) => WORDS.spending.has(word))
    )
  if (lead === 'for') return !isNext
  // "que dor, 900 no dentista": only a shop sells what was told before it.
  if (isNext && WORDS.places.has(lead) && good !== undefined && good.part.to <= amount.from)
    return message.locale === 'en' || WORDS.markets.has(message.items[from]?.word ?? '')
  return WORDS.goals.has(lead) || WORDS.places.has(lead)
}

function shopCategory(message: Message, { from, to }: Phrase): string | undefined {
  const words = wordsOf({ message, from, to })
  const [known] =
    Object.entries(SHOPS).find(([, names]) => words.some((word) => names.has(word))) ?? []
  return known
}

function toThing({ input }: Holdings, phrase: Phrase, amount: SlotSpan | undefined): Thing[] {
  const { message, vocabulary } = input
  const { from, to, lead } = phrase
  const category = knownExpenseCategory(nameOf(message, from, to), message.locale, vocabulary)
  if (category === undefined) return []
  const isOfPerson =
    (WORDS.company.has(lead) || WORDS.goals.has(lead)) && personAt(message, from, to, vocabulary)
  const before = wordsOf({ message, from: Math.max(0, from - 3), to: from })
  if (isOfPerson || before.some((word) => BEFORE_TIMES.has(word))) return []
  const near = amount ? nearness(input, phrase, amount) : 0
  const rank = near === BEHIND_AMOUNT || !WORDS.places.has(lead) ? near : near - 1
  return [{ phrase, category, rank }]
}

/** "uma tv de 2 mil na loja": with its price right behind it a thing is what was paid for. */
const PRICED = 6

const isPricedAt = ({ items }: Message, at: number, amount: SlotSpan): boolean =>
  amount.from === at + 1 && WORDS.pricing.has(items[at]?.word ?? '')

/** "62,90 no remédio": what stands right behind an amount is what it was paid for. */
const BEHIND_AMOUNT = 5

const BEFORE_PRICES = new Set([',', ':', '-', '–', '—'])

const isJoinedTo = (message: Message, from: number, to: number): boolean =>
  wordsOf({ message, from, to }).every((word) => WORDS.joining.has(word))

function nearness(
  { message }: Holdings['input'],
  { from, to, part }: Phrase,
  amount: SlotSpan,
): number {
  const isJoined = (start: number, end: number) => isJoinedTo(message, start, end)
  if (from >= amount.to && isJoined(amount.to, from)) return BEHIND_AMOUNT
  if (to <= amount.from && isJoined(to, amount.from))
    return isPricedAt(message, to, amount) ? PRICED : 4
  if (to === amount.from - 1 && BEFORE_PRICES.has(message.items[to]?.word ?? '')) return 3
  return amount.from >= part.from && amount.to <= part.to ? 2 : 0
}

/** The thing that ranks highest; nothing where two rank alike. */
function likeliest(things: readonly Thing[]): Thing | undefined {
  const [first, second] = [...things].sort((one, other) => other.rank - one.rank)
  return first && first.rank !== second?.rank ? first : undefined
}
