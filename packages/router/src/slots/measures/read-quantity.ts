import { mayEndAmount } from '../amount-end.ts'
import { type Fraction, readFraction } from '../numbers/fraction.ts'
import type { NumberReading } from '../numbers/number-reading.ts'
import { numberAt } from '../numbers/read-number.ts'
import { readBelowThousand } from '../numbers/read-spelled.ts'
import { definePart } from '../part.ts'
import type { Reading } from '../reading.ts'
import type { Quantity, SlotProblem } from '../slot-span.ts'
import type { Words } from '../words.ts'
import { toQuantity } from './to-quantity.ts'
import type { Unit } from './units.ts'
import { CLOCK_HOUR, CLOCK_MINUTE, KILO_SHORT, unitsOf } from './units.ts'
import { READ_QUANTITY as WORDS } from './words.generated.ts'

/** Longest run written as "5k" that is read as kilometres besides thousands. */
const MAX_RUN_KM = 100

/** A quantity with its unit, converted; "30m" has two readings. */
export const quantity = definePart(readQuantity)

function readQuantity(words: Words, at: number): readonly Reading<Quantity>[] | undefined {
  const found =
    readHalf(words, at) ??
    readPart(words, at) ??
    readOneAndHalf(words, at) ??
    readAnother(words, at) ??
    readClock(words, at) ??
    readShortRun(words, at)
  if (found) return [found]
  const number = numberAt(words, at)
  if (number === undefined) return undefined
  const between = readBetween(words, number)
  if (between) return [between]
  const unusual = readQuarters(words, number) ?? readBottles(words, number)
  if (unusual) return [unusual]
  const vessels = readVessels(words, number)
  if (vessels) return [vessels]
  const unitAt = words.skip(number.to, WORDS.beforeUnit)
  const units = unitsAt(words, unitAt)
  if (units.length === 0) return undefined
  return units.map((unit) => readWithUnit(words, number, unit, unitAt + 1))
}

/** "5 a 6 horas", "2 ou 3 copos": a span of sizes, which is no quantity. */
function readBetween(words: Words, low: NumberReading): Reading<Quantity> | undefined {
  const high = words.isOneOf(low.to, WORDS.between) ? numberAt(words, low.to + 1) : undefined
  const [unit] = high ? unitsAt(words, high.to) : []
  if (high === undefined || unit === undefined || low.invalid) return undefined
  const { value, to } = readWithUnit(words, high, unit, high.to + 1)
  return { to, value, isApproximate: true, invalid: 'inexact-amount' }
}

function unitsAt(words: Words, at: number): readonly Unit[] {
  const units = unitsOf(words.word(at), words.locale)
  // "seg" alone is Monday; after a number it is seconds.
  return units.length > 0 ? units : unitsOf(words.folded(at), words.locale)
}

/** "meia hora", "meio litro", "half an hour", "half hour". */
function readHalf(words: Words, at: number): Reading<Quantity> | undefined {
  if (!words.isOneOf(at, WORDS.half)) return undefined
  const unitAt = words.word(at) === 'half' ? words.skip(at + 1, WORDS.articles) : at + 1
  const [unit] = unitsAt(words, unitAt)
  if (unit === undefined || words.word(unitAt).length === 1) return undefined
  return { to: unitAt + 1, value: toQuantity(0.5, unit) }
}

const PARTS: ReadonlyMap<string, number> = new Map([
  ['quarter', 0.25],
  ['quarters', 0.25],
  ['quarto', 0.25],
  ['quartos', 0.25],
  ['third', 1 / 3],
  ['thirds', 1 / 3],
])

/** "three quarters of a litre", "a quarter of an hour", "três quartos de litro". */
function readPart(words: Words, at: number): Reading<Quantity> | undefined {
  const count = numberAt(words, at)
  const share = count === undefined ? undefined : PARTS.get(words.word(at + 1))
  if (count === undefined || share === undefined || count.to !== at + 1) return undefined
  if (!words.isOneOf(at + 2, WORDS.of)) return undefined
  const unitAt = words.skip(at + 3, WORDS.articles)
  const [unit] = unitsAt(words, unitAt)
  const isShare = Number.isInteger(count.value) && count.value * share < 1
  if (unit === undefined || !isShare) return undefined
  return { to: unitAt + 1, value: toQuantity(count.value * share, unit) }
}

/** "hora e meia", "litro e meio", "hour and a half", said without a number. */
function readOneAndHalf(words: Words, at: number): Reading<Quantity> | undefined {
  const [unit] = words.word(at).length > 2 ? unitsAt(words, at) : []
  if (unit === undefined) return undefined
  const isPortuguese = words.word(at + 1) === 'e' && words.isOneOf(at + 2, WORDS.half)
  const to = isPortuguese ? at + 3 : words.after(at + 1, 'and', 'a', 'half')
  return to === undefined ? undefined : { to, value: toQuantity(1.5, unit) }
}

