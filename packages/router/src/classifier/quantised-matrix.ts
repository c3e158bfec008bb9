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

/** Adds the weighted rows that a vector names to `sums`. */
export function addRows(
  { columns, values: weights, scales }: QuantisedMatrix,
  { buckets, values, size }: FeatureVector,
  sums: Float32Array,
): void {
  for (let at = 0; at < size; at += 1) {
    const row = buckets[at]!
    addScaled(weights, row * columns, values[at]! * scales[row]!, sums)
  }
}

/** Adds `value` times a stretch of weights to `sums`, four at a time. */
function addScaled(weights: Int8Array, start: number, value: number, sums: Float32Array): void {
  const { length } = sums
  let at = 0
  for (; at + 3 < length; at += 4) {
    sums[at] = sums[at]! + value * weights[start + at]!
    sums[at + 1] = sums[at + 1]! + value * weights[start + at + 1]!
    sums[at + 2] = sums[at + 2]! + value * weights[start + at + 2]!
    sums[at + 3] = sums[at + 3]! + value * weights[start + at + 3]!
  }
  for (; at < length; at += 1) sums[at] = sums[at]! + value * weights[start + at]!
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
