import type { FeatureVector } from './feature-weights.ts'
import { type TrainingRows, toGradient } from './linear-model.ts'
import { RandomSequence, shuffle } from './random-sequence.ts'
import { softmax } from './softmax.ts'

/**
 * A second opinion that sees features together: each bucket has a learned embedding, a message is
 * their weighted sum, and one hidden layer stands between that and the classes.
 */
export interface EmbeddingModel {
  readonly classes: number
  readonly width: number
  readonly hidden: number
  /** Bucket by bucket. */
  readonly embeddings: Float32Array
  /** Hidden unit by hidden unit, over the width. */
  readonly inner: Float32Array
  readonly innerBias: Float32Array
  /** Hidden unit by hidden unit, over the classes. */
  readonly outer: Float32Array
  readonly outerBias: Float32Array
}

/** How an embedding model is shaped and trained. */
export interface EmbeddingOptions {
  readonly width: number
  readonly hidden: number
  readonly epochs: number
  readonly rate: number
  readonly embeddingRate: number
  readonly smoothing: number
  /** The share of features that a training step does not see. */
  readonly featureDropout: number
  /** The share of hidden units that a training step does not use. */
  readonly hiddenDropout: number
  readonly seed: number
}

/** The arrays that one pass through the model needs. */
interface Pass {
  readonly input: Float32Array
  readonly hidden: Float32Array
  readonly scores: Float32Array
}

function createPass({ width, hidden, classes }: EmbeddingModel): Pass {
  return {
    input: new Float32Array(width),
    hidden: new Float32Array(hidden),
    scores: new Float32Array(classes),
  }
}

function createModel(
  rows: TrainingRows,
  options: EmbeddingOptions,
  random: RandomSequence,
): EmbeddingModel {
  const { width, hidden } = options
  const around = (size: number, reach: number) =>
    Float32Array.from({ length: size }, () => (random.next() * 2 - 1) * reach)
  return {
    classes: rows.classes,
    width,
    hidden,
    embeddings: around(rows.buckets * width, 1),
    inner: around(hidden * width, Math.sqrt(6 / width)),
    innerBias: new Float32Array(hidden),
    outer: around(hidden * rows.classes, Math.sqrt(3 / hidden)),
    outerBias: new Float32Array(rows.classes),
  }
}

/** Fits the embeddings and both layers together by stochastic gradient descent, in a fixed order. */
export function trainEmbedding(rows: TrainingRows, options: EmbeddingOptions): EmbeddingModel {
  const random = new RandomSequence(options.seed)
  const model = createModel(rows, options, random)
  const trainer = new EmbeddingTrainer(model, options, random)
  const order = Int32Array.from(rows.vectors.keys())
  const steps = options.epochs * order.length
  let step = 0
  for (let epoch = 0; epoch < options.epochs; epoch += 1) {
    shuffle(order, random)
    for (const row of order) {
      trainer.step(rows.vectors[row]!, rows.labels[row]!, 1 - step / steps)
      step += 1
    }
  }
  return model
}

class EmbeddingTrainer {
  private readonly model: EmbeddingModel
  private readonly options: EmbeddingOptions
  private readonly random: RandomSequence
  private readonly pass: Pass
  private readonly inputGradient: Float32Array
  private readonly active: Int32Array
  private kept: { buckets: Int32Array; values: Float32Array; size: number }

  constructor(model: EmbeddingModel, options: EmbeddingOptions, random: RandomSequence) {
    this.model = model
    this.options = options
    this.random = random
    this.pass = createPass(model)
    this.inputGradient = new Float32Array(model.width)
    this.active = new Int32Array(model.hidden)
    this.kept = { buckets: new Int32Array(1024), values: new Float32Array(1024), size: 0 }
  }

  step(vector: FeatureVector, label: number, progress: number): void {
    this.dropFeatures(vector)
    const { model, pass, options } = this
    embed(model, this.kept, pass.input)
    const count = this.activate()
    score(model, this.active, count, pass)
    softmax(pass.scores)
    toGradient(pass.scores, label, options.smoothing)
    this.descend(count, options.rate * progress, options.embeddingRate * progress)
  }

