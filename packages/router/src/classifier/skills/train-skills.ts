import { chooseThreshold, type Outcome } from '../choose-threshold.ts'
import { FeatureCounter, keepCounts } from '../count-features.ts'
import { sigmoid } from '../deterministic-math.ts'
import { type FeatureVector, inverseFrequencies, weighFeatures } from '../feature-weights.ts'
import { scoreLinear } from '../linear-model.ts'
import { quantise } from '../quantised-matrix.ts'
import { RandomSequence, shuffle } from '../random-sequence.ts'
import type { TrainedNetwork } from '../train-network.ts'
import { scoreSkills } from './skill-detector.ts'
import {
  SKILL_OPTIONS,
  type SkillExample,
  type SkillModel,
  type SkillOptions,
} from './skill-types.ts'

/** A message's vectors, whole and statement by statement, and its skills as ones among zeros. */
interface SkillRow {
  readonly vectors: readonly FeatureVector[]
  readonly wanted: Uint8Array
}

type FittedSkills = Omit<SkillModel, 'thresholds' | 'coverage'>

type Features = Pick<TrainedNetwork, 'documents' | 'documentCounts'> & {
  readonly bucketBits: number
}

/** However quiet the talk was that taught it, a skill is active only when it is likely. */
const MORE_LIKELY_THAN_NOT = 0.5

/** Trains one decision for each skill; features weigh as they do for intents. */
export function trainSkills(
  examples: readonly SkillExample[],
  features: Features,
  options: SkillOptions = SKILL_OPTIONS,
): SkillModel {
  const skills = [...new Set(examples.flatMap((one) => one.skills))].sort()
  const sorted = [...examples].sort(byText)
  const vectorOf = createVectors(features)
  const toRow = ({ parts, skills: wanted }: SkillExample): SkillRow => ({
    vectors: parts.map(vectorOf),
    wanted: Uint8Array.from(skills, (skill) => (wanted.includes(skill) ? 1 : 0)),
  })
  const joined = joinPairs(sorted, options)
  const rows = sorted.map(toRow)
  const pairs = joined.map(toRow)
  const buckets = 1 << features.bucketBits
  const fit = (chosen: readonly SkillRow[]) => fitSkills(chosen, skills, buckets, options)
  const outcomes = judgeOutOfFold({ rows, pairs, fit, options })
  const thresholds = skills.map((_, skill) =>
    Math.max(
      MORE_LIKELY_THAN_NOT,
      chooseThreshold(outcomesOf(outcomes, skill), options.precision),
      quietFrom(outcomes, skill, options.falseAlarms),
    ),
  )
  return { ...fit([...rows, ...pairs]), thresholds, coverage: coverageOf(outcomes, thresholds) }
}

function byText(one: SkillExample, other: SkillExample): number {
  const [first, second] = [one.parts[0]?.text ?? '', other.parts[0]?.text ?? '']
  return first < second ? -1 : first > second ? 1 : 0
}

function createVectors({ bucketBits, documents, documentCounts }: Features) {
  const counter = new FeatureCounter(bucketBits)
  const frequencies = inverseFrequencies(documentCounts, documents)
  return ({ text, slotWords }: SkillExample['parts'][number]): FeatureVector => {
    const counted = keepCounts(counter.count(text, slotWords))
    return weighFeatures(counted, frequencies, new Float32Array(counted.size))
  }
}

const JOINTS = [' e ', ', ', '. ', ' and ']

/** Messages that ask for two things: examples of different skills, one after the other. */
function joinPairs(examples: readonly SkillExample[], options: SkillOptions): SkillExample[] {
  const random = new RandomSequence(options.seed)
  const single = examples.filter((one) => one.skills.length === 1)
  const count = Math.floor(single.length * options.pairShare)
  const pairs: SkillExample[] = []
  for (let tried = 0; tried < count * 4 && pairs.length < count; tried += 1) {
    const one = single[random.below(single.length)]
    const other = single[random.below(single.length)]
    const [first, second] = [one?.parts[0], other?.parts[0]]
    const joint = JOINTS[random.below(JOINTS.length)]
    if (!one || !other || !first || !second || one.skills[0] === other.skills[0]) continue
    const text = first.text + joint + second.text
    const slotWords = [...first.slotWords, ...second.slotWords]
    pairs.push({ parts: [{ text, slotWords }], skills: [...one.skills, ...other.skills] })
  }
  return pairs
}

