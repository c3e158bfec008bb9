import type { EmbeddingModel } from './embedding-model.ts'
import type { FeatureVector } from './feature-weights.ts'
import type { LinearModel } from './linear-model.ts'
import { addRows, type QuantisedMatrix, quantise, toFloats } from './quantised-matrix.ts'
import { softmax } from './softmax.ts'

/** The linear model, rounded. */
export interface LinearWeights {
  readonly weights: QuantisedMatrix
  readonly bias: Float32Array
}

/** The embedding model, rounded. */
export interface EmbeddingWeights {
  readonly embeddings: QuantisedMatrix
  readonly inner: QuantisedMatrix
  readonly innerBias: Float32Array
  readonly outer: QuantisedMatrix
  readonly outerBias: Float32Array
}

/** Both opinions on which class a message belongs to. */
export interface NetworkWeights {
  readonly linear: LinearWeights
  /** Trained alike from different beginnings; their average errs less than any of them. */
  readonly embeddings: readonly EmbeddingWeights[]
}

/** Rounds what training gave. */
export function toNetworkWeights(
  linear: LinearModel,
  embeddings: readonly EmbeddingModel[],
): NetworkWeights {
  return {
    linear: { weights: quantise(linear.weights, linear.classes), bias: linear.bias },
    embeddings: embeddings.map((model) => ({
      embeddings: quantise(model.embeddings, model.width),
      inner: quantise(model.inner, model.width),
      innerBias: model.innerBias,
      outer: quantise(model.outer, model.classes),
      outerBias: model.outerBias,
    })),
  }
}

/** How much the linear opinion counts beside the others together. */
const LINEAR_SHARE = 0.35

/** Asks both models; the arrays are the network's own and hold until the next call. */
export class IntentNetwork {
  /** The raw scores of the linear model. */
  readonly scores: Float32Array
  readonly linear: Float32Array
  /** The embedding models' probabilities on average; the linear ones again when there are none. */
  readonly second: Float32Array
  /** The average of both. */
  readonly probabilities: Float32Array
  private readonly weights: NetworkWeights
  private readonly members: readonly Member[]

  constructor(weights: NetworkWeights) {
    const classes = weights.linear.bias.length
    this.weights = weights
    this.scores = new Float32Array(classes)
    this.linear = new Float32Array(classes)
    this.second = new Float32Array(classes)
    this.probabilities = new Float32Array(classes)
    this.members = weights.embeddings.map((member) => new Member(member))
  }

  ask(vector: FeatureVector): void {
    this.askLinear(vector)
    this.askOthers(vector)
  }

  /** Asks the embedding models about what the linear model was asked just before. */
  askOthers(vector: FeatureVector): void {
    if (this.members.length > 0) this.askMembers(vector)
    else this.second.set(this.linear)
    for (let at = 0; at < this.probabilities.length; at += 1)
      this.probabilities[at] =
        LINEAR_SHARE * this.linear[at]! + (1 - LINEAR_SHARE) * this.second[at]!
  }

  /** Asks the linear model alone, in a fifth of the time. */
  askLinear(vector: FeatureVector): void {
    const { linear } = this.weights
    this.scores.set(linear.bias)
    addRows(linear.weights, vector, this.scores)
    this.linear.set(this.scores)
    softmax(this.linear)
  }

  private askMembers(vector: FeatureVector): void {
    const { second, members } = this
    second.fill(0)
    for (const member of members) {
      const probabilities = member.ask(vector)
      for (let at = 0; at < second.length; at += 1)
        second[at] = second[at]! + probabilities[at]! / members.length
    }
  }
}

/** One embedding model, with its small layers in floating point. */
class Member {
  private readonly weights: EmbeddingWeights
  private readonly inner: Float32Array
  private readonly outer: Float32Array
  private readonly input: Float32Array
  private readonly probabilities: Float32Array

  constructor(weights: EmbeddingWeights) {
    this.weights = weights
    this.inner = toFloats(weights.inner)
    this.outer = toFloats(weights.outer)
    this.input = new Float32Array(weights.embeddings.columns)
    this.probabilities = new Float32Array(weights.outerBias.length)
  }

  ask(vector: FeatureVector): Float32Array {
    const { embeddings, innerBias, outerBias } = this.weights
    const { inner, outer, input, probabilities } = this
    input.fill(0)
    addRows(embeddings, vector, input)
    probabilities.set(outerBias)
    for (let unit = 0; unit < innerBias.length; unit += 1) {
      const value = innerBias[unit]! + product(inner, unit * input.length, input)
      if (value > 0) addScaled(outer, unit * probabilities.length, value, probabilities)
    }
    softmax(probabilities)
    return probabilities
  }
}

/** The product of a stretch of weights with `input`, in four sums that do not wait for each other. */
function product(weights: Float32Array, start: number, input: Float32Array): number {
  const { length } = input
  let first = 0
  let second = 0
  let third = 0
  let fourth = 0
  let at = 0
  for (; at + 3 < length; at += 4) {
    first += weights[start + at]! * input[at]!
    second += weights[start + at + 1]! * input[at + 1]!
    third += weights[start + at + 2]! * input[at + 2]!
    fourth += weights[start + at + 3]! * input[at + 3]!
  }
  for (; at < length; at += 1) first += weights[start + at]! * input[at]!
  return first + second + third + fourth
}

/** Adds `value` times a stretch of weights to `sums`, four at a time. */
function addScaled(weights: Float32Array, start: number, value: number, sums: Float32Array): void {
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
