import type { EmbeddingOptions } from './embedding-model.ts'
import type { LinearOptions } from './linear-model.ts'

/** One message as the classifier sees it: the text, and its words with slots as `{type}`. */
export interface ClassifierInput {
  readonly text: string
  /** See `slot-words.ts`; empty when slots are not looked at. */
  readonly slotWords: readonly string[]
}

/** A message of which it is known what it asks for. */
export interface ClassifierExample extends ClassifierInput {
  /** An intent's name, or `none` for what asks for nothing. */
  readonly intent: string
}

/** The label of what asks for nothing: never an answer, only a reason to doubt the others. */
export const NONE = 'none'

/** How right decisions must be, for intents that read and for those that write. */
export interface PrecisionGoals {
  readonly read: number
  readonly write: number
}

/** Everything that, with the examples, decides what a trained classifier is. */
export interface ClassifierOptions {
  /** Features are hashed into 2 to this power buckets. */
  readonly bucketBits: number
  readonly linear: LinearOptions
  readonly embedding: EmbeddingOptions
  /** How many embedding models give a second opinion; with none training takes a tenth of the time. */
  readonly members: number
  /** How many parts the examples are cut into to measure confidence on what was not trained on. */
  readonly folds: number
  /** The share of messages expected to ask for nothing that the classifier knows. */
  readonly outOfScopeShare: number
  /** How much of that share is close to what the classifier knows, where there are examples of the rest. */
  readonly nearShare: number
  readonly precision: PrecisionGoals
  /** The same where the words of a message bear its intent out by themselves. */
  readonly vouchedPrecision: PrecisionGoals
}

/** What is shipped, and what every published figure is measured with. */
export const DEFAULT_OPTIONS: ClassifierOptions = {
  bucketBits: 14,
  linear: { epochs: 7, rate: 4, smoothing: 0.1, seed: 1 },
  embedding: {
    width: 44,
    hidden: 128,
    epochs: 12,
    rate: 0.01,
    embeddingRate: 5,
    smoothing: 0.1,
    featureDropout: 0.1,
    hiddenDropout: 0.25,
    seed: 1,
  },
  members: 3,
  folds: 5,
  outOfScopeShare: 0.18,
  nearShare: 0.25,
  precision: { read: 0.98, write: 0.98 },
  vouchedPrecision: { read: 0.93, write: 0.98 },
}
