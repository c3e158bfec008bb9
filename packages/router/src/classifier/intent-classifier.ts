import type { IntentCandidate } from '../stages/intent-reader.ts'
import { type ClassifierInput, NONE } from './classifier-types.ts'
import { confidenceFeatures, topClasses } from './confidence-features.ts'
import { type CountedMessage, FeatureCounter } from './count-features.ts'
import { inverseFrequencies, weighFeatures } from './feature-weights.ts'
import { IntentNetwork } from './intent-network.ts'
import { probabilityOf } from './logistic.ts'
import { rankedClasses, rerank } from './rerank-candidates.ts'
import type { ClassifierModel } from './train-classifier.ts'

/** What the classifier makes of one message. */
export interface IntentVerdict {
  readonly intent: string
  /** How likely the intent is right, from 0 to 1. */
  readonly confidence: number
  /** Whether that suffices to act on it without asking anything else. */
  readonly isSure: boolean
  /** Whether that suffices where the words of the message bear the intent out by themselves. */
  readonly isLikely: boolean
  readonly isWrite: boolean
  /** How likely the message asks for nothing at all. */
  readonly noneProbability: number
  /** Whether that is too unlikely, and what is asked for too likely, for silence. */
  readonly asksSomething: boolean
  /** The likeliest intents, the likeliest first; of all intents together they would sum up to 1. */
  readonly candidates: readonly IntentCandidate[]
}

const CANDIDATES = 5
/**
 * How likely the linear model must find an intent for it to stand. Over 40,000 messages the classifier
 * was never sure of another write where this was above 0.19.
 */
const SHARED = 0.4
/** Out of fold 77% of what asks for something lies below, and 6% of what asks for nothing. */
const NOTHING = 0.05
/** How likely an intent must be for a message to ask for something, if perhaps for something else. */
const SOMETHING = 0.7
const MAX_VALUES = 16384

/** Classifies messages with a trained model: no clock, no randomness, nothing asynchronous. */
export class IntentClassifier {
  readonly model: ClassifierModel
  private readonly counter: FeatureCounter
  private readonly network: IntentNetwork
  private readonly frequencies: Float32Array
  private readonly values = new Float32Array(MAX_VALUES)
  private readonly none: number
  private readonly isWrite: readonly boolean[]

  constructor(model: ClassifierModel) {
    this.model = model
    this.counter = new FeatureCounter(model.bucketBits)
    this.network = new IntentNetwork(model.weights)
    this.frequencies = inverseFrequencies(model.documentCounts, model.documents)
    this.none = model.intents.indexOf(NONE)
    const writes = new Set(model.writes)
    this.isWrite = model.intents.map((intent) => writes.has(intent))
  }

  classify(input: ClassifierInput): IntentVerdict {
    const { message, vector } = this.lookAt(input)
    this.network.askOthers(vector)
    return this.verdictOn(message)
  }

  /** Nothing where the first look finds an intent so likely that `classify` is sure of no other. */
  classifyUnless(input: ClassifierInput, intent: string): IntentVerdict | undefined {
    const { message, vector } = this.lookAt(input)
    if (this.isShared(intent)) return undefined
    this.network.askOthers(vector)
    return this.verdictOn(message)
  }

  /** Counts what a message has and asks the linear model alone, which takes a fraction of the time. */
  private lookAt({ text, slotWords }: ClassifierInput) {
    const message = this.counter.count(text, slotWords)
    const vector = weighFeatures(message, this.frequencies, this.values)
    this.network.askLinear(vector)
    return { message, vector }
  }

  /** Whether the first look finds an intent so likely. */
  private isShared(intent: string): boolean {
    const label = this.model.intents.indexOf(intent)
    return label >= 0 && this.network.linear[label]! >= SHARED
  }

  /** What the network, just asked, makes of a message. */
  private verdictOn(message: CountedMessage): IntentVerdict {
    const { model, network, none } = this
    const ranked = rankedClasses(network, none, model.seen, message.lexical)
    rerank(network.probabilities, ranked, model.ranking)
    const top = topClasses(network.probabilities, none)
    const features = confidenceFeatures(network, top, none, model.seen, message)
    const confidence = probabilityOf(model.confidence, features)
    const isWrite = this.isWrite[top.first] ?? false
    const kind = isWrite ? 'write' : 'read'
    const noneProbability = none < 0 ? 0 : network.probabilities[none]!
    return {
      intent: model.intents[top.first] ?? NONE,
      confidence,
      isWrite,
      isSure: confidence >= model.thresholds[kind],
      isLikely: confidence >= model.vouchedThresholds[kind],
      noneProbability,
      asksSomething: none >= 0 && noneProbability < NOTHING && confidence >= SOMETHING,
      candidates: this.candidates(),
    }
  }

  private candidates(): IntentCandidate[] {
    const { probabilities } = this.network
    const best: IntentCandidate[] = []
    for (let at = 0; at < probabilities.length; at += 1) {
      if (at === this.none) continue
      const probability = probabilities[at]!
      const last = best[CANDIDATES - 1]
      if (last !== undefined && probability <= last.confidence) continue
      let place = Math.min(best.length, CANDIDATES - 1)
      while (place > 0 && best[place - 1]!.confidence < probability) {
        best[place] = best[place - 1]!
        place -= 1
      }
      best[place] = { intent: this.model.intents[at] ?? NONE, confidence: probability }
    }
    return best
  }
}
