import { hashWords } from './hash-words.ts'

/** A yes or no for each skill over hashed words: weights lie bucket by bucket, in whole numbers. */
export interface SkillModel {
  readonly names: readonly string[]
  readonly bits: number
  readonly bias: readonly number[]
  /** What one of a skill's weights is worth. */
  readonly scales: readonly number[]
  readonly weights: Int8Array
  /** What each word's bucket tells, of 255. */
  readonly wordWeights: Uint8Array
}

/** How much a message speaks for each skill, in the order of the names: the log of its odds. */
export function scoreSkills(model: SkillModel, text: string): number[] {
  const { names, bits, bias, scales, weights, wordWeights } = model
  const { buckets, values } = hashWords(text, bits, (bucket) => wordWeights[bucket]! / 255)
  const sums = new Float64Array(names.length)
  for (let at = 0; at < buckets.length; at += 1) {
    const row = buckets[at]! * names.length
    const value = values[at]!
    for (let skill = 0; skill < names.length; skill += 1)
      sums[skill] = sums[skill]! + value * weights[row + skill]!
  }
  return names.map((_, skill) => bias[skill]! + sums[skill]! * scales[skill]!)
}
