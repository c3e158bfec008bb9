import type { NumberReading } from '../numbers/number-reading.ts'
import { numberAt } from '../numbers/read-number.ts'
import { roundTo } from '../numbers/round-to.ts'
import { definePart } from '../part.ts'
import type { Reading } from '../reading.ts'
import type { Money, SlotProblem } from '../slot-span.ts'
import type { Words } from '../words.ts'
import {
  CENT_WORDS,
  CURRENCY_NAMES,
  NOTES,
  SLANG_AMOUNTS,
  SLANG_ENDINGS,
} from './currency-words.ts'
import { readBareCents, readSaidCents } from './read-cents.ts'
import { type NamedCurrency, nameOf, signOf } from './read-currency.ts'
import { READ_MONEY as WORDS } from './words.generated.ts'

const DEFAULT_CURRENCY = 'BRL'
/** Largest amount taken without a question: what a `numeric(12,2)` column holds. */
const MAX_AMOUNT = 9_999_999_999.99

/** An amount of money; a bare number is one, with no currency said. */
export const money = definePart(readMoney)

function readMoney(words: Words, at: number): Reading<Money> | undefined {
  return (
    readBetween(words, at) ??
    readSlang(words, at) ??
    readNotes(words, at) ??
    readSignFirst(words, at) ??
    readNamed(words, at) ??
    readBare(words, at)
  )
}

const BETWEEN_OPENERS: ReadonlyMap<string, string> = new Map([
  ['entre', 'e'],
  ['between', 'and'],
])

/** "10 a 15 reais", "entre R$ 80 e R$ 100": a span of prices, which is no amount. */
function readBetween(words: Words, at: number): Reading<Money> | undefined {
  const joiner = BETWEEN_OPENERS.get(words.word(at))
  const lowAt = joiner === undefined ? at : at + 1
  const low = readSignFirst(words, lowAt) ?? numberAt(words, lowAt)
  if (low === undefined) return undefined
  const isJoined =
    joiner === undefined
      ? words.isOneOf(low.to, WORDS.betweenJoiners)
      : words.word(low.to) === joiner
  const high = isJoined
    ? (readSignFirst(words, low.to + 1) ?? readNamed(words, low.to + 1))
    : undefined
  return high && { ...high, ambiguous: [], invalid: 'inexact-amount' }
}

function readSlang(words: Words, at: number): Reading<Money> | undefined {
  const amount = SLANG_AMOUNTS.get(words.word(at))
  if (amount !== undefined && words.locale === 'pt-BR') {
    const to =
      words.word(at + 1) === 'de' && CURRENCY_NAMES.has(words.word(at + 2)) ? at + 3 : at + 1
    const named = CURRENCY_NAMES.has(words.word(at + 1)) ? at + 2 : to
    return { to: named, value: { amount, currency: DEFAULT_CURRENCY, isCurrencySaid: true } }
  }
  const number = words.isNumber(at) ? numberAt(words, at) : undefined
  if (number === undefined || number.to !== at + 1 || !words.isGlued(at + 1)) return undefined
  if (!words.isOneOf(at + 1, SLANG_ENDINGS)) return undefined
  return finish({ number, cents: 0, currency: DEFAULT_CURRENCY, isCurrencySaid: true, to: at + 2 })
}

/** "a tenner", "two fivers". */
function readNotes(words: Words, at: number): Reading<Money> | undefined {
  if (words.locale !== 'en') return undefined
  const number = numberAt(words, at)
  const note = NOTES.get(words.word(number?.to ?? at))
  if (note === undefined || (number && !Number.isInteger(number.value))) return undefined
  const amount = note * (number?.value ?? 1)
  return { to: (number?.to ?? at) + 1, value: { amount, currency: 'GBP', isCurrencySaid: true } }
}

/** "R$ 50", "- R$ 50", "US$ 30", "USD 30", "$5 and 20 cents". */
function readSignFirst(words: Words, at: number): Reading<Money> | undefined {
  const isMinus = words.raw(at) === '-' && words.isGlued(at + 1)
  const signAt = isMinus ? at + 1 : at
  const currency = signOf(words, signAt)
  if (currency === undefined) return undefined
  const from = words.raw(signAt + 1) === '.' && words.isGlued(signAt + 1) ? signAt + 2 : signAt + 1
  const number = numberAt(words, from)
  if (number === undefined || number.isArticle) return undefined
  const named = nameAt(words, number.to, number)
  const cents = readSaidCents(words, named?.to ?? number.to, number)
  return finish({
    number: isMinus ? { ...number, value: -number.value } : number,
    cents: cents?.cents ?? 0,
    currency: named?.currency ?? currency,
    isCurrencySaid: true,
    isReaisInEnglish: words.locale === 'en' && currency === 'BRL',
    to: cents?.to ?? named?.to ?? number.to,
  })
}

/** "50 reais", "27 reais e cinquenta", "dez centavos", "50€", "2 milhões de reais". */
function readNamed(words: Words, at: number): Reading<Money> | undefined {
  const number = numberAt(words, at)
  if (number === undefined) return undefined
  const cents = centsAlone(words, number)
  if (cents) return cents
  const named = nameAt(words, number.to, number)
  if (named) {
    const said = readSaidCents(words, named.to, number)
    const to = said?.to ?? named.to
    return finish({
      number,
      cents: said?.cents ?? 0,
      currency: named.currency,
      isCurrencySaid: true,
      to,
    })
  }
  const bare = readBareCents(words, at, number)
  const after = bare && nameAt(words, bare.to, number)
  if (!after) return undefined
  return finish({
    number,
    cents: bare.cents,
    currency: after.currency,
    isCurrencySaid: true,
    to: after.to,
  })
}

