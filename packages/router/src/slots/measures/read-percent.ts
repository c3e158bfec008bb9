import { numberAt } from '../numbers/read-number.ts'
import { definePart } from '../part.ts'
import type { Reading } from '../reading.ts'
import type { Words } from '../words.ts'

/** A percentage: "12,5%", "10 por cento", "5 percent". */
export const percent = definePart(readPercent)

function readPercent(words: Words, at: number): Reading<number> | undefined {
  const number = numberAt(words, at)
  if (number === undefined) return undefined
  const to =
    words.after(number.to, '%') ??
    words.after(number.to, 'por', 'cento') ??
    words.after(number.to, 'porcento') ??
    words.after(number.to, 'percent') ??
    words.after(number.to, 'per', 'cent')
  if (to === undefined) return undefined
  const ambiguous = number.alternatives.length > 0 ? [number.value, ...number.alternatives] : []
  const { value, invalid } = number
  return { to, value, ambiguous, ...(invalid ? { invalid } : {}) }
}
