import type { Clock, Locale } from '@parco/protocol'
import { HOUR_CYCLES } from './format-moment.ts'

interface FormatSettings {
  readonly locale: Locale
  /** What amounts are in where nothing else is said. */
  readonly currency: string
  readonly clock?: Clock | undefined
}

const instantOf = (day: string): Date => new Date(`${day}T00:00:00Z`)

/** Creates the ways in which pages write figures and days; a page keeps one, as making them is slow. */
export function createFormat({ locale, currency, clock }: FormatSettings) {
  // English dates as Americans write them, as everywhere else in Parco.
  const language = locale === 'en' ? 'en-US' : locale
  const dates = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(language, { timeZone: 'UTC', ...options })
    return (day: string): string => format.format(instantOf(day))
  }
  const hours = new Intl.DateTimeFormat(language, {
    timeZone: 'UTC',
    hour: 'numeric',
    minute: '2-digit',
    ...(clock === undefined ? {} : { hourCycle: HOUR_CYCLES[clock] }),
  })
  const numbers = new Intl.NumberFormat(language, { maximumFractionDigits: 2 })
  const shares = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 })
  const short = new Intl.NumberFormat(language, {
    notation: 'compact',
    maximumFractionDigits: 1,
  })
  const months = dates({ month: 'long', year: 'numeric' })
  const shortMonths = dates({ month: 'short' })
  const currencies = new Map<string, Intl.NumberFormat>()
  const moneyOf = (code: string): Intl.NumberFormat => {
    const known = currencies.get(code)
    if (known) return known
    const made = new Intl.NumberFormat(language, { style: 'currency', currency: code })
    currencies.set(code, made)
    return made
  }
  return {
    /** `R$ 1.240,00`. */
    money: (cents: number, code = currency): string => moneyOf(code).format(cents / 100),
    number: (value: number): string => numbers.format(value),
    /** Short, for the axis of a chart: `1,2 mil`, `1.2K`. */
    compact: (value: number): string => short.format(value),
    /** Of a share from 0 to 1: `58%`. */
    percent: (share: number): string => shares.format(share),
    /** `29 de nov.`. */
    day: dates({ day: 'numeric', month: 'short' }),
    /** `dom., 29 de nov.`. */
    dayOfWeek: dates({ weekday: 'short', day: 'numeric', month: 'short' }),
    /** `domingo, 29 de novembro`. */
    dayLong: dates({ weekday: 'long', day: 'numeric', month: 'long' }),
    /** `29 de nov. de 2025`. */
    dayOfYear: dates({ day: 'numeric', month: 'short', year: 'numeric' }),
    weekday: dates({ weekday: 'short' }),
    /** Of YYYY-MM: `novembro de 2026`. */
    month: (month: string): string => months(`${month}-01`),
    /** Of YYYY-MM: `nov.`. */
    monthShort: (month: string): string => shortMonths(`${month}-01`),
    /** Of HH:MM: `21:00`, `9:00 PM`. */
    time: (time: string): string => hours.format(new Date(`1970-01-01T${time}Z`)),
  }
}

/** How pages write figures and days. */
export type Format = ReturnType<typeof createFormat>
