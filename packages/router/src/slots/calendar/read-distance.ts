import { phrasesOfBoth } from '../../text/word-tables.ts'
import { addMonths } from '../civil-date.ts'
import { quantity } from '../measures/read-quantity.ts'
import { numberAt } from '../numbers/read-number.ts'
import { definePart } from '../part.ts'
import type { Words } from '../words.ts'
import { READ_DISTANCE as WORDS } from './words.generated.ts'

/** A distance from now, said backward or forward; minutes when it is finer than a day. */
export interface Distance {
  readonly to: number
  readonly sign: -1 | 1
  readonly amount: number
  readonly unit: DistanceUnit
  readonly isApproximate: boolean
}

type DistanceUnit = 'minute' | 'day' | 'week' | 'fortnight' | 'month' | 'year'

const UNITS: ReadonlyMap<string, DistanceUnit> = new Map(phrasesOfBoth(WORDS.units))

/** A century is the farthest that still makes a date. */
const MAX_AMOUNTS: Readonly<Record<DistanceUnit, number>> = {
  minute: 10_000,
  day: 36_500,
  week: 5_200,
  fortnight: 2_600,
  month: 1_200,
  year: 100,
}

/** "há 2 dias", "uma semana atrás", "daqui a 3 dias", "three days ago", "in two weeks". */
export const distance = definePart(readDistance)

function readDistance(words: Words, at: number): Distance | undefined {
  return words.locale === 'pt-BR' ? readPortuguese(words, at) : readEnglish(words, at)
}

function readPortuguese(words: Words, at: number): Distance | undefined {
  const back = backwardOpener(words, at)
  if (back !== undefined) {
    const span = readSpan(words, back)
    return span && { ...span, to: words.skip(span.to, WORDS.back), sign: -1 }
  }
  const ahead = forwardOpener(words, at)
  if (ahead !== undefined) {
    const span = readSpan(words, ahead)
    return span && { ...span, sign: 1 }
  }
  const span = words.mentions(WORDS.back) ? readSpan(words, at) : undefined
  return span && words.isOneOf(span.to, WORDS.back)
    ? { ...span, to: span.to + 1, sign: -1 }
    : undefined
}

function backwardOpener(words: Words, at: number): number | undefined {
  return words.isOneOf(at, WORDS.since) ? words.skip(at + 1, WORDS.rounders) : undefined
}

function forwardOpener(words: Words, at: number): number | undefined {
  if (!words.isOneOf(at, WORDS.ahead)) return undefined
  // "de 15 em 15 dias" is a rhythm.
  if (words.word(at) === 'em' && words.isNumber(at - 1)) return undefined
  const isFrom =
    words.word(at) === 'daqui' && (words.word(at + 1) === 'a' || words.word(at + 1) === 'ha')
  const isWithin = words.word(at) === 'dentro'
  if (isWithin && words.word(at + 1) !== 'de') return undefined
  return words.skip(isFrom || isWithin ? at + 2 : at + 1, WORDS.rounders)
}

function readEnglish(words: Words, at: number): Distance | undefined {
  if (words.word(at) === 'in') {
    const span = readSpan(words, words.skip(at + 1, WORDS.rounders))
    return span && { ...span, sign: 1 }
  }
  const span = words.mentions(WORDS.behind) ? readSpan(words, at) : undefined
  if (span === undefined) return undefined
  if (words.word(span.to) === 'ago' || words.word(span.to) === 'back') {
    return { ...span, to: span.to + 1, sign: -1 }
  }
  const ahead = words.after(span.to, 'from', 'now') ?? words.after(span.to, 'from', 'today')
  return ahead === undefined ? undefined : { ...span, to: ahead, sign: 1 }
}

function readSpan(words: Words, at: number): Omit<Distance, 'sign'> | undefined {
  return readClockSpan(words, at) ?? readCalendarSpan(words, at)
}

/** Hours and minutes, in any form a duration has: "1h30", "meia hora", "an hour and a half". */
function readClockSpan(words: Words, at: number): Omit<Distance, 'sign'> | undefined {
  const duration = words
    .once(quantity, at)
    ?.find(({ value, invalid }) => value.dimension === 'duration' && !invalid)
  // "30m" may be metres, and seconds are no plan.
  if (duration === undefined || duration.isSoft || words.word(duration.to - 1) === 'm')
    return undefined
  const amount = duration.value.value
  const isPlan = Number.isInteger(amount) && amount <= MAX_AMOUNTS.minute
  if (!isPlan) return undefined
  const isApproximate = duration.isApproximate === true
  return { to: duration.to, amount, unit: 'minute', isApproximate }
}

function readCalendarSpan(words: Words, at: number): Omit<Distance, 'sign'> | undefined {
  const number = numberAt(words, at)
  const unit = number && UNITS.get(words.word(number.to))
  if (number === undefined || unit === undefined || number.invalid) return undefined
  const { value, isApproximate } = number
  const isWhole = Number.isInteger(value) && value > 0 && value <= MAX_AMOUNTS[unit]
  return isWhole ? { to: number.to + 1, amount: value, unit, isApproximate } : undefined
}

/** The day a distance of days or more leads to. */
export function dayAtDistance(today: number, { sign, amount, unit }: Distance): number {
  const count = sign * amount
  switch (unit) {
    case 'minute':
      return today
    case 'day':
      return today + count
    case 'week':
      return today + 7 * count
    case 'fortnight':
      return today + 14 * count
    case 'month':
      return addMonths(today, count)
    case 'year':
      return addMonths(today, 12 * count)
  }
}
