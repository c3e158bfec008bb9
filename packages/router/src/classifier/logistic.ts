import { sigmoid } from './deterministic-math.ts'

/** A logistic regression over a few features: their scaling, their weights and the intercept. */
export interface Logistic {
  readonly means: Float64Array
  readonly scales: Float64Array
  readonly weights: Float64Array
  readonly bias: number
}

/** One observation: its features, whether it came true, and how much it counts. */
export interface Observation {
  readonly features: Float64Array
  readonly isTrue: boolean
  readonly weight: number
}

const ITERATIONS = 25
/** Keeps weights finite where a feature separates everything. */
const RIDGE = 1e-3

/** Fits by Newton's method with a small ridge; the features are few, so it is exact and quick. */
export function fitLogistic(observations: readonly Observation[], size: number): Logistic {
  const { means, scales } = scaling(observations, size)
  const weights = new Float64Array(size + 1)
  const scaled = observations.map(({ features }) => {
    const row = new Float64Array(size + 1)
    for (let at = 0; at < size; at += 1) row[at] = (features[at]! - means[at]!) / scales[at]!
    row[size] = 1
    return row
  })
  for (let iteration = 0; iteration < ITERATIONS; iteration += 1) {
    const step = newtonStep(scaled, observations, weights)
    let largest = 0
    for (let at = 0; at <= size; at += 1) {
      weights[at] = weights[at]! + step[at]!
      largest = Math.max(largest, Math.abs(step[at]!))
    }
    if (largest < 1e-6) break
  }
  return { means, scales, weights: weights.slice(0, size), bias: weights[size]! }
}

/** The probability that an observation with these features comes true. */
export function probabilityOf(model: Logistic, features: Float64Array): number {
  const { means, scales, weights, bias } = model
  let sum = bias
  for (let at = 0; at < weights.length; at += 1)
    sum += (weights[at]! * (features[at]! - means[at]!)) / scales[at]!
  return sigmoid(sum)
}

function scaling(observations: readonly Observation[], size: number) {
  const means = new Float64Array(size)
  const scales = new Float64Array(size)
  let total = 0
  for (const { features, weight } of observations) {
    total += weight
    for (let at = 0; at < size; at += 1) means[at] = means[at]! + weight * features[at]!
  }
  for (let at = 0; at < size; at += 1) means[at] = means[at]! / Math.max(total, 1e-9)
  for (const { features, weight } of observations) {
    for (let at = 0; at < size; at += 1) {
      const apart = features[at]! - means[at]!
      scales[at] = scales[at]! + weight * apart * apart
    }
  }
  for (let at = 0; at < size; at += 1) {
    const deviation = Math.sqrt(scales[at]! / Math.max(total, 1e-9))
    scales[at] = deviation > 1e-9 ? deviation : 1
  }
  return { means, scales }
}

function newtonStep(
  rows: readonly Float64Array[],
  observations: readonly Observation[],
  weights: Float64Array,
): Float64Array {
  const size = weights.length
  const gradient = new Float64Array(size)
  const hessian = Array.from({ length: size }, () => new Float64Array(size))
  rows.forEach((row, index) => {
    const { isTrue, weight } = observations[index]!
    let sum = 0
    for (let at = 0; at < size; at += 1) sum += row[at]! * weights[at]!
    const probability = sigmoid(sum)
    const error = weight * ((isTrue ? 1 : 0) - probability)
    const curve = weight * probability * (1 - probability)
    for (let at = 0; at < size; at += 1) {
      gradient[at] = gradient[at]! + error * row[at]!
      const line = hessian[at]!
      const part = curve * row[at]!
      for (let other = 0; other <= at; other += 1) line[other] = line[other]! + part * row[other]!
    }
  })
  for (let at = 0; at < size; at += 1) {
    const ridge = at === size - 1 ? 1e-9 : RIDGE * rows.length
    gradient[at] = gradient[at]! - ridge * weights[at]!
    hessian[at]![at] = hessian[at]![at]! + ridge
    for (let other = 0; other < at; other += 1) hessian[other]![at] = hessian[at]![other]!
  }
  return solve(hessian, gradient)
}

/** Solves a positive definite system by elimination; both arguments are used up. */
function solve(matrix: Float64Array[], right: Float64Array): Float64Array {
  const size = right.length
  for (let pivot = 0; pivot < size; pivot += 1) {
    const line = matrix[pivot]!
    const divisor = line[pivot]! || 1e-12
    for (let row = pivot + 1; row < size; row += 1) {
      const target = matrix[row]!
      const factor = target[pivot]! / divisor
      if (factor === 0) continue
      for (let at = pivot; at < size; at += 1) target[at] = target[at]! - factor * line[at]!
      right[row] = right[row]! - factor * right[pivot]!
    }
  }
  for (let row = size - 1; row >= 0; row -= 1) {
    const line = matrix[row]!
    let sum = right[row]!
    for (let at = row + 1; at < size; at += 1) sum -= line[at]! * right[at]!
    right[row] = sum / (line[row]! || 1e-12)
  }
  return right
}
