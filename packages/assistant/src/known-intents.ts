import type { CompiledGrammar, KnownIntents } from '@parco/router/sentences'
import { GRAMMAR as ENGLISH } from './life-grammar.en.generated.ts'
import { GRAMMAR as PORTUGUESE } from './life-grammar.pt-BR.generated.ts'

/** The shipped intents of each language and whether each writes, read from what the router loads anyway. */
export function knownIntents(): KnownIntents {
  return [PORTUGUESE, ENGLISH].map((text) => {
    // What the generator wrote is checked for staleness before it lands.
    const { locale, intents } = JSON.parse(text) as CompiledGrammar
    const kinds = intents.map(({ intent, definition }) => [intent, definition] as const)
    return { locale, intents: Object.fromEntries(kinds) }
  })
}
