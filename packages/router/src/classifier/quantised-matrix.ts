import type { FeatureVector } from './feature-weights.ts'

/** A matrix in whole numbers from -127 to 127, with a scale for each row. */
export interface QuantisedMatrix {
  readonly columns: number
  readonly values: Int8Array
  readonly scales: Float32Array
}

/** Rounds a matrix, row by row; what a model decides is always computed from the rounded weights. */
export function quantise(weights: Float32Array, columns: number): QuantisedMatrix {
  const rows = weights.length / columns
  const values = new Int8Array(weights.length)
  const scales = new Float32Array(rows)
  for (let row = 0; row < rows; row += 1) {
    const start = row * columns
    let most = 0
    for (let at = start; at < start + columns; at += 1)
      most = Math.max(most, Math.abs(weights[at]!))
    if (most === 0) continue
    scales[row] = most / 127
    const factor = 127 / most
    for (let at = start; at < start + columns; at += 1)
      values[at] = Math.round(weights[at]! * factor)
  }
  return { columns, values, scales }
}

/**
 * Adds the weighted rows that a vector names to `sums`, four in one pass; each sum is rounded after
 * every row, so that it is the same however many go together.
 */
export function addRows(
  { columns, values: weights, scales }: QuantisedMatrix,
  { buckets, values, size }: FeatureVector,
  sums: Float32Array,
): void {
  let at = 0
  for (; at + 3 < size; at += 4) {
    const one = buckets[at]!
    const two = buckets[at + 1]!
    const three = buckets[at + 2]!
    const four = buckets[at + 3]!
    const first = values[at]! * scales[one]!
    const second = values[at + 1]! * scales[two]!
    const third = values[at + 2]! * scales[three]!
    const fourth = values[at + 3]! * scales[four]!
    for (let column = 0; column < columns; column += 1) {
      let sum = Math.fround(sums[column]! + first * weights[one * columns + column]!)
      sum = Math.fround(sum + second * weights[two * columns + column]!)
      sum = Math.fround(sum + third * weights[three * columns + column]!)
      sums[column] = sum + fourth * weights[four * columns + column]!
    }
  }
  for (; at < size; at += 1) {
    const row = buckets[at]!
    const value = values[at]! * scales[row]!
    for (let column = 0; column < columns; column += 1)
      sums[column] = sums[column]! + value * weights[row * columns + column]!
  }
}

/** The matrix in floating point: small ones are quicker to use so, and only so can one be trained on. */
export function toFloats({ columns, values, scales }: QuantisedMatrix): Float32Array {
  const floats = new Float32Array(values.length)
  for (let row = 0; row < scales.length; row += 1) {
    const start = row * columns
    const scale = scales[row]!
    for (let at = start; at < start + columns; at += 1) floats[at] = values[at]! * scale
  }
  return floats
}
