import type { FeatureVector } from './feature-weights.ts'
import { RandomSequence, shuffle } from './random-sequence.ts'
import { softmax } from './softmax.ts'

/** A score for each class as a weighted sum of features; weights lie bucket by bucket. */
export interface LinearModel {
  readonly classes: number
  readonly weights: Float32Array
  readonly bias: Float32Array
}

/** How the linear model is trained. */
export interface LinearOptions {
  readonly epochs: number
  /** The learning rate of the first step; it falls to nothing in a straight line. */
  readonly rate: number
  /** What of each example's certainty is spread over all classes: keeps probabilities honest. */
  readonly smoothing: number
  readonly seed: number
}

/** Gradients below this change nothing that survives rounding, and most are. */
const NEGLIGIBLE = 0.0004

/** Examples as vectors, with the class of each. */
export interface TrainingRows {
  readonly vectors: readonly FeatureVector[]
  readonly labels: Int32Array
  readonly classes: number
  readonly buckets: number
}

/**
 * Fits a softmax over the classes by stochastic gradient descent, in a fixed order; from `start` on,
 * which is changed, or from nothing.
 */
export function trainLinear(
  rows: TrainingRows,
  options: LinearOptions,
  start?: LinearModel,
): LinearModel {
  const { classes, vectors, labels } = rows
  const model = start ?? {
    classes,
    weights: new Float32Array(rows.buckets * classes),
    bias: new Float32Array(classes),
  }
  const random = new RandomSequence(options.seed)
  const order = Int32Array.from(vectors.keys())
  const scores = new Float32Array(classes)
  const active = new Int32Array(classes)
  const steps = options.epochs * vectors.length
  let step = 0
  for (let epoch = 0; epoch < options.epochs; epoch += 1) {
    shuffle(order, random)
    for (const row of order) {
      const rate = options.rate * (1 - step / steps)
      step += 1
      const vector = vectors[row]!
      scoreLinear(model, vector, scores)
      softmax(scores)
      toGradient(scores, labels[row]!, options.smoothing)
      descend(model, vector, scores, active, rate)
    }
  }
  return model
}

/** Turns probabilities into the gradient of the smoothed cross-entropy. */
export function toGradient(scores: Float32Array, label: number, smoothing: number): void {
  const spread = smoothing / scores.length
  for (let at = 0; at < scores.length; at += 1) scores[at] = scores[at]! - spread
  scores[label] = scores[label]! - (1 - smoothing)
}

function descend(
  { weights, bias, classes }: LinearModel,
  { buckets, values, size }: FeatureVector,
  gradient: Float32Array,
  active: Int32Array,
  rate: number,
): void {
  let count = 0
  for (let at = 0; at < classes; at += 1) {
    const part = gradient[at]!
    if (part < NEGLIGIBLE && part > -NEGLIGIBLE) continue
    active[count] = at
    count += 1
    bias[at] = bias[at]! - rate * 0.1 * part
  }
  for (let at = 0; at < size; at += 1) {
    const start = buckets[at]! * classes
    const step = rate * values[at]!
    for (let index = 0; index < count; index += 1) {
      const one = active[index]!
      weights[start + one] = weights[start + one]! - step * gradient[one]!
    }
  }
}

/** Writes the score of every class into `scores`. */
export function scoreLinear(
  { weights, bias, classes }: LinearModel,
  { buckets, values, size }: FeatureVector,
  scores: Float32Array,
): void {
  scores.set(bias)
  for (let at = 0; at < size; at += 1) {
    const start = buckets[at]! * classes
    const value = values[at]!
    for (let index = 0; index < classes; index += 1)
      scores[index] = scores[index]! + value * weights[start + index]!
  }
}
