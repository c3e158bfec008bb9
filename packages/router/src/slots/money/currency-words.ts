import type { Locale } from '../../text/locale.ts'
import { phrasesOf, phrasesOfBoth } from '../../text/word-tables.ts'
import { CURRENCY_WORDS as WORDS } from './words.generated.ts'

/** Currency signs, folded, that stand before (rarely after) an amount. */
export const CURRENCY_SIGNS: ReadonlyMap<string, string> = new Map([
  ['r$', 'BRL'],
  ['us$', 'USD'],
  ['u$', 'USD'],
  ['a$', 'AUD'],
  ['c$', 'CAD'],
  ['ar$', 'ARS'],
  ['€', 'EUR'],
  ['£', 'GBP'],
  ['¥', 'JPY'],
  ['₹', 'INR'],
  ['au$', 'AUD'],
  ['ca$', 'CAD'],
  ['nz$', 'NZD'],
  ['inr', 'INR'],
  ['nzd', 'NZD'],
  ['mxn', 'MXN'],
  ['zar', 'ZAR'],
  ['brl', 'BRL'],
  ['usd', 'USD'],
  ['eur', 'EUR'],
  ['gbp', 'GBP'],
  ['ars', 'ARS'],
  ['jpy', 'JPY'],
  ['cad', 'CAD'],
  ['aud', 'AUD'],
  ['chf', 'CHF'],
  ['s$', 'SGD'],
  ['sgd', 'SGD'],
  ['hk$', 'HKD'],
  ['hkd', 'HKD'],
  ['myr', 'MYR'],
  ['₦', 'NGN'],
  ['ngn', 'NGN'],
  ['kes', 'KES'],
  ['ksh', 'KES'],
  ['ghs', 'GHS'],
  ['aed', 'AED'],
])

/** What "rs" means: reais typed without their sign, or rupees in English. */
export function rsSignOf(locale: Locale): string {
  return locale === 'pt-BR' ? 'BRL' : 'INR'
}

/** What "R" right before digits means in English: "R450" is rand. */
export const RAND_SIGN = 'r'

/** What a bare "$" means: Brazilians write it for reais, English writers for dollars. */
export function dollarSignOf(locale: Locale): string {
  return locale === 'pt-BR' ? 'BRL' : 'USD'
}

/** Currency names after an amount, in both languages, slang included. */
export const CURRENCY_NAMES: ReadonlyMap<string, string> = new Map(phrasesOfBoth(WORDS.names))

/** Names of a currency that are ordinary words elsewhere, and so are read in one language only. */
export const NAMES_OF_ONE_LANGUAGE: ReadonlyMap<string, Locale> = new Map([
  ['real', 'pt-BR'],
  ['pau', 'pt-BR'],
  ['mango', 'pt-BR'],
  ['mangos', 'pt-BR'],
  ['prata', 'pt-BR'],
  ['libra', 'pt-BR'],
  ['peso', 'en'],
  ['buck', 'en'],
  ['rand', 'en'],
  ['pound', 'en'],
])

/** Hundredths of a currency. */
export const CENT_WORDS: ReadonlySet<string> = WORDS.centWords

/** Slang that is an amount of reais by itself: "cinquentão", "vintinho". */
export const SLANG_AMOUNTS: ReadonlyMap<string, number> = new Map(
  phrasesOf(WORDS.slang['pt-BR']).map(([word, amount]) => [word, Number(amount)]),
)

/** Banknotes by their English name, in pounds: "a fiver", "two tenners". */
export const NOTES: ReadonlyMap<string, number> = new Map([
  ['fiver', 5],
  ['fivers', 5],
  ['tenner', 10],
  ['tenners', 10],
])

/** Endings that make slang of digits: "50tão", "20ão". */
export const SLANG_ENDINGS: ReadonlySet<string> = WORDS.slangEndings
