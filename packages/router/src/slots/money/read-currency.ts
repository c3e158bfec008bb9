import { WordMemo } from '../../text/word-memo.ts'
import { isSlipOf } from '../phrase-table.ts'
import type { Reading } from '../reading.ts'
import type { Words } from '../words.ts'
import {
  CURRENCY_NAMES,
  CURRENCY_SIGNS,
  dollarSignOf,
  NAMES_OF_ONE_LANGUAGE,
  RAND_SIGN,
  rsSignOf,
} from './currency-words.ts'

/** A currency said by name, and the index after it. */
export interface NamedCurrency {
  readonly currency: string
  readonly to: number
}

/** The currency of the sign or code at an index. */
export function signOf(words: Words, at: number): string | undefined {
  if (words.isNumber(at)) return undefined
  const sign = words.folded(at)
  if (sign === '$') return dollarSignOf(words.locale)
  if (sign === RAND_SIGN) return isRand(words, at) ? 'ZAR' : undefined
  return sign === 'rs' ? rsSignOf(words.locale) : CURRENCY_SIGNS.get(sign)
}

/** "R450" is an amount of rand; "R 450" may be anything. */
const isRand = (words: Words, at: number): boolean =>
  words.locale === 'en' && words.raw(at) === 'R' && words.isNumber(at + 1) && words.isGlued(at + 1)

/** The currency named at an index, with its country when that is said: "dólares", "canadian dollars". */
export function nameOf(words: Words, at: number): NamedCurrency | undefined {
  const word = words.word(at)
  const following = words.word(at + 1)
  const adjective = NATIONALITIES.get(word)
  // "30 canadian dollars"
  if (adjective && adjective.of === kindOf(following))
    return { currency: adjective.currency, to: at + 2 }
  const currency = CURRENCY_NAMES.get(word) ?? SLIPPED.of(word)
  const nationality = NATIONALITIES.get(following)
  if (nationality && nationality.of === kindOf(word))
    return { currency: nationality.currency, to: at + 2 }
  if (currency === undefined) return undefined
  const onlyIn = NAMES_OF_ONE_LANGUAGE.get(word)
  const isNamed = onlyIn === undefined || onlyIn === words.locale
  return isNamed ? { currency, to: at + 1 } : undefined
}

/** A currency said without an amount, by name, code or sign: "dólares", "USD", "€". */
export function readCurrency(words: Words, at: number): Reading<string> | undefined {
  const sign = signOf(words, at)
  if (sign) return { to: at + 1, value: sign }
  const isName = CURRENCY_NAMES.has(words.word(at)) || NATIONALITIES.has(words.word(at))
  const named = isName ? nameOf(words, at) : undefined
  return named && { to: named.to, value: named.currency }
}

/** "50 reias", "30 dolres": after a number a slip in a currency's name is plain. */
const SLIPPED = new WordMemo((word) => {
  const name = SLIPPED_NAMES.find((candidate) => isSlipOf(word, candidate))
  return name && CURRENCY_NAMES.get(name)
})

const SLIPPED_NAMES = ['reais', 'dolares', 'dollars', 'rupees', 'euros', 'centavos']

const kindOf = (name: string): 'dollar' | 'peso' | undefined =>
  /^dol+ars?$|^dolares$|^bucks?$/.test(name) ? 'dollar' : /^pesos?$/.test(name) ? 'peso' : undefined

/** Adjectives that tell pesos and dollars apart. */
const NATIONALITIES: ReadonlyMap<
  string,
  { readonly of: 'dollar' | 'peso'; readonly currency: string }
> = new Map([
  ...adjectives('peso', 'CLP', 'chileno chilenos chilean'),
  ...adjectives('peso', 'UYU', 'uruguaio uruguaios uruguayan'),
  ...adjectives('peso', 'MXN', 'mexicano mexicanos mexican'),
  ...adjectives('peso', 'COP', 'colombiano colombianos colombian'),
  ...adjectives('peso', 'ARS', 'argentino argentinos argentine argentinian'),
  ...adjectives('dollar', 'CAD', 'canadense canadenses canadian'),
  ...adjectives('dollar', 'AUD', 'australiano australianos australian aussie'),
  ...adjectives('dollar', 'NZD', 'neozelandes neozelandeses kiwi'),
  ...adjectives('dollar', 'SGD', 'singapore singaporean sing'),
  ...adjectives('dollar', 'HKD', 'hk'),
  ...adjectives('dollar', 'USD', 'americano americanos american us'),
])

function adjectives(of: 'dollar' | 'peso', currency: string, list: string) {
  return list.split(' ').map((adjective) => [adjective, { of, currency }] as const)
}
