import type { JsonValue, Locale, PreviewField } from '@parco/protocol'
import { parseDecimal } from './parse-decimal.ts'

/** Why a typed value cannot be used; the catalogues have a sentence for each. */
export type FieldProblem =
  | {
      readonly code:
        | 'empty'
        | 'not-money'
        | 'not-number'
        | 'not-date'
        | 'not-time'
        | 'not-moment'
        | 'not-month'
        | 'not-choice'
    }
  | { readonly code: 'too-small' | 'too-large'; readonly limit: number }

/** A typed value, read or refused. */
export type FieldReading =
  | { readonly status: 'valid'; readonly value: JsonValue }
  | { readonly status: 'invalid'; readonly problem: FieldProblem }

/** Reads what the user typed in a field of the approval card into the slot's own value. */
export function parseField(field: PreviewField, text: string, locale: Locale): FieldReading {
  const trimmed = text.trim()
  if (trimmed === '') return invalid({ code: 'empty' })
  switch (field.kind) {
    case 'text':
    case 'long-text':
      return valid(trimmed)
    case 'list':
      return parseList(trimmed)
    case 'time':
      return isTime(trimmed) ? valid(trimmed) : invalid({ code: 'not-time' })
    case 'moment':
      return isMoment(trimmed) ? valid(trimmed) : invalid({ code: 'not-moment' })
    case 'money':
      return parseMoney(field, trimmed, locale)
    case 'number':
      return parseNumber(field, trimmed, locale)
    case 'date':
      return isCalendarDate(trimmed) ? valid(trimmed) : invalid({ code: 'not-date' })
    case 'month':
      return /^\d{4}-(0[1-9]|1[0-2])$/.test(trimmed)
        ? valid(trimmed)
        : invalid({ code: 'not-month' })
    case 'choice':
      return field.options?.some((option) => option.value === trimmed)
        ? valid(trimmed)
        : invalid({ code: 'not-choice' })
    case 'boolean':
      return valid(trimmed === 'true')
  }
}

function parseMoney(field: PreviewField, text: string, locale: Locale): FieldReading {
  const amount = parseDecimal(text, locale)
  if (amount === undefined || !isWholeCents(amount)) return invalid({ code: 'not-money' })
  return withinLimits(amount, field.minimum ?? 0.01, field.maximum)
}

function parseNumber(field: PreviewField, text: string, locale: Locale): FieldReading {
  const unit = field.unit
  const bare = unit !== undefined && text.endsWith(unit) ? text.slice(0, -unit.length) : text
  const value = (unit === 'hours' ? parseHours(text) : undefined) ?? parseDecimal(bare, locale)
  if (value === undefined) return invalid({ code: 'not-number' })
  return withinLimits(value, field.minimum, field.maximum)
}

/** `7h30`, `7:30` and `7 h 30 min` are how people write how long they slept. */
function parseHours(text: string): number | undefined {
  const match = /^(\d{1,2})\s*(?::|h)\s*(?:([0-5]?\d)\s*(?:m|min)?)?$/i.exec(text)
  if (!match) return undefined
  return Math.round((Number(match[1]) + Number(match[2] ?? 0) / 60) * 100) / 100
}

function withinLimits(value: number, minimum?: number, maximum?: number): FieldReading {
  if (minimum !== undefined && value < minimum)
    return invalid({ code: 'too-small', limit: minimum })
  if (maximum !== undefined && value > maximum)
    return invalid({ code: 'too-large', limit: maximum })
  return valid(value)
}

function isWholeCents(amount: number): boolean {
  return Number(amount.toFixed(2)) === amount
}

/** Lines or commas part the members. */
function parseList(text: string): FieldReading {
  const members = text
    // Not the mark within a number: `Metade: 12,5`.
    .split(/\n|,(?!\d)/)
    .map((one) => one.trim())
    .filter((one) => one !== '')
  return members.length === 0 ? invalid({ code: 'empty' }) : valid(members)
}

const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text)

function isMoment(text: string): boolean {
  const [day = '', time = '', ...rest] = text.split('T')
  return rest.length === 0 && isCalendarDate(day) && isTime(time)
}

function isCalendarDate(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (!match) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

function valid(value: JsonValue): FieldReading {
  return { status: 'valid', value }
}

function invalid(problem: FieldProblem): FieldReading {
  return { status: 'invalid', problem }
}
