import { exp } from './deterministic-math.ts'

/** Turns scores into probabilities, in place. */
export function softmax(scores: Float32Array): void {
  let most = Number.NEGATIVE_INFINITY
  for (let at = 0; at < scores.length; at += 1) if (scores[at]! > most) most = scores[at]!
  let sum = 0
  for (let at = 0; at < scores.length; at += 1) {
    const value = exp(scores[at]! - most)
    scores[at] = value
    sum += value
  }
  const scale = 1 / sum
  for (let at = 0; at < scores.length; at += 1) scores[at] = scores[at]! * scale
}
