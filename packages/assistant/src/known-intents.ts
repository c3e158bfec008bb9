import type { Locale } from '@parco/protocol'
import type { IntentDefinition } from '@parco/router'
import type { CompiledGrammar } from '@parco/router/sentences'
import type { Domain } from './domains/domain.ts'
import { loadLifeGrammar } from './grammar/load-life-grammar.ts'

/** The intents of one language and what each is, without the sentences that say them. */
export interface IntentTable {
  readonly locale: Locale
  readonly intents: Readonly<
    Record<string, Pick<IntentDefinition, 'isWrite' | 'required' | 'questions'>>
  >
}

/** The shipped intents of each language, read from what the router loads anyway, and what domains bring. */
export function knownIntents(domains: readonly Domain[] = []): readonly IntentTable[] {
  const brought = domains.flatMap(({ sentences }) => sentences?.() ?? [])
  const shipped = Object.values(loadLifeGrammar()).map((text) => {
    // `loadLifeGrammar` compiled it from catalogues that were checked.
    const { locale, intents } = JSON.parse(text) as CompiledGrammar
    const kinds = intents.map(({ intent, definition }) => [intent, definition] as const)
    return { locale, intents: Object.fromEntries(kinds) }
  })
  return [...shipped, ...brought]
}