/** "another litre", "outro copo": one more; what is weighed is weighed anew each time. */
function readAnother(words: Words, at: number): Reading<Quantity> | undefined {
  if (!words.isOneOf(at, WORDS.another) || words.word(at + 1).length < 3) return undefined
  const unit = unitsAt(words, at + 1).find(({ dimension }) => dimension !== 'mass')
  return unit && { to: at + 2, value: toQuantity(1, unit) }
}

/** "1:30" may be a duration, "1:30h" is one; beyond 24 the parts are minutes and seconds. */
function readClock(words: Words, at: number): Reading<Quantity> | undefined {
  const parts = words.isNumber(at) ? /^(\d{1,3}):(\d{2})(?::\d{2})?$/.exec(words.folded(at)) : null
  if (parts === null || Number(parts[2]) > 59) return undefined
  const isInMinutes = Number(parts[1]) > 24
  const unit = isInMinutes ? CLOCK_MINUTE : CLOCK_HOUR
  const value = toQuantity(Number(parts[1]), unit, Number(parts[2]) / (isInMinutes ? 60 : 1))
  if (value.value === 0) return undefined
  const isSaid = unitsAt(words, at + 1).includes(unit)
  return { to: isSaid ? at + 2 : at + 1, value, isSoft: !isSaid }
}

/** "ran 5k": five kilometres, or five thousand of something; both stay. */
function readShortRun(words: Words, at: number): Reading<Quantity> | undefined {
  const number = words.isNumber(at) ? numberAt(words, at) : undefined
  if (number === undefined || words.word(at + 1) !== 'k' || number.to !== at + 2) return undefined
  const kilometres = number.value / 1_000
  if (kilometres <= 0 || kilometres > MAX_RUN_KM) return undefined
  return { to: at + 2, value: toQuantity(kilometres, KILO_SHORT), isSoft: true }
}

/** "um quarto de hora", "three quarters of an hour". */
function readQuarters(words: Words, number: NumberReading): Reading<Quantity> | undefined {
  if (!words.isOneOf(number.to, WORDS.quarters) || !words.isOneOf(number.to + 1, WORDS.of))
    return undefined
  const unitAt = words.skip(number.to + 2, WORDS.articles)
  const unit = unitsAt(words, unitAt).find(({ dimension }) => dimension === 'duration')
  return unit && { to: unitAt + 1, value: toQuantity(number.value / 4, unit) }
}

/** "duas garrafas de 1,5l" multiplies; "duas garrafas de água" has no size. */
function readBottles(words: Words, number: NumberReading): Reading<Quantity> | undefined {
  if (!words.isOneOf(number.to, WORDS.bottles)) return undefined
  const filled = readFilled(words, number, number.to + 1)
  if (filled) return filled
  const contentAt = words.skip(number.to + 1, WORDS.of)
  if (!words.isOneOf(contentAt, WORDS.water)) return undefined
  const unit: Unit = { name: 'bottle', dimension: 'volume', factor: 0 }
  return { to: number.to + 1, value: toQuantity(number.value, unit), invalid: 'unknown-size' }
}

/** "3 copos de 300ml". */
function readVessels(words: Words, number: NumberReading): Reading<Quantity> | undefined {
  const [unit] = unitsAt(words, number.to)
  return unit?.isVessel ? readFilled(words, number, number.to + 1) : undefined
}

function readFilled(
  words: Words,
  number: NumberReading,
  at: number,
): Reading<Quantity> | undefined {
  const sizeAt = words.isOneOf(at, WORDS.of) ? at + 1 : -1
  const half = readHalf(words, sizeAt)
  if (half?.value.dimension === 'volume') {
    return { to: half.to, value: toQuantity(number.value * half.value.value, MILLILITRES) }
  }
  const size = numberAt(words, sizeAt)
  const [unit] = size ? unitsAt(words, size.to) : []
  if (size === undefined || unit === undefined || unit.dimension !== 'volume') return undefined
  const each = readWithUnit(words, size, unit, size.to + 1)
  const value = toQuantity(number.value * each.value.value, MILLILITRES)
  return { ...each, value, ...withoutAmbiguity }
}

const MILLILITRES: Unit = { name: 'ml', dimension: 'volume', factor: 1 }
const withoutAmbiguity = { ambiguous: [] }

