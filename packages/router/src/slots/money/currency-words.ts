import type { Locale } from '../../text/locale.ts'

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
export const CURRENCY_NAMES: ReadonlyMap<string, string> = new Map([
  ...['reais', 'real', 'reals', 'conto', 'contos', 'pila', 'pilas', 'mango', 'mangos'].map(brl),
  ...['pau', 'paus', 'prata', 'pratas', 'dinheiros', 'pratinha', 'pratinhas'].map(brl),
  ...['dolar', 'dolares', 'dollar', 'dollars', 'buck', 'bucks', 'doletas', 'doleta'].map(usd),
  ...['euro', 'euros'].map((name) => [name, 'EUR'] as const),
  ...['libra', 'libras', 'pound', 'pounds', 'quid'].map((name) => [name, 'GBP'] as const),
  ...['peso', 'pesos'].map((name) => [name, 'ARS'] as const),
  ...['iene', 'ienes', 'yen'].map((name) => [name, 'JPY'] as const),
  ...['rupia', 'rupias', 'rupee', 'rupees'].map((name) => [name, 'INR'] as const),
  ...['rand', 'rands'].map((name) => [name, 'ZAR'] as const),
  ...['naira', 'nairas'].map((name) => [name, 'NGN'] as const),
  ...['dirham', 'dirhams'].map((name) => [name, 'AED'] as const),
  ['ringgit', 'MYR'],
  ['cedis', 'GHS'],
  ['baht', 'THB'],
])

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
export const CENT_WORDS: ReadonlySet<string> = new Set([
  ...['centavo', 'centavos', 'cent', 'cents', 'pence', 'penny', 'pennies', 'centimos'],
])

/** Slang that is an amount of reais by itself: "cinquentão", "vintinho". */
export const SLANG_AMOUNTS: ReadonlyMap<string, number> = new Map([
  ...forms('cinc', 5, ['ao', 'inho', 'aozinho']),
  ...forms('dez', 10, ['ao', 'inho', 'aozinho']),
  ...forms('deiz', 10, ['ao']),
  ...forms('vint', 20, ['ao', 'inho', 'inha', 'aozinho']),
  ...forms('trint', 30, ['ao', 'inha']),
  ...forms('quarent', 40, ['ao', 'inha']),
  ...forms('cinquent', 50, ['ao', 'inha', 'aozinho']),
  ...forms('cinkent', 50, ['ao', 'inha']),
  ...forms('sessent', 60, ['ao', 'inha']),
  ...forms('setent', 70, ['ao', 'inha']),
  ...forms('oitent', 80, ['ao', 'inha']),
  ...forms('novent', 90, ['ao', 'inha']),
  ...forms('cenz', 100, ['ao', 'inho']),
  ...forms('cent', 100, ['ao']),
  ...forms('duzent', 200, ['ao', 'inho']),
  ...forms('trezent', 300, ['ao']),
  ...forms('quinhent', 500, ['ao', 'inho']),
])

/** Banknotes by their English name, in pounds: "a fiver", "two tenners". */
export const NOTES: ReadonlyMap<string, number> = new Map([
  ['fiver', 5],
  ['fivers', 5],
  ['tenner', 10],
  ['tenners', 10],
])

/** Endings that make slang of digits: "50tão", "20ão". */
export const SLANG_ENDINGS: ReadonlySet<string> = new Set([
  'tao',
  'ao',
  'tinha',
  'inha',
  'zao',
  'pila',
  'conto',
])

function brl(name: string): readonly [string, string] {
  return [name, 'BRL']
}

function usd(name: string): readonly [string, string] {
  return [name, 'USD']
}

function forms(stem: string, value: number, endings: readonly string[]) {
  return endings.map((ending) => [stem + ending, value] as const)
}
