export type { IntentCatalogue, IntentDefinition, SentenceGroup } from '../grammar/catalogue.ts'
export { compileGrammar } from '../grammar/compile-grammar.ts'
export type { CompiledGrammar } from '../grammar/compiled-grammar.ts'
export { talkIntents } from '../speech/talk-intents.ts'
