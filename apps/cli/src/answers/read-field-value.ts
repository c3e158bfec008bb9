import type { JsonValue, Locale, PreviewField } from '@parco/protocol'
import { fold } from './fold.ts'

/** A value that somebody typed for a field: as the slot has it, and as people read it. */
export interface FieldValue {
  readonly value: JsonValue
  readonly display: string
}

/** What a value of that kind looks like when typed. */
export function exampleOf(field: PreviewField, locale: Locale): string {
  const isPortuguese = locale === 'pt-BR'
  switch (field.kind) {
    case 'money':
      return isPortuguese ? '80 ou 1.234,56' : '80 or 1,234.56'
    case 'number':
      return isPortuguese ? '7,5' : '7.5'
    case 'date':
      return isPortuguese ? '18/11 ou 2026-11-18' : '11/18 or 2026-11-18'
    case 'time':
      return isPortuguese ? '14:30 ou 14h30' : '14:30 or 2:30 pm'
    case 'moment':
      return isPortuguese ? '18/11 14:30' : '11/18 2:30 pm'
    case 'list':
      return isPortuguese ? 'um, dois' : 'one, two'
    case 'month':
      return '2026-11'
    case 'choice':
      return (field.options ?? []).map(({ label }) => label).join(', ')
    case 'boolean':
      return isPortuguese ? 'sim ou não' : 'yes or no'
    case 'text':
    case 'long-text':
      return '…'
  }
}

/** Reads what was typed for a field; `undefined` when it cannot be meant. */
export function readFieldValue(
  field: PreviewField,
  typed: string,
  context: { readonly locale: Locale; readonly now: Date },
): FieldValue | undefined {
  const text = typed.trim()
  if (text === '') return undefined
  switch (field.kind) {
    case 'text':
    case 'long-text':
      return { value: text, display: text }
    case 'list':
      return readList(text)
    case 'time':
      return readTime(text)
    case 'moment':
      return readMoment(text, context)
    case 'money':
      return readMoney(field, text, context.locale)
    case 'number':
      return readQuantity(field, text, context.locale)
    case 'date':
      return readDay(text, context)
    case 'month':
      return /^\d{4}-(0[1-9]|1[0-2])$/.test(text) ? { value: text, display: text } : undefined
    case 'choice':
      return readChoice(field, text)
    case 'boolean':
      return readBoolean(text)
  }
}

function readMoney(field: PreviewField, text: string, locale: Locale): FieldValue | undefined {
  const amount = readNumber(text.replace(/^(r\$|us\$|\$|€|£)\s*/i, ''), locale)
  if (amount === undefined || amount <= 0 || !/^\d+(\.\d{1,2})?$/.test(String(amount)))
    return undefined
  const currency = field.unit ?? 'BRL'
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency })
  return { value: amount, display: format.format(amount).replaceAll(/\s/g, ' ') }
}

function readQuantity(field: PreviewField, text: string, locale: Locale): FieldValue | undefined {
  const value = readNumber(text, locale)
  if (value === undefined) return undefined
  if (value < (field.minimum ?? 0) || value > (field.maximum ?? Infinity)) return undefined
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(value)
  return { value, display: field.unit ? `${number} ${field.unit}` : number }
}

/** `1.234,56` in Portuguese, `1,234.56` in English; a point before three digits groups in Portuguese. */
function readNumber(text: string, locale: Locale): number | undefined {
  const [group, decimal] = locale === 'pt-BR' ? ['.', ','] : [',', '.']
  const grouped = new RegExp(`^\\d{1,3}(\\${group}\\d{3})+(\\${decimal}\\d+)?$`)
  const plain = /^\d+([.,]\d+)?$/
  if (grouped.test(text)) return Number(text.replaceAll(group, '').replace(decimal, '.'))
  return plain.test(text) ? Number(text.replace(',', '.')) : undefined
}

function readDay(
  text: string,
  { locale, now }: { readonly locale: Locale; readonly now: Date },
): FieldValue | undefined {
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  const short = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{4}))?$/.exec(text)
  if (iso) return toDay(Number(iso[1]), Number(iso[2]), Number(iso[3]), locale)
  if (!short) return undefined
  const [first, second] = [Number(short[1]), Number(short[2])]
  const [day, month] = locale === 'pt-BR' ? [first, second] : [second, first]
  return toDay(Number(short[3] ?? now.getFullYear()), month, day, locale)
}

function toDay(year: number, month: number, day: number, locale: Locale): FieldValue | undefined {
  const date = new Date(Date.UTC(year, month - 1, day))
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return undefined
  const display = date.toLocaleDateString(locale, { timeZone: 'UTC' })
  return { value: date.toISOString().slice(0, 10), display }
}

/** `14:30`, `14h30`, `14h`, `2:30 pm`. */
function readTime(text: string): FieldValue | undefined {
  const [, hours = '', minutes = '00', half] =
    /^(\d{1,2})(?:[:h](\d{2})|h)?\s*(am|pm)?$/i.exec(text) ?? []
  const isBare = /^\d+$/.test(text)
  const said = Number(hours)
  if (hours === '' || isBare || Number(minutes) > 59 || said > 23) return undefined
  if (half !== undefined && (said < 1 || said > 12)) return undefined
  const hour = half === undefined ? said : (said % 12) + (half.toLowerCase() === 'pm' ? 12 : 0)
  const value = `${String(hour).padStart(2, '0')}:${minutes}`
  return { value, display: value }
}

/** A day, a space or a T, and an hour. */
function readMoment(
  text: string,
  context: { readonly locale: Locale; readonly now: Date },
): FieldValue | undefined {
  const [, dayText = '', timeText = ''] = /^([\d/-]+)(?:T|,?\s+)(.+)$/.exec(text) ?? []
  const day = readDay(dayText, context)
  const time = readTime(timeText)
  if (!day || !time) return undefined
  return {
    value: `${String(day.value)}T${String(time.value)}`,
    display: `${day.display} ${time.display}`,
  }
}

function readList(text: string): FieldValue | undefined {
  const value = text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')
  return value.length === 0 ? undefined : { value, display: value.join(', ') }
}

function readChoice(field: PreviewField, text: string): FieldValue | undefined {
  const typed = fold(text)
  const options = field.options ?? []
  const exact = options.find(({ value, label }) => [fold(value), fold(label)].includes(typed))
  const begun = options.filter(({ label }) => fold(label).startsWith(typed))
  const option = exact ?? (begun.length === 1 ? begun[0] : undefined)
  return option && { value: option.value, display: option.label }
}

function readBoolean(text: string): FieldValue | undefined {
  const typed = fold(text)
  if (['s', 'sim', 'y', 'yes', 'true'].includes(typed)) return { value: true, display: text }
  if (['n', 'nao', 'no', 'false'].includes(typed)) return { value: false, display: text }
  return undefined
}
