import { parseDigits } from '../numbers/parse-digits.ts'
import { numberAt } from '../numbers/read-number.ts'
import { definePart } from '../part.ts'
import type { Reading } from '../reading.ts'
import type { Score } from '../slot-span.ts'
import type { Words } from '../words.ts'
import { READ_SCORE as WORDS } from './words.generated.ts'

const SCALES = new Set([5, 10, 100])

/** A mark on a scale: "7/10", "7 de 10", "7 out of 10", "nota 7". */
export const score = definePart(readScore)

function readScore(words: Words, at: number): Reading<Score> | undefined {
  return readMark(words, at) ?? readFraction(words, at) ?? readOutOf(words, at)
}

function readMark(words: Words, at: number): Reading<Score> | undefined {
  if (!words.isOneOf(at, WORDS.marks)) return undefined
  const valueAt = words.skip(at + 1, WORDS.afterMark)
  const inner = readFraction(words, valueAt) ?? readOutOf(words, valueAt)
  if (inner) return inner
  const number = numberAt(words, valueAt)
  if (number === undefined || number.invalid || number.isArticle) return undefined
  return toScore(number.value, 10, number.to)
}

function readFraction(words: Words, at: number): Reading<Score> | undefined {
  const parts = words.isNumber(at) ? /^([\d.,]+)\/(\d{1,3})$/.exec(words.folded(at)) : null
  const value = parts ? parseDigits(parts[1] ?? '', words.locale)?.value : undefined
  const outOf = Number(parts?.[2])
  if (value === undefined || !SCALES.has(outOf) || !(value <= outOf)) return undefined
  return { ...toScore(value, outOf, at + 1), isSoft: true }
}

function readOutOf(words: Words, at: number): Reading<Score> | undefined {
  const number = numberAt(words, at)
  if (number === undefined || number.invalid || number.isArticle) return undefined
  const scaleAt = endOfOutOf(words, number.to)
  if (scaleAt === undefined || words.isOneOf(at - 1, WORDS.sequences)) return undefined
  const scale = numberAt(words, scaleAt)
  if (scale === undefined || !SCALES.has(scale.value) || number.value > scale.value)
    return undefined
  return toScore(number.value, scale.value, scale.to)
}

function endOfOutOf(words: Words, at: number): number | undefined {
  if (words.word(at) === 'de' || words.word(at) === '/') return at + 1
  return (
    words.after(at, 'out', 'of') ??
    words.after(at, 'on', 'a', 'scale', 'of') ??
    words.after(at, 'numa', 'escala', 'de')
  )
}

function toScore(value: number, outOf: number, to: number): Reading<Score> {
  const isOnScale = value >= 0 && value <= outOf
  return { to, value: { value, outOf }, ...(isOnScale ? {} : { invalid: 'out-of-range' as const }) }
}
