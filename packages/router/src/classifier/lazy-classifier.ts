import type { Classifier } from '../stages/classifier.ts'
import type { ClassifierInput } from './classifier-types.ts'
import type { StoredClassifier } from './encode-classifier.ts'
import { IntentClassifier } from './intent-classifier.ts'

/**
 * The router's classifier over a model that is loaded with the first message that needs it: most
 * messages are explained by sentences, and a start should not wait for what it may never ask.
 */
export function createLazyClassifier(load: () => StoredClassifier): Classifier {
  let loaded: IntentClassifier | undefined
  const classify = (input: ClassifierInput) => {
    loaded ??= new IntentClassifier(load().intents)
    return loaded.classify(input)
  }
  return { classify, candidates: (input) => classify(input).candidates }
}
