import type { Classifier } from '../stages/classifier.ts'
import type { StoredClassifier } from './encode-classifier.ts'
import { IntentClassifier } from './intent-classifier.ts'

/**
 * The router's classifier over a model that is loaded with the first message that needs it: most
 * messages are explained by sentences, and a start should not wait for what it may never ask.
 */
export function createLazyClassifier(load: () => StoredClassifier): Classifier {
  let loaded: IntentClassifier | undefined
  const model = (): IntentClassifier => {
    loaded ??= new IntentClassifier(load().intents)
    return loaded
  }
  return {
    classify: (input) => model().classify(input),
    classifyUnless: (input, intent) => model().classifyUnless(input, intent),
    candidates: (input) => model().classify(input).candidates,
  }
}
