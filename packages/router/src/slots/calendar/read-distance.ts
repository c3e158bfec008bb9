import { addMonths } from '../civil-date.ts'
import type { Words } from '../words.ts'

/** A distance from now, said backward or forward; minutes when it is finer than a day. */
export interface Distance {
  readonly to: number
  readonly sign: -1 | 1
  readonly amount: number
  readonly unit: DistanceUnit
  readonly isApproximate: boolean
}

type DistanceUnit = 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year'

const UNITS: ReadonlyMap<string, DistanceUnit> = new Map([
  ...named('minute', ['minuto', 'minutos', 'min', 'minute', 'minutes', 'mins']),
  ...named('hour', ['hora', 'horas', 'h', 'hour', 'hours']),
  ...named('day', ['dia', 'dias', 'day', 'days']),
  ...named('week', ['semana', 'semanas', 'week', 'weeks']),
  ...named('month', ['mes', 'meses', 'month', 'months']),
  ...named('year', ['ano', 'anos', 'year', 'years']),
])

function named(unit: DistanceUnit, texts: readonly string[]) {
  return texts.map((text) => [text, unit] as const)
}

/** A century is the farthest that still makes a date. */
const MAX_AMOUNTS: Readonly<Record<DistanceUnit, number>> = {
  minute: 10_000,
  hour: 1_000,
  day: 36_500,
  week: 5_200,
  month: 1_200,
  year: 100,
}

const HALF = new Set(['meia', 'half'])
const ROUNDERS = new Set(['uns', 'umas', 'cerca', 'quase', 'about', 'around'])

/** Reads "há 2 dias", "uma semana atrás", "daqui a 3 dias", "three days ago", "in two weeks". */
export function readDistance(words: Words, at: number): Distance | undefined {
  return words.locale === 'pt-BR' ? readPortuguese(words, at) : readEnglish(words, at)
}

function readPortuguese(words: Words, at: number): Distance | undefined {
  const back = backwardOpener(words, at)
  if (back !== undefined) {
    const span = readSpan(words, back)
    return span && { ...span, to: words.skip(span.to, BACK), sign: -1 }
  }
  const ahead = forwardOpener(words, at)
  if (ahead !== undefined) {
    const span = readSpan(words, ahead)
    return span && { ...span, sign: 1 }
  }
  const span = readSpan(words, at)
  return span && words.isOneOf(span.to, BACK) ? { ...span, to: span.to + 1, sign: -1 } : undefined
}

const BACK = new Set(['atras', 'tras'])
const SINCE = new Set(['ha', 'faz', 'fazem'])
const AHEAD = new Set(['daqui', 'dentro', 'em'])

function backwardOpener(words: Words, at: number): number | undefined {
  return words.isOneOf(at, SINCE) ? words.skip(at + 1, ROUNDERS) : undefined
}

function forwardOpener(words: Words, at: number): number | undefined {
  if (!words.isOneOf(at, AHEAD)) return undefined
  const isFrom =
    words.word(at) === 'daqui' && (words.word(at + 1) === 'a' || words.word(at + 1) === 'ha')
  const isWithin = words.word(at) === 'dentro'
  if (isWithin && words.word(at + 1) !== 'de') return undefined
  return words.skip(isFrom || isWithin ? at + 2 : at + 1, ROUNDERS)
}

function readEnglish(words: Words, at: number): Distance | undefined {
  if (words.word(at) === 'in') {
    const span = readSpan(words, words.skip(at + 1, ROUNDERS))
    return span && { ...span, sign: 1 }
  }
  const span = readSpan(words, at)
  if (span === undefined) return undefined
  if (words.word(span.to) === 'ago' || words.word(span.to) === 'back') {
    return { ...span, to: span.to + 1, sign: -1 }
  }
  const ahead = words.after(span.to, 'from', 'now') ?? words.after(span.to, 'from', 'today')
  return ahead === undefined ? undefined : { ...span, to: ahead, sign: 1 }
}

function readSpan(words: Words, at: number): Omit<Distance, 'sign'> | undefined {
  if (words.isOneOf(at, HALF)) {
    const hourAt = words.word(at + 1) === 'an' ? at + 2 : at + 1
    const isHour = UNITS.get(words.word(hourAt)) === 'hour' && words.word(hourAt) !== 'h'
    return isHour ? { to: hourAt + 1, amount: 30, unit: 'minute', isApproximate: false } : undefined
  }
  const number = words.number(at)
  const unit = number && UNITS.get(words.word(number.to))
  if (number === undefined || unit === undefined || number.invalid) return undefined
  const amount = unit === 'hour' ? number.value * 60 : number.value
  const isWhole = Number.isInteger(amount) && number.value > 0 && number.value <= MAX_AMOUNTS[unit]
  if (!isWhole) return undefined
  const halfHour =
    unit === 'hour' && words.word(number.to + 1) === 'e' && words.isOneOf(number.to + 2, HALF)
  return {
    to: halfHour ? number.to + 3 : number.to + 1,
    amount: halfHour ? amount + 30 : amount,
    unit: unit === 'hour' ? 'minute' : unit,
    isApproximate: number.isApproximate,
  }
}

/** The day a distance of days or more leads to. */
export function dayAtDistance(today: number, { sign, amount, unit }: Distance): number {
  const count = sign * amount
  switch (unit) {
    case 'minute':
    case 'hour':
      return today
    case 'day':
      return today + count
    case 'week':
      return today + 7 * count
    case 'month':
      return addMonths(today, count)
    case 'year':
      return addMonths(today, 12 * count)
  }
}
