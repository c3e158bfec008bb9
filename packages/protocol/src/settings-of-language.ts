import { toLocale } from './locale.ts'
import type { UserSettings } from './user-settings.ts'

/** Countries by what is paid with there; one that is not named says nothing about it. */
const COUNTRIES: Readonly<Record<string, string>> = {
  AED: 'AE',
  ARS: 'AR',
  AUD: 'AU',
  BRL: 'BR',
  CAD: 'CA',
  CHF: 'CH LI',
  CLP: 'CL',
  CNY: 'CN',
  COP: 'CO',
  CZK: 'CZ',
  DKK: 'DK GL',
  EUR: 'AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK',
  GBP: 'GB',
  HKD: 'HK',
  HUF: 'HU',
  IDR: 'ID',
  ILS: 'IL',
  INR: 'IN',
  JPY: 'JP',
  KRW: 'KR',
  MXN: 'MX',
  MZN: 'MZ',
  NGN: 'NG',
  NOK: 'NO',
  NZD: 'NZ',
  PEN: 'PE',
  PHP: 'PH',
  PLN: 'PL',
  PYG: 'PY',
  RON: 'RO',
  SEK: 'SE',
  SGD: 'SG',
  THB: 'TH',
  TRY: 'TR',
  TWD: 'TW',
  UAH: 'UA',
  USD: 'EC PR SV US',
  UYU: 'UY',
  ZAR: 'ZA',
}

const CURRENCIES = new Map(
  Object.entries(COUNTRIES).flatMap(([currency, countries]) =>
    countries.split(' ').map((country) => [country, currency] as const),
  ),
)

/** Where weights are in pounds and ways in miles. */
const US_UNITS = new Set(['US', 'PR', 'LR'])

/**
 * What the language of a machine says about how its user is spoken to: `en-US` pays in dollars and
 * writes 11:00 PM. What it does not say is absent: `en` alone names no country.
 */
export function settingsOfLanguage(tag: string): Partial<UserSettings> {
  const language = readTag(tag)
  if (language === undefined) return {}
  const { region } = language
  const currency = region && CURRENCIES.get(region)
  return {
    locale: toLocale(tag),
    ...(currency === undefined ? {} : { currency }),
    ...(region === undefined
      ? {}
      : { units: US_UNITS.has(region) ? 'us' : 'metric', clock: clockOf(language) }),
  }
}

/** `en_US.UTF-8` is how systems write `en-US`. */
function readTag(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag.replace(/[.@].*$/, '').replaceAll('_', '-'))
  } catch {
    return undefined
  }
}

function clockOf(language: Intl.Locale): UserSettings['clock'] {
  const { hour12 } = new Intl.DateTimeFormat(language, { hour: 'numeric' }).resolvedOptions()
  return hour12 ? '12h' : '24h'
}
