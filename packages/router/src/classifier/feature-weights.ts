import type { BucketCounts } from './count-features.ts'
import { log } from './deterministic-math.ts'

/** 1 + log(count), for the counts that occur in messages. */
const DAMPED = Float64Array.from({ length: 256 }, (_, count) => (count === 0 ? 0 : 1 + log(count)))
const MOST = DAMPED.length - 1

/** How much each bucket tells: the fewer examples have it, the more. One that none has tells most. */
export function inverseFrequencies(documentCounts: Uint16Array, documents: number): Float32Array {
  const weights = new Float32Array(documentCounts.length)
  const known = new Map<number, number>()
  for (let bucket = 0; bucket < weights.length; bucket += 1) {
    const count = documentCounts[bucket]!
    let weight = known.get(count)
    if (weight === undefined) {
      weight = log((1 + documents) / (1 + count)) + 1
      known.set(count, weight)
    }
    weights[bucket] = weight
  }
  return weights
}

/** One message as a vector of length 1. */
export interface FeatureVector {
  readonly buckets: Int32Array
  readonly values: Float32Array
  readonly size: number
}

/** Weighs counts by what their buckets tell, into `values`, and scales them to length 1. */
export function weighFeatures(
  { buckets, counts, size }: BucketCounts,
  weights: Float32Array,
  values: Float32Array,
): FeatureVector {
  let square = 0
  for (let at = 0; at < size; at += 1) {
    const count = counts[at]!
    const value = DAMPED[count > MOST ? MOST : count]! * weights[buckets[at]!]!
    values[at] = value
    square += value * value
  }
  const scale = square === 0 ? 0 : 1 / Math.sqrt(square)
  for (let at = 0; at < size; at += 1) values[at] = values[at]! * scale
  return { buckets, values, size }
}
