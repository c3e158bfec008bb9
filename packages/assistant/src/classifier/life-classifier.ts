import { createRequire } from 'node:module'
import type { Classifier } from '@parco/router'
import type { IntentClassifier } from '@parco/router/classifier'

const require = createRequire(import.meta.url)

/** Reads the shipped model; with it comes all the code that only the classifier needs. */
function loadClassifier(): IntentClassifier {
  const { IntentClassifier } =
    require('@parco/router/classifier') as typeof import('@parco/router/classifier')
  const { loadLifeClassifier } =
    require('./load-life-classifier.ts') as typeof import('./load-life-classifier.ts')
  return new IntentClassifier(loadLifeClassifier())
}

/**
 * The shipped classifier. Most messages are explained by sentences: code and model are loaded with
 * the first one that is not, so that no start waits for them.
 */
export function createLifeClassifier(): Classifier {
  let loaded: IntentClassifier | undefined
  const classifier = () => {
    loaded ??= loadClassifier()
    return loaded
  }
  return {
    classify: (input) => classifier().classify(input),
    classifyUnless: (input, intent) => classifier().classifyUnless(input, intent),
    candidates: (input) => classifier().classify(input).candidates,
  }
}