function fitSkills(
  rows: readonly SkillRow[],
  skills: readonly string[],
  buckets: number,
  { epochs, rate, smoothing, seed }: SkillOptions,
): FittedSkills {
  const classes = skills.length
  const weights = new Float32Array(buckets * classes)
  const bias = new Float32Array(classes)
  const scores = new Float32Array(classes)
  const random = new RandomSequence(seed)
  const order = Int32Array.from(rows.keys())
  let step = 0
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, random)
    for (const index of order) {
      const { vectors, wanted } = rows[index]!
      const vector = vectors[0]!
      const now = rate * (1 - step / (epochs * order.length))
      step += 1
      scoreLinear({ classes, weights, bias }, vector, scores)
      for (let at = 0; at < classes; at += 1) {
        scores[at] = sigmoid(scores[at]!) - (smoothing / 2 + (1 - smoothing) * wanted[at]!)
        bias[at] = bias[at]! - now * 0.1 * scores[at]!
      }
      descend(weights, vector, scores, now)
    }
  }
  return { skills, weights: quantise(weights, classes), bias }
}

function descend(
  weights: Float32Array,
  { buckets, values, size }: FeatureVector,
  gradient: Float32Array,
  rate: number,
): void {
  const classes = gradient.length
  for (let at = 0; at < size; at += 1) {
    const start = buckets[at]! * classes
    const step = rate * values[at]!
    for (let index = 0; index < classes; index += 1)
      weights[start + index] = weights[start + index]! - step * gradient[index]!
  }
}

interface SkillOutcome {
  readonly scores: Float32Array
  readonly wanted: Uint8Array
}

interface FoldParts {
  readonly rows: readonly SkillRow[]
  readonly pairs: readonly SkillRow[]
  readonly fit: (rows: readonly SkillRow[]) => FittedSkills
  readonly options: SkillOptions
}

/** What models that had not seen them make of the rows; joined rows only teach, as they hold others. */
function judgeOutOfFold({ rows, pairs, fit, options }: FoldParts): SkillOutcome[] {
  const outcomes: SkillOutcome[] = []
  // Neighbours in the order of text resemble each other: a fold takes whole stretches of it.
  const stretch = 4
  const foldOf = (row: number) => Math.floor(row / stretch) % options.folds
  for (let fold = 0; fold < options.folds; fold += 1) {
    const model = fit([...rows.filter((_, row) => foldOf(row) !== fold), ...pairs])
    rows.forEach((row, index) => {
      if (foldOf(index) !== fold) return
      outcomes.push({ scores: scoreSkills(model, row.vectors), wanted: row.wanted })
    })
  }
  return outcomes
}

const isTalk = ({ wanted }: SkillOutcome): boolean => !wanted.includes(1)

/** One skill's outcomes among messages that call for some skill. */
function outcomesOf(outcomes: readonly SkillOutcome[], skill: number): Outcome[] {
  return outcomes
    .filter((one) => !isTalk(one))
    .map((one) => ({
      confidence: one.scores[skill]!,
      isRight: one.wanted[skill] === 1,
      weight: 1,
    }))
}

const MARGIN = 0.5

/** The score from which on no more than the given share of everyday talk activates a skill. */
function quietFrom(outcomes: readonly SkillOutcome[], skill: number, falseAlarms: number): number {
  const scores = outcomes.filter(isTalk).map((one) => one.scores[skill]!)
  const loudest = scores.sort((one, other) => other - one)[Math.floor(scores.length * falseAlarms)]
  if (loudest === undefined) return 0
  // A few hundred lines of talk are few: what nobody wrote down may be louder than the loudest.
  return loudest + (1 - loudest) * MARGIN
}

function coverageOf(outcomes: readonly SkillOutcome[], thresholds: readonly number[]): number {
  let wanted = 0
  let found = 0
  for (const one of outcomes) {
    for (const [skill, threshold] of thresholds.entries()) {
      if (one.wanted[skill] !== 1) continue
      wanted += 1
      if (one.scores[skill]! >= threshold) found += 1
    }
  }
  return wanted === 0 ? 0 : found / wanted
}