  private dropFeatures({ buckets, values, size }: FeatureVector): void {
    const { featureDropout } = this.options
    if (this.kept.buckets.length < size)
      this.kept = { buckets: new Int32Array(size), values: new Float32Array(size), size: 0 }
    const { kept } = this
    const scale = 1 / (1 - featureDropout)
    kept.size = 0
    for (let at = 0; at < size; at += 1) {
      if (this.random.next() < featureDropout) continue
      kept.buckets[kept.size] = buckets[at]!
      kept.values[kept.size] = values[at]! * scale
      kept.size += 1
    }
  }

  /** Fills the hidden layer, and lists the units that are neither dropped nor off. */
  private activate(): number {
    const { width, hidden, inner, innerBias } = this.model
    const { hiddenDropout } = this.options
    const { input } = this.pass
    const scale = 1 / (1 - hiddenDropout)
    let count = 0
    for (let unit = 0; unit < hidden; unit += 1) {
      if (this.random.next() < hiddenDropout) continue
      const sum = innerBias[unit]! + dot(inner, unit * width, input, width)
      if (sum <= 0) continue
      this.pass.hidden[unit] = sum * scale
      this.active[count] = unit
      count += 1
    }
    return count
  }

  private descend(count: number, rate: number, embeddingRate: number): void {
    const { model, pass, inputGradient, active } = this
    const { width, classes, inner, innerBias, outer, outerBias } = model
    const scale = 1 / (1 - this.options.hiddenDropout)
    const { scores: gradient, hidden, input } = pass
    inputGradient.fill(0)
    for (let at = 0; at < classes; at += 1) outerBias[at] = outerBias[at]! - rate * gradient[at]!
    for (let index = 0; index < count; index += 1) {
      const unit = active[index]!
      const start = unit * classes
      const change = rate * hidden[unit]!
      let back = 0
      for (let at = 0; at < classes; at += 1) {
        const part = gradient[at]!
        const weight = outer[start + at]!
        back += weight * part
        outer[start + at] = weight - change * part
      }
      back *= scale
      const step = rate * back
      innerBias[unit] = innerBias[unit]! - step
      const from = unit * width
      for (let at = 0; at < width; at += 1) {
        const weight = inner[from + at]!
        inputGradient[at] = inputGradient[at]! + weight * back
        inner[from + at] = weight - step * input[at]!
      }
    }
    this.descendEmbeddings(embeddingRate)
  }

  private descendEmbeddings(rate: number): void {
    const { embeddings, width } = this.model
    const { inputGradient, kept } = this
    for (let at = 0; at < kept.size; at += 1) {
      const start = kept.buckets[at]! * width
      const step = rate * kept.values[at]!
      for (let index = 0; index < width; index += 1)
        embeddings[start + index] = embeddings[start + index]! - step * inputGradient[index]!
    }
  }
}

function dot(weights: Float32Array, start: number, input: Float32Array, size: number): number {
  let sum = 0
  for (let at = 0; at < size; at += 1) sum += weights[start + at]! * input[at]!
  return sum
}

function embed(
  { embeddings, width }: EmbeddingModel,
  vector: FeatureVector,
  input: Float32Array,
): void {
  const { buckets, values, size } = vector
  input.fill(0)
  for (let at = 0; at < size; at += 1) {
    const start = buckets[at]! * width
    const value = values[at]!
    for (let index = 0; index < width; index += 1)
      input[index] = input[index]! + value * embeddings[start + index]!
  }
}

function score(model: EmbeddingModel, active: Int32Array, count: number, pass: Pass): void {
  const { classes, outer, outerBias } = model
  const { hidden, scores } = pass
  scores.set(outerBias)
  for (let index = 0; index < count; index += 1) {
    const unit = active[index]!
    const start = unit * classes
    const value = hidden[unit]!
    for (let at = 0; at < classes; at += 1) scores[at] = scores[at]! + value * outer[start + at]!
  }
}
