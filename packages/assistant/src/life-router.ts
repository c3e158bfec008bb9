import { type Classifier, createRouter, type ExplainingRouter } from '@parco/router'
import { createLifeClassifier } from './classifier/life-classifier.ts'
import { GRAMMAR as ENGLISH } from './life-grammar.en.generated.ts'
import { GRAMMAR as PORTUGUESE } from './life-grammar.pt-BR.generated.ts'

/** The router over the life domains; it needs no database, and reads its classifier when first asked. */
export function createLifeRouter(
  classifier: Classifier = createLifeClassifier(),
): ExplainingRouter {
  return createRouter({
    intents: [],
    grammars: { 'pt-BR': PORTUGUESE, en: ENGLISH },
    classifier,
  })
}
