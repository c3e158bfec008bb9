export type { ClassifierInput } from './classifier/classifier-types.ts'
export type {
  Abstention,
  ExplainedClause,
  ExplainedOpinion,
  ExplainedReading,
  ExplainedSlot,
  Explanation,
} from './explain/explanation.ts'
export type { IntentCatalogue, IntentDefinition, SentenceGroup } from './grammar/catalogue.ts'
export { defineIntent, type Intent, type IntentTrait } from './intents/define-intent.ts'
export { lifeIntents } from './intents/life/life-intents.ts'
export { toSentences } from './learning/to-sentences.ts'
export { createRouter, type ExplainingRouter, type Router, type RouterOptions } from './router.ts'
export type {
  Pending,
  RoutedCall,
  RoutedDecision,
  RouterContext,
  UserVocabulary,
} from './router-types.ts'
export { type MessageFacts, numbersIn, readFacts } from './slots/read-facts.ts'
export type { Classification, Classifier } from './stages/classifier.ts'
export type { FilledCall, IntentCandidate, IntentReader } from './stages/intent-reader.ts'
export { isTypoOf } from './text/edit-distance.ts'
export { fold } from './text/fold.ts'
export { categoryNamed, incomeTypeOf, knownExpenseCategory } from './values/category-of.ts'
export { habitLexicon } from './values/lexicons.ts'
