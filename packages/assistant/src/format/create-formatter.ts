import type { Locale } from '@parco/protocol'
import { createDayFormat } from './day-format.ts'
import type { Formatter } from './formatter.ts'
import { plainSpaces } from './plain-spaces.ts'
import { formatQuantity } from './quantity-format.ts'

/** What the formatters of a language share; creating them costs more than a whole turn. */
interface LanguageFormats {
  readonly money: Map<string, Intl.NumberFormat>
  readonly number: Intl.NumberFormat
  readonly percent: Intl.NumberFormat
  readonly month: Intl.DateTimeFormat
  readonly list: Intl.ListFormat
  readonly times: Map<string, Intl.DateTimeFormat>
}

const languages = new Map<Locale, LanguageFormats>()

/**
 * Creates the formatter of one user on one day. `today` is YYYY-MM-DD in their zone.
 * @throws RangeError when the zone or the currency does not exist.
 */
export function createFormatter(
  locale: Locale,
  timeZone: string,
  today: string,
  currency = 'BRL',
): Formatter {
  const formats = languageFormats(locale)
  const time = cached(formats.times, timeZone, () => timeFormat(locale, timeZone))
  const number = (value: number) => plainSpaces(formats.number.format(withoutNegativeZero(value)))
  const money = (cents: number, code = currency) =>
    plainSpaces(
      cached(formats.money, code, () => moneyFormat(locale, code)).format(
        withoutNegativeZero(cents / 100),
      ),
    )
  money(0)
  return {
    money,
    number,
    ...createDayFormat(locale, today),
    month: (month) => plainSpaces(formats.month.format(new Date(`${month}-15T00:00:00Z`))),
    time: (instant) => time.format(instant),
    quantity: (value, unit) => formatQuantity(value, unit, locale, number),
    percent: (ratio) => plainSpaces(formats.percent.format(withoutNegativeZero(ratio))),
    list: (items) => formats.list.format(items),
  }
}

function languageFormats(locale: Locale): LanguageFormats {
  return cached(languages, locale, () => ({
    money: new Map(),
    number: new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }),
    percent: new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }),
    month: new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
    list: new Intl.ListFormat(locale),
    times: new Map(),
  }))
}

function moneyFormat(locale: Locale, currency: string): Intl.NumberFormat {
  return new Intl.NumberFormat(locale, { style: 'currency', currency })
}

function timeFormat(locale: Locale, timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  })
}

/** `-0` would be written `-0` or `-R$ 0,00`. */
function withoutNegativeZero(value: number): number {
  return value === 0 ? 0 : value
}

function cached<Key, Value>(map: Map<Key, Value>, key: Key, create: () => Value): Value {
  const known = map.get(key)
  if (known !== undefined) return known
  const created = create()
  map.set(key, created)
  return created
}
