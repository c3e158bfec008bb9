import type { SlotSpanOf } from '../../slots/slot-span.ts'
import { METRICS, type MetricType, ML_OF_A_GLASS } from '../../values/metrics.ts'
import { type CallInput, setOf, spanOf } from './call-builder.ts'
import { sleepHours } from './metric-extras.ts'

/** A measured value in the metric's unit, or why there is none. */
interface Measured {
  readonly value?: number
  readonly problem?: string
}

/** The value of a metric from whichever slot the sentence bound. */
export function measure(input: CallInput, type: MetricType): Measured {
  const found = rawValue(input, type)
  if (found === undefined || found.problem) return found ?? {}
  const { least, most } = METRICS[type]
  const value = found.value ?? Number.NaN
  return value >= least && value <= most ? { value } : { problem: 'out-of-range' }
}

function rawValue(input: CallInput, type: MetricType): Measured | undefined {
  const fixed = setOf(input).value
  if (typeof fixed === 'number') return { value: fixed }
  const range = type === 'sleep' ? sleepHours(input) : undefined
  if (range !== undefined) return { value: range }
  if (type === 'exercise') {
    const range = spanOf(input, 'timeRange')?.value
    if (range) {
      const isLikely = range.minutes <= LONGEST_STRETCH && range.start >= FIRST_HOUR
      return isLikely ? { value: range.minutes } : undefined
    }
  }
  const score = spanOf(input, 'score')
  if (score && (type === 'mood' || type === 'energy')) return fromScore(score)
  const quantity = spanOf(input, 'quantity', ...QUANTITY_SLOTS)
  if (quantity)
    return quantity.invalid
      ? { problem: quantity.invalid }
      : { value: raceMinutes(input, quantity, type) ?? inUnit(quantity, type) }
  const grams = spanOf(input, 'number', 'grams')
  if (grams) return withGrams(spanOf(input, 'number', 'whole'), grams)
  const glasses = spanOf(input, 'number', 'glasses')
  if (glasses && !glasses.invalid) return { value: glasses.value * ML_OF_A_GLASS }
  const number = spanOf(input, 'number', 'number', 'waterNumber')
  if (number === undefined) return undefined
  if (number.invalid) return { problem: number.invalid }
  const asBefore = setOf(input).isRepeat === true ? unitBefore(input, type) : unitOfOld(input, type)
  if (asBefore) return { value: round(number.value * asBefore, type) }
  // A bare "2 de água" may be glasses or litres; from 50 on it can only be millilitres.
  if (type === 'water' && number.value < 50) return {}
  // "energia 180" is a bill, not a mood of 180 out of 10.
  if (type === 'energy' && number.value > 30) return { problem: 'not-a-score' }
  return { value: number.value }
}

/** Nobody exercises for longer in one go, from one hour to another. */
const LONGEST_STRETCH = 360
/** "treinei 1h às 7h" is for an hour, and from no hour of the night. */
const FIRST_HOUR = '04:00'

/** "3 copos de manhã e 2 à tarde": how much one is of what was counted just before. */
function unitBefore({ message, clauseFrom }: CallInput, type: MetricType): number | undefined {
  const before = message.spans.findLast(
    (span): span is SlotSpanOf<'quantity'> => span.type === 'quantity' && span.to <= clauseFrom,
  )
  if (before === undefined || before.invalid) return undefined
  return inUnit(before, type) / before.value.said.amount
}

/** "down from 200 lbs to 188", "lost 5 lbs, now at 180": what is weighed now is said in the unit of before. */
function unitOfOld(input: CallInput, type: MetricType): number | undefined {
  if (type !== 'weight') return undefined
  return KILOS_OF.get(spanOf(input, 'quantity', 'old', 'delta')?.value.said.unit ?? '')
}

const KILOS_OF: ReadonlyMap<string, number> = new Map([
  ['lb', 0.45359237],
  ['st', 6.35029318],
])

const round = (value: number, type: MetricType): number =>
  type === 'water' ? Math.round(value) : Math.round(value * 100) / 100

/** "setenta e um e duzentos" on a scale: kilos, and grams. */
function withGrams(
  kilos: SlotSpanOf<'number'> | undefined,
  grams: SlotSpanOf<'number'>,
): Measured | undefined {
  if (kilos === undefined || kilos.invalid || grams.invalid) return undefined
  const isGrams = grams.value >= 50 && grams.value < 1000 && Number.isInteger(kilos.value)
  return isGrams ? { value: Math.round(kilos.value * 100 + grams.value / 10) / 100 } : undefined
}

/** Nobody goes on slower than this, nor longer than that without saying how far. */
const LEAST_KM_PER_HOUR = 1
const MOST_MINUTES = 600

/** "5k in 22:45", "parkrun in 24:10": minutes and seconds, where as hours they would never end. */
function raceMinutes(
  { message, clauseFrom, clauseTo }: CallInput,
  { text, value: { value } }: SlotSpanOf<'quantity'>,
  type: MetricType,
): number | undefined {
  if (
    type !== 'exercise' ||
    !/^\d{1,2}:\d{2}$/.test(text) ||
    Number.parseInt(text, 10) > MOST_HOURS
  )
    return undefined
  const distance = message.spans.find(
    (span): span is SlotSpanOf<'quantity'> =>
      span.type === 'quantity' &&
      span.value.dimension === 'distance' &&
      span.from >= clauseFrom &&
      span.to <= clauseTo,
  )
  const isSlow = distance
    ? (distance.value.value * 60) / value < LEAST_KM_PER_HOUR
    : value > MOST_MINUTES
  return isSlow ? round(value / 60, type) : undefined
}

/** Beyond this what stands before the colon is read as minutes anyway. */
const MOST_HOURS = 24

const QUANTITY_SLOTS = ['mass', 'volume', 'duration', 'quantity']

function fromScore(score: SlotSpanOf<'score'>): Measured {
  if (score.invalid) return { problem: score.invalid }
  const { value, outOf } = score.value
  return { value: outOf === 10 ? value : Math.round((value / outOf) * 100) / 10 }
}

function inUnit(quantity: SlotSpanOf<'quantity'>, type: MetricType): number {
  return type === 'sleep' ? (quantity.value.hours ?? quantity.value.value) : quantity.value.value
}