function centsAlone(words: Words, number: NumberReading): Reading<Money> | undefined {
  if (!words.isOneOf(number.to, CENT_WORDS)) return undefined
  const isPence = words.word(number.to).startsWith('pen')
  const named = nameAfterOf(words, number.to + 1)
  const currency = named?.currency ?? (isPence ? 'GBP' : DEFAULT_CURRENCY)
  const inUnits = { ...number, value: roundTo(number.value / 100, 2), alternatives: [] }
  return finish({
    number: inUnits,
    cents: 0,
    currency,
    isCurrencySaid: true,
    to: named?.to ?? number.to + 1,
  })
}

/** The currency said after a number: a name, "de reais" after millions, a code or a sign. */
function nameAt(words: Words, at: number, number: NumberReading): NamedCurrency | undefined {
  if (number.isArticle && words.locale === 'en' && words.word(at) === 'real') return undefined
  const of = number.isScaled ? nameAfterOf(words, at) : undefined
  if (of) return of
  const sign = signOf(words, at)
  const isSignAfter = sign !== undefined && !words.isNumber(at + 1)
  if (isSignAfter) return { currency: sign, to: at + 1 }
  if (isGrand(words, at - 1)) return { currency: DEFAULT_CURRENCY, to: at }
  return nameOf(words, at)
}

function isGrand(words: Words, at: number): boolean {
  return words.isOneOf(at, WORDS.grand) && !CURRENCY_NAMES.has(words.word(at + 1))
}

function nameAfterOf(words: Words, at: number): NamedCurrency | undefined {
  const isOf = words.word(at) === 'de' || words.word(at) === 'of'
  return isOf ? nameOf(words, at + 1) : undefined
}

/**
 * A bare number that may be money: "50", "27,50", "27 e cinquenta", "twenty-five fifty". An article
 * counts nothing, and neither does the pronoun in "the uber one".
 */
function readBare(words: Words, at: number): Reading<Money> | undefined {
  const number = numberAt(words, at)
  if (number === undefined || number.isCollective || !mayBePrice(words, at, number.to))
    return undefined
  const bare = readBareCents(words, at, number)
  const isPronoun = number.to === at + 1 && words.word(at) === 'one'
  if ((number.isArticle || isPronoun) && bare === undefined) return undefined
  return finish({
    number,
    cents: bare?.cents ?? 0,
    currency: DEFAULT_CURRENCY,
    isCurrencySaid: false,
    to: bare?.to ?? number.to,
    ...(bare?.alternative === undefined ? {} : { alternative: bare.alternative }),
  })
}

/** A number beside "anos" or inside a code ("98765-4321") is no price. */
function mayBePrice(words: Words, from: number, to: number): boolean {
  const isCode =
    (words.raw(to) === '-' &&
      words.isGlued(to) &&
      words.isGlued(to + 1) &&
      words.isNumber(to + 1)) ||
    (words.raw(from - 1) === '-' && words.isGlued(from) && words.isGlued(from - 1))
  return !isCode && !words.isOneOf(to, WORDS.counted)
}

interface Parts {
  readonly number: NumberReading
  readonly cents: number
  readonly currency: string
  readonly isCurrencySaid: boolean
  readonly to: number
  /** Another amount the words may mean. */
  readonly alternative?: number
  /** "R$ 1.500" in an English sentence. */
  readonly isReaisInEnglish?: boolean
}

function finish(parts: Parts): Reading<Money> {
  const { number, cents, currency, isCurrencySaid, to } = parts
  const toMoney = (amount: number): Money => ({ amount, currency, isCurrencySaid })
  const isForeignGrouping = parts.isReaisInEnglish === true
  const amounts = amountsOf(number, isForeignGrouping).map((amount) =>
    roundTo(amount + Math.sign(amount || 1) * (cents / 100), 2),
  )
  const [amount = 0, ...others] = amounts
  const alternatives = parts.alternative === undefined ? others : [...others, parts.alternative]
  const invalid = number.invalid ?? problemOf(amount, number)
  return {
    to,
    value: toMoney(amount),
    ...(alternatives.length > 0 ? { ambiguous: [amount, ...alternatives].map(toMoney) } : {}),
    ...(number.isApproximate ? { isApproximate: true } : {}),
    ...(invalid ? { invalid } : {}),
  }
}

/**
 * Money has no three decimals: "1,500" in pt-BR is thousands written the English way or a slip for
 * "1,50", so both are offered; "R$ 1.500" in English is the Brazilian way, because reais were said.
 */
function amountsOf(number: NumberReading, isReais: boolean): readonly number[] {
  const [thousands] = number.alternatives
  if (number.decimals !== 3 || thousands === undefined) return [number.value]
  return isReais ? [thousands] : [thousands, number.value]
}

function problemOf(amount: number, number: NumberReading): SlotProblem | undefined {
  if (number.form === 'digits' && number.decimals > 3) return 'malformed-number'
  if (amount < 0) return 'negative-amount'
  if (amount === 0) return 'zero-amount'
  return amount > MAX_AMOUNT ? 'amount-too-large' : undefined
}
