import type { Reading } from '../reading.ts'
import type { Words } from '../words.ts'

/** Reads a percentage: "12,5%", "10 por cento", "5 percent". */
export function readPercent(words: Words, at: number): readonly Reading<number>[] {
  const number = words.number(at)
  if (number === undefined) return []
  const to =
    words.after(number.to, '%') ??
    words.after(number.to, 'por', 'cento') ??
    words.after(number.to, 'porcento') ??
    words.after(number.to, 'percent') ??
    words.after(number.to, 'per', 'cent')
  if (to === undefined) return []
  const ambiguous = number.alternatives.length > 0 ? [number.value, ...number.alternatives] : []
  return [
    { to, value: number.value, ambiguous, ...(number.invalid ? { invalid: number.invalid } : {}) },
  ]
}
