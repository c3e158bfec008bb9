import type { JsonValue, Locale, PreviewField } from '@parco/protocol'

/** The text that an input starts with when the user opens a field: `50,00`, `2026-11-18`. */
export function toFieldText(field: PreviewField, value: JsonValue, locale: Locale): string {
  if (value === null) return ''
  if (typeof value !== 'number') return String(value)
  const digits = field.kind === 'money' ? 2 : 0
  return new Intl.NumberFormat(locale, {
    useGrouping: false,
    minimumFractionDigits: digits,
    maximumFractionDigits: Math.max(digits, field.kind === 'money' ? 2 : 6),
  }).format(value)
}

/** A value that the user changed on the card, as people read it; the server words the others. */
export function formatFieldValue(field: PreviewField, value: JsonValue, locale: Locale): string {
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
    case 'text':
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
  return unit ? `${number} ${unit}` : number
}

function formatDay(day: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-US' : locale, {
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  }).format(new Date(`${day}T00:00:00Z`))
}

function formatMonth(month: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    month: 'long',
    year: 'numeric',
  }).format(new Date(`${month}-01T00:00:00Z`))
}
