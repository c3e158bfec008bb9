export type { IntentCatalogue, IntentDefinition, SentenceGroup } from '../grammar/catalogue.ts'
export { compileGrammar } from '../grammar/compile-grammar.ts'
export type { CompiledGrammar } from '../grammar/compiled-grammar.ts'
export { talkIntents } from '../speech/talk-intents.ts'
export {
  checkSentences,
  type KnownIntents,
  type SentenceFault,
  withShippedIntents,
} from './check-sentences.ts'
export type { Finding, FindingCode } from './finding.ts'
export { lintCatalogues } from './lint-catalogues.ts'
export { sampleSentences } from './sample-sentences.ts'
