import { chooseThreshold, type Outcome } from './choose-threshold.ts'
import {
  type ClassifierExample,
  type ClassifierOptions,
  DEFAULT_OPTIONS,
  NONE,
  type PrecisionGoals,
} from './classifier-types.ts'
import { CONFIDENCE_FEATURES } from './confidence-features.ts'
import { FeatureCounter, keepCounts } from './count-features.ts'
import { fitLogistic, type Logistic, probabilityOf } from './logistic.ts'
import { type FoldOutcome, learnFromFolds } from './out-of-fold.ts'
import { type LabelledRows, type TrainedNetwork, trainNetwork } from './train-network.ts'

/** A classifier as trained: everything that `IntentClassifier` needs, and nothing that is a function. */
export interface ClassifierModel extends TrainedNetwork {
  readonly bucketBits: number
  /** The classes in order; `none` among them when there were examples of it. */
  readonly intents: readonly string[]
  readonly writes: readonly string[]
  /** How the likeliest classes are ranked anew, see `rerank-candidates.ts`. */
  readonly ranking: Float64Array
  readonly confidence: Logistic
  /** From which confidence on a decision is as right as was asked for. */
  readonly thresholds: Thresholds
  /** The same where the words of the message bear its intent out. */
  readonly vouchedThresholds: Thresholds
  /** The share of known messages that were answered out of fold at these thresholds, and rightly. */
  readonly coverage: number
}

/** From which confidence on a decision is acted on. */
export interface Thresholds {
  readonly read: number
  readonly write: number
}

/**
 * Whether a decision for that intent would be acted on for that text: never, when the classifier is
 * sure, or already when the words vouch for it. What answers are used for often forbids the wrong
 * ones, and then they need not be unlikely too.
 */
export type UseOf<Example extends ClassifierExample> = (example: Example, intent: string) => Use

/** See `UseOf`. */
export type Use = 'never' | 'when-sure' | 'when-vouched'

/** Trains a classifier; the same examples and options give the same model, bit for bit, anywhere. */
export function trainClassifier<Example extends ClassifierExample>(
  examples: readonly Example[],
  writes: readonly string[],
  options: ClassifierOptions = DEFAULT_OPTIONS,
  useOf: UseOf<Example> = () => 'when-vouched',
): ClassifierModel {
  const sorted = [...examples].sort(byIntentAndText)
  const intents = [...new Set(sorted.map((example) => example.intent))]
  const none = intents.indexOf(NONE)
  const counter = new FeatureCounter(options.bucketBits)
  const rows: LabelledRows = {
    messages: sorted.map(({ text, slotWords }) => keepCounts(counter.count(text, slotWords))),
    labels: Int32Array.from(sorted, (example) => intents.indexOf(example.intent)),
    classes: intents.length,
  }
  const use: AnswerUse = {
    isWrite: (answer) => writes.includes(intents[answer] ?? ''),
    useOf: (row, answer) => useOf(sorted[row]!, intents[answer] ?? NONE),
  }
  const network = trainNetwork(rows, options)
  const { ranking, outcomes } = learnFromFolds(rows, none, options)
  const calibration = calibrate(outcomes, use, options)
  return { ...network, ...calibration, ranking, bucketBits: options.bucketBits, intents, writes }
}

/** The order of the examples must not depend on where they came from, nor on a locale. */
function byIntentAndText(one: ClassifierExample, other: ClassifierExample): number {
  if (one.intent !== other.intent) return one.intent < other.intent ? -1 : 1
  if (one.text !== other.text) return one.text < other.text ? -1 : 1
  return 0
}

/** What comes of an answer that is acted on. */
interface AnswerUse {
  readonly isWrite: (answer: number) => boolean
  readonly useOf: (row: number, answer: number) => Use
}

/** Learns from out-of-fold answers how far to trust an answer, and from where on to give it. */
function calibrate(
  outcomes: readonly FoldOutcome[],
  { isWrite, useOf }: AnswerUse,
  options: ClassifierOptions,
): Pick<ClassifierModel, 'confidence' | 'thresholds' | 'vouchedThresholds' | 'coverage'> {
  const weightOf = weighKinds(outcomes, options)
  const confidence = fitLogistic(
    outcomes.map(({ features, isRight, kind }) => ({
      features,
      isTrue: isRight,
      weight: weightOf[kind],
    })),
    CONFIDENCE_FEATURES,
  )
  const judged = outcomes.map((outcome) => ({
    isRight: outcome.isRight,
    use: useOf(outcome.row, outcome.answer),
    isWrite: isWrite(outcome.answer),
    kind: outcome.kind,
    weight: weightOf[outcome.kind],
    confidence: probabilityOf(confidence, outcome.features),
  }))
  const thresholds = thresholdsFor(
    judged.filter(({ use }) => use !== 'never'),
    options.precision,
  )
  const vouchedThresholds = thresholdsFor(
    judged.filter(({ use }) => use === 'when-vouched'),
    options.vouchedPrecision,
  )
  const known = judged.filter((one) => one.kind === 'known')
  const answered = known.filter(
    (one) => one.isRight && one.confidence >= (one.isWrite ? thresholds.write : thresholds.read),
  )
  return {
    confidence,
    thresholds,
    vouchedThresholds,
    coverage: known.length === 0 ? 0 : answered.length / known.length,
  }
}

function thresholdsFor(
  outcomes: readonly (Outcome & { readonly isWrite: boolean })[],
  { read, write }: PrecisionGoals,
): Thresholds {
  return {
    read: chooseThreshold(
      outcomes.filter((one) => !one.isWrite),
      read,
    ),
    write: chooseThreshold(
      outcomes.filter((one) => one.isWrite),
      write,
    ),
  }
}

/** Weights under which what is out of scope, near or far, has the expected share. */
function weighKinds(
  outcomes: readonly FoldOutcome[],
  { outOfScopeShare, nearShare }: ClassifierOptions,
): Record<FoldOutcome['kind'], Outcome['weight']> {
  const count = (kind: FoldOutcome['kind']) => outcomes.filter((one) => one.kind === kind).length
  const total = (count('known') * outOfScopeShare) / (1 - outOfScopeShare)
  const [leftOut, nothing] = [count('left-out'), count('nothing')]
  const near = nothing === 0 ? 1 : leftOut === 0 ? 0 : nearShare
  return {
    known: 1,
    'left-out': leftOut === 0 ? 0 : (total * near) / leftOut,
    nothing: nothing === 0 ? 0 : (total * (1 - near)) / nothing,
  }
}
