import type { Clock, JsonValue, Locale, PreviewField } from '@parco/protocol'
import { HOUR_CYCLES } from '../display/format-moment.ts'

/** The text that an input starts with when the user opens a field: `50,00`, `2026-11-18`. */
export function toFieldText(field: PreviewField, value: JsonValue, locale: Locale): string {
  if (value === null) return ''
  if (Array.isArray(value)) return value.join(', ')
  if (typeof value !== 'number') return String(value)
  const digits = field.kind === 'money' ? 2 : 0
  return new Intl.NumberFormat(locale, {
    useGrouping: false,
    minimumFractionDigits: digits,
    maximumFractionDigits: Math.max(digits, field.kind === 'money' ? 2 : 6),
  }).format(value)
}

/** A value that the user changed on the card, as people read it; the server words the others. */
export function formatFieldValue(
  field: PreviewField,
  value: JsonValue,
  locale: Locale,
  clock?: Clock,
): string {
  switch (field.kind) {
    case 'money':
      return typeof value === 'number' ? formatMoney(value, field.unit ?? 'BRL', locale) : ''
    case 'number':
      return typeof value === 'number' ? formatNumber(value, field.unit, locale) : ''
    case 'date':
      return formatDay(String(value), locale)
    case 'month':
      return formatMonth(String(value), locale)
    case 'choice':
      return field.options?.find((option) => option.value === value)?.label ?? String(value)
    case 'boolean':
      return String(value)
    case 'list':
      return Array.isArray(value) ? value.join(', ') : ''
    case 'time':
      return formatTime(String(value), locale, clock)
    case 'moment':
      return formatDayAndTime(String(value), locale, clock)
    case 'text':
    case 'long-text':
      return String(value)
  }
}

function formatMoney(amount: number, currency: string, locale: Locale): string {
  try {
    return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount)
  } catch {
    return `${currency} ${amount.toFixed(2)}`
  }
}

function formatNumber(value: number, unit: string | undefined, locale: Locale): string {
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 6 }).format(value)
  return joinUnit(number, unit, locale)
}

/** A written number with the unit that it is stored in, as people write it: `7,5 h`, `8/10`, `500 ml`. */
export function joinUnit(number: string, unit: string | undefined, locale: Locale): string {
  if (unit === undefined || unit === '') return number
  if (unit === 'score') return `${number}/10`
  if (unit === 'hours') return locale === 'en' ? `${number} h` : `${number}h`
  return `${number} ${unit}`
}

function formatDay(day: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-US' : locale, {
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  }).format(new Date(`${day}T00:00:00Z`))
}

/** By the language's clock unless the user's is known. */
function formatTime(time: string, locale: Locale, clock?: Clock): string {
  const hourCycle = clock === undefined ? {} : { hourCycle: HOUR_CYCLES[clock] }
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-US' : locale, {
    timeZone: 'UTC',
    hour: 'numeric',
    minute: '2-digit',
    ...hourCycle,
  }).format(new Date(`1970-01-01T${time}Z`))
}

function formatDayAndTime(moment: string, locale: Locale, clock?: Clock): string {
  const [day = '', time = ''] = moment.split('T')
  return `${formatDay(day, locale)}, ${formatTime(time, locale, clock)}`
}

function formatMonth(month: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    month: 'long',
    year: 'numeric',
  }).format(new Date(`${month}-01T00:00:00Z`))
}
