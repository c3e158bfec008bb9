import type { JsonObject, Locale } from '@parco/protocol'
import type { DomainContext } from '../../domain-context.ts'
import type { WordsRead } from '../../domain-tool.ts'

/** What the router calls money whose currency nobody said. */
export const ASSUMED_MONEY = 'reais'
const SAYS_REAIS = /R\$|(?<!\p{L})(?:real|reais|BRL|contos?|pilas?)(?!\p{L})/iu
const SAYS_MONEY =
  /[$€£]|(?<!\p{L})(?:dinheiro|grana|money|cash|reais|dólares|dollars|euros?)(?!\p{L})/iu

/** Money is in the currency of its user where the words name none; and is money where they say so. */
export function unitFromWords(
  slots: JsonObject,
  { text, into }: WordsRead,
  { currency, locale }: DomainContext,
): JsonObject {
  const { currency: said, unit, ...rest } = slots
  const isInReais = SAYS_REAIS.test(text)
  const isAssumed = unit === ASSUMED_MONEY && !isInReais
  const isMoney = unit === undefined && into === undefined && (isInReais || SAYS_MONEY.test(text))
  const meant = isInReais ? 'BRL' : currency
  const code = typeof said === 'string' ? said : isAssumed || isMoney ? meant : undefined
  const isMissing = unit === undefined && code === undefined
  const named = isMissing ? {} : { unit: code ? currencyWord(code, locale) : unit }
  return inUnitSaid({ ...rest, ...named } as JsonObject, 'targetValue', text)
}

/** What the router converts to metric, and what it was said in. */
const OWN_UNITS = [
  {
    metric: 'kg',
    unit: 'lb',
    factor: 0.45359237,
    said: /(?<!\p{L})(?:lbs?|pounds?|libras?)(?!\p{L})/iu,
  },
  {
    metric: 'km',
    unit: 'mi',
    factor: 1.609344,
    said: /(?<!\p{L})(?:mi|miles?|milhas?)(?!\p{L})/iu,
  },
] as const

/** The unit that words say a weight or a distance in, where it is no metric one. */
const ownUnitIn = (text: string) => OWN_UNITS.find(({ said }) => said.test(text))

/** A number that the router converted, as it was said. */
function asSaid(value: number, factor: number): number {
  const exact = value / factor
  const whole = Math.round(exact)
  return Math.abs(exact - whole) < 0.02 ? whole : Math.round(exact * 10) / 10
}

/** The number of a slot as it was said, for a goal whose unit is known or is set here. */
export function inUnitSaid(slots: JsonObject, slot: string, text: string): JsonObject {
  const own = ownUnitIn(text)
  const value = slots[slot]
  if (!own || typeof value !== 'number') return slots
  const isOfUnit = slots.unit === undefined || slots.unit === own.metric
  if (!isOfUnit) return slots
  const unit = slots.unit === undefined ? {} : { unit: own.unit }
  return { ...slots, [slot]: asSaid(value, own.factor), ...unit }
}

/** Whether a goal counts money, by what it is counted in. */
export const isMoneyUnit = (unit: string): boolean =>
  /(?:^|\s)(?:reais|real|d[oó]lar|dollar|euro|libra|pound|peso|iene|yen)/iu.test(unit)

/** What a currency is called in plural: `reais`, `dollars`. */
function currencyWord(currency: string, locale: Locale): string {
  if (currency === 'BRL') return ASSUMED_MONEY
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'name',
  })
  const name = format.formatToParts(2).find(({ type }) => type === 'currency')?.value ?? currency
  // Portuguese writes currencies small, and the library does not.
  return locale === 'pt-BR' ? name.toLocaleLowerCase(locale) : name
}
