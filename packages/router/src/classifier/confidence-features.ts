import { LEXICAL_KINDS, type LexicalHashes } from './count-features.ts'
import { log } from './deterministic-math.ts'
import type { IntentNetwork } from './intent-network.ts'
import { type SeenFeatures, unseenShares } from './seen-features.ts'

/** How many numbers tell how far an answer is to be trusted. */
export const CONFIDENCE_FEATURES = 12 + 2 * LEXICAL_KINDS

const shares = new Float64Array(2 * LEXICAL_KINDS)

/** The classes that the network finds likeliest, `none` left out. */
export interface TopClasses {
  readonly first: number
  readonly second: number
}

/** Finds the two likeliest classes; `none` is the class to leave out, or -1. */
export function topClasses(probabilities: Float32Array, none: number): TopClasses {
  let first = -1
  let second = -1
  for (let at = 0; at < probabilities.length; at += 1) {
    if (at === none) continue
    if (first < 0 || probabilities[at]! > probabilities[first]!) {
      second = first
      first = at
    } else if (second < 0 || probabilities[at]! > probabilities[second]!) second = at
  }
  return { first, second }
}

/** What is known of an answer besides the answer: how sure each model is, and what is new to them. */
export function confidenceFeatures(
  network: IntentNetwork,
  { first, second }: TopClasses,
  none: number,
  seen: SeenFeatures,
  message: { readonly lexical: LexicalHashes; readonly wordCount: number },
): Float64Array {
  const { probabilities, linear, second: other, scores } = network
  const features = new Float64Array(CONFIDENCE_FEATURES)
  const top = clamp(probabilities[first]!)
  const next = clamp(second < 0 ? 0 : probabilities[second]!)
  features[0] = log(top / (1 - top))
  features[1] = top - next
  features[2] = log(top / next)
  features[3] = entropy(probabilities)
  features[4] = linear[first]!
  features[5] = other[first]!
  features[6] = Math.min(linear[first]!, other[first]!)
  features[7] = topClasses(linear, none).first === topClasses(other, none).first ? 1 : 0
  features[8] = none < 0 ? 0 : probabilities[none]!
  features[9] = none < 0 ? 0 : log(top / clamp(probabilities[none]!))
  features[10] = scores[first]!
  features[11] = log(1 + message.wordCount)
  unseenShares(seen, first, message.lexical, shares)
  features.set(shares, 12)
  return features
}

const clamp = (probability: number): number => Math.min(Math.max(probability, 1e-6), 1 - 1e-6)

function entropy(probabilities: Float32Array): number {
  let sum = 0
  for (let at = 0; at < probabilities.length; at += 1) {
    const probability = probabilities[at]!
    // What is this unlikely adds nothing, and most classes are.
    if (probability > 1e-5) sum -= probability * log(probability)
  }
  return sum
}
