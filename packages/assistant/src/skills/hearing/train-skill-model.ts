import { RandomSequence } from '@parco/router/classifier'
import { bucketOf, type HashedWords, hashWords, wordsOf } from './hash-words.ts'
import type { TalkExample } from './read-talk.ts'
import type { SkillModel } from './skill-model.ts'

export const TRAINING = {
  names: [
    'counselor',
    'finance',
    'health',
    'professional',
    'relationships',
    'spiritual',
    'general',
  ],
  /** Buckets are eight times as many as what is hashed: in fewer, what shares one blurs both. */
  bits: 19,
  epochs: 30,
  rate: 0.5,
  /** Keeps weights small that few examples ask for. */
  shrinking: 5e-4,
  /** Pairs of examples said in one breath, for each language, and how much each counts. */
  mixed: 3_000,
  mixedWeight: 0.5,
  seed: 7,
} as const

/** The class of what is about none of the others: its words are told from those that are merely new. */
const NO_SKILL = 'general'

/** A word that everybody uses tells this much at least. */
const LEAST_WORD_WEIGHT = 0.05
const BIAS_STEP = 0.02
const NEGLIGIBLE = 1e-3

/**
 * Fits one logistic regression a skill by steps that shrink with what a weight has moved (AdaGrad), in
 * a fixed order. Examples are paired too: what speaks for one skill must not speak against another.
 */
export function trainSkillModel(languages: readonly (readonly TalkExample[])[]): SkillModel {
  const { names, bits, epochs, seed } = TRAINING
  const random = new RandomSequence(seed)
  const written = languages.flat()
  const examples = [...written, ...languages.flatMap((language) => mix(language, random))]
  const wordWeights = weighWords(written, bits)
  const rows = examples.map(({ text, skills, weight }) => ({
    words: hashWords(text, bits, (bucket) => wordWeights[bucket]! / 255),
    wanted: names.map((name) => (name === NO_SKILL ? skills.length === 0 : skills.includes(name))),
    weight,
  }))
  const descent = createDescent(names.length, bits)
  const order = [...rows.keys()]
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (let at = order.length - 1; at > 0; at -= 1) {
      const other = random.below(at + 1)
      ;[order[at], order[other]] = [order[other]!, order[at]!]
    }
    for (const at of order) descent.learn(rows[at]!)
  }
  return { names, bits, wordWeights, ...descent.round() }
}

/** Two lines, or three words, as one message about all that they are about. */
function mix(examples: readonly TalkExample[], random: RandomSequence): TalkExample[] {
  const lines = examples.filter(({ kind }) => kind === 'line')
  const words = examples.filter(({ kind }) => kind === 'word')
  return Array.from({ length: TRAINING.mixed }, (_, at) => {
    const [some, count] = at % 3 === 2 && words.length > 0 ? [words, 3] : [lines, 2]
    const parts = Array.from({ length: count }, () => some[random.below(some.length)]!)
    const text = parts.map((part) => part.text).join(' ')
    const skills = parts.flatMap((part) => part.skills)
    return { text, skills, weight: TRAINING.mixedWeight, kind: 'mixed' as const }
  })
}

/** What each word's bucket tells: the fewer lines have it, the more. */
function weighWords(examples: readonly TalkExample[], bits: number): Uint8Array {
  const counts = new Float64Array(1 << bits)
  let lines = 0
  for (const { text, weight, kind } of examples) {
    if (kind !== 'line') continue
    lines += weight
    for (const bucket of new Set(wordsOf(text).map((word) => bucketOf(word, bits))))
      counts[bucket] = counts[bucket]! + weight
  }
  const weightOf = (count: number) => Math.log((1 + lines) / (1 + count)) / Math.log(1 + lines)
  return Uint8Array.from(counts, (count) =>
    Math.round(255 * Math.max(LEAST_WORD_WEIGHT, weightOf(count))),
  )
}

interface Row {
  readonly words: HashedWords
  readonly wanted: readonly boolean[]
  readonly weight: number
}

function createDescent(skills: number, bits: number) {
  const weights = new Float32Array(skills << bits)
  const moved = new Float32Array(skills << bits).fill(1e-2)
  const bias = new Float64Array(skills).fill(-1)
  return { learn, round }

  function learn({ words: { buckets, values }, wanted, weight }: Row): void {
    for (let skill = 0; skill < skills; skill += 1) {
      let sum = bias[skill]!
      for (let at = 0; at < buckets.length; at += 1)
        sum += values[at]! * weights[buckets[at]! * skills + skill]!
      const error = (1 / (1 + Math.exp(-sum)) - (wanted[skill] ? 1 : 0)) * weight
      bias[skill] = bias[skill]! - BIAS_STEP * error
      if (Math.abs(error) < NEGLIGIBLE) continue
      for (let at = 0; at < buckets.length; at += 1) {
        const place = buckets[at]! * skills + skill
        const slope = error * values[at]! + TRAINING.shrinking * weights[place]!
        moved[place] = moved[place]! + slope * slope
        weights[place] = weights[place]! - (TRAINING.rate / Math.sqrt(moved[place]!)) * slope
      }
    }
  }

  /** Whole numbers from -127 to 127, with a scale for each skill. */
  function round(): Pick<SkillModel, 'bias' | 'scales' | 'weights'> {
    const most = new Float64Array(skills)
    weights.forEach((weight, place) => {
      const skill = place % skills
      most[skill] = Math.max(most[skill]!, Math.abs(weight))
    })
    const scales = Array.from(most, (one) => one / 127)
    const rounded = Int8Array.from(weights, (weight, place) =>
      Math.round(weight / (scales[place % skills]! || 1)),
    )
    return { bias: [...bias], scales, weights: rounded }
  }
}
