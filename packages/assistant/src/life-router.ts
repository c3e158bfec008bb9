import { type Classifier, createRouter, type ExplainingRouter } from '@parco/router'
import { createLifeClassifier } from './classifier/life-classifier.ts'
import type { Domain } from './domains/domain.ts'
import { shippedIntents } from './domains/shipped-intents.ts'
import { loadLifeGrammar } from './grammar/load-life-grammar.ts'
import { requireLifeIntents } from './grammar/require-life-intents.ts'

export { shippedIntents }

export interface LifeRouterOptions {
  /** The shipped one by default. */
  readonly classifier?: Classifier
  /** Whose own sentences count beside the shipped ones. */
  readonly domains?: readonly Domain[]
}

/**
 * The router over the life domains; it needs no database, and reads its classifier when first asked.
 * Sentences that a domain brings are compiled with all others at the first message of a language,
 * which takes three seconds.
 */
export function createLifeRouter(options: LifeRouterOptions = {}): ExplainingRouter {
  const { classifier = createLifeClassifier(), domains = [] } = options
  const brought = domains.flatMap(({ sentences }) => sentences?.() ?? [])
  if (brought.length === 0) {
    const grammars = loadLifeGrammar()
    return createRouter({ intents: [], grammars, known: shippedIntents, classifier })
  }
  const known = [...shippedIntents, ...domains.flatMap(({ intents = [] }) => intents)]
  return createRouter({ intents: [...requireLifeIntents(), ...brought], known, classifier })
}
