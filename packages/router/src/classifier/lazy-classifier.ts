import type { RouterContext } from '../router-types.ts'
import type { Classifier } from '../stages/classifier.ts'
import { detectLanguage } from '../stages/detect-language.ts'
import { toClassifierInput } from './classifier-input.ts'
import type { StoredClassifier } from './encode-classifier.ts'
import { IntentClassifier } from './intent-classifier.ts'

/**
 * The router's classifier over a model that is loaded with the first message that needs it: most
 * messages are explained by sentences, and a start should not wait for what it may never ask.
 */
export function createLazyClassifier(load: () => StoredClassifier): Classifier {
  let loaded: IntentClassifier | undefined
  const judge = (text: string, context: RouterContext) => {
    loaded ??= new IntentClassifier(load().intents)
    const { locale } = detectLanguage(text, context.locale)
    return loaded.classify(toClassifierInput(text, locale))
  }
  return {
    classify: judge,
    candidates: (text, context) => judge(text, context).candidates,
  }
}
