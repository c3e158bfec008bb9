import type { Clock, Locale, UserSettings } from '@parco/protocol'
import { createDayFormat } from './day-format.ts'
import type { Formatter } from './formatter.ts'
import { ownUnit, toOwnUnit } from './own-units.ts'
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
  { locale, timeZone, currency, units, clock }: Omit<UserSettings, 'perspective'>,
  today: string,
): Formatter {
  const formats = languageFormats(locale)
  const timeIn = (zone: string) =>
    cached(formats.times, `${clock} ${zone}`, () => timeFormat(locale, zone, clock))
  const time = timeIn(timeZone)
  const number = (value: number) => plainSpaces(formats.number.format(withoutNegativeZero(value)))
  const money = (cents: number, code = currency) =>
    plainSpaces(
      cached(formats.money, code, () => moneyFormat(locale, code)).format(
        withoutNegativeZero(cents / 100),
      ),
    )
  money(0)
  const quantity = (value: number, unit: string) => formatQuantity(value, unit, locale, number)
  return {
    money,
    number,
    ...createDayFormat(locale, today),
    month: (month) => plainSpaces(formats.month.format(new Date(`${month}-15T00:00:00Z`))),
    time: (instant) => plainSpaces(time.format(instant)),
    clockTime: (text) => plainSpaces(timeIn('UTC').format(new Date(`2000-01-01T${text}Z`))),
    quantity,
    measure(value, unit) {
      const own = ownUnit(unit, units)
      return quantity(own.unit === unit ? value : toOwnUnit(value, own), own.unit)
    },
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

/** `11:00 PM` is written so in both languages: Portuguese has no other short form. */
function timeFormat(locale: Locale, timeZone: string, clock: Clock): Intl.DateTimeFormat {
  return clock === '12h'
    ? new Intl.DateTimeFormat('en', {
        hour: 'numeric',
        minute: '2-digit',
        hourCycle: 'h12',
        timeZone,
      })
    : new Intl.DateTimeFormat(locale, {
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