function readWithUnit(
  words: Words,
  number: NumberReading,
  unit: Unit,
  at: number,
): Reading<Quantity> {
  const rest = readRest(words, unit, at, number)
  const toValue = (amount: number) => toQuantity(amount, unit, rest?.value ?? 0)
  const invalid = number.invalid ?? problemOf(number.value)
  return {
    to: rest?.to ?? at,
    value: toValue(number.value),
    ambiguous:
      number.alternatives.length > 0 ? [number.value, ...number.alternatives].map(toValue) : [],
    isApproximate: number.isApproximate,
    ...(invalid ? { invalid } : {}),
  }
}

function problemOf(amount: number): SlotProblem | undefined {
  if (amount < 0) return 'negative-amount'
  if (amount === 0) return 'zero-amount'
  return amount > 1e9 ? 'amount-too-large' : undefined
}

interface Rest {
  /** In canonical units. */
  readonly value: number
  readonly to: number
}

/** What follows the unit and belongs to it: "e meia", "30" of "1h30", "e 300 gramas", "20 minutes". */
function readRest(words: Words, unit: Unit, at: number, number: NumberReading): Rest | undefined {
  if (!Number.isInteger(number.value)) return undefined
  const part = partAfter(words, at)
  // "um copo e meio litro": the half may be of what follows.
  if (unit.isVessel && (part === undefined || unitsAt(words, part.to).length > 0)) return undefined
  if (part !== undefined) return { value: unit.factor * part.share, to: part.to }
  if (unit.below === undefined) return undefined
  const isJoined = words.word(at) === 'e' || words.word(at) === 'and'
  const count = wholeNumberAt(words, isJoined ? at + 1 : at)
  if (count === undefined) return undefined
  const { name, factor, min, max } = unit.below
  const isNamed = unitsAt(words, count.to).some((below) => below.name === name)
  if (isNamed && count.value <= max) return { value: count.value * factor, to: count.to + 1 }
  const isBound =
    isJoined ||
    words.isGlued(at) ||
    isClockLike(words, unit, at) ||
    isSpoken(words, unit, at, count)
  const isInRange = count.value >= min && count.value <= max
  const isWhole =
    isGluedMinutes(words, unit, at) ||
    (isSpoken(words, unit, isJoined ? at + 1 : at, count) && !isCounting(words, count.to)) ||
    mayEndAmount(words, count.to) ||
    words.isOneOf(count.to, WORDS.behindMinutes)
  return isBound && isInRange && isWhole ? { value: count.value * factor, to: count.to } : undefined
}

/** The "30" of "1h30" is minutes whatever follows. */
function isGluedMinutes(words: Words, unit: Unit, at: number): boolean {
  return unit.name === 'h' && words.isGlued(at) && /^\d{2}$/.test(words.folded(at))
}

/** "1h 30" with a space, as dictation writes it; "an hour ten"; "12 stone 4". */
function isClockLike(words: Words, unit: Unit, at: number): boolean {
  if (unit.name === 'st') return true
  if (unit.name !== 'h') return false
  if (words.isNumber(at)) return words.folded(at).length === 2
  const minutes = words.locale === 'en' ? readBelowThousand(words, at)?.value : undefined
  return minutes !== undefined && minutes >= 10 && minutes % 5 === 0
}

/** "an hour ten", "duas horas quarenta": minutes in words right behind the hours. */
function isSpoken(words: Words, unit: Unit, at: number, count: { value: number }): boolean {
  const isHour = /^(?:h|hora|hour)/.test(unit.name)
  return isHour && !words.isNumber(at) && count.value % 5 === 0
}

/** "duas horas e quinze flexões": what follows is counted, and minutes are not said at all; "mais ou menos" counts nothing. */
function isCounting(words: Words, at: number): boolean {
  const next = words.word(at)
  return (
    (next.endsWith('s') && next !== 'mais') ||
    WORDS.money.has(next) ||
    unitsAt(words, at).length > 0 ||
    words.isNumber(at)
  )
}

function partAfter(words: Words, at: number): Fraction | undefined {
  const isPortuguese =
    words.word(at) === 'e' && (words.word(at + 1) === 'meia' || words.word(at + 1) === 'meio')
  return isPortuguese ? { to: at + 2, share: 0.5 } : readFraction(words, at)
}

function wholeNumberAt(words: Words, at: number): { value: number; to: number } | undefined {
  const isDigits = words.isNumber(at) && /^\d{1,3}$/.test(words.folded(at))
  if (isDigits) return { value: Number(words.folded(at)), to: at + 1 }
  const spelled = words.isOneOf(at, WORDS.articles) ? undefined : readBelowThousand(words, at)
  return spelled && { value: spelled.value, to: spelled.to }
}
