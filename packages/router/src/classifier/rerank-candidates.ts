import type { LexicalHashes } from './count-features.ts'
import { exp, log } from './deterministic-math.ts'
import type { IntentNetwork } from './intent-network.ts'
import { fitLogistic, type Observation } from './logistic.ts'
import { type SeenFeatures, unseenShares } from './seen-features.ts'

/** How many of the likeliest classes are looked at again. */
const LOOKED_AT = 4
/** What each opinion says, and which share of the words, pairs and pieces the class has never seen. */
const FEATURES = 5

/** A message's likeliest classes, each with what speaks for it. */
export interface RankedClass {
  readonly label: number
  readonly features: Float64Array
}

const shares = new Float64Array(6)

/** The likeliest classes, the likeliest first; `none` is the class to leave out, or -1. */
export function rankedClasses(
  network: IntentNetwork,
  none: number,
  seen: SeenFeatures,
  lexical: LexicalHashes,
): RankedClass[] {
  return likeliest(network.probabilities, none).map((label) => {
    unseenShares(seen, label, lexical, shares)
    const [words = 0, pairs = 0, pieces = 0] = shares
    const certain = (probability: number) => log(probability + 1e-6)
    const features = [certain(network.linear[label]!), certain(network.second[label]!)]
    return { label, features: Float64Array.of(...features, words, pairs, pieces) }
  })
}

function likeliest(probabilities: Float32Array, none: number): number[] {
  const best: number[] = []
  for (let label = 0; label < probabilities.length; label += 1) {
    if (label === none) continue
    let place = best.length
    while (place > 0 && probabilities[best[place - 1]!]! < probabilities[label]!) place -= 1
    if (place >= LOOKED_AT) continue
    best.splice(place, 0, label)
    if (best.length > LOOKED_AT) best.pop()
  }
  return best
}

/** Learns what tells the right class from the other likely ones; a weight for each feature. */
export function fitRanking(
  rows: readonly { readonly label: number; readonly ranked: readonly RankedClass[] }[],
): Float64Array {
  const observations: Observation[] = []
  for (const { label, ranked } of rows) {
    const right = ranked.find((one) => one.label === label)
    if (!right) continue
    for (const other of ranked) {
      if (other === right) continue
      const apart = right.features.map((value, at) => value - other.features[at]!)
      observations.push({ features: apart, isTrue: true, weight: 1 })
      observations.push({ features: apart.map((value) => -value), isTrue: false, weight: 1 })
    }
  }
  const { weights, scales } = fitLogistic(observations, FEATURES)
  return weights.map((weight, at) => weight / scales[at]!)
}

/** Shares out what the likeliest classes have together by what the ranking says of each, in place. */
export function rerank(
  probabilities: Float32Array,
  ranked: readonly RankedClass[],
  ranking: Float64Array,
): void {
  let together = 0
  for (const { label } of ranked) together += probabilities[label]!
  const scores = ranked.map(({ features }) =>
    features.reduce((sum, value, at) => sum + value * ranking[at]!, 0),
  )
  const most = scores.reduce((one, other) => Math.max(one, other), Number.NEGATIVE_INFINITY)
  const parts = scores.map((score) => exp(score - most))
  const total = parts.reduce((sum, part) => sum + part, 0)
  ranked.forEach(({ label }, index) => {
    probabilities[label] = (together * parts[index]!) / total
  })
}
