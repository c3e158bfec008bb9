export type { ClassifierInput } from './classifier/classifier-types.ts'
export type {
  Abstention,
  ExplainedClause,
  ExplainedGate,
  ExplainedOpinion,
  ExplainedReading,
  ExplainedSlot,
  ExplainedWords,
  Explanation,
} from './explain/explanation.ts'
export type { IntentCatalogue, IntentDefinition, SentenceGroup } from './grammar/catalogue.ts'
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
export type { CachedDecision, DecisionCache } from './stages/decision-cache.ts'
export type { FilledCall, IntentCandidate, IntentReader } from './stages/intent-reader.ts'
export { isTypoOf } from './text/edit-distance.ts'
export { fold } from './text/fold.ts'
