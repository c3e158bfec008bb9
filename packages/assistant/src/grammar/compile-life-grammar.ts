import type { Locale } from '@parco/protocol'
import { compileGrammar, talkIntents } from '@parco/router/sentences'
import { readLifeIntents } from './read-life-intents.ts'

/**
 * Compiles every shipped sentence of a language, small talk included, to the JSON of a grammar.
 * @throws Error when a sentence cannot be compiled.
 */
export function compileLifeGrammar(locale: Locale): string {
  return JSON.stringify(compileGrammar([...readLifeIntents(), ...talkIntents], locale))
}
