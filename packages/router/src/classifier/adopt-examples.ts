import { type ClassifierExample, NONE } from './classifier-types.ts'
import { FeatureCounter, keepCounts } from './count-features.ts'
import { type FeatureVector, inverseFrequencies, weighFeatures } from './feature-weights.ts'
import { IntentClassifier } from './intent-classifier.ts'
import { trainLinear } from './linear-model.ts'
import { quantise, toFloats } from './quantised-matrix.ts'
import { addSeen, createSeen } from './seen-features.ts'
import type { ClassifierModel } from './train-classifier.ts'

/** What is learned, and what must stay as it is. */
export interface AdoptionInput {
  /** The classifier in use. */
  readonly current: ClassifierModel
  /** What it was trained on: learned again beside the new, so that nothing is forgotten. */
  readonly examples: readonly ClassifierExample[]
  /** What users have confirmed since. */
  readonly adopted: readonly ClassifierExample[]
  /** Messages whose answer may not change, unless it becomes their own intent. */
  readonly guarded: readonly ClassifierExample[]
}

/** Whether the examples were adopted, and why not. */
export interface Adoption {
  readonly outcome:
    | 'adopted'
    | 'unknown-intent'
    | 'coverage-fell'
    | 'new-errors'
    | 'guarded-changed'
  /** The classifier to use from now on: the current one unless the examples were adopted. */
  readonly model: ClassifierModel
  /** Adopted examples answered surely and rightly: by the current model, and by one not shown them. */
  readonly coverageBefore: number
  readonly coverageAfter: number
  /** Guarded messages whose answer would have changed. */
  readonly changed: readonly string[]
}

const FOLDS = 3
/** Once over everything, gently: enough for the new, too little to unlearn the old. */
const UPDATE = { epochs: 1, rate: 2, smoothing: 0.1, seed: 11 }
/** How often a confirmed example is shown meanwhile; written ones are many and shown once. */
const REPEATS = 5

/**
 * Teaches a classifier what users have confirmed: its linear part goes on learning from where it is,
 * the rest stays. The result is kept only when models that were not shown an example answer it at
 * least as well as the current one, and no guarded message is answered otherwise. Deterministic.
 */
export function adoptExamples(input: AdoptionInput): Adoption {
  const { current, guarded } = input
  const adopted = [...input.adopted].sort(byIntentAndText)
  const unchanged = { model: current, coverageBefore: 0, coverageAfter: 0, changed: [] }
  if (adopted.some(({ intent }) => !current.intents.includes(intent)))
    return { ...unchanged, outcome: 'unknown-intent' }
  const update = createUpdate(current, [...input.examples].sort(byIntentAndText))
  const before = answerAll(current, adopted)
  const after = answerOutOfFold(adopted, update)
  const counts = {
    coverageBefore: share(adopted, before, isRight),
    coverageAfter: share(adopted, after, isRight),
  }
  if (counts.coverageAfter < counts.coverageBefore)
    return { ...unchanged, ...counts, outcome: 'coverage-fell' }
  if (share(adopted, after, isWrong) > share(adopted, before, isWrong))
    return { ...unchanged, ...counts, outcome: 'new-errors' }
  const model = update(adopted)
  const changed = changedAnswers(guarded, answerAll(current, guarded), answerAll(model, guarded))
  if (changed.length > 0) return { ...unchanged, ...counts, changed, outcome: 'guarded-changed' }
  return { ...counts, model, changed, outcome: 'adopted' }
}

type Answer = string | undefined
type Update = (adopted: readonly ClassifierExample[]) => ClassifierModel

/** Counts and weighs the old examples once, for every update. */
function createUpdate(current: ClassifierModel, examples: readonly ClassifierExample[]): Update {
  const { bucketBits, documentCounts, documents, intents, seen } = current
  const classes = intents.length
  const counter = new FeatureCounter(bucketBits)
  const frequencies = inverseFrequencies(documentCounts, documents)
  const read = ({ text, slotWords, intent }: ClassifierExample) => {
    const counted = keepCounts(counter.count(text, slotWords))
    const vector = weighFeatures(counted, frequencies, new Float32Array(counted.size))
    return { vector, label: intents.indexOf(intent), lexical: counted.lexical }
  }
  const old = examples.filter(({ intent }) => intents.includes(intent)).map(read)
  return (adopted) => {
    const fresh = adopted.map(read)
    const rows = [...old, ...Array.from({ length: REPEATS }, () => fresh).flat()]
    const start = {
      classes,
      weights: toFloats(current.weights.linear.weights),
      bias: current.weights.linear.bias.slice(),
    }
    const vectors: FeatureVector[] = rows.map((row) => row.vector)
    const labels = Int32Array.from(rows, (row) => row.label)
    const training = { vectors, labels, classes, buckets: 1 << bucketBits }
    const { weights, bias } = trainLinear(training, UPDATE, start)
    const remembered = createSeen(classes, seen.bits.slice())
    for (const { label, lexical } of fresh) addSeen(remembered, label, lexical)
    const linear = { weights: quantise(weights, classes), bias }
    return { ...current, seen: remembered, weights: { ...current.weights, linear } }
  }
}

/** What a classifier answers surely; nothing where it is not sure. */
function answerAll(model: ClassifierModel, examples: readonly ClassifierExample[]): Answer[] {
  const classifier = new IntentClassifier(model)
  return examples.map((example) => {
    const { intent, isSure } = classifier.classify(example)
    return isSure ? intent : undefined
  })
}

/** Answers each adopted example with an update that was not shown it. */
function answerOutOfFold(adopted: readonly ClassifierExample[], update: Update): Answer[] {
  const answers: Answer[] = adopted.map(() => undefined)
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const held = [...adopted.keys()].filter((row) => row % FOLDS === fold)
    if (held.length === 0) continue
    const model = update(adopted.filter((_, row) => row % FOLDS !== fold))
    const found = answerAll(
      model,
      held.map((row) => adopted[row]!),
    )
    held.forEach((row, index) => {
      answers[row] = found[index]
    })
  }
  return answers
}

const isRight = ({ intent }: ClassifierExample, answer: Answer): boolean => answer === intent
const isWrong = ({ intent }: ClassifierExample, answer: Answer): boolean =>
  answer !== undefined && answer !== intent

function share(
  examples: readonly ClassifierExample[],
  answers: readonly Answer[],
  is: (example: ClassifierExample, answer: Answer) => boolean,
): number {
  if (examples.length === 0) return 0
  return examples.filter((example, row) => is(example, answers[row])).length / examples.length
}

/** Guarded messages answered otherwise than before, and not as they should be. */
function changedAnswers(
  guarded: readonly ClassifierExample[],
  before: readonly Answer[],
  after: readonly Answer[],
): string[] {
  return guarded
    .filter(({ intent }, row) => {
      const wanted = intent === NONE ? undefined : intent
      return after[row] !== before[row] && after[row] !== wanted
    })
    .map(({ text }) => text)
}

function byIntentAndText(one: ClassifierExample, other: ClassifierExample): number {
  if (one.intent !== other.intent) return one.intent < other.intent ? -1 : 1
  return one.text < other.text ? -1 : one.text > other.text ? 1 : 0
}
